import { load, type Options } from '@thameside/kernel';
import { describe, expect, test } from 'vitest';
import { checkPlayout, PROPERTIES, PropertyError, quarry } from '../src/index.ts';
import { MUTANTS, type Mutant } from './mutants.ts';

const LONG: Options = { length: 'long' };

/** The first property that breaks, over a few matches. */
function firstBroken(game: Mutant['game'], every = 1): PropertyError {
  for (let i = 0; i < 60; i++) {
    try {
      checkPlayout(game, { seats: 2 + (i % 3), options: LONG, seed: `mutant ${i}`, limit: 300, every });
    } catch (error) {
      if (error instanceof PropertyError) return error;
      throw error;
    }
  }
  throw new Error('no property broke');
}

describe('the toy game holds every property', () => {
  test.each([2, 3, 4])('%d seats', seats => {
    for (let i = 0; i < 15; i++) {
      const options = i % 2 ? LONG : {};
      const played = checkPlayout(quarry, { seats, options, seed: `toy ${i}` });
      expect(played.decisions).toBe(played.journal.entries.length);
      expect([played.totals.length, played.ranking.length]).toEqual([seats, seats]);
    }
  });

  test('also where the costly checks are made only now and then', () => {
    for (let i = 0; i < 200; i++)
      checkPlayout(quarry, { seats: 2 + (i % 3), options: LONG, seed: `now ${i}`, every: 25 });
  });
});

describe('a broken game is caught', () => {
  test('for every property there is a mutant', () => {
    expect([...new Set(MUTANTS.map(mutant => mutant.property))].sort()).toEqual([...PROPERTIES].sort());
  });

  test.each(MUTANTS)('$property: $what', ({ property, game }) => {
    const error = firstBroken(game);
    expect(`${error.property}: ${error.detail}`).toMatch(new RegExp(`^${property}: `));
  });
});

describe('the error', () => {
  const crash = MUTANTS.find(mutant => mutant.property === 'throws')?.game ?? quarry;

  test('says where, and holds the match so far', () => {
    const error = firstBroken(crash);
    const j = load(crash, error.file);
    expect(j.entries).toHaveLength(error.decision);
    expect(j.header).toMatchObject({ game: error.game, seats: error.seats, seed: error.seed });
    expect(error.file).toMatch(/\n# then \d [a-z]+-\d\n$/);
    expect(error.message).toContain(`decision ${error.decision}`);
    expect(error.cause).toEqual(new Error('oh'));
  });

  test('comes again with the same seed', () => {
    const { seats, seed, decision } = firstBroken(crash);
    expect(() => checkPlayout(crash, { seats, seed, options: LONG })).toThrow(
      expect.objectContaining({ property: 'throws', decision }),
    );
  });

  test('a setup that throws has no file', () => {
    const game: typeof quarry = {
      ...quarry,
      setup() {
        throw new Error('no stones');
      },
    };
    expect(() => checkPlayout(game, { seats: 2, seed: 'x' })).toThrow(
      expect.objectContaining({ property: 'throws', decision: 0, file: '' }),
    );
  });
});

test('sampling still finds what is not rare', () => {
  const leak = MUTANTS.find(mutant => mutant.property === 'view-leak')?.game ?? quarry;
  expect(firstBroken(leak, 25).property).toBe('view-leak');
});

test('choices can be given', () => {
  const first = checkPlayout(quarry, { seats: 2, seed: 'x', picks: () => 0 });
  const last = checkPlayout(quarry, { seats: 2, seed: 'x', picks: n => n - 1 });
  expect(first.journal.entries.map(e => e.seat).slice(0, 4)).toEqual([0, 0, 1, 1]);
  expect(last.journal.entries.map(e => e.seat).slice(0, 4)).toEqual([1, 1, 0, 0]);
});

test('an unknown option is the mistake of the test', () => {
  expect(() => checkPlayout(quarry, { seats: 2, seed: 'x', options: { market: 'three' } })).toThrow(
    'bad option market',
  );
});
