import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Catalogue, LANGUAGES, type Language, mentioned } from '@thameside/kit';
import { ERRORS } from '@thameside/protocol';
import { PHRASES, ROOM_ERRORS } from '@thameside/protocol/rooms';
import { describe, expect, test } from 'vitest';
import { platesIn } from '../src/games.ts';
import { PACES, THEMES } from '../src/settings.ts';
import { ONLINE as ONLINE_DE } from '../src/texts/de/online.ts';
import { SERVE as SERVE_DE } from '../src/texts/de/serve.ts';
import { DE } from '../src/texts/de.ts';
import { ONLINE as ONLINE_EN } from '../src/texts/en/online.ts';
import { SERVE as SERVE_EN } from '../src/texts/en/serve.ts';
import { EN } from '../src/texts/en.ts';
import { ONLINE as ONLINE_FR } from '../src/texts/fr/online.ts';
import { SERVE as SERVE_FR } from '../src/texts/fr/serve.ts';
import { FR } from '../src/texts/fr.ts';

const TEXTS: Readonly<Record<Language, Catalogue>> = {
  en: { ...EN, ...ONLINE_EN, ...SERVE_EN, ...platesIn('en') },
  fr: { ...FR, ...ONLINE_FR, ...SERVE_FR, ...platesIn('fr') },
  de: { ...DE, ...ONLINE_DE, ...SERVE_DE, ...platesIn('de') },
};
const keys = Object.keys(TEXTS.en);

/** What only one language needs to know by heart: names, and words that two languages share. */
const isSpoken = (message: string): boolean => /\p{L}{3,} \p{L}/u.test(message.replace(/\{[^{}|]*\}/g, ''));
const isName = (key: string): boolean => key === 'app.name' || /^game\.[^.]+$/.test(key);

describe.each(LANGUAGES)('%s', language => {
  const catalogue = TEXTS[language];

  test('has every key, and no other', () => {
    expect(Object.keys(catalogue).sort()).toEqual([...keys].sort());
  });

  test('names the same parameters in every message', () => {
    const different = keys.filter(
      key => mentioned(catalogue[key] ?? '').join() !== mentioned(TEXTS.en[key] ?? '').join(),
    );
    expect(different).toEqual([]);
  });

  test('has no empty message', () => {
    expect(keys.filter(key => (catalogue[key] ?? '').trim() === '')).toEqual([]);
  });

  test('is translated', () => {
    const same = keys.filter(
      key =>
        language !== 'en' &&
        catalogue[key] === TEXTS.en[key] &&
        !isName(key) &&
        isSpoken(TEXTS.en[key] ?? ''),
    );
    expect(same).toEqual([]);
  });
});

const SOURCE = join(import.meta.dirname, '../src');
const sources = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .filter(path => /\.tsx?$/.test(path) && !path.startsWith('texts'))
  .map(path => readFileSync(join(SOURCE, path), 'utf8'));

test('every key that the code names is in the catalogues', () => {
  const named = sources.flatMap(text =>
    Array.from(text.matchAll(/(?<![.\w])t\('([^']+)'/g), m => m[1] ?? ''),
  );
  expect(named.length).toBeGreaterThan(100);
  expect([...new Set(named)].filter(key => !keys.includes(key))).toEqual([]);
});

test('every family that the code puts together is complete', () => {
  const wanted = [
    ...ERRORS.map(code => `error.${code}`),
    ...ROOM_ERRORS.map(code => `table.error.${code}`),
    ...PHRASES.map(phrase => `online.phrase.${phrase}`),
    ...THEMES.map(theme => `theme.${theme}`),
    ...Object.keys(PACES).map(pace => `pace.${pace}`),
    ...['all', 'own', 'off'].map(who => `score.${who}`),
  ];
  expect(wanted.filter(key => !keys.includes(key))).toEqual([]);
});
