import { seedOf, start } from '@thameside/kernel';
import { describe, expect, test } from 'vitest';
import { coverage, PropertyError, perft, propertyTest, quarry, viewKeys } from '../src/index.ts';
import { MUTANTS } from './mutants.ts';

const SEED = seedOf('play');

describe('perft', () => {
  const m = start(quarry, 2, { length: 'short' }, SEED);

  test('counts the sequences of answers by all who are asked', () => {
    // Two lanes of an offer (0 to 3) and a ready: in 3 answers AAB, ABA, ABB and the reverse; in 4 six orders.
    expect([0, 1, 2, 3, 4].map(depth => perft(quarry, m, depth))).toEqual([1, 8, 40, 96, 96]);
  });

  test('leaves the match as it was', () => {
    const before = JSON.stringify(m);
    perft(quarry, m, 5);
    expect(JSON.stringify(m)).toBe(before);
  });

  test('a match that ends sooner counts as one', () => {
    const made = quarry.position({
      bag: [],
      market: ['slate-1'],
      turn: 0,
      players: [
        { coins: 3, hand: ['chalk-1'] },
        { coins: 0, hand: [] },
      ],
    });
    if ('faults' in made) throw new Error('position');
    // dig, rest and buy end the match; carving takes a stone (one) and a plot (four) more
    expect([1, 2, 3, 4].map(depth => perft(quarry, made.match, depth))).toEqual([4, 4, 7, 7]);
  });
});

describe('coverage', () => {
  test('finds every question and effect of the toy game', () => {
    const found = coverage(quarry, { games: 30, options: { length: 'long' } });
    expect(found).toEqual({ neverAsked: [], neverTouched: [] });
  });

  test('names what never occurs', () => {
    const game: typeof quarry = {
      ...quarry,
      frames: { ...quarry.frames, bid: { legal: () => [], apply() {} }, tidy: { run() {} } },
      touchable: [...quarry.touchable, 'granite'],
    };
    expect(coverage(game, { games: 20, seats: [2] })).toEqual({
      neverAsked: ['bid'],
      neverTouched: ['granite'],
    });
  });
});

describe('propertyTest', () => {
  test('passes for the toy game, with all its options', () => {
    propertyTest(quarry, { runs: 25 });
  });

  const failure = (game: typeof quarry, options: Parameters<typeof propertyTest>[1] = {}): Error => {
    try {
      propertyTest(game, { runs: 60, ...options } as never);
    } catch (error) {
      return error as Error;
    }
    throw new Error('no property broke');
  };

  test('shrinks a failure to few seats and choices', () => {
    const game = MUTANTS.find(mutant => mutant.property === 'throws')?.game ?? quarry;
    const error = failure(game);
    expect(error.cause).toBeInstanceOf(PropertyError);
    const { property, seats, file } = error.cause as PropertyError;
    // it crashes in a match dealt anew as well as in this one
    expect(['throws', 'redeal']).toContain(property);
    expect(seats).toBe(2);
    // a stone to carve takes a dig or a purchase and a second turn: not many of the answers are more than needed
    expect(file.split('\n').filter(line => /^\d+ /.test(line)).length).toBeLessThan(16);
  });

  test('can be held to seats and options', () => {
    const game = MUTANTS.find(mutant => mutant.property === 'throws')?.game ?? quarry;
    const { seats, file } = failure(game, { seats: [4], options: { length: 'long', market: 'three' } })
      .cause as PropertyError;
    expect(seats).toBe(4);
    expect(file).toContain('option market three');
  });
});

test('viewKeys are the paths of keys, whatever the index', () => {
  expect(viewKeys({ a: [{ b: 1 }, { c: [{ d: 1 }] }], e: null })).toEqual([
    'a',
    'a[].b',
    'a[].c',
    'a[].c[].d',
    'e',
  ]);
  expect(viewKeys({ a: 1 }, { b: [[{ c: 1 }]] })).toEqual(['a', 'b', 'b[][].c']);
  expect(viewKeys(null, 3, [])).toEqual([]);
});
