import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { run } from './world.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'thameside-components-'));
});
afterAll(() => rmSync(folder, { recursive: true }));
const file = (text: string) => {
  writeFileSync(join(folder, 'set.json'), text);
  return join(folder, 'set.json');
};
const components = (...flags: string[]) => run(['components', 'quarry', ...flags]);

test('the list, each value with its basis', async () => {
  const { code, out } = await components();
  expect(code).toBe(0);
  expect(out).toBe(`Quarry, component set toy-1, 3 components. Hash: ${'0'.repeat(64)}
  set: toy-1
  coins: all 60; each 3

Stone chalk-1 chalk-1
  Worth 1
  points: 1 [rulebook]
Stone slate-2 slate-2
  Worth 2
  points: 2, (much more) [assumed]
  look [seen]
Stone flint-3 flint-3
  Worth 3
  points 3; sharp true [assumed]

3 values rest on: assumed
One value rests on: rulebook
One value rests on: seen
`);
});

test('the list as JSON', async () => {
  const { out } = await components('--json');
  expect(JSON.parse(out)).toMatchObject({
    game: 'quarry',
    set: { name: 'toy-1' },
    values: { coins: { all: 60 } },
    components: [
      { id: 'chalk-1', values: { points: { value: 1, basis: 'rulebook' } } },
      { id: 'slate-2' },
      { values: { sharp: { value: true, basis: 'assumed' } } },
    ],
  });
});

test('the export is a valid set', async () => {
  const { code, out } = await components('--export');
  expect(code).toBe(0);
  const set = JSON.parse(out);
  delete set.stones; // the toy takes no stones
  const checked = await components('--check', file(JSON.stringify(set)));
  expect(checked).toEqual({
    code: 0,
    out: `${folder}/set.json is valid: set toy-1, hash ${'1'.repeat(64)}. Play with it by --set.\n`,
    err: '',
  });
});

test('every fault with its place', async () => {
  const { code, out } = await components('--check', file('{"stones":"gold"}'));
  expect(code).toBe(1);
  expect(out).toBe(
    `${folder}/set.json has 2 faults:\n  set: The set needs a name.\n  stones[0]: There is no stone gold.\n`,
  );
  expect((await components('--check', file('[]'))).out).toContain(
    '  the whole file: This is no set of stones.',
  );
});

test('no JSON: where', async () => {
  const { code, err } = await components('--check', file('{\n "set": oops\n}'));
  expect(code).toBe(1);
  expect(err).toContain('set.json is not JSON: correct it near “{ "set": oops }”.');
  expect((await components('--check', file('{"set": '))).err).toContain('at line 1, column 9.');
  expect((await components('--check', file('{\n set: 1}'))).err).toContain('at line 2, column 2.');
  expect((await components('--check', join(folder, 'none'))).err).toContain('there is no file');
});

test('from standard input', async () => {
  expect((await run(['components', 'quarry', '--check', '-'], { input: '{"set":"mine"}' })).code).toBe(0);
});
