import type { Answer } from '@thameside/kernel';
import { describe, expect, test } from 'vitest';
import { HOUSE_1 } from '../../src/components/house-1/index.ts';
import {
  type At,
  answers,
  arrange,
  city,
  flipped,
  game,
  legalOf,
  player,
  questionOf,
  refusalOf,
  stack,
  told,
} from '../arrange.ts';
import { PRINTED } from './printed.ts';

/** A hand card of the same colour, whichever the card is. */
const MATES = {
  brown: ['vintners', 'salters'],
  blue: ['theatre-royal', 'vauxhall-gardens'],
  pink: ['woolwich-arsenal', 'great-fire-monument'],
} as const;
const mateOf = (id: string, colour: keyof typeof MATES): string => MATES[colour].find(mate => mate !== id)!;

const numbers = (m: At, seat = 0) => {
  const { money, prestige, poverty } = player(m, seat);
  return { money, prestige, poverty };
};

describe('every card that can be built', () => {
  for (const [id, { colour, cost }] of Object.entries(PRINTED)) {
    test(`L30: ${id} costs ${cost}`, () => {
      const mate = mateOf(id, colour);
      const m = arrange({ phase: 'action', players: [{ money: 12, hand: [id, mate] }, {}] });
      const free = id === 'coffee-house';
      const after = answers(m, 0, 'develop', id, ...(free ? [] : [mate]), 'new');
      expect(city(after, 0)).toEqual([id]);
      expect(numbers(after)).toEqual({ money: 12 - cost, prestige: 0, poverty: 0 });
      expect(player(after, 0).hand).toEqual(free ? [mate] : []);
      expect(after.s.top).toEqual([free ? null : mate, null, null]);
    });
  }
});

describe('every card that brings what is printed on it', () => {
  for (const [id, { run, flips, fee = 0, card }] of Object.entries(PRINTED)) {
    if (run === null) continue;
    test(`L50: ${id} brings ${run.join(', ')}${flips ? ' and turns' : ''}`, () => {
      const hand = card === undefined ? [] : ['sewers'];
      const m = arrange({
        phase: 'action',
        players: [{ money: 20, prestige: 10, poverty: 5, hand, display: [stack(id)] }, {}],
      });
      const after = answers(m, 0, 'run', 0, ...hand);
      const [money, prestige, poverty] = run;
      expect(numbers(after)).toEqual({
        money: 20 - fee + money,
        prestige: 10 + prestige,
        poverty: 5 + poverty,
      });
      expect(city(after, 0)).toEqual([flips ? `(${id})` : id]);
      expect(player(after, 0).hand).toEqual([]);
      expect(after.s.top[0]).toBe(card === undefined ? null : 'sewers');
    });
  }
});

test('L71: every card brings its prestige at the end, covered and face down too', () => {
  for (const [id, { end }] of Object.entries(PRINTED)) {
    const display = [stack(id, 'omnibus')];
    const { s } = arrange({ players: [{ display }, {}] });
    const lines = game.score(s)[0]!.filter(line => line.params.card === id);
    expect([id, lines.map(({ points }) => points)]).toEqual([id, end === 0 ? [] : [end]]);
  }
});

/** A situation, answers of seat 0, and what is different after them. */
interface Row {
  readonly title: string;
  readonly at: object;
  readonly answers: readonly Answer[];
  readonly expected: (m: At, before: At) => void;
}
const BOROUGHS = ['city', 'hackney', 'lambeth'];
const mine = (part: object, ...others: object[]) => ({
  phase: 'action',
  players: [{ money: 20, prestige: 10, poverty: 5, ...part }, ...(others.length > 0 ? others : [{}])],
});
/** The difference in money, prestige and poverty of seat 0. */
const brings =
  (money: number, prestige: number, poverty: number) =>
  (m: At, before: At): void => {
    const was = numbers(before);
    const is = numbers(m);
    expect([is.money - was.money, is.prestige - was.prestige, is.poverty - was.poverty]).toEqual([
      money,
      prestige,
      poverty,
    ]);
  };

