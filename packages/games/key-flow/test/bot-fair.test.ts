import { levelBot, MINDS, type Minds, search } from '@thameside/bots';
import { at } from '@thameside/kernel';
import { botChecks } from '@thameside/testkit';
import { describe, expect, test } from 'vitest';
import { mindsOf } from '../src/bot/index.ts';
import { openBox } from '../src/components/box.ts';
import { HOUSE_1 } from '../src/components/house-1/index.ts';
import type { State } from '../src/state.ts';
import { game } from './game.ts';

const minds: Minds<State> = mindsOf(openBox(HOUSE_1));
const bots = MINDS.map(level => levelBot(minds, level));
const strongest = at(bots, MINDS.indexOf('alderman'));
const checks = botChecks(game, bots);
const SLOWEST_MS = 200;

const coreMs = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

describe('every answer is offered', () => {
  for (const seats of [2, 3, 4, 5, 6]) {
    test(`${seats} players`, () => {
      const plain = checks.played({ seats, seed: `plain ${seats}` });
      expect(plain.s.phase).toBe('over');
      const options = { competition: 'on', stores: 'open' };
      expect(checks.played({ seats, options, seed: `open ${seats}` }).s.phase).toBe('over');
    });
  }
});

test('an answer takes at most 200 ms of one core', () => {
  for (const seats of [2, 6])
    expect(checks.slowest(strongest, { seats, seed: 'slow' }, coreMs)).toBeLessThan(SLOWEST_MS);
});

describe('what a bot answers', () => {
  test('is the same for the same position and luck, and changes nothing', () => {
    expect(checks.fickle({ seats: 3, seed: 'same' })).toEqual([]);
  });

  for (const competition of ['off', 'on']) {
    test(`does not depend on what it cannot see, nor on how it imagines it: competition ${competition}`, () => {
      const { faults, differing } = checks.clairvoyant(strongest, {
        seats: 3,
        options: { competition },
        seed: 'truth',
      });
      expect(faults).toEqual([]);
      expect(differing).toBeGreaterThan(10);
    });
  }

  // The limit is only against hanging
  test('nor does a search', { timeout: 300_000 }, () => {
    const searching = search(mindsOf(openBox(HOUSE_1)).alderman, { name: 'search', budget: { trials: 4 } });
    const { faults, differing } = checks.clairvoyant(searching, { seats: 2, seed: 'truth' });
    expect(faults).toEqual([]);
    expect(differing).toBeGreaterThan(10);
  });
});
