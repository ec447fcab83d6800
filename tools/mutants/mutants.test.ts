import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mutated, rulesCited, rulesIn, sample } from './mutant.ts';
import { fateOf } from './run.ts';
import { SUBJECTS } from './subjects.ts';
import { copyTree, removeTree } from './tree.ts';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

describe.each(SUBJECTS)('$game', subject => {
  const { rules, mutants } = subject;

  test('every rule is broken by a mutant, and no mutant breaks a rule that does not exist', () => {
    const broken = new Set(mutants.map(mutant => mutant.rule));
    expect([...broken].sort()).toEqual(rulesIn(read(rules)).sort());
  });

  test('every mutant fits the sources', () => {
    expect(mutants.filter(mutant => mutated(read(mutant.file), mutant) === undefined)).toEqual([]);
  });

  test('no mutant is there twice', () => {
    const ways = mutants.map(({ rule, file, find, replace }) => [rule, file, find, replace].join('\n'));
    expect(new Set(ways).size).toBe(ways.length);
  });

  describe('a few of them; `npm run mutants` tries all', () => {
    let tree = '';
    beforeAll(() => {
      tree = copyTree(root);
    });
    afterAll(() => removeTree(tree));

    test.each(sample(mutants, 3))('$rule: $what: is killed', async mutant => {
      expect(await fateOf(tree, subject, mutant)).toMatchObject({ killed: true });
    });

    test('a mutant that breaks nothing survives', async () => {
      const [first] = mutants;
      if (!first) throw new Error('no mutants');
      const harmless = { ...first, replace: `${first.find} ` };
      expect(await fateOf(tree, subject, harmless)).toEqual({ killed: false, why: 'no test failed' });
    });

    test('a stale mutant is reported as such', async () => {
      const [first] = mutants;
      if (!first) throw new Error('no mutants');
      const fate = await fateOf(tree, subject, { ...first, find: 'not in the file' });
      expect(fate).toMatchObject({ killed: false, why: expect.stringContaining('stale') });
    });
  });
});

test('a mutant applies where its text stands exactly once', () => {
  const mutant = { rule: 'K1', file: 'a.ts', what: '', find: 'a < b', replace: 'a <= b' };
  expect(mutated('if (a < b) c();', mutant)).toBe('if (a <= b) c();');
  expect(mutated('if (a < b || a < b) c();', mutant)).toBeUndefined();
  expect(mutated('if (b > a) c();', mutant)).toBeUndefined();
  expect(mutated('if (a < b) c();', { ...mutant, replace: 'a < b' })).toBeUndefined();
  expect(mutated('if (a < bc) c();', { ...mutant, find: 'a < b)' })).toBeUndefined();
});

test('a mutant applies however the text is wrapped', () => {
  const mutant = { rule: 'K1', file: 'a.ts', what: '', find: 'f(a, b) + 1', replace: '0' };
  expect(mutated('x = f(\n  a,\n  b,\n) + 1;', mutant)).toBe('x = 0;');
  expect(mutated('x = f(a, b)\n  + 1;', mutant)).toBe('x = 0;');
  expect(mutated('x = f(a, c) + 1;', mutant)).toBeUndefined();
});

test('a title cites the rules that it begins with', () => {
  expect(rulesCited('K12: one colour')).toEqual(['K12']);
  expect(rulesCited('K12, K13 and K14: one colour')).toEqual(['K12', 'K13', 'K14']);
  expect(rulesCited('one colour, by K12')).toEqual([]);
});

test('a sample is spread evenly', () => {
  const items = Array.from({ length: 10 }, (_, i) => i);
  expect(sample(items, 3)).toHaveLength(3);
  expect(sample(items, 10)).toEqual(items);
  expect(sample(items, 99)).toEqual(items);
  expect(sample([], 3)).toEqual([]);
});
