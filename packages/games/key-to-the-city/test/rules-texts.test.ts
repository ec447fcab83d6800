import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '@thameside/kit';
import { type RuleBook, ruleChecks, writtenRules } from '@thameside/testkit';
import { expect, test } from 'vitest';
import { face } from '../src/client.ts';
import { RULES as de } from '../src/texts/rules/de.ts';
import { RULES as en } from '../src/texts/rules/en.ts';
import { RULES as fr } from '../src/texts/rules/fr.ts';

const book: RuleBook = {
  letter: 'K',
  source: readFileSync(join(import.meta.dirname, '../RULES.md'), 'utf8'),
  sections: { en, fr, de },
  spelt: { K2: ['3', '6'], K6: ['2', '3'], K76: ['0'] },
  names:
    /Key to the City – London|Victoria and Albert Museum|The O2|Thames Barrier|(Hungerford|Millennium|London) Bridge/g,
};

test('RULES.md has all the rules', () => expect(writtenRules(book).flat()).toHaveLength(51));

test.each(Object.entries(ruleChecks(book)))('every language %s', (_, faults) => expect(faults()).toEqual([]));

test.each(LANGUAGES)('%s is what the page is given', async language => {
  expect(await face.rules(language)).toBe(book.sections[language]);
});
