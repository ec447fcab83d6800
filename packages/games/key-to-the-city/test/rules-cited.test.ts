import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The numbers that RULES.md gives its rules. */
const numbered = [...readFileSync(here('../RULES.md'), 'utf8').matchAll(/^- \*{0,2}(K\d+)\b/gm)].map(
  m => m[1] as string,
);

/** The numbers with which the titles of tests begin: `K12: …`, `K12, K13: …`. */
const cited = new Set(
  globSync('**/*.test.ts', { cwd: here('.') }).flatMap(file =>
    [
      ...readFileSync(here(`./${file}`), 'utf8').matchAll(
        /\btest(?:\.each\([^)]*\))?\(\s*[`'"]((?:K\d+(?:, | and )?)+)/g,
      ),
    ].flatMap(m => [...(m[1] as string).matchAll(/K\d+/g)].map(k => k[0])),
  ),
);

test('RULES.md has all the rules', () => {
  expect(numbered).toHaveLength(new Set(numbered).size);
  expect(numbered).toHaveLength(51);
});

test('every rule is cited by a test', () => {
  expect(numbered.filter(rule => !cited.has(rule))).toEqual([]);
});

test('no test cites a rule that does not exist', () => {
  expect([...cited].filter(rule => !numbered.includes(rule))).toEqual([]);
});
