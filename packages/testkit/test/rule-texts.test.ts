import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { citations, type RuleBook, ruleChecks } from '../src/rule-texts.ts';

const rule = (number: string, text: string, ruling: string | null = null) => ({ number, text, ruling });
const book: RuleBook = {
  letter: 'Q',
  names: /Tower of London/g,
  sections: {
    en: [
      { heading: 'First', rules: [rule('Q1', 'Two take 5.'), rule('Q2', 'Keep one.', 'Any, see Q1.')] },
      { heading: 'Then', rules: [rule('Q3', 'The Tower of London wins.')] },
    ],
    fr: [
      {
        heading: 'D’abord',
        rules: [rule('Q1', 'À deux\u00a0: 5.'), rule('Q2', 'Gardez-en une.', 'N’importe laquelle (Q1).')],
      },
      { heading: 'Puis', rules: [rule('Q3', 'Tower of London gagne.')] },
    ],
    de: [
      { heading: 'Zuerst', rules: [rule('Q1', 'Zu zweit 5.'), rule('Q2', 'Behalte eine.', 'Egal (Q1).')] },
      { heading: 'Dann', rules: [rule('Q3', 'Tower of London gewinnt.')] },
    ],
  },
};

const without = (
  language: 'en' | 'fr' | 'de',
  number: string,
  text: string,
  ruling: string | null,
): RuleBook => ({
  ...book,
  sections: {
    ...book.sections,
    [language]: book.sections[language].map(section => ({
      ...section,
      rules: section.rules.map(each => (each.number === number ? rule(number, text, ruling) : each)),
    })),
  },
});
/** With Q3 before the others. */
const moved = (language: 'en' | 'fr'): RuleBook => ({
  ...book,
  sections: { ...book.sections, [language]: [...book.sections[language]].reverse() },
});
const found = (faulty: RuleBook) =>
  Object.entries(ruleChecks(faulty)).flatMap(([name, faults]) => (faults().length > 0 ? [name] : []));

test('rules that neither a test nor the source names are found, and numbers that no rule has', () => {
  const root = mkdtempSync(join(tmpdir(), 'thameside-rules-'));
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  };
  write('test/a.test.ts', "test('Q1, Q9: both', () => {}); const rows = [{ title: 'Q3: the end' }];");
  write('src/a.ts', '/** Q1 and Q2: so it is. */');
  write('src/texts/en.ts', '// Q3 is only spoken of');
  try {
    expect(citations(book, root)).toEqual({ untested: ['Q2'], unknown: ['Q9'], unnamed: ['Q3'] });
  } finally {
    rmSync(root, { recursive: true });
  }
});

describe('the checks', () => {
  test('find nothing in good texts', () => expect(found(book)).toEqual([]));

  test.each<[string, RuleBook]>([
    ['numbers each rule once, with its letter, in ascending order', moved('en')],
    ['has the rules of English in its sections', moved('fr')],
    ['marks the rulings that English marks', without('de', 'Q3', 'Tower of London gewinnt.', 'So ist es.')],
    ['marks the rulings that English marks', without('de', 'Q2', 'Behalte eine (Q1).', null)],
    [
      'has no empty text and no stray blanks, and ends every text with a full stop',
      without('en', 'Q3', 'The end', null),
    ],
    [
      'has no empty text and no stray blanks, and ends every text with a full stop',
      without('de', 'Q2', 'Behalte eine.', 'Egal  (Q1).'),
    ],
    ['sets apostrophes and quotation marks well', without('en', 'Q3', "It's over.", null)],
    ['refers only to rules that there are, and never to itself', without('en', 'Q3', 'See Q9.', null)],
    ['refers only to rules that there are, and never to itself', without('en', 'Q3', 'See Q3.', null)],
    [
      'says the numbers that English says, and refers to the same rules',
      without('fr', 'Q1', 'À deux, six.', null),
    ],
    [
      'says the numbers that English says, and refers to the same rules',
      without('de', 'Q3', 'Siehe Q1.', null),
    ],
    ['has its own headings and sentences', without('de', 'Q3', 'Keep one.', null)],
    ['has no English words but names', without('fr', 'Q3', 'Tower of London and fin.', null)],
    ['has no breaking space before French high punctuation', without('fr', 'Q3', 'Fin ; voilà.', null)],
  ])('find that a text not %s', (name, faulty) => expect(found(faulty)).toContain(name));

  test('find a heading that is left in English', () => {
    const [first, ...rest] = book.sections.de;
    const de = [{ heading: 'First', rules: first?.rules ?? [] }, ...rest];
    expect(found({ ...book, sections: { ...book.sections, de } })).toEqual([
      'has its own headings and sentences',
    ]);
  });
});
