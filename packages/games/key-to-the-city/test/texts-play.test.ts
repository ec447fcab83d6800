import { speech } from '@thameside/testkit';
import { expect, test } from 'vitest';
import { openBox } from '../src/components/box.ts';
import { HOUSE_1 } from '../src/components/house-1/index.ts';
import { describer } from '../src/describe/index.ts';
import { game } from './game.ts';
import { VOICES } from './texts/voices.ts';

const TABLES = [{}, { homes: 'chosen', jennifer: 'on' }];

test('in whole games everything is put into words, and no two answers sound alike', () => {
  const say = describer(openBox(HOUSE_1));
  const heard = TABLES.map(options => speech(game, say, VOICES, { games: 3, seed: 'texts', options }));
  expect(heard.flatMap(({ gaps }) => gaps)).toEqual([]);
  expect(heard.flatMap(({ clashes }) => clashes)).toEqual([]);
  const questions = heard.flatMap(each => each.questions);
  const all = Object.keys(game.frames).filter(name => game.frames[name]?.legal);
  expect(all.filter(name => !questions.includes(name))).toEqual([]);
});
