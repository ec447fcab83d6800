import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countsOf, pour, spread, totalOf } from '../src/index.ts';

const COLOURS = ['red', 'blue', 'green'] as const;
const counts = fc.record({ red: fc.nat(9), blue: fc.nat(9), green: fc.nat(9) });

test('countsOf begins with as many of each', () => {
  expect(countsOf(COLOURS)).toEqual({ red: 0, blue: 0, green: 0 });
  expect(countsOf(COLOURS, 4)).toEqual({ red: 4, blue: 4, green: 4 });
  expect(Object.keys(countsOf(COLOURS))).toEqual(COLOURS);
});

test('totalOf counts the kinds named, and no others', () => {
  expect(totalOf(COLOURS, { red: 1, blue: 2, green: 3 })).toBe(6);
  expect(totalOf(['red', 'green'] as const, { red: 1, green: 3 })).toBe(4);
  expect(totalOf([], {})).toBe(0);
});

test('pour empties one into the other', () => {
  const from = { red: 1, blue: 0, green: 3 };
  const to = { red: 5, blue: 1, green: 0 };
  pour(COLOURS, from, to);
  expect([from, to]).toEqual([countsOf(COLOURS), { red: 6, blue: 1, green: 3 }]);
});

test('pour leaves alone what it is not told of', () => {
  const from = { red: 1, blue: 2, green: 3 };
  const to = countsOf(COLOURS);
  pour(['red', 'green'], from, to);
  expect([from, to]).toEqual([
    { red: 0, blue: 2, green: 0 },
    { red: 1, blue: 0, green: 3 },
  ]);
});

test('pour loses nothing', () => {
  const check = fc.property(counts, counts, (from, to) => {
    const before = totalOf(COLOURS, from) + totalOf(COLOURS, to);
    pour(COLOURS, from, to);
    expect([totalOf(COLOURS, from), totalOf(COLOURS, to)]).toEqual([0, before]);
  });
  fc.assert(check, { seed: 1 });
});

test('spread lays out each piece, in order of kind', () => {
  expect(spread(COLOURS, { green: 1, red: 2, blue: 0 })).toEqual(['red', 'red', 'green']);
  fc.assert(
    fc.property(counts, c => void expect(spread(COLOURS, c)).toHaveLength(totalOf(COLOURS, c))),
    { seed: 1 },
  );
});
