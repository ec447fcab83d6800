import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { below, commitment, isSeed, next, type Rng, rngOf, seedOf, sha256, shuffle } from '../src/index.ts';

const SEED = '0123456789abcdef0123456789abcdef';
const take = (r: Rng, n: number) => Array.from({ length: n }, () => next(r));

describe('xoshiro128**', () => {
  test("gives its authors' numbers", () => {
    // From state 1, 2, 3, 4; the vector that the reference code and the rand_xoshiro crate give.
    expect(take([1, 2, 3, 4], 8)).toEqual([
      11520, 0, 5927040, 70819200, 2031721883, 1637235492, 1287239034, 3734860849,
    ]);
  });

  test('agrees with a direct reading of the definition in big integers', () => {
    const MASK = 0xffff_ffffn;
    const rotate = (x: bigint, k: bigint) => ((x << k) | (x >> (32n - k))) & MASK;
    const words = fc.tuple(fc.nat({ max: 0xffff_ffff }), fc.nat({ max: 0xffff_ffff }), fc.nat(), fc.nat());
    const check = fc.property(words, start => {
      const rng: Rng = [start[0] | 0, start[1] | 0, start[2] | 0, start[3] | 0];
      let [a, b, c, d] = start.map(BigInt) as [bigint, bigint, bigint, bigint];
      for (let i = 0; i < 20; i++) {
        const expected = (rotate((b * 5n) & MASK, 7n) * 9n) & MASK;
        const t = (b << 9n) & MASK;
        c ^= a;
        d ^= b;
        b ^= c;
        a ^= d;
        c ^= t;
        d = rotate(d, 11n);
        expect(next(rng)).toBe(Number(expected));
      }
      expect(rng.map(word => BigInt(word >>> 0))).toEqual([a, b, c, d]);
    });
    fc.assert(check, { seed: 1 });
  });

  test('keeps its state in whole 32-bit numbers, as JSON can hold', () => {
    const rng = rngOf(SEED);
    take(rng, 1000);
    for (const word of rng) expect(word | 0).toBe(word);
    expect(JSON.parse(JSON.stringify(rng))).toEqual(rng);
  });
});

describe('seeds', () => {
  test('are 32 small hexadecimal digits', () => {
    expect(isSeed(SEED)).toBe(true);
    for (const bad of [
      '',
      '0',
      `${SEED}0`,
      SEED.slice(1),
      SEED.toUpperCase(),
      ` ${SEED.slice(1)}`,
      `${SEED}\n`,
      'g'.repeat(32),
    ]) {
      expect(isSeed(bad)).toBe(false);
    }
  });

  test('any text makes one; a seed is itself', () => {
    expect(seedOf(SEED)).toBe(SEED);
    expect(seedOf('Thames')).toBe(sha256('Thames').slice(0, 32));
    expect(isSeed(seedOf(''))).toBe(true);
    expect(seedOf(SEED.toUpperCase())).not.toBe(SEED);
  });

  test('every bit of a seed matters', () => {
    const streams = new Set<string>();
    for (let i = 0; i < 32; i++) {
      for (const digit of ['0', '1', '2', '4', '8']) {
        streams.add(take(rngOf(`${'0'.repeat(i)}${digit}${'0'.repeat(31 - i)}`), 4).join());
      }
    }
    // 128 bits, and the seed without any, which has to do as another: the lowest of the first word.
    expect(streams.size).toBe(32 * 4);
  });

  test('the seed without a bit does not give noughts', () => {
    expect(take(rngOf('0'.repeat(32)), 8).some(x => x !== 0)).toBe(true);
  });

  test('the commitment is the hash of the seed', () => {
    expect(commitment(SEED)).toBe(sha256(SEED));
  });
});

describe('below', () => {
  test('stays below', () => {
    const rng = rngOf(SEED);
    for (const n of [1, 2, 3, 7, 57, 1000, 2 ** 31, 2 ** 32 - 1, 2 ** 32]) {
      for (let i = 0; i < 200; i++) {
        const x = below(rng, n);
        expect(Number.isInteger(x) && x >= 0 && x < n).toBe(true);
      }
    }
  });

  test('throws away what would favour the low numbers', () => {
    // From this state the first number is 2 ** 32 - 1 = 3 * 1431655765: the one that does not divide by 3.
    const rng = stateFor(2 ** 32 - 1);
    const second = [...rng] as Rng;
    next(second);
    expect(below([...rng], 3)).toBe(next(second) % 3);
    expect(below([...rng], 2)).toBe(1);
  });

  test('every number is equally likely', () => {
    const rng = rngOf(SEED);
    const counts = [0, 0, 0, 0, 0, 0];
    for (let i = 0; i < 60_000; i++) counts[below(rng, 6)]!++;
    const chi2 = counts.reduce((sum, n) => sum + (n - 10_000) ** 2 / 10_000, 0);
    expect(chi2).toBeLessThan(20.5); // 5 degrees of freedom, one in a thousand
  });

  test('refuses what has no answer instead of looking for one for ever', () => {
    for (const n of [0, -1, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 32 + 1]) {
      expect(() => below(rngOf(SEED), n)).toThrow(RangeError);
    }
  });
});

describe('shuffle', () => {
  test('keeps what there is, in place', () => {
    const items = Array.from({ length: 50 }, (_, i) => i);
    expect(shuffle(rngOf(SEED), items)).toBe(items);
    expect(items).not.toEqual(items.toSorted((a, b) => a - b));
    expect(items.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 50 }, (_, i) => i));
  });

  test('leaves one or none alone, without using the generator', () => {
    const rng = rngOf(SEED);
    expect([shuffle(rng, []), shuffle(rng, ['a'])]).toEqual([[], ['a']]);
    expect(rng).toEqual(rngOf(SEED));
  });

  test('every order is equally likely', () => {
    const rng = rngOf(SEED);
    const counts = new Map<string, number>();
    for (let i = 0; i < 24_000; i++) {
      const order = shuffle(rng, ['a', 'b', 'c', 'd']).join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(24);
    const chi2 = [...counts.values()].reduce((sum, n) => sum + (n - 1000) ** 2 / 1000, 0);
    expect(chi2).toBeLessThan(49.7); // 23 degrees of freedom, one in a thousand
  });
});

/** A state whose next number is `x`: the scrambler of xoshiro128** run backwards. */
function stateFor(x: number): Rng {
  const inverse = (n: number) => {
    let y = 1;
    for (let i = 0; i < 5; i++) y = Math.imul(y, 2 - Math.imul(n, y));
    return y;
  };
  const nine = Math.imul(x | 0, inverse(9));
  const rotated = (nine >>> 7) | (nine << 25);
  return [1, Math.imul(rotated, inverse(5)), 3, 4];
}
