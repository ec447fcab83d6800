import { perft } from '@thameside/testkit';
import { describe, expect, test } from 'vitest';
import { type At, arrange, flipped, game, opened, stack } from './arrange.ts';

const counts = (m: At, depth: number) => Array.from({ length: depth }, (_, i) => perft(game, m, i + 1));

/** A table in the middle of a game, with most of what can be asked. */
const middle = arrange({
  top: ['sewers', 'omnibus'],
  bottom: ['paupers-b'],
  seed: 'perft',
  players: [
    {
      money: 20,
      loans: 1,
      poverty: 4,
      hand: ['salters', 'lords', 'wren', 'paupers-a', 'huguenots'],
      boroughs: ['city', 'lambeth'],
      display: [
        stack('stock-exchange'),
        stack('brewing'),
        stack('hospital'),
        stack('coffee-house'),
        stack('whitehall'),
        flipped('mercers'),
        stack('university-of-london'),
      ],
    },
    { money: 3, boroughs: ['hackney'] },
  ],
});

// One wrong legality anywhere moves a number.
describe('the number of ways to go on', () => {
  test('2 players, from the start', () =>
    expect(counts(opened(2, { start: '1' }, 'perft'), 5)).toMatchInlineSnapshot(`
      [
        1,
        5,
        17,
        36,
        66,
      ]
    `));
  test('4 players, from the start', () =>
    expect(counts(opened(4, { start: '3' }, 'perft'), 5)).toMatchInlineSnapshot(`
      [
        1,
        5,
        17,
        43,
        74,
      ]
    `));
  test('in the middle of a game', () =>
    expect(counts(middle, 5)).toMatchInlineSnapshot(`
    [
      2,
      12,
      70,
      328,
      1416,
    ]
  `));
});
