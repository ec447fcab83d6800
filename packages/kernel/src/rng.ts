import { sha256 } from './sha256.ts';
import type { Rng } from './types.ts';

/** A seed is 128 bits, written as 32 hexadecimal digits. */
export const isSeed = (text: string): boolean => /^[0-9a-f]{32}$/.test(text);

/** Any text as a seed: itself if it is one, else the beginning of its hash. */
export const seedOf = (text: string): string => (isSeed(text) ? text : sha256(text).slice(0, 32));

/** What is published before a match begins: its seed can be checked against this afterwards. */
export const commitment = (seed: string): string => sha256(seed);

export function rngOf(seed: string): Rng {
  const word = (i: number) => Number.parseInt(seed.slice(8 * i, 8 * i + 8), 16) | 0;
  const rng: Rng = [word(0), word(1), word(2), word(3)];
  if (rng.every(w => w === 0)) rng[0] = 1; // the one state that xoshiro cannot leave
  for (let i = 0; i < 12; i++) next(rng);
  return rng;
}

/** xoshiro128** 1.1: exact in 32-bit integer arithmetic on every platform. */
export function next(r: Rng): number {
  const five = Math.imul(r[1], 5);
  const result = Math.imul((five << 7) | (five >>> 25), 9);
  const t = r[1] << 9;
  r[2] ^= r[0];
  r[3] ^= r[1];
  r[1] ^= r[2];
  r[0] ^= r[3];
  r[2] ^= t;
  r[3] = (r[3] << 11) | (r[3] >>> 21);
  return result >>> 0;
}

/** A number from 0 to n - 1, each equally likely: the few highest outputs that would favour some are thrown away. */
export function below(r: Rng, n: number): number {
  if (!(n >= 1 && n <= 2 ** 32)) throw new RangeError(`no number below ${n}`);
  for (;;) {
    const x = next(r);
    const rest = x % n;
    if (x - rest <= 2 ** 32 - n) return rest; // of the n outputs from x - rest on, all exist
  }
}

/** Fisher and Yates, in place. */
export function shuffle<T>(r: Rng, items: T[]): T[] {
  for (let i = items.length - 1; i > 0; i--) {
    const j = below(r, i + 1);
    const held = items[i] as T;
    items[i] = items[j] as T;
    items[j] = held;
  }
  return items;
}
