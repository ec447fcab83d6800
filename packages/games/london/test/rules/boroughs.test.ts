import type { Answer } from '@thameside/kernel';
import { describe, expect, test } from 'vitest';
import { HOUSE_1 } from '../../src/components/house-1/index.ts';
import {
  type At,
  answers,
  arrange,
  city,
  legalOf,
  player,
  questionOf,
  refusalOf,
  stack,
} from '../arrange.ts';

/** Price; cards, prestige and poverty when bought; money, prestige and poverty when the city is run. */
type Printed = readonly [
  cost: number,
  gain: readonly [cards: number, prestige: number, poverty: number],
  run?: readonly [money: number, prestige: number, poverty: number],
];

const PRINTED: Readonly<Record<string, Printed>> = {
  city: [8, [3, 5, -1], [2, 0, 0]],
  westminster: [8, [1, 6, -1], [0, 1, 0]],
  'southwark-and-bermondsey': [5, [3, 2, -2], [0, 0, 1]],
  'bethnal-green-stepney-and-poplar': [3, [4, 2, 0], [0, 0, 1]],
  hackney: [3, [3, 2, -1]],
  'islington-and-stoke-newington': [4, [2, 3, -1]],
  'st-pancras': [5, [2, 4, -1]],
  'st-marylebone': [5, [1, 4, -2]],
  hampstead: [7, [1, 5, -2]],
  paddington: [5, [2, 4, 0], [1, 0, 0]],
  kensington: [7, [1, 5, -1], [0, 1, 0]],
  hammersmith: [6, [2, 4, -2]],
  'fulham-and-chelsea': [7, [1, 5, -1]],
  wandsworth: [2, [2, 2, -1], [0, 0, 2]],
  battersea: [4, [2, 2, -3]],
  lambeth: [4, [2, 2, -2]],
  camberwell: [4, [3, 2, -2]],
  deptford: [3, [3, 1, -3]],
  lewisham: [3, [2, 1, -4]],
  greenwich: [3, [2, 2, -2]],
};

const numbers = (m: At) => {
  const { money, prestige, poverty, hand } = player(m, 0);
  return [money, prestige, poverty, hand.length];
};

describe('every borough', () => {
  for (const [id, [cost, [cards, prestige, poverty], run]] of Object.entries(PRINTED)) {
    test(`L40: ${id} costs ${cost} and brings ${cards}, ${prestige}, ${poverty}`, () => {
      const m = arrange({
        phase: 'action',
        offer: [id],
        players: [{ money: 10, prestige: 10, poverty: 10, hand: [] }, {}],
      });
      let after = answers(m, 0, 'buy', id);
      expect(after.s.offer[0]).not.toBe(id);
      for (let i = 0; i < cards; i++) {
        expect(questionOf(after, 0)).toBe('draw');
        after = answers(after, 0, 'deck');
      }
      const still = questionOf(after, 0) === 'end' ? answers(after, 0, 'done') : after;
      expect(questionOf(still, 1)).toBe('draw');
      expect(numbers(still)).toEqual([10 - cost, 10 + prestige, 10 + poverty, cards]);
      expect(player(still, 0).boroughs).toEqual([id]);
    });

    test(`L51: ${id} ${run ? `brings ${run.join(', ')} in a run` : 'does nothing in a run'}`, () => {
      const m = arrange({
        phase: 'action',
        players: [{ money: 10, prestige: 10, poverty: 10, boroughs: [id] }, {}],
      });
      const running = answers(m, 0, 'run');
      if (!run) {
        expect(refusalOf(running, 0, 'borough')).toBe('L51');
        return;
      }
      const after = answers(running, 0, 'borough');
      expect(numbers(after)).toEqual([10 + run[0], 10 + run[1], 10 + run[2], 0]);
      expect(refusalOf(after, 0, 'borough')).toBe('L51');
      expect(numbers(answers(running, 0, 'enough'))).toEqual(numbers(after)); // must be activated
    });
  }
});

