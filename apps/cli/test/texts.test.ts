import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FILE_FAULTS } from '@thameside/kernel';
import { LANGUAGES, mentioned } from '@thameside/kit';
import { expect, test } from 'vitest';
import { ERROR_CODES } from '../src/engine/errors.ts';
import { ENGINE_COMMANDS } from '../src/engine/serve.ts';
import { ORDERS } from '../src/play/words.ts';
import { TEXTS } from '../src/texts/index.ts';

const SOURCE = join(import.meta.dirname, '../src');
const keys = Object.keys(TEXTS.en) as (keyof typeof TEXTS.en)[];

const sources = (readdirSync(SOURCE, { recursive: true }) as string[])
  .filter(path => path.endsWith('.ts') && !path.startsWith('texts'))
  .map(path => ({ path, text: readFileSync(join(SOURCE, path), 'utf8') }));

test.each(LANGUAGES)('%s has every key, with the same parameters', language => {
  expect(Object.keys(TEXTS[language])).toEqual(keys);
  for (const key of keys) {
    expect(TEXTS[language][key].trim(), key).not.toBe('');
    expect(mentioned(TEXTS[language][key]), key).toEqual(mentioned(TEXTS.en[key]));
  }
});

test('no text was forgotten in English', () => {
  const same = (language: 'fr' | 'de') =>
    keys.filter(key => TEXTS[language][key] === TEXTS.en[key] && /[a-z]{4,} [a-z]/.test(TEXTS.en[key]));
  expect([...same('fr'), ...same('de')]).toEqual([]);
});

test('every code and command has its text', () => {
  const wanted = [
    ...FILE_FAULTS.map(code => `fault.${code}`),
    ...ERROR_CODES.map(code => `engine.error.${code}`),
    ...ENGINE_COMMANDS.map(name => `engine.about.${name}`),
    ...ORDERS.map(order => `order.${order}`),
  ];
  expect(wanted.filter(key => !(keys as string[]).includes(key))).toEqual([]);
});

test('the words for orders differ from each other in every language', () => {
  for (const language of LANGUAGES)
    expect(new Set(ORDERS.map(order => TEXTS[language][`order.${order}`])).size).toBe(ORDERS.length);
});

test('no text sits in code', () => {
  const found = sources.flatMap(({ path, text }) =>
    Array.from(
      text.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '').matchAll(/(['"`])((?:(?!\1)[^\\\n]|\\.)*)\1/g),
      match => match[2] ?? '',
    )
      .filter(literal => /\p{L}{2,}[,:]? \p{L}{2,}/u.test(literal.replace(/\$\{[^}]*\}/g, '')))
      .map(literal => `${path}: ${literal}`),
  );
  expect(found).toEqual([]);
});
