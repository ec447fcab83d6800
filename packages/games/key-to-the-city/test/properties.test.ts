import { checkPlayout, propertyTest } from '@thameside/testkit';
import { describe, test } from 'vitest';
import { game } from './game.ts';

// `thameside sim` without --fast does the same for as many games as one likes.
describe('every property on the states of random games', () => {
  for (const seats of [2, 3, 4, 5, 6]) {
    test(`${seats} players, any choice equally likely, every state`, () =>
      propertyTest(game, { seats: [seats], runs: 3 }));
    test(`${seats} players, whole boroughs built, states here and there`, () => {
      for (const jennifer of ['off', 'on']) {
        checkPlayout(game, { seats, options: { jennifer }, seed: `lively ${seats}`, every: 23 });
      }
    });
  }
});
