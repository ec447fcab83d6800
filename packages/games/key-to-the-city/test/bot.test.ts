import { arena, type Bot, LEVELS, type Level, levelBot, type Minds, randomBot } from '@thameside/bots';
import { botChecks } from '@thameside/testkit';
import { describe, expect, test } from 'vitest';
import { mindsOf } from '../src/bot/index.ts';
import { openBox } from '../src/components/box.ts';
import { HOUSE_1 } from '../src/components/house-1/index.ts';
import type { State } from '../src/state.ts';
import { game } from './game.ts';

const minds: Minds<State> = mindsOf(openBox(HOUSE_1));
const bot = (level: Level) => levelBot(minds, level);
const OPTIONS = { homes: 'random', start: 'random', jennifer: 'off' };

const contest = (bots: readonly Bot<State>[], games: number, players = bots.length) =>
  arena(game, bots, { players, games, seed: 'contest', options: OPTIONS }).bots;

/** Enough also for a machine that has much else to do. */
const PATIENCE_MS = 180_000;

describe('strength', () => {
  test(
    'the strongest beats chance nearly always',
    () => {
      const [strong] = contest([bot('alderman'), randomBot], 30);
      expect(strong!.wins).toBeGreaterThanOrEqual(29);
      expect(strong!.meanScore).toBeGreaterThan(80);
    },
    PATIENCE_MS,
  );

  test(
    'the weakest beats chance',
    () => {
      const [weak] = contest([bot('apprentice'), randomBot], 10);
      expect(weak!.wins).toBeGreaterThanOrEqual(9);
    },
    PATIENCE_MS,
  );

  for (const [better, worse] of [
    ['alderman', 'merchant'],
    ['merchant', 'apprentice'],
  ] as const) {
    test(
      `${better} beats ${worse}`,
      () => {
        const [strong, weak] = contest([bot(better), bot(worse)], 12);
        expect(strong!.wins).toBeGreaterThanOrEqual(8);
        expect(strong!.meanScore).toBeGreaterThan(weak!.meanScore + 5);
      },
      PATIENCE_MS,
    );
  }

  test(
    'four of the strongest score well',
    () => {
      const [strongest] = contest([bot('alderman')], 4, 4);
      expect(strongest!.meanScore).toBeGreaterThan(55);
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
    expect(
      botChecks(game, LEVELS.map(bot)).slowest(bot('alderman'), { seats: 6, seed: 'slow' }, coreMs),
    ).toBeLessThan(SLOWEST_MS);
  },
  PATIENCE_MS,
);
