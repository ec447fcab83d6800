export { LEVELS, type Level, MINDS } from '@thameside/kernel';
export { analysed, type Decision, turningPoints } from './analysis.ts';
export {
  type ArenaOptions,
  type ArenaResult,
  arena,
  contest,
  type PlayedGame,
  type Standing,
} from './arena.ts';
export { type Bot, type Choice, randomBot } from './bot.ts';
export { type GreedyOptions, greedy } from './greedy.ts';
export { botNamed, botsFor, levelBot, type Minds } from './levels.ts';
export { choose, chooseLively, type Mood, PLAYOUT_LIMIT, playout } from './random.ts';
export { type Budget, type SearchOptions, search } from './search/index.ts';
export { type Finding, type Thinker, thinker } from './search/thinker.ts';
