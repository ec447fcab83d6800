import { arena, type Bot, LEVELS, type Level, levelBot, type Minds, randomBot } from '@thameside/bots';
import { at } from '@thameside/kernel';
import { botChecks } from '@thameside/testkit';
import { describe, expect, test } from 'vitest';
import { mindsOf } from '../src/bot/index.ts';
import { openBox } from '../src/components/box.ts';
import { HOUSE_1 } from '../src/components/house-1/index.ts';
import type { State } from '../src/state.ts';
import { game } from './game.ts';

const minds: Minds<State> = mindsOf(openBox(HOUSE_1));
const bot = (level: Level) => levelBot(minds, level);
const OPTIONS = { start: 'random' };

const contest = (bots: readonly Bot<State>[], games: number, players = bots.length) =>
  arena(game, bots, { players, games, seed: 'contest', options: OPTIONS }).bots;

/** Enough also for a machine that has much else to do. */
const PATIENCE_MS = 180_000;

describe('strength', () => {
  test(
    'the strongest beats chance nearly always',
    () => {
      const strong = at(contest([bot('alderman'), randomBot], 30), 0);
      expect(strong.wins).toBeGreaterThanOrEqual(29);
      expect(strong.meanScore).toBeGreaterThan(25);
    },
    PATIENCE_MS,
  );

  test(
    'the weakest beats chance',
    () => {
      expect(at(contest([bot('apprentice'), randomBot], 10), 0).wins).toBeGreaterThanOrEqual(9);
    },
    PATIENCE_MS,
  );

  // About two in three of enough games: by luck alone, equal bots reach that once in twenty-five times.
  for (const [better, worse] of [
    ['alderman', 'merchant'],
    ['merchant', 'apprentice'],
  ] as const) {
    test(
      `${better} beats ${worse}`,
      () => {
        const standings = contest([bot(better), bot(worse)], 40);
        expect(at(standings, 0).wins).toBeGreaterThanOrEqual(26);
        expect(at(standings, 0).meanScore).toBeGreaterThan(at(standings, 1).meanScore + 5);
      },
      PATIENCE_MS,
    );
  }

  test(
    'three of the strongest score as people do',
    () => {
      const { meanScore } = at(contest([bot('alderman')], 12, 3), 0);
      expect(meanScore).toBeGreaterThan(25);
      expect(meanScore).toBeLessThan(80);
    },
    PATIENCE_MS,
  );
});

const SLOWEST_MS = 200;

const coreMs = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

test(
  'an answer takes at most 200 ms of one core',
  () => {
    for (const seats of [2, 4])
      expect(
        botChecks(game, LEVELS.map(bot)).slowest(bot('alderman'), { seats, seed: 'slow' }, coreMs),
      ).toBeLessThan(SLOWEST_MS);
  },
  PATIENCE_MS,
);
