import { checkPlayout, propertyTest } from '@thameside/testkit';
import { describe, test } from 'vitest';
import { game } from './game.ts';

// `thameside sim` without --fast does the same for as many games as one likes.
describe('every property on the states of random games', () => {
  for (const seats of [2, 3, 4]) {
    test(`${seats} players, any choice equally likely, every state`, () =>
      propertyTest(game, { seats: [seats], runs: 3, every: 5 }));
    test(`${seats} players, whole cities built, states here and there`, () => {
      for (const start of ['random', '2']) {
        checkPlayout(game, { seats, options: { start }, seed: `lively ${seats}`, every: 7 });
      }
    });
  }
});
