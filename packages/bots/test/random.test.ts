import { asked, type Game, isOver, legal, redealt, rngOf, seedOf, start } from '@thameside/kernel';
import { quarry } from '@thameside/testkit';
import { describe, expect, test } from 'vitest';
import { choose, playout } from '../src/index.ts';

const SEED = seedOf('bots');
const OPTIONS = { length: 'short', market: 'two' };
const fresh = (seats = 3) => start(quarry, seats, OPTIONS, SEED);

describe('choose', () => {
  const m = redealt(quarry, fresh(), 1, SEED);

  test('gives any of the legal answers, all about as often', () => {
    const rng = rngOf(SEED);
    const counts = new Map<unknown, number>();
    for (let i = 0; i < 4000; i++) {
      const answer = choose(quarry, m, 1, rng);
      counts.set(answer, (counts.get(answer) ?? 0) + 1);
    }
    expect([...counts.keys()].sort()).toEqual(legal(quarry, m, 1));
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(120);
  });

  test('depends on its generator alone, and leaves the match as it was', () => {
    const before = JSON.stringify(m);
    const answers = () => Array.from({ length: 20 }, (_, i) => choose(quarry, m, i % 3, rng));
    let rng = rngOf(SEED);
    const first = answers();
    rng = rngOf(SEED);
    expect(answers()).toEqual(first);
    expect(JSON.stringify(m)).toBe(before);
  });

  test('a seat that is not asked has nothing to choose', () => {
    expect(() => choose(quarry, m, 7, rngOf(SEED))).toThrow('seat 7 has nothing to answer');
  });
});

describe('playout', () => {
  test('plays to the end in place and counts the decisions', () => {
    for (const seats of [2, 3, 4]) {
      const m = fresh(seats);
      // each round: an offer, a ready and a work of each seat; carving is one or two more
      expect(playout(quarry, m, rngOf(SEED))).toBeGreaterThanOrEqual(2 * 3 * seats);
      expect(isOver(m)).toBe(true);
    }
  });

  test('the same generator gives the same match, another another', () => {
    const played = (seed: string) => {
      const m = fresh();
      playout(quarry, m, rngOf(seed));
      return m;
    };
    expect(played(SEED)).toEqual(played(SEED));
    expect(played(SEED)).not.toEqual(played(seedOf('other')));
  });

  test('seats that are asked at once answer in any order', () => {
    const orders = new Set<string>();
    const order: number[] = [];
    const spied = recording(order);
    for (let i = 0; i < 200; i++) {
      order.length = 0;
      playout(spied, start(spied, 3, OPTIONS, SEED), rngOf(seedOf(String(i))));
      orders.add(order.slice(0, 3).join());
    }
    expect(orders.size).toBe(6);
  });

  test('a question without answers is an error', () => {
    const { offer, ...frames } = quarry.frames;
    const stuck: typeof quarry = { ...quarry, frames: { ...frames, offer: { ...offer, legal: () => [] } } };
    expect(() => playout(stuck, start(stuck, 2, OPTIONS, SEED), rngOf(SEED))).toThrow(
      /quarry: seat \d has nothing to answer/,
    );
  });

  test('so is a match beyond the limit', () => {
    const length = playout(quarry, fresh(), rngOf(SEED));
    expect(playout(quarry, fresh(), rngOf(SEED), length)).toBe(length);
    expect(() => playout(quarry, fresh(), rngOf(SEED), length - 1)).toThrow(
      `not over after ${length - 1} decisions`,
    );
  });

  test('so is a match in which nobody is asked', () => {
    const m = fresh(2);
    m.lanes = [[], []];
    m.stack = [{ k: 'work' }];
    expect(asked(m, 0)).toBeUndefined();
    expect(() => playout(quarry, m, rngOf(SEED))).toThrow('nobody is asked');
  });
});

/** The toy game, writing down who made an offer. */
function recording(order: number[]): typeof quarry {
  const { offer, ...frames } = quarry.frames;
  const apply: NonNullable<Game['frames'][string]['apply']> = (s, f, answer, io) => {
    order.push(f.seat ?? -1);
    offer?.apply?.(s as never, f, answer, io);
  };
  return { ...quarry, frames: { ...frames, offer: { ...offer, apply } } };
}
