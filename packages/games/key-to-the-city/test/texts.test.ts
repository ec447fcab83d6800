import { catalogueChecks, galleryFaults } from '@thameside/testkit';
import { describe, expect, test } from 'vitest';
import { HOUSE_1 } from '../src/components/house-1/index.ts';
import { KINDS, SCORINGS } from '../src/components/vocabulary.ts';
import { title } from '../src/index.ts';
import { REFUSALS } from '../src/refusals.ts';
import { texts } from '../src/texts/index.ts';
import { game } from './game.ts';

const { en, fr, de } = texts;

const checks = catalogueChecks({
  texts: { en, fr, de },
  isProper: key => key.startsWith('tile.'),
  shared: {
    fr: ['player-colour.orange', 'brings.keyples', 'brings.points', 'answer.count'],
    de: [],
  },
});
test.each(Object.entries(checks))('every language %s', (_, faults) => expect(faults()).toEqual([]));

test('every component is of a kind and says where its values come from, in words', () => {
  expect(galleryFaults(title)).toEqual([]);
  expect(['barbican', 'nowhere'].map(title.describe.kind)).toEqual(['era1', '']);
});

describe('there is a text for', () => {
  const missing = (keys: readonly string[]) => keys.filter(key => !Object.hasOwn(en, key));

  test('every tile: in every language the name that is printed on it', () => {
    for (const { id, name } of HOUSE_1.tiles)
      for (const catalogue of [en, fr, de])
        expect(catalogue[`tile.${id}`]?.replace('&', 'and').replace('’', "'")).toBe(name);
  });

  test('every kind of tile', () => expect(missing(KINDS.map(kind => `kind.${kind}`))).toEqual([]));

  test('every question, to who is asked and to who waits', () => {
    const questions = Object.keys(game.frames).filter(name => game.frames[name]?.legal);
    expect(
      questions.filter(
        name => !Object.keys(en).some(key => key === `ask.${name}` || key.startsWith(`ask.${name}.`)),
      ),
    ).toEqual([]);
    expect(missing(questions.map(name => `wait.${name}`))).toEqual([]);
  });

  test('every refusal', () => expect(missing(REFUSALS.map(why => `refuse.${why}`))).toEqual([]));

  test('every source of points, and what a tile says of it', () => {
    expect(missing(SCORINGS.map(rule => `score.${rule}`))).toEqual([]);
    expect(missing(SCORINGS.map(rule => `does.${rule}`))).toEqual([]);
  });

  test('every table option, its values and what it is about', () => {
    const options = Object.entries(game.options(6));
    expect(missing(options.flatMap(([name]) => [`option.${name}`, `option.${name}.about`]))).toEqual([]);
    expect(
      missing(options.flatMap(([name, values]) => values.map(value => `option.${name}.${value}`))),
    ).toEqual([]);
  });
});
