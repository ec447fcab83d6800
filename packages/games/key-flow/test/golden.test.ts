import { fileURLToPath } from 'node:url';
import type { Options } from '@thameside/kernel';
import { goldenTest } from '@thameside/testkit';
import { describe, test } from 'vitest';
import { game } from './game.ts';

const GOLDEN: readonly [file: string, seats: number, options: Options, seed: string][] = [
  ['two', 2, {}, 'golden two'],
  ['three-competition', 3, { decisions: 'by-number' }, 'golden three'],
  ['four', 4, {}, 'golden four'],
  ['five-open-stores', 5, { stores: 'open' }, 'golden five'],
  ['six', 6, { decisions: 'by-number', stores: 'open' }, 'golden six'],
];

describe('games that must end as they once did', () => {
  for (const [file, seats, options, seed] of GOLDEN) {
    const path = fileURLToPath(new URL(`./golden/${file}.txt`, import.meta.url));
    test(file, () => goldenTest(path, game, seats, options, seed));
  }
});
