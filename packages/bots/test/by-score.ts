import { quarry } from '@thameside/testkit';
import type { Heuristic } from '../src/index.ts';

export const OPTIONS = { length: 'short', market: 'two' };

/** The toy's bots count the points as they stand. */
export const byScore = quarry.minds?.alderman as Heuristic;
