import { coverage } from '@thameside/testkit';
import { expect, test } from 'vitest';
import { game } from './game.ts';

test('over many games every question is asked, and every card built, run, used, discarded and scored', () => {
  const { neverAsked, neverTouched } = coverage(game, { games: 120, seed: 'coverage' });
  // L50: no card of the set that ships has parts of which the order can matter
  expect(neverAsked).toEqual(['parts']);
  expect(neverTouched).toEqual([]);
});
