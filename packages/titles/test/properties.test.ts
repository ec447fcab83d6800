import { anyTable, checkPlayout, nthOptions, propertyTest, seatCounts, TODAY } from '@thameside/testkit';
import { describe, test } from 'vitest';
import { TITLES } from '../src/index.ts';

// `thameside sim` without --fast does the same for as many games as one likes.
describe.each(TITLES)('$id: every property on every state of random games', ({ game }) => {
  const counts = seatCounts(game);
  test.each(counts)('%i players, much built', seats => {
    checkPlayout(game, { seats, options: nthOptions(game, seats, seats), seed: `lively ${seats}` });
  });
  test(`much built, SEED=${TODAY}`, () => void checkPlayout(game, anyTable(game, TODAY, counts.slice(0, 3))));
  test('any choice equally likely', () => propertyTest(game, { seats: counts.slice(0, 2), runs: 1 }));
  test(`any choice equally likely, SEED=${TODAY}`, () =>
    propertyTest(game, { seats: counts.slice(0, 2), runs: 1, seed: TODAY }));
});
