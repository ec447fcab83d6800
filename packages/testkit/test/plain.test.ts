import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { deepFreeze, isPlain } from '../src/index.ts';
import { difference, eachString, notPlain } from '../src/plain.ts';

class Odd {}

test('deepFreeze freezes everything', () => {
  const x = deepFreeze({ a: [1, { b: 2 }], c: null, d: 'text' });
  expect(() => Object.assign(x.a[1] as object, { b: 3 })).toThrow(TypeError);
  expect(() => x.a.push(4)).toThrow(TypeError);
  expect(deepFreeze(5)).toBe(5);
});

describe('plain', () => {
  test('is what JSON gives', () => {
    const check = fc.property(
      fc.jsonValue(),
      x => void expect(isPlain(JSON.parse(JSON.stringify(x)))).toBe(true),
    );
    fc.assert(check, { seed: 1 });
  });

  test.each([
    ['undefined', { a: { b: undefined } }, 'a.b'],
    ['NaN', { a: [0, Number.NaN] }, 'a[1]'],
    ['infinity', [Number.POSITIVE_INFINITY], '[0]'],
    ['-0', { a: -0 }, 'a'],
    ['a bigint', { a: 1n }, 'a'],
    ['a function', { a: () => 1 }, 'a'],
    ['a symbol', { a: Symbol('a') }, 'a'],
    ['a key that is a symbol', { a: { [Symbol('a')]: 1 } }, 'a'],
    ['a map', { a: new Map() }, 'a'],
    ['a date', { a: new Date(0) }, 'a'],
    ['an instance', { a: new Odd() }, 'a'],
    ['no prototype', { a: Object.create(null) }, 'a'],
    ['a hole', { a: new Array(2) }, 'a'],
    ['a list with a name', { a: Object.assign([1], { b: 2 }) }, 'a'],
    ['a proto of its own', { a: JSON.parse('{"__proto__":1}') }, 'a'],
    ['typed numbers', { a: new Uint8Array(1) }, 'a'],
    ['nothing at all', undefined, '.'],
  ])('is not: %s', (_what, x, path) => {
    expect([isPlain(x), notPlain(x)]).toEqual([false, path]);
  });
});

describe('difference', () => {
  test('finds none in equal values, whatever the order of their fields', () => {
    expect(difference({ a: 1, b: [1, { c: null }] }, { b: [1, { c: null }], a: 1 })).toBeUndefined();
  });

  test.each([
    [1, 2, '.'],
    [{ a: 1 }, { a: 2 }, 'a'],
    [{ a: 1 }, { b: 1 }, 'a'],
    [{ a: 1 }, { a: 1, b: 1 }, '.'],
    [[1, [2, 3]], [1, [2, 4]], '[1][1]'],
    [[1], [1, 2], '.'],
    [[], {}, '.'],
    [{ a: null }, { a: {} }, 'a'],
    ['1', 1, '.'],
  ])('%j, %j', (a, b, path) => {
    expect(difference(a, b)).toBe(path);
  });

  test('agrees with equality of JSON', () => {
    const small = fc.jsonValue({ maxDepth: 2, stringUnit: fc.constantFrom('a', 'b') });
    const check = fc.property(small, small, (a, b) => {
      const sorted = (x: unknown) =>
        JSON.stringify(x, (_key, part) =>
          isRecord(part) ? Object.fromEntries(Object.entries(part).sort()) : part,
        );
      const [x, y] = [JSON.parse(JSON.stringify(a)), JSON.parse(JSON.stringify(b))];
      expect(difference(x, y) === undefined).toBe(sorted(x) === sorted(y));
      expect(difference(x, x)).toBeUndefined();
    });
    fc.assert(check, { seed: 1, numRuns: 500 });
  });
});

test('eachString visits texts and keys', () => {
  const seen: string[] = [];
  eachString({ a: ['x', { b: 'y' }, 1, null] }, text => seen.push(text));
  expect(seen).toEqual(['a', 'x', 'b', 'y']);
});

const isRecord = (x: unknown): x is object => typeof x === 'object' && x !== null && !Array.isArray(x);
