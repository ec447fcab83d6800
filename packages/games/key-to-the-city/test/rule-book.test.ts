import { join } from 'node:path';
import { citations, type RuleBook, ruleChecks, ruleSections } from '@thameside/testkit';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const book: RuleBook = {
  letter: 'K',
  sections: ruleSections(join(root, 'rules')),
  names:
    /Key to the City – London|Victoria & Albert Museum|The O2|Thames Barrier|(Hungerford|Millennium|London) Bridge/g,
};

test('all the rules are there', () =>
  expect(book.sections.en.flatMap(({ rules }) => rules)).toHaveLength(51));

test.each(Object.entries(ruleChecks(book)))('every language %s', (_, faults) => expect(faults()).toEqual([]));

test('every rule is cited by a test and by the code that carries it out, and no other is', () =>
  expect(citations(book, root)).toEqual({ untested: [], unknown: [], unnamed: [] }));
