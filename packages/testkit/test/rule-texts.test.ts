import { describe, expect, test } from 'vitest';
import { type RuleBook, ruleChecks, ruleFileFaults, writtenRules } from '../src/rule-texts.ts';

const rule = (number: string, text: string, ruling: string | null = null) => ({ number, text, ruling });
const source = [
  '# A game',
  '## First',
  '- **Q1** 2 players take 5 cards. — `rule-texts.ts`',
  '- **Q2** One is kept. **Ruling:** any, see Q1. — `rule-texts.ts`, `index.ts`',
  '## Then',
  '- **Q3** The end.',
].join('\n');
const book: RuleBook = {
  letter: 'Q',
  source,
  spelt: { Q1: ['2'] },
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
const found = (faulty: RuleBook) =>
  Object.entries(ruleChecks(faulty)).flatMap(([name, faults]) => (faults().length > 0 ? [name] : []));

test('RULES.md is read by section', () => {
  expect(writtenRules(book).map(section => section.map(({ number }) => number))).toEqual([
    ['Q1', 'Q2'],
    ['Q3'],
  ]);
  expect(writtenRules(book)[0]?.[1]).toEqual({
    number: 'Q2',
    text: 'One is kept. **Ruling:** any, see Q1.',
    ruled: true,
    files: ['rule-texts.ts', 'index.ts'],
  });
});

test('files that there are not, and rules without any, are found', () => {
  const src = `${import.meta.dirname}/../src`;
  expect(ruleFileFaults(book, src)).toEqual(['Q3']);
  expect(ruleFileFaults({ letter: 'Q', source: source.replace('`index.ts`', '`none.ts`') }, src)).toEqual([
    'Q2: none.ts',
    'Q3',
  ]);
});

describe('the checks', () => {
  test('find nothing in good texts', () => expect(found(book)).toEqual([]));

  test.each<[string, RuleBook]>([
    ['has the rules of RULES.md in its order and sections', { ...book, source: source.replace('Q3', 'Q4') }],
    [
      'has the rules of RULES.md in its order and sections',
      { ...book, source: source.replace('## Then\n', '') },
    ],
    ['marks the rulings that RULES.md marks', without('de', 'Q3', 'Tower of London gewinnt.', 'So ist es.')],
    ['marks the rulings that RULES.md marks', without('en', 'Q2', 'Keep one, see Q1.', null)],
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
    ['says every number that RULES.md says', without('fr', 'Q1', 'À deux, six.', null)],
    ['says no number that English does not say', without('de', 'Q3', 'Nach 7 gewonnen.', null)],
    ['refers to the same rules as English', without('de', 'Q3', 'Siehe Q1.', null)],
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
