import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { sourcesOf } from '../src/table/end/sources.ts';
import { barsOf } from '../src/table/lib/bars.ts';
import { treeOf } from '../src/table/lib/outline.ts';
import { packed, unpacked } from '../src/table/lib/pack.ts';
import { apart, scale, ticks } from '../src/table/lib/scale.ts';

describe('a game in an address', () => {
  test('comes out as it went in, in letters that an address may hold', async () => {
    const text = Array.from({ length: 400 }, (_, i) => `${i} ${i % 4} turn bid – «Zoë» 🎲`).join('\n');
    const letters = await packed(text);
    expect(letters).toMatch(/^[\w-]+$/);
    expect(letters.length).toBeLessThan(text.length / 4);
    expect(await unpacked(letters)).toBe(text);
  });
  test.each(['', '!!!', 'AAAA', 'c3VyZWx5bm90'])('%j is none', async letters => {
    await expect(unpacked(letters)).rejects.toThrow();
  });
  test('one that was cut short is none', async () => {
    const letters = await packed('thameside match 1\n'.repeat(200));
    await expect(unpacked(letters.slice(0, -6))).rejects.toThrow();
  });
});

describe('charts', () => {
  test.each([
    [0, 104, [0, 50, 100, 150]],
    [0, 89, [0, 20, 40, 60, 80, 100]],
    [0, 1, [0, 1]],
    [-7, 12, [-10, -5, 0, 5, 10, 15]],
    [0, 0, [0]],
  ])('round numbers from %d to %d', (low, high, wanted) => {
    expect(ticks(low, high)).toEqual(wanted);
  });
  test('a scale keeps its ends, and is not upset by a range of nothing', () => {
    const to = scale([0, 10], [100, 0]);
    expect([to(0), to(5), to(10)]).toEqual([100, 50, 0]);
    expect(scale([3, 3], [0, 10])(3)).toBe(0);
  });
  test('labels move apart and keep their order', () => {
    const moved = apart([10, 12, 50, 11], 5);
    expect(moved).toEqual([10, 20, 50, 15]);
  });
});

describe('points by source', () => {
  const line = (key: string, points: number) => ({ rule: 'K70', key, params: {}, points, hidden: false });
  test('add up for every seat, the richest source first, those that bring nothing left out', () => {
    const sources = sourcesOf(
      [
        [line('a', 2), line('b', 7), line('a', 3)],
        [line('b', 1), line('c', 0)],
      ],
      ({ key }) => key,
    );
    expect(sources.map(({ label, points }) => [label, points])).toEqual([
      ['b', [7, 1]],
      ['a', [5, 0]],
    ]);
  });
});

describe('bars of points', () => {
  test('stack gains to the right of zero and losses to the left, all on one scale', () => {
    const { zero, span, pieces } = barsOf([
      [6, -2, 4],
      [1, -5, 0],
    ]);
    expect([zero, span]).toEqual([5, 15]);
    expect(pieces[0]).toEqual([
      { from: 5, width: 6, isLoss: false },
      { from: 3, width: 2, isLoss: true },
      { from: 11, width: 4, isLoss: false },
    ]);
    expect(pieces[1]?.[1]).toEqual({ from: 0, width: 5, isLoss: true });
  });
  test('are never wider than their scale', () => {
    for (const bars of [
      [[0]],
      [[-3, -4]],
      [
        [9, -1],
        [2, -8],
      ],
    ] as number[][][]) {
      const { span, pieces } = barsOf(bars);
      for (const { from, width } of pieces.flat()) {
        expect(from).toBeGreaterThanOrEqual(0);
        expect(from + width).toBeLessThanOrEqual(span);
      }
    }
  });
});

test('an outline becomes a tree, also where it skips a depth', () => {
  const said = (key: string) => ({ key, params: {} });
  const tree = treeOf([
    { depth: 0, said: said('a') },
    { depth: 1, said: said('a1') },
    { depth: 2, said: said('a1x') },
    { depth: 1, said: said('a2') },
    { depth: 0, said: said('b') },
    { depth: 3, said: said('b1') },
  ]);
  const shape = (nodes: typeof tree): unknown[] => nodes.map(node => [node.said.key, shape(node.children)]);
  expect(shape(tree)).toEqual([
    [
      'a',
      [
        ['a1', [['a1x', []]]],
        ['a2', []],
      ],
    ],
    ['b', [['b1', []]]],
  ]);
});

test('what surrounds the board speaks of no game in particular', () => {
  const source = join(import.meta.dirname, '../src');
  const files = ['table', 'state']
    .flatMap(folder =>
      readdirSync(join(source, folder), { recursive: true, encoding: 'utf8' }).map(path =>
        join(folder, path),
      ),
    )
    .filter(path => /\.(tsx?|css)$/.test(path));
  expect(files.length).toBeGreaterThan(40);
  const own = files.filter(path =>
    /keyple|connector|borough|berth|barge|routemaster|key-to-the-city|landmark|\bera\b/i.test(
      readFileSync(join(source, path), 'utf8'),
    ),
  );
  expect(own).toEqual([]);
});
