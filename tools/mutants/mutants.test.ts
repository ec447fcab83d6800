import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { staleIn } from './equivalents.ts';
import { mutantsOf, mutated, withSwitches } from './operators.ts';
import { GAMES, subjectOf } from './subjects.ts';

const whats = (source: string) => mutantsOf(source).map(({ what }) => what);

describe('the operators', () => {
  test.each([
    ['a < b;', 'a < b → a <= b'],
    ['a === b;', 'a === b → a !== b'],
    ['a + 2;', 'a + 2 → a - 2'],
    ['a && b;', 'a && b → a || b'],
    ['f(0);', '0 → 1'],
    ['f(1);', '1 → 0'],
    ['f(7);', '7 → 8'],
    ['f(true);', 'true → false'],
    ['if (a) b();', 'a → !(a)'],
    ['x = a ? b : c;', 'a → !(a)'],
    ['f(!a);', '!a → !!(a)'],
    ['n += m;', 'n += m → n -= m'],
    ['n++;', 'n++ → n--'],
    ['x = list.filter(f);', 'list.filter(f) → list'],
    ['x = list.some(f);', 'list.some(f) → list.every(f)'],
    ['x = Math.min(a, b);', 'Math.min(a, b) → Math.max(a, b)'],
    ['x = [...a, ...b];', '[...a, ...b] → [...b]'],
    ['x = [a];', '[a] → []'],
    ['f(a);', 'f(a); → ;'],
  ])('change %s', (source, what) => expect(whats(source)).toContain(what));

  test('leave types, imports, keys, texts and optional chains alone', () => {
    expect(whats("import { a } from 'b';\ntype A = 0 | 1;\nexport const c: Array<1> = d as [2];")).toEqual(
      [],
    );
    expect(whats("const a = { 1: b, c: 'd' + e, f: `g` + h };")).toEqual([]);
    expect(whats('const a = b?.filter(c).slice(d);')).toEqual([]);
  });
});

test('a mutant is one change, and a source with all of them asleep does what it did', () => {
  const source =
    'let n = 0;\nif (a < 3) n += 2;\nelse if (a > 5 && a < 9) n -= a;\nelse n++;\nreturn [n, 1].filter(x => x !== 1);';
  const mutants = mutantsOf(source);
  expect(mutants.length).toBeGreaterThan(12);
  const run = (text: string, a: number, awake: number) =>
    JSON.stringify(new Function('a', 'on', text)(a, (id: number) => id === awake));
  const switched = withSwitches(source, mutants, 10, 'on');
  for (const a of [2, 3, 5, 7, 9]) {
    expect(run(switched, a, -1)).toBe(run(source, a, -1));
    mutants.forEach((mutant, i) => {
      expect(run(switched, a, 10 + i)).toBe(run(mutated(source, mutant), a, -1));
    });
  }
});

describe.each(GAMES)('%s', id => {
  test('no mutant is called equivalent that is not there', () => {
    expect(
      staleIn(
        id,
        subjectOf(id).sources.flatMap(({ mutants }) => mutants),
      ),
    ).toEqual([]);
  });
});

const TODAY = process.env.SEED || new Date().toISOString().slice(0, 10);
/** Another game every day; `npm run mutants` tries all the mutants of a game, and names those that nobody notices. */
const game = GAMES[Math.floor(Date.parse(TODAY) / 86_400_000) % GAMES.length] ?? GAMES[0];
test(`of a few mutants of ${game} most are killed, SEED=${TODAY}`, async () => {
  const args = [join(import.meta.dirname, 'main.ts'), game, '--sample', '20', '--seed', 'few', '--quick'];
  const { stdout } = await promisify(execFile)(process.execPath, args).catch(failed => failed);
  const [, killed, tried] = /: (\d+) of (\d+) killed/.exec(stdout) ?? [];
  expect(Number(tried)).toBe(20);
  expect(Number(killed)).toBeGreaterThanOrEqual(15);
});
