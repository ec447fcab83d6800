import { join } from 'node:path';
import { citations, type RuleBook, ruleChecks, ruleSections } from '@thameside/testkit';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const book: RuleBook = {
  letter: 'L',
  sections: ruleSections(join(root, 'rules')),
  names: /Lambeth|Lloyds of London|Wandsworth|Whitehall|Wren/g,
};

test('all the rules are there', () =>
  expect(book.sections.en.flatMap(({ rules }) => rules)).toHaveLength(53));

test.each(Object.entries(ruleChecks(book)))('every language %s', (_, faults) => expect(faults()).toEqual([]));

test('every rule is cited by a test and by the code that carries it out, and no other is', () =>
  expect(citations(book, root)).toEqual({ untested: [], unknown: [], unnamed: [] }));
