import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, type Language, type Rule, type RuleSection } from '@thameside/kit';
import { describe, expect, test } from 'vitest';
import { face } from '../src/client.ts';
import { RULES as DE } from '../src/texts/rules/de.ts';
import { RULES as EN } from '../src/texts/rules/en.ts';
import { RULES as FR } from '../src/texts/rules/fr.ts';

const SECTIONS: Readonly<Record<Language, readonly RuleSection[]>> = { en: EN, fr: FR, de: DE };
const rulesOf = (language: Language): Rule[] => SECTIONS[language].flatMap(({ rules }) => rules);
const wordsOf = ({ text, ruling }: Rule): string => (ruling === null ? text : `${text} ${ruling}`);

/** RULES.md: its headings, and each rule with its number and whether a part of it is marked as a ruling. */
const source = readFileSync(join(import.meta.dirname, '../RULES.md'), 'utf8');
const written = source
  .split(/^## /m)
  .slice(1)
  .map(section => ({
    heading: section.split('\n')[0],
    rules: Array.from(section.matchAll(/^- \*\*(K\d+)\*\* (.*) — .*$/gm), ([, number, text = '']) => ({
      number,
      text,
      ruled: text.includes('**Ruling'),
    })),
  }));
const numbers = written.flatMap(({ rules }) => rules.map(({ number }) => number));

describe.each(LANGUAGES)('%s', language => {
  const sections = SECTIONS[language];
  const rules = rulesOf(language);

  test('has the rules of RULES.md in its order and sections', () => {
    expect(numbers).toHaveLength(51);
    expect(sections.map(section => section.rules.map(({ number }) => number))).toEqual(
      written.map(section => section.rules.map(({ number }) => number)),
    );
  });

  test('marks the same rulings', () => {
    expect(rules.filter(({ ruling }) => ruling !== null).map(({ number }) => number)).toEqual(
      written.flatMap(section => section.rules.filter(({ ruled }) => ruled).map(({ number }) => number)),
    );
  });

  test('has no empty text, no stray blanks, and ends every one with a full stop', () => {
    const texts = rules.flatMap(({ text, ruling }) => (ruling === null ? [text] : [text, ruling]));
    expect(texts.filter(text => !/^\S(.*\S)?\.$/su.test(text) || /\s\s/u.test(text))).toEqual([]);
    expect(sections.filter(({ heading }) => !/^\S(.*\S)?$/u.test(heading))).toEqual([]);
  });

  test('sets apostrophes and quotation marks well', () => {
    expect(rules.filter(rule => /['"]/.test(wordsOf(rule)))).toEqual([]);
  });

  test('refers only to rules that there are, and never to itself', () => {
    const astray = rules.flatMap(rule =>
      Array.from(wordsOf(rule).matchAll(/K\d+/g), ([to]) => to)
        .filter(to => !numbers.includes(to) || to === rule.number)
        .map(to => `${rule.number} → ${to}`),
    );
    expect(astray).toEqual([]);
  });

  test('says every number that RULES.md says', () => {
    const numeralsIn = (text: string) => new Set(text.replaceAll('3D', '').match(/\d+/g));
    /** In words instead: "six colours", "with two players", "there are none". */
    const spelt: Readonly<Record<string, readonly string[]>> = {
      K2: ['3', '6'],
      K6: ['2', '3'],
      K76: ['0'],
    };
    const missing = written.flatMap(section =>
      section.rules.flatMap(({ number = '', text }) => {
        const rule = rules.find(each => each.number === number);
        const said = numeralsIn(rule ? wordsOf(rule) : '');
        return [...numeralsIn(text)]
          .filter(numeral => !said.has(numeral) && !spelt[number]?.includes(numeral))
          .map(numeral => `${number}: ${numeral}`);
      }),
    );
    expect(missing).toEqual([]);
  });

  test('is what the page is given', async () => {
    expect(await face.rules(language)).toBe(sections);
  });
});

describe.each(['fr', 'de'] as const)('%s', language => {
  test('has its own headings and sentences', () => {
    expect(SECTIONS[language].map(({ heading }, i) => heading === EN[i]?.heading)).not.toContain(true);
    const english = new Set(rulesOf('en').flatMap(rule => wordsOf(rule).split(/(?<=[.:;]) /)));
    const left = rulesOf(language).flatMap(rule => wordsOf(rule).split(/(?<=[.:;])\s/u));
    expect(left.filter(sentence => english.has(sentence))).toEqual([]);
  });

  test('has no English words but names', () => {
    const NAMES =
      /Key to the City – London|Victoria and Albert Museum|The O2|Thames Barrier|(Hungerford|Millennium|London) Bridge/g;
    const ENGLISH = /\b(the|of|and|with|your|you|tile|tiles|is|are|must|from|bid|it|by|to|be)\b/i;
    const found = rulesOf(language).filter(rule => ENGLISH.test(wordsOf(rule).replace(NAMES, '')));
    expect(found.map(({ number }) => number)).toEqual([]);
  });

  test('refers to the same rules as English', () => {
    const references = (rule: Rule) => [...new Set(wordsOf(rule).match(/K\d+/g))].sort();
    const english = new Map(rulesOf('en').map(rule => [rule.number, references(rule)]));
    expect(rulesOf(language).map(rule => [rule.number, references(rule)])).toEqual([...english]);
  });
});

test('French has no breaking space before high punctuation', () => {
  const texts = FR.flatMap(({ heading, rules }) => [heading, ...rules.map(wordsOf)]);
  expect(texts.filter(text => / [:;?!»]|« /.test(text))).toEqual([]);
});
