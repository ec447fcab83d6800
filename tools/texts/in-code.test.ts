import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { literalsIn } from './literals.ts';

const ROOT = join(import.meta.dirname, '../..');
const FOLDERS = [
  'packages/kernel/src',
  'packages/kit/src',
  'packages/bots/src',
  ...readdirSync(join(ROOT, 'packages/games')).map(game => `packages/games/${game}/src`),
];
/** Catalogues and plates; sets of components, whose names and bases of values are data; positions, which programmers write. */
const EXEMPT = /\/(texts|components|position)\/|\/plate\.ts$/;

/** Not words for anybody: the first line of a match file. */
const FORMATS = ['thameside match 1'];
const PROSE = /\p{L}{2,}[.,:;]? \p{L}{2,}/u;

test('literals are found in any place', () => {
  const source = [
    "import { a } from './a.ts'; // 'in a comment'",
    "const b = /[\"'`/]/.test(c) ? `d §{e ? `f §{g}` : \"h i\"} j` : 'k\\'l';",
    '/* "m n" */ throw new Error(`no §{o}`);',
  ]
    .join('\n')
    .replaceAll('§', '$');
  expect(literalsIn(source)).toEqual(['./a.ts', 'f …', 'h i', 'd … j', "k\\'l"]);
});

test('no words for players stand in the code', () => {
  const files = FOLDERS.flatMap(folder =>
    readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
      .filter(entry => entry.isFile() && entry.name.endsWith('.ts'))
      .map(entry => join(entry.parentPath, entry.name)),
  ).filter(path => !EXEMPT.test(path));
  expect(files.length).toBeGreaterThan(40);
  const prose = files.flatMap(path =>
    literalsIn(readFileSync(path, 'utf8'))
      .filter(text => PROSE.test(text) && !FORMATS.includes(text))
      .map(text => `${relative(ROOT, path)}: ${text}`),
  );
  expect(prose).toEqual([]);
});
