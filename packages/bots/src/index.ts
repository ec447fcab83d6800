export { type ArenaOptions, type ArenaResult, arena, contest, type Standing } from './arena.ts';
export { type Bot, type Choice, type Reason, randomBot } from './bot.ts';
export { type GreedyOptions, greedy } from './greedy.ts';
export type { Heuristic, Judge } from './greedy-heuristic.ts';
export { choose, chooseLively, type Mood, PLAYOUT_LIMIT, playout } from './random.ts';
