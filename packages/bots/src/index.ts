export { type ArenaOptions, type ArenaResult, arena, contest, type Standing } from './arena.ts';
export { type Bot, type Choice, randomBot } from './bot.ts';
export { type GreedyOptions, greedy } from './greedy.ts';
export type { Heuristic, Judge } from './greedy-heuristic.ts';
export { botsFor, LEVELS, type Level, levelBot, type Minds } from './levels.ts';
export { choose, chooseLively, type Mood, PLAYOUT_LIMIT, playout } from './random.ts';
