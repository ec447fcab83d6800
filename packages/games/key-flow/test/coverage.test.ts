import { playout } from '@thameside/bots';
import { rngOf, seedOf, start } from '@thameside/kernel';
import { coverage } from '@thameside/testkit';
import { expect, test } from 'vitest';
import { HOUSE_1 } from '../src/components/house-1/index.ts';
import { game } from './game.ts';

test('over many games every question is asked, and every card played, used and upgraded at every level', () => {
  const { neverAsked, neverTouched } = coverage(game, { games: 400, seed: 'coverage' });
  expect(neverAsked).toEqual([]);
  expect(neverTouched).toEqual([]);
});

test('over many games every card that can score does', () => {
  const missing = new Set([
    'score.gold',
    'score.turned',
    ...HOUSE_1.cards
      .filter(
        card => card.type !== 'keyple' && card.boxes.some(box => box.score ?? box.storage ?? box.points),
      )
      .map(({ id }) => id),
  ]);
  for (let i = 0; i < 300 && missing.size > 0; i++) {
    const m = start(
      game,
      2 + (i % 5),
      { decisions: 'with-card', backs: 'open', stores: 'closed' },
      seedOf(`scored ${i}`),
    );
    playout(game, m, rngOf(seedOf(`scored ${i} answers`)), undefined, 'lively');
    for (const line of game.score(m.s).flat())
      if (line.points > 0) missing.delete(String(line.params.card ?? line.key));
  }
  expect([...missing]).toEqual([]);
});
