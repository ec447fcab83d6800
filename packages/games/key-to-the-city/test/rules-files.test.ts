import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const rules = readFileSync(join(root, 'RULES.md'), 'utf8').matchAll(/^- \*\*(K\d+)\*\* .* — (.*)$/gm);
const carried = Array.from(rules, ([, rule = '', files = '']) => ({
  rule,
  files: Array.from(files.matchAll(/`([^`]+)`/g), m => m[1] ?? ''),
}));

test('RULES.md names, for every rule, files that there are', () => {
  expect(carried).toHaveLength(51);
  expect(carried.filter(({ files }) => files.length === 0)).toEqual([]);
  const missing = carried.flatMap(({ files }) => files).filter(file => !existsSync(join(root, 'src', file)));
  expect(missing).toEqual([]);
});
