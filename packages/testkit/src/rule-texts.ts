import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, type Language, type Rule, type RuleSection, readRules } from '@thameside/kit';

export interface RuleBook {
  /** What the numbers begin with. */
  readonly letter: string;
  readonly sections: Readonly<Record<Language, readonly RuleSection[]>>;
  /** Names that the other languages keep. */
  readonly names: RegExp;
}

/** The `rules` folder of a game. */
export const ruleSections = (folder: string): RuleBook['sections'] => {
  const read = (language: Language) =>
    readRules(language, readFileSync(join(folder, `${language}.md`), 'utf8'));
  return { en: read('en'), fr: read('fr'), de: read('de') };
};

const wordsOf = ({ text, ruling }: Rule): string => (ruling === null ? text : `${text} ${ruling}`);
const rulesOf = (sections: readonly RuleSection[]): Rule[] => sections.flatMap(({ rules }) => rules);
/** 3D is a word. */
const numeralsIn = (text: string): string[] => text.replaceAll('3D', '').match(/\d+/g)?.sort() ?? [];
const ENGLISH = /\b(the|of|and|with|your|you|tile|tiles|is|are|must|from|bid|it|by|to|be)\b/i;

/** What each check of the rules in words finds, by language; nothing if all is well. */
export function ruleChecks(book: RuleBook): Readonly<Record<string, () => string[]>> {
  const english = rulesOf(book.sections.en);
  const numbers = english.map(({ number }) => number);
  const reference = new RegExp(`${book.letter}\\d+`, 'g');
  const twin = ({ number }: Rule) => english.find(rule => rule.number === number);

  type Check = (rules: readonly Rule[], sections: readonly RuleSection[]) => readonly string[];
  const among =
    (languages: readonly Language[]) =>
    (check: Check): (() => string[]) =>
    () =>
      languages.flatMap(language =>
        check(rulesOf(book.sections[language]), book.sections[language]).map(fault => `${language} ${fault}`),
      );
  const inAll = among(LANGUAGES);
  const inOthers = among(['fr', 'de']);
  const unlikeEnglish = (what: (rule: Rule) => string) =>
    inOthers(rules =>
      rules
        .filter(rule => what(rule) !== what(twin(rule) ?? { number: '', text: '', ruling: null }))
        .map(({ number }) => number),
    );

  return {
    'numbers each rule once, with its letter, in ascending order': inAll(rules => {
      const values = rules.map(({ number }) => Number(number.replace(book.letter, '')));
      return rules
        .filter((_, i) => !((values[i] ?? Number.NaN) > (values[i - 1] ?? 0)))
        .map(({ number }) => number);
    }),

    'has the rules of English in its sections': inOthers((_, sections) => {
      const lines = (all: readonly RuleSection[]) =>
        all.map(({ rules }) => rules.map(({ number }) => number).join()).join('\n');
      return lines(sections) === lines(book.sections.en) && numbers.length > 0 ? [] : [lines(sections)];
    }),

    'marks the rulings that English marks': unlikeEnglish(({ ruling }) => String(ruling !== null)),

    'has no empty text and no stray blanks, and ends every text with a full stop': inAll(
      (rules, sections) => [
        ...rules
          .filter(({ text, ruling }) =>
            [text, ruling ?? text].some(each => !/^\S(.*\S)?\.$/su.test(each) || /\s\s|\*/u.test(each)),
          )
          .map(({ number }) => number),
        ...sections.map(({ heading }) => heading).filter(heading => !/^\S(.*\S)?$/u.test(heading)),
      ],
    ),

    'sets apostrophes and quotation marks well': inAll(rules =>
      rules.filter(rule => /['"]/.test(wordsOf(rule))).map(({ number }) => number),
    ),

    'refers only to rules that there are, and never to itself': inAll(rules =>
      rules.flatMap(rule =>
        (wordsOf(rule).match(reference) ?? [])
          .filter(to => !numbers.includes(to) || to === rule.number)
          .map(to => `${rule.number} → ${to}`),
      ),
    ),

    'says the numbers that English says, and refers to the same rules': unlikeEnglish(rule =>
      [...new Set(numeralsIn(wordsOf(rule)))].join(),
    ),

    'has its own headings and sentences': inOthers((rules, sections) => {
      const sentences = (rule: Rule) => wordsOf(rule).split(/(?<=[.:;])\s/u);
      const known = new Set(english.flatMap(sentences));
      const isName = (sentence: string) => !/\p{L}/u.test(sentence.replaceAll(book.names, ''));
      return [
        ...sections.filter(({ heading }, i) => heading === book.sections.en[i]?.heading).map(s => s.heading),
        ...rules.flatMap(sentences).filter(sentence => known.has(sentence) && !isName(sentence)),
      ];
    }),

    'has no English words but names': inOthers(rules =>
      rules
        .filter(rule => ENGLISH.test(wordsOf(rule).replaceAll(book.names, '')))
        .map(({ number }) => number),
    ),

    'has no breaking space before French high punctuation': among(['fr'])((rules, sections) =>
      [...sections.map(({ heading }) => heading), ...rules.map(wordsOf)].filter(text =>
        / [:;?!»]|« /.test(text),
      ),
    ),
  };
}

export interface Citations {
  /** Rules that no test is about, and numbers in titles that no rule has. */
  readonly untested: readonly string[];
  readonly unknown: readonly string[];
  /** Rules that no file of the source names. */
  readonly unnamed: readonly string[];
}

/**
 * The rules with whose numbers the titles of a game's tests begin (`K12: …`, `K12, K13: …`, also in tables as
 * `title: 'K12: …'`), and those that its source names where it carries them out.
 */
export function citations(book: Pick<RuleBook, 'letter' | 'sections'>, root: string): Citations {
  const numbers = rulesOf(book.sections.en).map(({ number }) => number);
  const number = new RegExp(`\\b${book.letter}\\d+\\b`, 'g');
  const title = new RegExp(
    `\\b(?:test(?:\\.each\\([^)]*\\))?\\(|title:)\\s*[\`'"]((?:${book.letter}\\d+(?:, | and )?)+):`,
    'g',
  );
  const below = (folder: string, files: string) =>
    globSync(files, { cwd: join(root, folder) })
      .filter(file => !/\btexts\b/.test(file))
      .map(file => readFileSync(join(root, folder, file), 'utf8'));
  const tested = new Set(
    below('test', '**/*.test.ts').flatMap(text =>
      Array.from(text.matchAll(title), m => m[1] ?? '').flatMap(cited => cited.match(number) ?? []),
    ),
  );
  const named = new Set(below('src', '**/*.ts').flatMap(text => text.match(number) ?? []));
  return {
    untested: numbers.filter(rule => !tested.has(rule)),
    unknown: [...tested, ...named].filter(rule => !numbers.includes(rule)),
    unnamed: numbers.filter(rule => !named.has(rule)),
  };
}
