import { isOver } from '@thameside/kernel';
import { describe, expect, test } from 'vitest';
import { HOUSE_1 } from '../../src/components/house-1/index.ts';
import { povertyLoss } from '../../src/ending.ts';
import { type At, answers, arrange, flipped, game, questionOf, stack, told } from '../arrange.ts';

const total = (m: At, seat: number): number =>
  game.score(m.s)[seat]!.reduce((sum, { points }) => sum + points, 0);
const linesOf = (m: At, seat: number) =>
  Object.fromEntries(game.score(m.s)[seat]!.map(({ key, points }) => [key.slice('score.'.length), points]));

describe('the end', () => {
  test('L70: each other player has one full turn once the deck is empty at the end of a turn', () => {
    let m = arrange({ phase: 'action', deck: ['lords'], active: 1, players: [{}, {}, {}] });
    m = answers(m, 1, 'draw', 'deck');
    expect(m.s.last).toBe(1);
    expect(questionOf(m, 2)).toBe('action');
    m = answers(m, 2, 'run', 'enough');
    m = answers(m, 0, 'run', 'enough');
    expect(isOver(m)).toBe(true);
    expect(m.s.over).toBe(true);
  });

  test('L70: what matters is the deck at the end of the turn', () => {
    const m = arrange({ phase: 'action', deck: ['lords', 'wren'], players: [{}, {}] });
    const after = answers(m, 0, 'run', 'enough');
    expect(after.s.last).toBeNull();
  });

  test('L71: step by step, with a line for each source', () => {
    let m = arrange({
      phase: 'action',
      deck: [],
      last: 0,
      players: [
        {
          money: 20,
          loans: 2,
          poverty: 4,
          prestige: 10,
          hand: ['wren', 'salters'],
          display: [stack('st-pauls', 'lords'), flipped('brewing')],
        },
        { poverty: 3, money: 2 },
      ],
    });
    expect(linesOf(m, 0)).toEqual({
      prestige: 10,
      hand: 0,
      card: 1,
      repaid: 0,
      money: 1,
      loans: -7,
      poverty: -2,
    });
    expect(total(m, 0)).toBe(10 + 6 + 1 + 1 + 1 - 7 - 2);
    expect(linesOf(m, 1)).toEqual({ prestige: 0, money: 0, poverty: 0 });
    const { match, events } = told(m, 0, 'draw');
    m = match;
    const scored = events.filter(({ t }) => t === 'scored') as { seat: number; line: { key: string } }[];
    expect(scored.map(({ seat, line }) => `${seat} ${line.key}`)).toEqual([
      '0 score.prestige',
      '1 score.prestige',
      '0 score.hand',
      '0 score.card',
      '0 score.card',
      '0 score.card',
      '0 score.repaid',
      '0 score.money',
      '1 score.money',
      '0 score.loans',
      '0 score.poverty',
      '1 score.poverty',
    ]);
  });

  test('L72: the poverty table', () => {
    const table = HOUSE_1.povertyTable;
    expect([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 13].map(n => povertyLoss(table, n))).toEqual([
      0, -1, -1, -2, -3, -5, -7, -9, -11, -13, -15, -18, -24,
    ]);
  });

  test('L74: a total may be negative', () => {
    const m = arrange({ players: [{ money: 0, loans: 1, poverty: 10 }, {}] });
    expect(total(m, 0)).toBe(-22);
  });

  test('L75: repayment is compulsory; money on Shops does not count; Public Houses do not help', () => {
    const m = arrange({
      players: [
        {
          money: 15,
          loans: 1,
          hand: ['wren'],
          display: [{ cards: ['shops'], coins: 9 }, stack('public-houses')],
        },
        {},
      ],
    });
    expect(linesOf(m, 0)).toEqual({ prestige: 0, hand: 0, repaid: 0, money: 0, poverty: -1 });
  });
});

describe('ties', () => {
  const ranking = (...players: object[]) =>
    game.ranking(arrange({ players: players.map(p => ({ money: 0, ...p })) }).s);

  test('L73: least poverty, then most boroughs, then the best single card, then shared', () => {
    expect(ranking({ prestige: 2 }, { prestige: 3 })).toEqual([2, 1]);
    expect(ranking({ prestige: 3, poverty: 1 }, { prestige: 2 })).toEqual([2, 1]);
    expect(ranking({ boroughs: ['city'] }, { boroughs: ['hackney', 'lambeth'] })).toEqual([2, 1]);
    expect(
      ranking(
        { display: [stack('bridge', 'bridge')] },
        { display: [stack('nelsons-column', 'omnibus')], prestige: 0 },
      ),
    ).toEqual([2, 1]);
    expect(
      ranking({ prestige: 1, display: [stack('parliament')] }, { display: [stack('st-pauls')] }),
    ).toEqual([2, 1]);
    expect(ranking({}, {}, { prestige: 1 })).toEqual([2, 2, 1]);
  });

  test('L73: poverty is counted with the hand', () => {
    expect(ranking({ prestige: 3, hand: ['wren'] }, { prestige: 2 })).toEqual([2, 1]);
  });
});
