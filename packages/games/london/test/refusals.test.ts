import type { Answer, Refusal } from '@thameside/kernel';
import { LANGUAGES, translator } from '@thameside/kit';
import { type Candidates, unexplained } from '@thameside/testkit';
import { describe, expect, test } from 'vitest';
import { openBox } from '../src/components/box.ts';
import { HOUSE_1 } from '../src/components/house-1/index.ts';
import { ROWS } from '../src/components/vocabulary.ts';
import { describer } from '../src/describe/index.ts';
import { ASIDES, DEEDS } from '../src/frames.ts';
import type { State } from '../src/state.ts';
import { texts } from '../src/texts/index.ts';
import { answers, arrange, game, stack } from './arrange.ts';

const box = openBox(HOUSE_1);
const say = describer(box);
const CARDS = Object.keys(box.cards);
const SPACES = CARDS.flatMap(card => ROWS.map((row): Answer => [card, row]));
const NUMBERS = Array.from({ length: 31 }, (_, i) => i);

const MEANT: Readonly<Record<string, readonly Answer[]>> = {
  repay: ['repay', 'enough'],
  draw: ['deck', 'look', 'enough', ...SPACES, ...ASIDES],
  pick: [...CARDS, ...SPACES],
  order: CARDS,
  action: [...DEEDS, ...ASIDES],
  end: ['done', ...ASIDES],
  limit: CARDS,
  take: SPACES,
  give: CARDS,
  develop: [...CARDS, 'enough', ...ASIDES],
  discard: CARDS,
  place: ['new', ...NUMBERS],
  wren: [...CARDS, 'enough'],
  'lay-out': CARDS,
  buy: Object.keys(box.boroughs),
  run: [...NUMBERS, 'borough', 'enough', ...ASIDES],
  fee: CARDS,
  cover: [...SPACES, 'none'],
  victim: NUMBERS,
  prison: [...CARDS, 'enough'],
  workhouse: [...CARDS, 'enough'],
  parts: ['amounts', 'special'],
  again: [...NUMBERS, 'none'],
  spare: ['flip', ...NUMBERS],
};
const candidates: Candidates<State> = (_s, f) => MEANT[f.k] ?? [];

describe('whatever could be meant is offered, or refused with a rule', () => {
  const voices = LANGUAGES.map(language => {
    const translate = translator(language, texts[language], { seat: seat => `P${seat}` });
    return (refusal: Refusal) => {
      const { key, params } = say.refusal(refusal);
      return translate(key, params);
    };
  });

  const { gaps, questions } = unexplained(game, candidates, voices, {
    games: 8,
    seed: 'whitehall',
    every: 25,
  });
  test('in whole games', () => expect(gaps).toEqual([]));

  test('every question came up, and has what could be meant', () => {
    const all = Object.keys(game.frames).filter(name => game.frames[name]?.legal);
    expect(Object.keys(MEANT).sort()).toEqual(all.sort());
    // L50: no card of the set that ships has parts of which the order can matter
    expect(questions).toEqual(all.filter(name => name !== 'parts').sort());
  });
});

test.each<[key: string, rule: string, position: object, given: Answer[]]>([
  ['hand', 'L30', { hand: ['lords', 'sewers', 'sewers'] }, ['develop', 'wren']],
  ['L40.offer', 'L40', {}, ['buy', 'hackney']],
  ['L31.stack', 'L50', { display: [stack('salters')] }, ['run', 7]],
  ['L85.none', 'L85', {}, ['swap']],
  ['L95.none', 'L95', {}, ['relief']],
  ['L51.no-borough', 'L51', { display: [stack('salters')] }, ['run', 'borough']],
])('%s', (key, rule, player, given) => {
  const m = arrange({ phase: 'action', players: [player, {}], offer: ['city', 'westminster', 'lambeth'] });
  expect(() => answers(m, 0, ...given)).toThrow(
    expect.objectContaining({ refusal: expect.objectContaining({ key: `refuse.${key}`, rule }) }),
  );
});
