import { anyTable, checkPlayout, propertyTest, TODAY } from '@thameside/testkit';
import { describe, test } from 'vitest';
import { game } from './game.ts';

// `thameside sim` without --fast does the same for as many games as one likes.
describe('every property on every state of random games', () => {
  for (const seats of [2, 3, 4])
    test(`${seats} players, whole cities built`, () => {
      checkPlayout(game, { seats, options: { start: String(seats) }, seed: `lively ${seats}` });
    });
  test('any choice equally likely', () => propertyTest(game, { seats: [2, 3], runs: 1 }));
  test(`any choice equally likely, SEED=${TODAY}`, () =>
    propertyTest(game, { seats: [2, 3], runs: 1, seed: TODAY }));
  test(`whole cities built, SEED=${TODAY}`, () => void checkPlayout(game, anyTable(game, TODAY)));
});
