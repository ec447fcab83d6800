import { existsSync } from 'node:fs';
import { join } from 'node:path';

interface RuleText {
  readonly number: string;
  readonly text: string;
  readonly ruling: string | null;
}
type Sections = readonly { readonly heading: string; readonly rules: readonly RuleText[] }[];

export interface RuleBook {
  /** What the numbers begin with. */
  readonly letter: string;
  /** RULES.md. */
  readonly source: string;
  readonly sections: Readonly<Record<'en' | 'fr' | 'de', Sections>>;
  /** Numerals of RULES.md that the texts have in words, by rule: "with two players", "there are none". */
  readonly spelt: Readonly<Record<string, readonly string[]>>;
  /** Names that the other languages keep. */
  readonly names: RegExp;
}

interface WrittenRule {
  readonly number: string;
  readonly text: string;
  readonly ruled: boolean;
  /** The files below src that carry it out. */
  readonly files: readonly string[];
}

/** The rules of RULES.md by section. */
export const writtenRules = ({ source, letter }: Pick<RuleBook, 'source' | 'letter'>): WrittenRule[][] =>
  source
    .split(/^## /m)
    .slice(1)
    .map(section =>
      Array.from(
        section.matchAll(new RegExp(`^- \\*\\*(${letter}\\d+)\\*\\* (.*?)(?: — (\`.*))?$`, 'gm')),
        ([, number = '', text = '', files = '']) => ({
          number,
          text,
          ruled: text.includes('**Ruling'),
          files: Array.from(files.matchAll(/`([^`]+)`/g), m => m[1] ?? ''),
        }),
      ),
    );

const wordsOf = ({ text, ruling }: RuleText): string => (ruling === null ? text : `${text} ${ruling}`);
const rulesOf = (sections: Sections): RuleText[] => sections.flatMap(({ rules }) => rules);
/** 3D is a word. */
const numeralsIn = (text: string): Set<string> => new Set(text.replaceAll('3D', '').match(/\d+/g));
const ENGLISH = /\b(the|of|and|with|your|you|tile|tiles|is|are|must|from|bid|it|by|to|be)\b/i;

/** What each check of the numbered rules finds, by language; nothing if all is well. */
export function ruleChecks(book: RuleBook): Readonly<Record<string, () => string[]>> {
  const written = writtenRules(book);
  const numbers = written.flatMap(section => section.map(({ number }) => number));
  const english = rulesOf(book.sections.en);
  const reference = new RegExp(`${book.letter}\\d+`, 'g');
  const references = (rule: RuleText) => [...new Set(wordsOf(rule).match(reference))].sort().join();

  type Check = (rules: readonly RuleText[], sections: Sections) => readonly string[];
  const among =
    (languages: readonly (keyof RuleBook['sections'])[]) =>
    (check: Check): (() => string[]) =>
    () =>
      languages.flatMap(language =>
        check(rulesOf(book.sections[language]), book.sections[language]).map(fault => `${language} ${fault}`),
      );
  const inAll = among(['en', 'fr', 'de']);
  const inOthers = among(['fr', 'de']);

  return {
    'has the rules of RULES.md in its order and sections': inAll((_, sections) => {
      const lines = (all: readonly (readonly { number: string }[])[]) =>
        all.map(section => section.map(({ number }) => number).join()).join('\n');
      const [is, should] = [lines(sections.map(({ rules }) => rules)), lines(written)];
      return is === should && numbers.length > 0 ? [] : [is];
    }),

    'marks the rulings that RULES.md marks': inAll(rules => {
      const ruled = new Set(written.flatMap(section => section.filter(r => r.ruled).map(r => r.number)));
      return rules.filter(r => (r.ruling !== null) !== ruled.has(r.number)).map(r => r.number);
    }),

    'has no empty text and no stray blanks, and ends every text with a full stop': inAll(
      (rules, sections) => [
        ...rules
          .filter(({ text, ruling }) =>
            [text, ruling ?? text].some(each => !/^\S(.*\S)?\.$/su.test(each) || /\s\s/u.test(each)),
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

    'says every number that RULES.md says': inAll(rules =>
      written.flat().flatMap(({ number, text }) => {
        const rule = rules.find(each => each.number === number);
        const said = numeralsIn(rule ? wordsOf(rule) : '');
        return [...numeralsIn(text)]
          .filter(numeral => !said.has(numeral) && !book.spelt[number]?.includes(numeral))
          .map(numeral => `${number}: ${numeral}`);
      }),
    ),

    'says no number that English does not say': inOthers(rules =>
      rules.flatMap(rule => {
        const twin = english.find(({ number }) => number === rule.number);
        const known = numeralsIn(twin ? wordsOf(twin) : '');
        return [...numeralsIn(wordsOf(rule))]
          .filter(numeral => !known.has(numeral))
          .map(numeral => `${rule.number}: ${numeral}`);
      }),
    ),

    'refers to the same rules as English': inOthers(rules =>
      rules
        .filter(rule => {
          const twin = english.find(({ number }) => number === rule.number);
          return twin && references(rule) !== references(twin);
        })
        .map(({ number }) => number),
    ),

    'has its own headings and sentences': inOthers((rules, sections) => {
      const sentences = (rule: RuleText) => wordsOf(rule).split(/(?<=[.:;])\s/u);
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

/** The rules of RULES.md that name no file below `src`, and the files named that there are not. */
export const ruleFileFaults = (book: Pick<RuleBook, 'source' | 'letter'>, src: string): string[] =>
  writtenRules(book)
    .flat()
    .flatMap(({ number, files }) =>
      files.length === 0
        ? [number]
        : files.filter(file => !existsSync(join(src, file))).map(file => `${number}: ${file}`),
    );
