import { arena, type Bot, LEVELS, type Level, levelBot, type Minds, randomBot } from '@thameside/bots';
import { at } from '@thameside/kernel';
import { botChecks } from '@thameside/testkit';
import { describe, expect, test } from 'vitest';
import { mindsOf } from '../src/bot/index.ts';
import { openBox } from '../src/components/box.ts';
import { HOUSE_1 } from '../src/components/house-1/index.ts';
import { DECISIONS } from '../src/options.ts';
import type { State } from '../src/state.ts';
import { game } from './game.ts';

const minds: Minds<State> = mindsOf(openBox(HOUSE_1));
const bot = (level: Level) => levelBot(minds, level);
const PLAIN = { decisions: 'with-card', backs: 'open', stores: 'closed' };

const contest = (bots: readonly Bot<State>[], games: number, players = bots.length, options = PLAIN) =>
  arena(game, bots, { players, games, seed: 'contest', options }).bots;

/** Enough also for a machine that has much else to do. */
const PATIENCE_MS = 180_000;

describe('strength', () => {
  for (const decisions of DECISIONS) {
    test(
      `the strongest beats chance nearly always: decisions ${decisions}`,
      () => {
        const strong = at(contest([bot('alderman'), randomBot], 30, 2, { ...PLAIN, decisions }), 0);
        expect(strong.wins).toBeGreaterThanOrEqual(29);
        expect(strong.meanScore).toBeGreaterThan(100);
      },
      PATIENCE_MS,
    );
  }

  test(
    'the weakest beats chance',
    () => {
      expect(at(contest([bot('apprentice'), randomBot], 10), 0).wins).toBeGreaterThanOrEqual(9);
    },
    PATIENCE_MS,
  );

  for (const [better, worse, wins] of [
    ['alderman', 'merchant', 13],
    ['merchant', 'apprentice', 14],
  ] as const) {
    test(
      `${better} beats ${worse}`,
      () => {
        const standings = contest([bot(better), bot(worse)], 20);
        expect(at(standings, 0).wins).toBeGreaterThanOrEqual(wins);
        expect(at(standings, 0).meanScore).toBeGreaterThan(at(standings, 1).meanScore + 5);
      },
      PATIENCE_MS,
    );
  }

  test(
    'four of the strongest score well',
    () => {
      expect(at(contest([bot('alderman')], 4, 4), 0).meanScore).toBeGreaterThan(80);
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
    for (const seats of [2, 6])
      expect(
        botChecks(game, LEVELS.map(bot)).slowest(bot('alderman'), { seats, seed: 'slow' }, coreMs),
      ).toBeLessThan(SLOWEST_MS);
  },
  PATIENCE_MS,
);
