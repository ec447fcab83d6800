import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { filesLike, ROOT, textsIn } from './catalogues.ts';

const LANGUAGES = ['en', 'fr', 'de'] as const;
type Language = (typeof LANGUAGES)[number];

interface Term {
  readonly words: Readonly<Record<Language, readonly string[]>>;
  readonly never: Readonly<Record<Language, readonly string[]>>;
}

const cut = (cell: string, at: string): string[] =>
  cell
    .split(at)
    .map(each => each.trim())
    .filter(Boolean);

/** The tables of the glossary by heading. */
function termsIn(markdown: string): Map<string, Term[]> {
  const sections = markdown.split(/^## /m).slice(1);
  return new Map(
    sections.map(section => {
      const rows = section.match(/^\|.*\|$/gm)?.slice(2) ?? [];
      const terms = rows.map(row => {
        const [en = '', fr = '', de = '', , never = ''] = row.slice(1, -1).split('|');
        const forbidden = (language: Language) =>
          cut(never, ';')
            .filter(part => part.startsWith(`${language}:`))
            .flatMap(part => cut(part.slice(language.length + 1), ','));
        return {
          words: { en: cut(en, ' / '), fr: cut(fr, ' / '), de: cut(de, ' / ') },
          never: { en: forbidden('en'), fr: forbidden('fr'), de: forbidden('de') },
        };
      });
      return [section.split('\n', 1)[0] ?? '', terms];
    }),
  );
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The word by itself, however it begins a sentence; a star stands for any ending. */
const asWord = (word: string): RegExp =>
  new RegExp(`(?<!\\p{L})${escaped(word).replace('\\*', '\\p{L}*')}(?!\\p{L})`, 'iu');

/** A text as it is read: without the names of parameters, of forms and of flags. */
const spoken = (text: string): string =>
  text
    .replace(/\{[^{}|]*\|?|\}/g, ' ')
    .replace(/ @\w+ | --[\w-]+/g, ' ')
    .replaceAll('\u00a0', ' ');

const game = (folder: string, board: string) => ({
  texts: (language: Language) => [
    `packages/games/${folder}/src/texts/${language}/*.ts`,
    `packages/games/${folder}/src/{bot,lesson}/texts/${language}.ts`,
    `apps/web/src/texts/${language}/${board}.ts`,
  ],
  at: `packages/games/${folder}`,
});
const SCOPES: Readonly<Record<string, ReturnType<typeof game>>> = {
  'Key to the City – London': game('key-to-the-city', 'city'),
  London: game('london', 'london'),
  'Key Flow': game('key-flow', 'flow'),
  Everywhere: {
    texts: language => [
      `packages/games/*/src/texts/${language}/*.ts`,
      `packages/games/*/src/{bot,lesson}/texts/${language}.ts`,
      `apps/web/src/texts/${language}/*.ts`,
      `apps/cli/src/texts/${language}.ts`,
    ],
    at: 'packages/games/*',
  },
};

/** What a language says in a scope, by key or number of the rule. */
async function saidIn(scope: string, language: Language): Promise<[string, string][]> {
  const { texts, at } = SCOPES[scope] ?? { texts: () => [], at: '' };
  const files = filesLike(...texts(language));
  const catalogues = await Promise.all(files.map(textsIn));
  const lines = filesLike(`${at}/rules/${language}.md`).flatMap(file =>
    readFileSync(join(ROOT, file), 'utf8')
      .split(/^## /m)
      .slice(1)
      .flatMap(section => section.split('\n'))
      .map((line): [string, string] => [line.slice(0, 10), line]),
  );
  const plates = await Promise.all(
    filesLike(`${at}/src/plate.ts`).map(async (file): Promise<[string, string]> => {
      const { plate } = await import(join(ROOT, file));
      return [`about ${plate.id}`, plate.about[language]];
    }),
  );
  return [...catalogues.flatMap(each => Object.entries(each)), ...lines, ...plates].map(([key, text]) => [
    key,
    spoken(text),
  ]);
}

const terms = termsIn(readFileSync(join(ROOT, 'docs/terms.md'), 'utf8'));

test('the glossary is read', () => {
  expect([...terms.keys()]).toEqual(Object.keys(SCOPES));
  expect(terms.get('London')?.find(({ words }) => words.en.includes('pauper'))).toEqual({
    words: { en: ['pauper'], fr: ['carte Pauvreté', 'cartes Pauvreté'], de: ['Armenkarte'] },
    never: { en: [], fr: ['indigent*'], de: ['Bettler'] },
  });
});

test('a word is found by itself, at the beginning of a sentence and with any ending', () => {
  expect(asWord('Zug').test('Im Zug')).toBe(true);
  expect(asWord('Zug').test('Zugang')).toBe(false);
  expect(asWord('indigent*').test('Les indigents')).toBe(true);
  expect(asWord('case').test(spoken('{case:case} {n|une case|# cases}'))).toBe(true);
  expect(spoken('{bot} --bots x')).not.toMatch(/bot/);
});

describe.each([...terms])('%s', (scope, rows) => {
  test.each(LANGUAGES)('%s uses every word of the glossary, and none that is forbidden', async language => {
    const said = await saidIn(scope, language);
    const all = said.map(([, text]) => text.toLowerCase()).join('\n');
    const unused = rows.flatMap(({ words }) =>
      words[language].filter(word => !all.includes(word.toLowerCase())),
    );
    const forbidden = rows.flatMap(({ never }) =>
      never[language].flatMap(word => {
        const pattern = word === '£' ? /£/ : asWord(word);
        return said.filter(([, text]) => pattern.test(text)).map(([key]) => `${key}: ${word}`);
      }),
    );
    expect({ unused, forbidden }).toEqual({ unused: [], forbidden: [] });
  });
});
