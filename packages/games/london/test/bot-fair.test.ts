import { levelBot, MINDS, type Minds, search } from '@thameside/bots';
import { anyTable, botChecks, TODAY } from '@thameside/testkit';
import { describe, expect, test } from 'vitest';
import { mindsOf } from '../src/bot/index.ts';
import { openBox } from '../src/components/box.ts';
import { HOUSE_1 } from '../src/components/house-1/index.ts';
import type { State } from '../src/state.ts';
import { game } from './game.ts';

const minds: Minds<State> = mindsOf(openBox(HOUSE_1));
const bots = MINDS.map(level => levelBot(minds, level));
const checks = botChecks(game, bots);

describe('every answer is offered', () => {
  for (const seats of [2, 3, 4]) {
    test(`${seats} players`, () => {
      expect(checks.played({ seats, options: { start: '2' }, seed: `second ${seats}` }).s.over).toBe(true);
    });
  }
});

describe('what a bot answers is the same for the same position and luck, whatever it cannot see or imagines, and changes nothing', () => {
  test('in every position of a match', () => {
    const { faults, differing } = checks.unfair({ seats: 3, seed: 'truth' });
    expect(faults).toEqual([]);
    expect(differing).toBeGreaterThan(10);
  });

  test(`and of another, SEED=${TODAY}`, () => {
    expect(checks.unfair(anyTable(game, TODAY, [3])).faults).toEqual([]);
  });

  test('nor does a search', () => {
    const searching = search(mindsOf(openBox(HOUSE_1)).alderman, { name: 'search', budget: { trials: 4 } });
    const { faults, differing } = botChecks(game, [searching]).unfair({ seats: 2, seed: 'truth' });
    expect(faults).toEqual([]);
    expect(differing).toBeGreaterThan(10);
  });
});
