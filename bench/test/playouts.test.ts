import { expect, test } from 'vitest';
import { playOurs } from '../src/playouts/ours.ts';
import { BENCHES } from '../src/titles.ts';

// How fast is told by `npm run bench`, which also demands that both sides play the very same games.
for (const { title, seats } of BENCHES)
  test(`${title.id}: whole games are played, the same ones every time`, () => {
    const task = { game: title.id, seats, games: 3, seed: 'ci' };
    const { seconds: _, ...report } = playOurs(title.game, task);
    expect(playOurs(title.game, task)).toMatchObject(report);
    expect(report.games).toBe(3);
    expect(report.decisions).toBeGreaterThan(3 * seats);
  });
