import type { Farsighted } from '@thameside/kernel';
import { quarry } from '@thameside/testkit';

export const OPTIONS = { length: 'short', market: 'two' };

/** The toy's bots count the points as they stand. */
export const byScore = quarry.minds?.alderman as Farsighted;