const school = (id: string): Row => ({
  title: 'L80: a card of another colour counts for £1',
  at: mine({ hand: ['st-pauls', 'salters'], display: [stack(id)] }),
  answers: ['develop', 'st-pauls', 'salters', 'new'],
  expected: (m, before) => {
    brings(-11, 0, 0)(m, before);
    expect(city(m, 0)).toEqual([id, 'st-pauls']);
  },
});
const hospital = (id: string): Row => ({
  title: 'L83: turns in the place of another card',
  at: mine({ display: [stack('salters'), stack(id)] }),
  answers: ['run', 0, 1],
  expected: (m, before) => {
    brings(6, 0, 0)(m, before);
    expect(city(m, 0)).toEqual(['salters', `(${id})`]);
    expect(legalOf(m, 0)).toEqual(['enough', 'loan']);
  },
});
const drawTwo = (id: string): Row => ({
  title: 'L34: brings two cards and goes to the board in the end',
  at: { ...mine({ hand: [id] }), top: ['sewers'], deck: ['salters', 'wren'] },
  answers: ['develop', id, ['sewers', 'top'], 'deck', 'enough'],
  expected: m => {
    expect(player(m, 0).hand).toEqual(['sewers', 'salters']);
    expect(m.s.top).toEqual([id, null, null]);
  },
});
const shops = (id: string): Row => ({
  title: 'L84: gathers £1 for each card, and gives it all',
  at: mine({ hand: ['wren', 'salters', 'omnibus'], display: [{ cards: [id], coins: 3 }] }),
  answers: ['develop', 'wren', 'salters', 'new', 'omnibus', 'new', 'enough'],
  expected: m => {
    expect(player(m, 0).display[0]!.coins).toBe(5);
    const run = arrange(mine({ display: [{ cards: [id], coins: 5 }] }));
    const after = answers(run, 0, 'run', 0);
    brings(5, 2, -1)(after, run);
    expect(player(after, 0).display[0]).toMatchObject({ down: true, coins: 0 });
  },
});
const pauper = (id: string): Row => ({
  title: 'L33: neither built nor discarded to build, but an activation cost',
  at: mine({ hand: [id, 'salters'], display: [stack('brewing')] }),
  answers: ['run', 0, id],
  expected: (m, before) => {
    brings(9, 0, 0)(m, before);
    expect(player(m, 0).hand).toEqual(['salters']);
    expect(refusalOf(before, 0, 'develop')).toBe('L35');
    const two = arrange(mine({ hand: [id, 'salters', 'vintners'] }));
    expect(refusalOf(answers(two, 0, 'develop'), 0, id)).toBe('L33');
    expect(refusalOf(answers(two, 0, 'develop', 'salters'), 0, id)).toBe('L33');
  },
});

