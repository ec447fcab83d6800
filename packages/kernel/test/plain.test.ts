import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { at, canonical, clone } from '../src/index.ts';

const json = fc.jsonValue({ depthSize: 'small', maxDepth: 4 });

test('at gives what is there and refuses what is not', () => {
  expect(at(['a', 'b'], 1)).toBe('b');
  expect(at([null], 0)).toBeNull();
  for (const i of [-1, 2, 0.5, Number.NaN]) expect(() => at(['a', 'b'], i)).toThrow(RangeError);
});

describe('clone', () => {
  test('gives an equal value that shares nothing', () => {
    const original = { list: [1, { deep: ['x'] }], none: null, flag: false };
    const copy = clone(original);
    expect(copy).toEqual(original);
    (copy.list[1] as { deep: string[] }).deep.push('y');
    copy.list.push(2);
    expect(original).toEqual({ list: [1, { deep: ['x'] }], none: null, flag: false });
  });

  test('of any JSON', () => {
    const check = fc.property(json, x => void expect(clone(x)).toStrictEqual(x));
    fc.assert(check, { seed: 1, numRuns: 1000 });
  });
});

describe('canonical', () => {
  test('does not depend on the order of fields', () => {
    expect(canonical({ b: 1, a: [{ d: null, c: 'x' }] })).toBe('{"a":[{"c":"x","d":null}],"b":1}');
    expect(canonical({ b: 1, a: 2 })).toBe(canonical({ a: 2, b: 1 }));
  });

  test('depends on the order of lists', () => {
    expect(canonical([1, 2])).not.toBe(canonical([2, 1]));
  });

  test('is JSON', () => {
    const check = fc.property(
      json,
      x => void expect(JSON.parse(canonical(x))).toEqual(JSON.parse(JSON.stringify(x))),
    );
    fc.assert(check, { seed: 1, numRuns: 1000 });
  });

  test('tells different values apart', () => {
    const texts = [null, 0, '0', false, '', [], {}, [[]], [{}], { a: 0 }, { a: '0' }, { b: 0 }].map(
      canonical,
    );
    expect(new Set(texts).size).toBe(texts.length);
  });
});
