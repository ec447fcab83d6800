import type { Answer, Refusal } from '@thameside/kernel';
import { LANGUAGES, translator } from '@thameside/kit';
import { type Candidates, unexplained } from '@thameside/testkit';
import { expect, test } from 'vitest';
import { openBox } from '../src/components/box.ts';
import { HOUSE_1 } from '../src/components/house-1/index.ts';
import { RESOURCES } from '../src/components/vocabulary.ts';
import { describer } from '../src/describe/index.ts';
import { DECISIONS } from '../src/options.ts';
import { PAYMENTS } from '../src/rules/pay.ts';
import { problemOf } from '../src/score.ts';
import type { State } from '../src/state.ts';
import { texts } from '../src/texts/index.ts';
import { game } from './game.ts';

const box = openBox(HOUSE_1);
const say = describer(box);
const CARDS = Object.keys(box.cards);
const NUMBERS = Array.from({ length: 41 }, (_, i) => i - 20);

const MEANT: Readonly<Record<string, readonly Answer[]>> = {
  pick: CARDS,
  place: [...NUMBERS, 'discard'],
  target: [...CARDS, 'discard'],
  ready: ['ready'],
  exchange: ['exchange', 'leave'],
  gain: [0, 1, 2, 3, 4, 5, 6],
  work: ['done', ...['move', 'upgrade', 'turn'].flatMap(verb => CARDS.map((card): Answer => [verb, card]))],
  cargo: RESOURCES,
  route: CARDS,
  pay: PAYMENTS,
  extra: [...CARDS, 'done'],
  winter: CARDS,
  allocate: ['keep', 'change', 'as-proposed'],
  piece: [],
  give: [['inn', 0, 'wood'], ['home-1', 0, 'token'], 'nowhere'],
};
const candidates: Candidates<State> = (s, f) => {
  const player = s.players[f.seat ?? 0];
  if (f.k === 'piece' && player) return problemOf(box, player).things.map(({ id }) => id);
  return MEANT[f.k] ?? [];
};

const voices = LANGUAGES.map(language => {
  const translate = translator(language, texts[language], { seat: seat => `P${seat}` });
  return (refusal: Refusal) => {
    const { key, params } = say.refusal(refusal);
    return translate(key, params);
  };
});

const heard = DECISIONS.map(decisions =>
  unexplained(game, candidates, voices, { games: 1, seed: 'refusals', every: 9, options: { decisions } }),
);
test('whatever could be meant is offered, or refused with a rule, whenever it is decided', () =>
  expect(heard.flatMap(({ gaps }) => gaps)).toEqual([]));

test('every question came up, and has what could be meant', () => {
  const questions = Object.keys(game.frames).filter(name => game.frames[name]?.legal);
  expect(Object.keys(MEANT).sort()).toEqual(questions.sort());
  expect([...new Set(heard.flatMap(each => each.questions))].sort()).toEqual(questions.sort());
});
