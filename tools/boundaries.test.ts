import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { boundaries } from './boundaries.ts';

const PACKAGES = {
  kernel: 'packages/kernel',
  kit: 'packages/kit',
  bots: 'packages/bots',
  london: 'packages/games/london',
  'key-flow': 'packages/games/key-flow',
  cli: 'apps/cli',
};

let tree = '';

const write = (path: string, text: string) => {
  mkdirSync(dirname(join(tree, path)), { recursive: true });
  writeFileSync(join(tree, path), text);
};

/** The rules broken once `path` holds `text` in a tree that is otherwise clean. */
async function broken(path: string, text: string): Promise<string[]> {
  write(path, text);
  try {
    const { violations } = await boundaries(tree, ['packages', 'apps']);
    return [...new Set(violations.map(violation => violation.slice(0, violation.indexOf(':'))))].sort();
  } finally {
    rmSync(join(tree, path));
  }
}

beforeAll(() => {
  tree = mkdtempSync(join(tmpdir(), 'boundaries-'));
  mkdirSync(join(tree, 'node_modules/@thameside'), { recursive: true });
  for (const [name, folder] of Object.entries(PACKAGES)) {
    write(
      `${folder}/package.json`,
      `{"name":"@thameside/${name}","type":"module","exports":"./src/index.ts"}`,
    );
    write(`${folder}/src/inner.ts`, 'export const inner = 1;\n');
    write(`${folder}/src/index.ts`, "export { inner } from './inner.ts';\n");
    symlinkSync(join(tree, folder), join(tree, 'node_modules/@thameside', name));
  }
});

afterAll(() => rmSync(tree, { recursive: true }));

test('a clean tree is read and passes', async () => {
  expect(await boundaries(tree, ['packages', 'apps'])).toEqual({ modules: 12, violations: [] });
});

test.each([
  ['kernel', 'kit', ['direction of packages/kernel']],
  ['kit', 'kernel', []],
  ['kit', 'bots', ['direction of packages/kit']],
  ['bots', 'kernel', []],
  ['bots', 'kit', ['direction of packages/bots']],
  ['london', 'kit', []],
  ['london', 'kernel', []],
  ['london', 'bots', ['direction of packages/games/([^/]+)']],
  ['london', 'key-flow', ['direction of packages/games/([^/]+)']],
  ['kit', 'cli', ['direction of packages/kit', 'ends']],
  ['cli', 'london', []],
] as const)('%s imports %s', async (from, to, rules) => {
  const path = `${PACKAGES[from]}/src/extra.ts`;
  expect(await broken(path, `import { inner } from '@thameside/${to}';\nexport const x = inner;\n`)).toEqual(
    rules,
  );
  expect(
    await broken(path, `import type { inner } from '@thameside/${to}';\nexport type X = typeof inner;\n`),
  ).toEqual(rules);
});

test.each([
  ['a path into another package', '../../kernel/src/inner.ts', ['by name', 'index only']],
  ["another package's index by path", '../../kernel/src/index.ts', ['by name']],
  ['a deep package path', '@thameside/kernel/src/inner.ts', ['resolvable']],
  ['a module of Node', 'node:fs', ['engines stand alone']],
  ['an unknown package', 'no-such-package', ['resolvable']],
])('kit imports %s', async (_what, specifier, rules) => {
  expect(
    await broken('packages/kit/src/extra.ts', `import * as x from '${specifier}';\nexport { x };\n`),
  ).toEqual(rules);
});

test('tests may use what sources may not', async () => {
  expect(
    await broken('packages/kernel/test/a.test.ts', "import '@thameside/bots';\nimport 'node:fs';\n"),
  ).toEqual([]);
});

test('a cycle', async () => {
  write('packages/kit/src/a.ts', "import type { B } from './b.ts';\nexport type A = B;\n");
  expect(
    await broken('packages/kit/src/b.ts', "import type { A } from './a.ts';\nexport type B = A;\n"),
  ).toEqual(['no cycles']);
  rmSync(join(tree, 'packages/kit/src/a.ts'));
});

test('an orphan', async () => {
  expect(await broken('packages/kit/src/alone.ts', 'export const alone = 1;\n')).toEqual(['no orphans']);
});
