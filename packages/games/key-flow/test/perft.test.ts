import { perft } from '@thameside/testkit';
import { describe, expect, test } from 'vitest';
import { arrange, begun } from './arrange.ts';
import { game } from './game.ts';

const counts = (m: ReturnType<typeof begun>, depth: number) =>
  Array.from({ length: depth }, (_, i) => perft(game, m, i + 1));

// One wrong legality anywhere moves a number.
describe('the number of ways to go on', () => {
  test('2 players, at the beginning', () =>
    expect(counts(begun(2, {}, 'perft'), 4)).toMatchInlineSnapshot(`
    [
      16,
      168,
      1000,
      3680,
    ]
  `));
  test('6 players, competition rule', () =>
    expect(counts(begun(6, { decisions: 'by-number' }, 'perft'), 3)).toMatchInlineSnapshot(`
      [
        36,
        1116,
        29160,
      ]
    `));
  test('a village at work', () => {
    const m = arrange({
      season: 'winter',
      phase: 'extra',
      players: [
        {
          home: 'home-1',
          tokens: 3,
          skills: { saw: 1, pick: 1 },
          doubles: { saw: 1 },
          village: [
            { card: 'wainwright', at: 2, stock: { wood: 1, gold: 1 } },
            { card: 'barn', at: 1 },
            { card: 'workshop', at: -2, stock: { iron: 1 } },
            { card: 'flipper', at: -1 },
            { card: 'brewer', at: 4, level: 1 },
          ],
        },
        {},
      ],
    });
    expect(counts(m, 5)).toMatchInlineSnapshot(`
      [
        5,
        19,
        66,
        253,
        907,
      ]
    `);
  });
});
