import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ruleFileFaults, writtenRules } from '@thameside/testkit';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const book = { letter: 'L', source: readFileSync(join(root, 'RULES.md'), 'utf8') };

test('RULES.md names, for every rule, files that there are', () => {
  expect(writtenRules(book).flat()).toHaveLength(53);
  expect(ruleFileFaults(book, join(root, 'src'))).toEqual([]);
});
