import { expect, test } from 'vitest';
import { compare } from '../src/playouts/compare.ts';
import { BENCHES } from '../src/titles.ts';

// A small run of `npm run bench -- playouts`. The bar is far below what is measured, so that only a real loss trips it.
for (const { title, seats } of BENCHES) {
  test(`${title.id}: both sides play the same games, and ours is well ahead`, () => {
    const task = { game: title.id, seats, games: 60, seed: 'ci' };
    const result = compare(task, 3, 1, () => {});
    expect(result.ratio).toBeGreaterThan(20);
    expect(result.ours).toBeGreaterThan(100);
  });
}