const SPECIAL: Readonly<Record<string, Row>> = {
  'coffee-house': {
    title: 'L81: takes a card of the board, which costs what it costs and is not activated yet',
    at: {
      ...mine({ display: [stack('coffee-house')] }),
      top: ['regent-street', 'wren'],
      bottom: ['paupers-a'],
    },
    answers: ['run', 0, ['regent-street', 'top']],
    expected: (m, before) => {
      brings(-2, 0, 0)(m, before);
      expect(city(m, 0)).toEqual(['regent-street']);
      expect(m.s.top).toEqual([null, 'wren', null]);
      expect(refusalOf(m, 0, 0)).toBe('L81');
    },
  },
  'school-brown': school('school-brown'),
  'school-blue': school('school-blue'),
  'school-c': school('school-c'),
  huguenots: drawTwo('huguenots'),
  'jewish-refugees': drawTwo('jewish-refugees'),
  hospital: hospital('hospital'),
  'hospital-b': hospital('hospital-b'),
  wren: {
    title: 'L82: builds two cards without discards',
    at: mine({
      hand: ['wren', 'st-pauls', 'salters', 'paupers-a', 'huguenots'],
      display: [stack('vintners')],
    }),
    answers: ['develop', 'wren', 'st-pauls', 'new', 'salters', 0, 'enough'],
    expected: (m, before) => {
      brings(-10, 0, 0)(m, before);
      expect(city(m, 0)).toEqual(['salters', 'st-pauls']);
      expect(m.s.top[0]).toBe('wren');
    },
  },
  'paupers-a': pauper('paupers-a'),
  'paupers-b': pauper('paupers-b'),
  'paupers-c': pauper('paupers-c'),
  steamboats: {
    title: 'L41: £2 for each borough on the river, covered ones too',
    at: mine({ boroughs: BOROUGHS, display: [stack('steamboats')] }),
    answers: ['run', 0],
    expected: brings(4, 0, 0),
  },
  omnibus: {
    title: 'L41: £1 for each borough',
    at: mine({ boroughs: BOROUGHS, display: [stack('omnibus')] }),
    answers: ['run', 0],
    expected: brings(3, 0, 0),
  },
  'train-station-north': {
    title: 'L41: £2 for each borough north of the river',
    at: mine({ hand: ['paupers-a'], boroughs: BOROUGHS, display: [stack('train-station-north')] }),
    answers: ['run', 0, 'paupers-a'],
    expected: brings(4, 0, -1),
  },
  'train-station-south': {
    title: 'L41: £2 for each borough south of the river',
    at: mine({ hand: ['paupers-a'], boroughs: BOROUGHS, display: [stack('train-station-south')] }),
    answers: ['run', 0, 'paupers-a'],
    expected: brings(2, 0, -1),
  },
  shops: shops('shops'),
  'shops-c': shops('shops-c'),
  'lloyds-of-london': {
    title: 'L89: £2 from each other player, or what they have',
    at: mine({ display: [stack('lloyds-of-london')] }, { money: 5 }, { money: 1 }, { money: 0 }),
    answers: ['run', 0],
    expected: (m, before) => {
      brings(3, 0, 0)(m, before);
      expect([1, 2, 3].map(seat => [player(m, seat).money, player(m, seat).loans])).toEqual([
        [3, 0],
        [0, 0],
        [0, 0],
      ]);
    },
  },
  'stock-exchange': {
    title: 'L85: exchanges a hand card, even a pauper, once a turn',
    at: { ...mine({ hand: ['paupers-a'], display: [stack('stock-exchange')] }), top: ['sewers'] },
    answers: ['swap', ['sewers', 'top'], 'paupers-a'],
    expected: m => {
      expect(player(m, 0).hand).toEqual(['sewers']);
      expect(m.s.top).toEqual(['paupers-a', null, null]);
      expect(refusalOf(m, 0, 'swap')).toBe('L23');
    },
  },
  'bank-of-england': {
    title: 'L90: a loan brings £12',
    at: mine({ money: 0, hand: ['st-pauls', 'sewers'], display: [stack('bank-of-england')] }),
    answers: ['develop', 'st-pauls', 'sewers', 'new'],
    expected: m => expect(player(m, 0)).toMatchObject({ money: 2, loans: 1 }),
  },
  'town-houses': {
    title: 'L93: 1 prestige for each blue card that shows',
    at: mine({
      display: [stack('town-houses'), stack('st-pauls'), flipped('sewers'), stack('lords', 'salters')],
    }),
    answers: ['run', 0],
    expected: brings(0, 2, 0),
  },
  'university-of-london': {
    title: 'L86: looks at three cards and puts two back',
    at: {
      players: [{ display: [stack('university-of-london')] }, {}],
      deck: ['salters', 'wren', 'sewers', 'lords'],
    },
    answers: ['look', 'wren', 'sewers'],
    expected: m => {
      expect(player(m, 0).hand).toEqual(['wren']);
      expect(m.s.deck.toReversed()).toEqual(['sewers', 'salters', 'lords']);
      expect(questionOf(m, 0)).toBe('action');
    },
  },
  bridge: {
    title: 'L93: £1 for each brown card that shows',
    at: mine({ display: [stack('bridge'), stack('salters'), flipped('vintners')] }),
    answers: ['run', 0],
    expected: brings(1, 0, 0),
  },
  'tower-bridge': {
    title: 'L93: £1 for each brown card that shows',
    at: mine({ display: [stack('tower-bridge'), stack('salters'), stack('omnibus')] }),
    answers: ['run', 0],
    expected: brings(2, 0, 0),
  },
  'police-force': {
    title: 'L91: 2 prestige, and a poverty for somebody else',
    at: mine({ display: [stack('police-force')] }, {}, { poverty: 3 }),
    answers: ['run', 0, 2],
    expected: (m, before) => {
      brings(0, 2, -1)(m, before);
      expect([1, 2].map(seat => player(m, seat).poverty)).toEqual([0, 4]);
    },
  },
  'fleet-street': {
    title: 'L91: £5, and 2 poverty for somebody else',
    at: mine({ display: [stack('fleet-street')] }, {}, { poverty: 3 }),
    answers: ['run', 0, 1],
    expected: (m, before) => {
      brings(5, 0, 0)(m, before);
      expect([1, 2].map(seat => player(m, seat).poverty)).toEqual([2, 3]);
    },
  },
  'fire-brigade': {
    title: 'L52: the others pay for their boroughs, with loans if they must',
    at: mine(
      { boroughs: ['city'], display: [stack('fire-brigade')] },
      { money: 1, boroughs: ['hackney', 'lambeth'] },
      { money: 4 },
    ),
    answers: ['run', 0],
    expected: (m, before) => {
      brings(0, 2, 0)(m, before);
      expect([1, 2].map(seat => [player(m, seat).money, player(m, seat).loans])).toEqual([
        [9, 1],
        [4, 0],
      ]);
    },
  },
  'brixton-prison': {
    title: 'L92: a poverty less for each card, three at most',
    at: mine({ hand: ['paupers-a', 'salters', 'wren', 'lords'], display: [stack('brixton-prison')] }),
    answers: ['run', 0, 'paupers-a', 'wren', 'lords'],
    expected: (m, before) => {
      brings(0, 0, -3)(m, before);
      expect(player(m, 0).hand).toEqual(['salters']);
      expect(questionOf(m, 0)).toBe('run');
    },
  },
  'millbank-prison': {
    title: 'L92: prestige comes even without poverty to lose',
    at: mine({ poverty: 1, hand: ['paupers-a', 'salters'], display: [stack('millbank-prison')] }),
    answers: ['run', 0, 'paupers-a', 'salters'],
    expected: brings(0, 2, -1),
  },
  'public-houses': {
    title: 'L53: the hand brings no poverty',
    at: mine({ loans: 1, hand: ['salters', 'wren'], display: [stack('public-houses')] }),
    answers: ['run', 0, 'enough'],
    expected: brings(0, 0, 2),
  },
  whitehall: {
    title: 'L88: a card once more, without its card cost',
    at: mine({ hand: ['paupers-a', 'salters'], display: [stack('brewing'), stack('whitehall')] }),
    answers: ['run', 0, 'paupers-a', 1, 0],
    expected: (m, before) => {
      brings(18, 0, 0)(m, before);
      expect(player(m, 0).hand).toEqual(['salters']);
      expect(city(m, 0)).toEqual(['(brewing)', '(whitehall)']);
    },
  },
  'great-exhibition': {
    title: 'L94: a blue card, or one that School makes blue, never a pauper',
    at: mine({
      hand: ['paupers-a', 'salters', 'sewers'],
      display: [stack('great-exhibition'), stack('school-brown')],
    }),
    answers: ['run', 0, 'salters'],
    expected: (m, before) => {
      brings(-1, 5, 0)(m, before);
      expect(refusalOf(answers(before, 0, 'run', 0), 0, 'paupers-a')).toBe('L33');
    },
  },
  parliament: {
    title: 'L87: none, one or two cards, deciding after each',
    at: { players: [{ display: [stack('parliament')] }, {}], deck: ['salters', 'wren', 'lords'] },
    answers: ['deck', 'deck'],
    expected: (m, before) => {
      expect(player(m, 0).hand).toEqual(['salters', 'wren']);
      expect(questionOf(m, 0)).toBe('action');
      const none = answers(before, 0, 'enough');
      expect([player(none, 0).hand, questionOf(none, 0)]).toEqual([[], 'action']);
      const stopped = (first: readonly Answer[]) =>
        told(answers(before, 0, ...first), 0, 'enough').events.some(({ t }) => t === 'drew-less');
      expect([stopped([]), stopped(['deck'])]).toEqual([true, false]);
    },
  },
  workhouse: {
    title: 'L92: £1 and a poverty less for each pauper',
    at: mine({ poverty: 1, hand: ['paupers-a', 'paupers-b', 'salters'], display: [stack('workhouse')] }),
    answers: ['run', 0, 'paupers-b', 'paupers-a', 'enough'],
    expected: (m, before) => {
      brings(2, 0, -1)(m, before);
      expect(player(m, 0).hand).toEqual(['salters']);
    },
  },
};

describe('every card with words of its own', () => {
  for (const [id, { title, at, answers: given, expected }] of Object.entries(SPECIAL)) {
    test(`${title}: ${id}`, () => {
      const before = arrange(at);
      expected(answers(before, 0, ...given), before);
    });
  }
});

test('L2: every card of the set has its row, and those with words of their own have theirs', () => {
  const told = new Set([...Object.keys(PRINTED), ...Object.keys(SPECIAL)]);
  expect(HOUSE_1.cards.map(({ id }) => id).filter(id => !told.has(id))).toEqual([]);
  const wordy = HOUSE_1.cards.filter(
    ({ run, ongoing, react, action, colour, activate }) =>
      run.special || ongoing || react || action || colour === 'grey' || activate?.discard === 'blue',
  );
  expect(wordy.map(({ id }) => id).filter(id => !SPECIAL[id])).toEqual([]);
  expect(Object.keys({ ...PRINTED, ...SPECIAL })).toHaveLength(76);
});
