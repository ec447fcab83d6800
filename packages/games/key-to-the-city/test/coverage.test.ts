import { coverage } from '@thameside/testkit';
import { expect, test } from 'vitest';
import { game } from './game.ts';

test('over many games every question is asked, and every tile owned, used and upgraded at every level', () => {
  const options = { homes: 'chosen', jennifer: 'on' };
  const { neverAsked, neverTouched } = coverage(game, { games: 400, options, seed: 'coverage' });
  expect(neverAsked).toEqual([]);
  expect(neverTouched).toEqual([]);
});
