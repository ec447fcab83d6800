import { deepFreeze, quarry } from '@thameside/testkit';
import { describe, expect, test } from 'vitest';
import {
  clone,
  isAnswer,
  isOver,
  legal,
  play,
  RULE_ERRORS,
  RuleError,
  refused,
  type Seat,
  start,
  step,
  waiting,
} from '../src/index.ts';
import { fresh, lastTurn } from './table.ts';
import { ask, plain } from './tiny.ts';

const STONES = ['chalk', 'slate', 'marble'].flatMap(kind =>
  [1, 2, 3, 4, 5, 6].map(grade => `${kind}-${grade}`),
);

/** The error that the answer gets, and that it leaves the match as it was. */
function errorOf(m: ReturnType<typeof lastTurn>, seat: Seat, answer: unknown): RuleError {
  const before = JSON.stringify(m);
  try {
    step(quarry, m, seat, answer);
  } catch (error) {
    expect(JSON.stringify(m)).toBe(before);
    if (error instanceof RuleError) return error;
    throw error;
  }
  throw new Error(`${JSON.stringify(answer)} was accepted`);
}

describe('an offered answer', () => {
  test('makes a new match; the one given is left as it was', () => {
    let m = start(quarry, 3, { length: 'short', market: 'two' }, 'f'.repeat(32));
    while (!isOver(m)) {
      deepFreeze(m);
      const before = JSON.stringify(m);
      const seat = waiting(m).at(-1)!;
      const results = legal(quarry, m, seat).map(answer => step(quarry, m, seat, answer).match);
      expect(JSON.stringify(m)).toBe(before);
      m = results.at(-1)!;
    }
  });

  test('does what playing in place does', () => {
    const m = lastTurn(0, ['slate-1'], [3, 'chalk-1'], [0]);
    for (const answer of legal(quarry, m, 0)) {
      const inPlace = clone(m);
      const revealed = play(quarry, inPlace, 0, answer);
      const stepped = step(quarry, m, 0, answer);
      expect([stepped.match, stepped.revealed]).toEqual([inPlace, revealed]);
    }
  });

  test('brings its events with their audience: null is everybody', () => {
    const m = lastTurn(0, [], [3], [0]);
    expect(step(quarry, m, 0, 'dig').events).toEqual([
      { event: { t: 'dug', seat: 0 }, to: null },
      { event: { t: 'found', seat: 0, stone: 'marble-6' }, to: [0] },
      { event: { t: 'over' }, to: null },
    ]);
  });

  test('may be sent in another shape if it reads the same, and is taken in its own', () => {
    const j = fresh();
    expect(step(quarry, j.now, 0, '3')).toMatchObject({
      answer: 3,
      match: { s: { players: [{ offer: 3 }, {}] } },
    });
    expect(step(quarry, j.now, 0, ['3'])).toMatchObject({
      answer: 3,
      match: { s: { players: [{ offer: 3 }, {}] } },
    });
    const m = lastTurn(0, ['slate-1'], [3], [0]);
    expect(step(quarry, m, 0, 'buy slate-1').answer).toEqual(['buy', 'slate-1']);
  });
});

