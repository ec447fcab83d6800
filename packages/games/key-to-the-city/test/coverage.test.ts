import { coverage } from '@thameside/testkit';
import { expect, test } from 'vitest';
import { game } from './game.ts';

test('over many games every question is asked, and every tile owned, used and upgraded at every level', () => {
  const plain = coverage(game, { games: 400, seed: 'coverage' });
  const variant = coverage(game, {
    games: 10,
    options: { homes: 'chosen', jennifer: 'on' },
    seed: 'coverage',
  });
  expect(plain.neverAsked.filter(kind => variant.neverAsked.includes(kind))).toEqual([]);
  expect(plain.neverTouched).toEqual([]);
});
