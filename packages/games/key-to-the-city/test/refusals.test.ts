import { type Answer, type Frame, seedOf, start, step } from '@thameside/kernel';
import { type Candidates, unexplained } from '@thameside/testkit';
import { describe, expect, test } from 'vitest';
import { openBox } from '../src/components/box.ts';
import { HOUSE_1 } from '../src/components/house-1/index.ts';
import { CONNECTORS, KEYPLES, SKILLS } from '../src/components/vocabulary.ts';
import { describer } from '../src/describe/index.ts';
import { VERBS } from '../src/frames.ts';
import type { State } from '../src/state.ts';
import { arrange } from './arrange.ts';
import { game } from './game.ts';
import { VOICES } from './texts/voices.ts';

const box = openBox(HOUSE_1);
const say = describer(box);
const TILES = Object.keys(box.tiles);
const NUMBERS = Array.from({ length: 41 }, (_, i) => i);
const SIDES = [0, 1, 2, 3, 4, 5];
const pairs = <A extends string | number, B extends string | number>(
  some: readonly A[],
  others: readonly B[],
) => some.flatMap(one => others.map((other): Answer => [one, other]));

const MEANT: Readonly<Record<string, readonly Answer[]>> = {
  home: TILES,
  turn: VERBS,
  bid: TILES,
  use: TILES,
  upgrade: TILES,
  colour: KEYPLES,
  group: [...TILES, 'enough'],
  count: NUMBERS,
  front: NUMBERS,
  berth: NUMBERS,
  pay: SKILLS,
  skill: SKILLS,
  take: [...CONNECTORS, 'all'],
  pick: [...CONNECTORS, 'enough'],
  connector: [...CONNECTORS, ...VERBS],
  side: [...pairs(TILES, SIDES), ...VERBS],
  tile: TILES,
  cell: pairs([-3, -2, -1, 0, 1, 2, 3], [-3, -2, -1, 0, 1, 2, 3]),
  rotation: SIDES,
  ready: ['ready'],
};
const candidates: Candidates<State> = (_s, f) => MEANT[f.k] ?? [];

describe('whatever could be meant is offered, or refused with a rule', () => {
  const voices = VOICES.map(
    voice => (refusal: Parameters<typeof say.refusal>[0]) => voice(say.refusal(refusal)),
  );
  const heard = ['off', 'on'].map(jennifer =>
    unexplained(game, candidates, voices, {
      games: 2,
      seed: 'refusals',
      every: 9,
      options: { jennifer, homes: 'chosen' },
    }),
  );
  test('in whole games, without the Jennifer variant and with it', () =>
    expect(heard.flatMap(({ gaps }) => gaps)).toEqual([]));

  test('every question came up, and has what could be meant', () => {
    const questions = Object.keys(game.frames).filter(name => game.frames[name]?.legal);
    expect(Object.keys(MEANT).sort()).toEqual(questions.sort());
    expect([...new Set(heard.flatMap(each => each.questions))].sort()).toEqual(questions.sort());
  });
});

const ruleOf = (position: object, seat: number, ...answers: Answer[]): string => {
  let match = arrange(position);
  try {
    for (const answer of answers) match = step(game, match, seat, answer).match;
  } catch (error) {
    return (error as { refusal?: { key: string } }).refusal?.key ?? 'no rule';
  }
  return 'offered';
};

describe('the rule is the right one', () => {
  const keyples = { screen: { red: 5, blue: 5 } };
  const bids = (...lots: [tile: string, colour: string, bids: number[]][]) => ({
    active: 0,
    players: [keyples, keyples],
    centre: [...lots, ['barbican', null, [0, 0]] as const].map(([tile, colour, bids]) => ({
      tile,
      colour,
      bids,
    })),
  });
  const bid = ['bid', 'barbican', 'red'];

  test.each<[string, object, Answer[]]>([
    ['K14.winning', bids(['gherkin', 'red', [1, 2]], ['monument', 'red', [3, 1]]), [...bid, 'monument']],
    ['K12.group', bids(['gherkin', 'red', [1, 2]], ['monument', 'blue', [1, 3]]), [...bid, 'monument']],
    ['K13.no-bid', bids(['gherkin', 'red', [1, 2]], ['monument', 'red', [0, 3]]), [...bid, 'monument']],
    ['K13.more', bids(), [...bid, 6]],
    ['K20.short', bids(), [...bid, 0]],
    ['K5.later', bids(), ['bid', 'tate-modern']],
    ['K20.centre', bids(), ['bid', 'harrods']],
    ['K30.table', bids(), ['use', 'harrods']],
    ['K51.berths', bids(), ['sail', 40]],
  ])('%s', (key, position, answers) => expect(ruleOf(position, 0, ...answers)).toBe(`refuse.${key}`));

  const placing = (unplaced: string[]) => ({
    era: 2,
    players: [
      { home: 'greenwich', unplaced, borough: [{ tile: 'gherkin', at: [1, 0], connectors: { 0: 'red' } }] },
      {},
    ],
  });
  test.each<[string, object, Answer]>([
    ['K35.first', placing(['red', 'red']), 'pass'],
    ['K35.first', placing(['red', 'blue']), 'sail'],
    ['K35.none', placing(['red', 'blue']), 'grey'],
    ['K36.shared', placing(['red']), ['gherkin', 4]],
    ['K36.occupied', placing(['red']), ['gherkin', 0]],
    ['K36.own', placing(['red']), ['barbican', 0]],
  ])('%s', (key, position, answer) => expect(ruleOf(position, 0, answer)).toBe(`refuse.${key}`));

  const taken = { phase: 'placing', players: [{ home: 'greenwich', taken: [{ tile: 'gherkin' }] }, {}] };
  test.each<[string, Answer]>([
    ['K66.occupied', [0, 0]],
    ['K66.apart', [3, 0]],
  ])('%s', (key, answer) => expect(ruleOf(taken, 0, answer)).toBe(`refuse.${key}`));

  test('nonsense is refused without one', () => {
    const m = start(game, 2, { homes: 'random', start: '1', jennifer: 'off' }, seedOf('any'));
    for (const nonsense of ['', 'toString', '__proto__', 'constructor', -1, 1e9, ['a', 'b', 'c']])
      for (const k of Object.keys(MEANT))
        expect(() =>
          game.whyNot?.(
            m.s,
            {
              k,
              seat: 0,
              tile: 'gherkin',
              colour: 'red',
              act: 'bid',
              groups: [],
              moved: 0,
              count: 1,
            } as Frame,
            String(nonsense),
          ),
        ).not.toThrow();
  });
});
