import { chosenOptions, type Options, seedOf, start } from '@thameside/kernel';
import { perft } from '@thameside/testkit';
import { describe, expect, test } from 'vitest';
import { game } from './game.ts';

const begin = (seats: number, wanted: Options) => {
  const chosen = chosenOptions(game, seats, wanted);
  if ('faults' in chosen) throw new Error('bad options');
  return start(game, seats, chosen.options, seedOf('perft'));
};
const counts = (seats: number, wanted: Options, depth: number) =>
  Array.from({ length: depth }, (_, i) => perft(game, begin(seats, wanted), i + 1));

// One wrong legality anywhere moves a number.
describe('the number of ways to begin', () => {
  test('2 players', () =>
    expect(counts(2, {}, 5)).toMatchInlineSnapshot(`
    [
      4,
      26,
      100,
      418,
      1634,
    ]
  `));
  test('3 players, homes chosen', () =>
    expect(counts(3, { homes: 'chosen' }, 4)).toMatchInlineSnapshot(`
    [
      6,
      30,
      120,
      480,
    ]
  `));
  test('6 players, Jennifer variant', () =>
    expect(counts(6, { jennifer: 'on' }, 4)).toMatchInlineSnapshot(`
    [
      4,
      28,
      106,
      448,
    ]
  `));
});
