import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Citations {
  /** The numbers that RULES.md gives its rules, in order. */
  readonly numbered: readonly string[];
  /** Rules that no test is about, and numbers in titles that no rule has. */
  readonly uncited: readonly string[];
  readonly unknown: readonly string[];
}

/** The rules with whose numbers the titles of tests begin: `K12: …`, `K12, K13: …`, also in tables as `title: 'K12: …'`. */
export function citations(letter: string, rules: string, tests: string): Citations {
  const numbered = Array.from(
    readFileSync(rules, 'utf8').matchAll(new RegExp(`^- \\*{0,2}(${letter}\\d+)\\b`, 'gm')),
    m => m[1] ?? '',
  );
  const title = new RegExp(
    `\\b(?:test(?:\\.each\\([^)]*\\))?\\(|title:)\\s*[\`'"]((?:${letter}\\d+(?:, | and )?)+):`,
    'g',
  );
  const cited = new Set(
    globSync('**/*.test.ts', { cwd: tests }).flatMap(file =>
      Array.from(readFileSync(join(tests, file), 'utf8').matchAll(title), m => m[1] ?? '').flatMap(
        numbers => numbers.match(new RegExp(`${letter}\\d+`, 'g')) ?? [],
      ),
    ),
  );
  return {
    numbered,
    uncited: numbered.filter(rule => !cited.has(rule)),
    unknown: [...cited].filter(rule => !numbered.includes(rule)),
  };
}