describe('an answer that is not offered', () => {
  const cycle: unknown[] = [];
  cycle.push(cycle);
  const strange: unknown[] = [
    undefined,
    null,
    true,
    false,
    {},
    [],
    [[]],
    [['dig']],
    ['dig', 'dig'],
    { answer: 'dig' },
    { 0: 'dig', length: 1 },
    '',
    ' ',
    'dig ',
    ' dig',
    'DIG',
    'toString',
    '__proto__',
    ['__proto__'],
    'constructor',
    0,
    -0,
    1e308,
    -1e308,
    2 ** 53,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    10n,
    Symbol('dig'),
    () => 'dig',
    new Date(0),
    new Map(),
    new String('dig'),
    cycle,
    [null],
    [undefined],
    new Array(3),
    'x'.repeat(100_000),
    Array.from({ length: 10_000 }, () => 'dig'),
    JSON.parse('{"__proto__":"dig"}'),
    { toString: () => 'dig' },
    [{ toString: () => 'dig' }],
    ['buy', 'slate-1', 'slate-1'],
    ['buy'],
    'buy',
    'slate-1',
  ];
  test.each(strange.map((answer, i) => ({ answer, i })))('$i: strange', ({ answer }) => {
    const m = deepFreeze(lastTurn(0, ['slate-1'], [3, 'chalk-1'], [0]));
    expect(errorOf(m, 0, answer)).toMatchObject({ code: 'not-offered', refusal: undefined });
  });

  test('is refused with the rule and its reason, where there is one', () => {
    const poor = lastTurn(0, ['slate-1'], [0, 'chalk-1'], [0]);
    expect(errorOf(poor, 0, 'carve').refusal).toEqual({ rule: 'Q8', key: 'refused.Q8', params: { cost: 1 } });
    expect(errorOf(poor, 0, ['buy', 'slate-1']).refusal).toMatchObject({
      rule: 'Q7',
      params: { stone: 'slate-1' },
    });
    expect(errorOf(poor, 0, 'buy slate-1').refusal).toMatchObject({ rule: 'Q7' });
    expect(errorOf(poor, 0, ['buy', 'slate-2']).refusal).toBeUndefined();
    expect(errorOf(poor, 0, 'carve').message).toBe('not-offered (Q8)');
    expect(errorOf(lastTurn(0, [], [3], [0]), 0, 'carve').refusal).toMatchObject({ rule: 'Q9' });
    expect(errorOf(lastTurn(0, [], [3, ...STONES], [0]), 0, 'dig').refusal).toMatchObject({ rule: 'Q5' });
  });

  test('an answer in a lane too', () => {
    const { now } = fresh();
    const poor = clone(now);
    poor.s.players[1]!.coins = 1;
    expect(errorOf(poor, 1, 2).refusal).toEqual({ rule: 'Q3', key: 'refused.Q3', params: { coins: 1 } });
    expect(errorOf(poor, 1, '2').refusal).toMatchObject({ rule: 'Q3' });
    expect(errorOf(poor, 1, 4).refusal).toBeUndefined();
  });
});

describe('a seat that is not asked', () => {
  test.each([1, 2, -1, 0.5, Number.NaN, Number.POSITIVE_INFINITY])('seat %d', seat => {
    expect(errorOf(lastTurn(0, [], [3], [0]), seat, 'rest').code).toBe('not-asked');
  });

  test('nobody is, once the match is over', () => {
    const g = plain(io => io.push(ask(0, 'q')));
    const { match } = step(g, start(g, 2, {}, 'f'.repeat(32)), 0, 'q!');
    expect(() => step(g, match, 0, 'q!')).toThrow(new RuleError('over'));
    expect(() => step(g, match, 5, 'q!')).toThrow(new RuleError('over'));
  });
});

test('refused lists what is not possible, for the seat that is asked', () => {
  const poor = lastTurn(0, ['slate-1'], [0], [9]);
  expect(refused(quarry, poor, 0).map(({ answer, refusal }) => [answer, refusal.rule])).toEqual([
    ['carve', 'Q8'],
    [['buy', 'slate-1'], 'Q7'],
  ]);
  expect(refused(quarry, poor, 1)).toEqual([]);
  const g = plain(io => io.push(ask(0, 'q')));
  expect(refused(g, start(g, 2, {}, 'f'.repeat(32)), 0)).toEqual([]);
});

test('isAnswer looks at the shape alone', () => {
  for (const yes of ['', 'a', 0, Number.NaN, [], ['a', 1]]) expect(isAnswer(yes)).toBe(true);
  for (const no of [undefined, null, true, {}, [null], [['a']], [{}], 1n]) expect(isAnswer(no)).toBe(false);
});

test('a rule error has a code, and a message for logs', () => {
  for (const code of RULE_ERRORS)
    expect(new RuleError(code)).toMatchObject({ code, message: code, refusal: undefined });
});
