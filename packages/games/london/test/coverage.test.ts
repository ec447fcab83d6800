import { coverage } from '@thameside/testkit';
import { expect, test } from 'vitest';
import { game } from './game.ts';

test('over many games every question is asked, and every card built, run, used, discarded and scored', () => {
  const { neverAsked, neverTouched } = coverage(game, { games: 120, seed: 'coverage' });
  expect(neverAsked).toEqual([]);
  expect(neverTouched).toEqual([]);
});
