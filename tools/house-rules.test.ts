import { expect, test } from 'vitest';
import { faultsIn } from './house-rules.ts';

const engine = 'packages/games/london/src/rules/run.ts';
const spec = 'packages/kit/test/hex.test.ts';
const host = ['registry', 'npmjs', 'org'].join('.');
const lines = (n: number) => 'x;\n'.repeat(n);
const ignore = (rest: string) => `// ${'biome'}-ignore ${rest}\n`;

test.each([
  ['Math.random', engine, 'const a = 1;\nconst b = Math.random();\n', 2],
  ['Math[...]', 'packages/bots/src/a.ts', 'Math["random"]();\n', 1],
  ['new Date', engine, 'const t = new Date;\n', 1],
  ['Date.now', 'packages/kernel/src/a.ts', 'Date.now();\n', 1],
  ['console', 'packages/kit/src/a.ts', "/* two\nlines */ console.log('x');\n", 2],
  ['a skipped test', spec, "test.skip('a', () => {});\n", 1],
  ['a single test', 'tools/a.test.ts', "describe.only('a', () => {});\n", 1],
  ['a test to do', spec, "test.todo('a');\n", 1],
  ['a skipped table', spec, "test.skip.each([1])('a', () => {});\n", 1],
  ['a registry', 'README.md', `see\nhttps://${host}/x\n`, 2],
  ['a resolved address', 'package-lock.json', '"resolved": "https://example.test/x.tgz"\n', 1],
  ['an ignore without reason', 'apps/cli/src/a.ts', ignore('lint/style/useConst'), 1],
  ['an ignore with the stock reason', 'apps/cli/src/a.ts', ignore('lint/style/useConst: <explanation>'), 1],
  ['a long source', 'apps/cli/src/a.ts', lines(501), 501],
])('%s is a fault', (_what, path, text, line) => {
  expect(faultsIn(path, text).map(fault => fault.slice(0, fault.indexOf(': ')))).toEqual([`${path}:${line}`]);
});

test.each([
  ['words in comments and strings', engine, "// no Date.now()\nconst a = 'console.log';\n"],
  ['the same outside the engines', 'apps/cli/src/a.ts', 'console.log(Date.now(), Math.random());\n'],
  ['the same in an engine test', 'packages/kernel/test/a.test.ts', 'console.log(Date.now());\n'],
  ['names that only look alike', engine, 'type Dated = { Date: number }; undated(consoleless);\n'],
  ['a table of components', 'packages/games/london/src/components/cards.ts', lines(900)],
  ['a table of texts', 'packages/kit/src/texts/fr.ts', lines(900)],
  ['a long test', spec, lines(900)],
  ['a source of the full length', 'packages/kit/src/a.ts', lines(500)],
  ['a workspace link', 'package-lock.json', '"resolved": "packages/kit"\n'],
  ['an ignore with a reason', 'apps/cli/src/a.ts', ignore('lint/style/useConst: the launcher needs it')],
  ['code that mentions a registry', 'apps/cli/src/a.ts', 'registry.games.get(id);\n'],
])('%s is no fault', (_what, path, text) => {
  expect(faultsIn(path, text)).toEqual([]);
});
