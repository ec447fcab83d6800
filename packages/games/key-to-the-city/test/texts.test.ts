import { LANGUAGES, mentioned, type Value } from '@thameside/kit';
import { describe, expect, test } from 'vitest';
import { HOUSE_1 } from '../src/components/house-1/index.ts';
import { FAULTS } from '../src/components/parse.ts';
import { KINDS, SCORINGS } from '../src/components/vocabulary.ts';
import { POSITION_FAULTS } from '../src/position.ts';
import { REFUSALS } from '../src/refusals.ts';
import { texts } from '../src/texts/index.ts';
import { game } from './game.ts';
import { VOICES } from './texts/voices.ts';

const { en, fr, de } = texts;
const OTHERS = { fr, de };

/** Nothing but placeholders and punctuation: the same in every language. */
const isFrame = (message: string): boolean => !/\p{L}/u.test(message.replace(/\{[^{}|]*\}/g, ''));

/** Words that the languages share. */
const SHARED: Readonly<Record<keyof typeof OTHERS, readonly string[]>> = {
  fr: ['player-colour.orange', 'skill-meaning.coin', 'brings.keyples', 'brings.points', 'answer.count'],
  de: [],
};
const isProper = (key: string): boolean => key === 'title' || key.startsWith('tile.');

describe.each(['fr', 'de'] as const)('%s', language => {
  const catalogue = OTHERS[language];

  test('has the keys that English has, and no others', () => {
    expect(Object.keys(catalogue).sort()).toEqual(Object.keys(en).sort());
  });

  test('names the same parameters in every message', () => {
    const different = Object.keys(en).filter(
      key => mentioned(catalogue[key] ?? '').join() !== mentioned(en[key] ?? '').join(),
    );
    expect(different).toEqual([]);
  });

  test('is translated', () => {
    const same = Object.keys(en).filter(
      key => catalogue[key] === en[key] && !isProper(key) && !isFrame(en[key] ?? ''),
    );
    expect(same).toEqual(SHARED[language]);
  });

  test('calls the tiles by their names, but for the "and" in one of them', () => {
    const renamed = Object.keys(en).filter(key => key.startsWith('tile.') && catalogue[key] !== en[key]);
    expect(renamed).toEqual(['tile.hyde-park']);
  });
});

describe.each(LANGUAGES)('%s', language => {
  const catalogue = texts[language];

  test('has no empty message and no stray blanks', () => {
    expect(Object.keys(catalogue).filter(key => !/^\S(.*\S)?$/su.test(catalogue[key] ?? ''))).toEqual([]);
    expect(Object.keys(catalogue).filter(key => /\s\s/u.test(catalogue[key] ?? ''))).toEqual([]);
  });

  test('has no brace that is not part of a placeholder', () => {
    const rest = (message: string) => message.replace(/\{\w+(:[\w-]+)?(\|[^{}|]+\|[^{}|]+)?\}/g, '');
    expect(Object.keys(catalogue).filter(key => /[{}|]/.test(rest(catalogue[key] ?? '')))).toEqual([]);
  });

  test('sets apostrophes and quotation marks well', () => {
    const isPlain = (key: string) => /['"]/.test(catalogue[key] ?? '') && !isProper(key);
    expect(Object.keys(catalogue).filter(isPlain)).toEqual([]);
  });

  test('ends only questions and explanations with a full stop', () => {
    const ended = Object.keys(catalogue).filter(key => /[.?]$/.test(catalogue[key] ?? ''));
    expect(ended.filter(key => !/^ask\.|^lesson\.|\.about$/.test(key))).toEqual([]);
    const asked = Object.keys(catalogue).filter(key => key.startsWith('ask.'));
    expect(asked.filter(key => !ended.includes(key))).toEqual([]);
  });
});

test('French has no breaking space before high punctuation', () => {
  expect(Object.keys(fr).filter(key => / [:;?!»]|« /.test(fr[key] ?? ''))).toEqual([]);
});

describe('there is a text for', () => {
  const missing = (keys: readonly string[]) => keys.filter(key => !Object.hasOwn(en, key));

  test('every tile, which English calls by its printed name', () => {
    expect(HOUSE_1.tiles.filter(({ id, name }) => en[`tile.${id}`] !== name)).toEqual([]);
    expect(Object.keys(en).filter(key => key.startsWith('tile.'))).toHaveLength(HOUSE_1.tiles.length);
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

describe('faults of sets and positions', () => {
  const faults: readonly { key: string; params: readonly string[] }[] = [...FAULTS, ...POSITION_FAULTS];
  const SAMPLES: Readonly<Record<string, Value>> = {
    tile: 'harrods',
    other: 'gherkin',
    first: 'barbican',
    colour: 'red',
    skill: 'coin',
    seats: [0, 2],
  };

  test('each has a text, and there are no texts of others', () => {
    const known = Object.keys(en).filter(key => /^(fault|position)\./.test(key));
    expect(known.sort()).toEqual(faults.map(({ key }) => key).sort());
  });

  test('each speaks only of what it is given', () => {
    const spoken = faults.flatMap(({ key, params }) => {
      const sample = Object.fromEntries(params.map(name => [name, SAMPLES[name] ?? 3]));
      return VOICES.map(say => say({ key, params: sample }));
    });
    expect(spoken.filter(text => text.includes('⟦'))).toEqual([]);
  });
});