interface Row {
  readonly title: string;
  readonly at: object;
  readonly answers: readonly Answer[];
  readonly expected: (m: At, before: At) => void;
}

const ABILITIES: Readonly<Record<string, Row>> = {
  'southwark-and-bermondsey': {
    title: 'L33: a pauper is discarded as a card of any colour',
    at: {
      phase: 'action',
      players: [{ hand: ['lords', 'paupers-a'], boroughs: ['city', 'southwark-and-bermondsey'] }, {}],
    },
    answers: ['develop', 'lords', 'paupers-a', 'new'],
    expected: m => {
      expect(city(m, 0)).toEqual(['lords']);
      expect(m.s.top[0]).toBe('paupers-a');
    },
  },
  'islington-and-stoke-newington': {
    title: 'L85: a hand card is exchanged with the board, once a turn',
    at: {
      phase: 'action',
      top: ['sewers'],
      players: [{ hand: ['lords'], boroughs: ['islington-and-stoke-newington'] }, {}],
    },
    answers: ['swap-borough', ['sewers', 'top'], 'lords'],
    expected: m => {
      expect([player(m, 0).hand, m.s.top[0]]).toEqual([['sewers'], 'lords']);
      expect(refusalOf(m, 0, 'swap-borough')).toBe('L23');
    },
  },
  wandsworth: {
    title: 'L87: one more card may be drawn',
    at: { deck: ['lords', 'wren', 'salters'], players: [{ boroughs: ['wandsworth'] }, {}] },
    answers: ['deck', 'deck'],
    expected: (m, before) => {
      expect(player(m, 0).hand).toEqual(['lords', 'wren']);
      expect(legalOf(before, 0)).toEqual(['deck']);
      expect(questionOf(answers(before, 0, 'deck', 'enough'), 0)).toBe('action');
    },
  },
  lambeth: {
    title: 'L95: £2 for a poverty, once a turn',
    at: { phase: 'action', players: [{ money: 5, poverty: 2, boroughs: ['lambeth'] }, {}] },
    answers: ['relief'],
    expected: m => {
      expect(player(m, 0)).toMatchObject({ money: 3, poverty: 1 });
      expect(refusalOf(m, 0, 'relief')).toBe('L23');
    },
  },
};

describe('every ability of a borough', () => {
  for (const [id, { title, at, answers: given, expected }] of Object.entries(ABILITIES)) {
    test(`${title}: ${id}`, () => {
      const before = arrange(at);
      expected(answers(before, 0, ...given), before);
    });
  }

  test('L41: only that of the top borough works, and that of a new one at once', () => {
    const covered = arrange({
      phase: 'action',
      offer: ['lambeth'],
      players: [
        { poverty: 9, money: 20, boroughs: ['lambeth', 'city'].slice(1), hand: ['lords', 'paupers-a'] },
        {},
      ],
    });
    expect(refusalOf(covered, 0, 'develop')).toBe('L35');
    const bought = answers(covered, 0, 'buy', 'lambeth');
    expect(legalOf(bought, 0)).toContain('relief');
    expect(player(answers(bought, 0, 'relief'), 0).poverty).toBe(6);
  });

  test('L41: a covered borough still counts', () => {
    const m = arrange({
      phase: 'action',
      players: [{ money: 0, boroughs: ['city', 'hackney', 'lambeth'], display: [stack('omnibus')] }, {}],
    });
    expect(player(answers(m, 0, 'run', 0), 0).money).toBe(3);
  });
});

test('L3: every borough of the set has its row, and each ability too', () => {
  expect(HOUSE_1.boroughs.map(({ id }) => id).filter(id => !PRINTED[id])).toEqual([]);
  expect(Object.keys(PRINTED)).toHaveLength(20);
  const able = HOUSE_1.boroughs.filter(({ ability }) => ability).map(({ id }) => id);
  expect(able.filter(id => !ABILITIES[id])).toEqual([]);
});
