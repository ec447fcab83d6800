import { arena, type Bot, type Level, levelBot, MINDS, type Minds, randomBot } from '@thameside/bots';
import { at, type Options } from '@thameside/kernel';
import { botChecks } from '@thameside/testkit';
import { describe, expect, test } from 'vitest';
import { TITLES } from '../src/index.ts';

/** What is demanded of the bots of a game. */
interface Marks {
  readonly options: Options;
  /** Tables at which the strongest is to beat chance; the usual one if nothing is said. */
  readonly against?: readonly Options[];
  /** Points of the strongest against chance. */
  readonly points: number;
  /** Of so many games of one level against the one below it, this many are won. */
  readonly contests: number;
  readonly wins: { readonly alderman: number; readonly merchant: number };
  /** So many of the strongest among themselves score more than this, and less than that. */
  readonly alike: {
    readonly players: number;
    readonly games: number;
    readonly over: number;
    readonly under?: number;
  };
}
const MARKS: Readonly<Record<string, Marks>> = {
  'key-to-the-city': {
    options: { homes: 'random', start: 'random', jennifer: 'off' },
    points: 80,
    contests: 12,
    wins: { alderman: 8, merchant: 8 },
    alike: { players: 4, games: 4, over: 55 },
  },
  // About two in three of enough games: by luck alone, equal bots reach that once in twenty-five times.
  london: {
    options: { start: 'random' },
    points: 25,
    contests: 40,
    wins: { alderman: 26, merchant: 26 },
    alike: { players: 3, games: 12, over: 25, under: 80 },
  },
  'key-flow': {
    options: { decisions: 'with-card', backs: 'open', stores: 'closed' },
    against: ['with-card', 'by-number', 'together'].map(decisions => ({ decisions })),
    points: 100,
    contests: 20,
    wins: { alderman: 13, merchant: 14 },
    alike: { players: 4, games: 4, over: 80 },
  },
};

const SLOWEST_MS = 200;
const coreMs = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

describe.each(TITLES.filter(({ id }) => MARKS[id]))('$id', ({ id, game }) => {
  const { options, against = [{}], points, contests, wins, alike } = MARKS[id] as Marks;
  const bot = (level: Level) => levelBot(game.minds as Minds, level);
  const contest = (bots: readonly Bot[], games: number, players = bots.length, other: Options = {}) =>
    arena(game, bots, { players, games, seed: 'contest', options: { ...options, ...other } }).bots;

  test.each(against)('the strongest beats chance nearly always: %j', other => {
    const strong = at(contest([bot('alderman'), randomBot], 30, 2, other), 0);
    expect(strong.wins).toBeGreaterThanOrEqual(29);
    expect(strong.meanScore).toBeGreaterThan(points);
  });

  test('the weakest beats chance', () => {
    expect(at(contest([bot('apprentice'), randomBot], 10), 0).wins).toBeGreaterThanOrEqual(9);
  });

  test.each([
    ['alderman', 'merchant'],
    ['merchant', 'apprentice'],
  ] as const)('%s beats %s', (better, worse) => {
    const [strong, weak] = contest([bot(better), bot(worse)], contests);
    expect(strong?.wins).toBeGreaterThanOrEqual(wins[better]);
    expect(strong?.meanScore).toBeGreaterThan((weak?.meanScore ?? 0) + 5);
  });

  test('the strongest among themselves score as people do', () => {
    const { meanScore } = at(contest([bot('alderman')], alike.games, alike.players), 0);
    expect(meanScore).toBeGreaterThan(alike.over);
    expect(meanScore).toBeLessThan(alike.under ?? Number.POSITIVE_INFINITY);
  });

  test.each(game.seats)(`%i players: an answer takes at most ${SLOWEST_MS} ms of one core`, seats => {
    const { slowest } = botChecks(game, MINDS.map(bot));
    expect(slowest(bot('alderman'), { seats, seed: 'slow' }, coreMs)).toBeLessThan(SLOWEST_MS);
  });
});
