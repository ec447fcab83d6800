import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type RuleBook, ruleChecks, writtenRules } from '@thameside/testkit';
import { expect, test } from 'vitest';
import { RULES as de } from '../src/texts/rules/de.ts';
import { RULES as en } from '../src/texts/rules/en.ts';
import { RULES as fr } from '../src/texts/rules/fr.ts';

const book: RuleBook = {
  letter: 'F',
  source: readFileSync(join(import.meta.dirname, '../RULES.md'), 'utf8'),
  sections: { en, fr, de },
  spelt: {},
  names: /Brainwave|Flipper|Keyflower|Keymelequin|Mansfield Ark/g,
};

test('RULES.md has all the rules', () => {
  const numbers = writtenRules(book).flatMap(section => section.map(({ number }) => number));
  expect(new Set(numbers).size).toBe(numbers.length);
  expect(numbers).toHaveLength(48);
});

test.each(Object.entries(ruleChecks(book)))('every language %s', (_, faults) => expect(faults()).toEqual([]));
