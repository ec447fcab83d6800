import { deepFreeze, quarry } from '@thameside/testkit';
import { expect, test } from 'vitest';
import { legal, play, type Redealt, redealt, rngOf, seedOf } from '../src/index.ts';
import { lastTurn, SEED } from './table.ts';

const match = () => lastTurn(0, ['slate-1'], [3, 'chalk-1', 'chalk-2'], [2, 'marble-1', 'marble-2']);
const OTHER = seedOf('another');

test('the match is left as it was', () => {
  const m = deepFreeze(match());
  redealt(quarry, m, 0, SEED);
  expect(m).toEqual(match());
});

test('what its owner sees is kept, the rest dealt anew', () => {
  const imagined = redealt(quarry, match(), 0, SEED).s;
  expect(quarry.view(imagined, 0)).toEqual(quarry.view(match().s, 0));
  expect(imagined.players[0]?.hand).toEqual(['chalk-1', 'chalk-2']);
  expect(imagined.players[1]?.hand).toHaveLength(2);
  expect(imagined.players[1]?.hand).not.toEqual(['marble-1', 'marble-2']);
  expect(quarry.census(imagined)).toEqual(quarry.census(match().s));
});

test('the generator is a new one, so that nobody can look ahead', () => {
  const m = match();
  m.rng = rngOf(OTHER);
  const imagined = redealt(quarry, match(), 0, SEED);
  expect(imagined.rng).not.toEqual(m.rng);
  expect(redealt(quarry, m, 0, SEED).rng).toEqual(imagined.rng);
});

test('the seed decides which possibility', () => {
  expect(redealt(quarry, match(), 0, SEED)).toEqual(redealt(quarry, match(), 0, SEED));
  expect(redealt(quarry, match(), 0, SEED)).not.toEqual(redealt(quarry, match(), 0, OTHER));
});

test('for a spectator every hand is dealt anew', () => {
  const { players } = redealt(quarry, match(), null, SEED).s;
  expect(players.map(p => p.hand)).not.toEqual(match().s.players.map(p => p.hand));
});

test('it can be played on', () => {
  const imagined = redealt(quarry, match(), 1, SEED);
  play(quarry, imagined, 0, legal(quarry, imagined, 0)[0]!);
});

test('a match is not taken for a redealt one', () => {
  const forBots = (m: Redealt) => m.lanes.length;
  // @ts-expect-error: it might hold secrets
  forBots(match());
  expect(forBots(redealt(quarry, match(), 0, SEED))).toBe(2);
});

test('the same seed gives the same, whatever lies there in truth', () => {
  const other = redealt(quarry, match(), 0, OTHER);
  expect(other.s).not.toEqual(match().s);
  expect(redealt(quarry, other, 0, SEED).s).toEqual(redealt(quarry, match(), 0, SEED).s);
});
