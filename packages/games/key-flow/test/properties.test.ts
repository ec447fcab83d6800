import { checkPlayout, propertyTest } from '@thameside/testkit';
import { describe, test } from 'vitest';
import { game } from './game.ts';

// `thameside sim` without --fast does the same for as many games as one likes.
describe('every property on the states of random games', () => {
  for (const seats of [2, 3, 4, 5, 6]) {
    test(`${seats} players, any choice equally likely, states here and there`, () =>
      propertyTest(game, { seats: [seats], runs: 2, every: 7 }));
    test(`${seats} players, whole villages built, states here and there`, () => {
      for (const competition of ['off', 'on']) {
        const options = { competition, stores: competition === 'on' ? 'open' : 'closed' };
        checkPlayout(game, { seats, options, seed: `lively ${seats}`, every: 23 });
      }
    });
  }
});
