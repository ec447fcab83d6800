import { join } from 'node:path';
import { citations } from '@thameside/testkit';
import { expect, test } from 'vitest';

const { numbered, uncited, unknown } = citations(
  'L',
  join(import.meta.dirname, '../RULES.md'),
  import.meta.dirname,
);

test('RULES.md has all the rules', () => {
  expect(numbered).toHaveLength(new Set(numbered).size);
  expect(numbered).toHaveLength(53);
});

test('every rule is cited by a test', () => expect(uncited).toEqual([]));

test('no test cites a rule that does not exist', () => expect(unknown).toEqual([]));
