import {
  asked,
  type Game,
  isOver,
  legal,
  play,
  type Redealt,
  redealt,
  rngOf,
  seedOf,
  start,
  waiting,
  words,
} from '@thameside/kernel';
import { quarry } from '@thameside/testkit';
import { describe, expect, test } from 'vitest';
import type { Line } from '../src/greedy-lines.ts';
import {
  arena,
  botNamed,
  botsFor,
  greedy,
  levelBot,
  randomBot,
  search,
  type Thinker,
  thinker,
} from '../src/index.ts';
import { diverse } from '../src/search/candidates.ts';
import { byScore, OPTIONS } from './by-score.ts';

const game: Game = quarry;
const SEED = seedOf('search');

/** The first position with several answers, after so many answers of the first kind. */
function position(skipped: number): { seen: Redealt; seat: number } {
  const m = start(game, 2, OPTIONS, SEED);
  for (let i = 0; !isOver(m); ) {
    const seat = waiting(m)[0]!;
    const answers = legal(game, m, seat);
    if (answers.length > 1 && i++ >= skipped) return { seen: redealt(game, m, seat, SEED), seat };
    play(game, m, seat, answers[0]!);
  }
  throw new Error('no such position');
}

const { seen, seat } = position(4);
const think = (spent: (trials: number) => number, luck = 'luck'): Thinker =>
  thinker(game, byScore, seen, seat, rngOf(seedOf(luck)), spent);
const trialsOf = (thought: Thinker) => thought.findings().reduce((sum, { trials }) => sum + trials, 0);

describe('a thinker', () => {
  test('knows from the beginning what greed would do', () => {
    const greed = greedy(byScore, { name: 'g', lines: 400, noise: 0 });
    const { answers } = greed.choose(game, seen, seat, rngOf(SEED));
    expect(think(() => 0).choice().answers).toEqual(answers);
  });

  test('tries one line a step, all of them on the same deals, and the better ones more often', () => {
    const thought = think(trials => trials / 64);
    const tried = thought.findings().length;
    expect(tried).toBeGreaterThan(1);
    for (let i = 0; i < tried; i++) expect(thought.step()).toBe(true);
    expect(thought.findings().map(({ trials }) => trials)).toEqual(Array.from({ length: tried }, () => 1));
    while (thought.step());
    const counts = thought.findings().map(({ trials }) => trials);
    expect(Math.max(...counts)).toBe(counts[0]);
    expect(counts.at(-1)).toBeLessThan(counts[0]!);
    expect(thought.choice().answers).toEqual(thought.findings()[0]!.answers);
  });

  test('keeps within its budget, whatever it is counted in', () => {
    for (const most of [1, 7, 32]) {
      const thought = think(trials => trials / most);
      while (thought.step());
      expect(trialsOf(thought)).toBeLessThanOrEqual(most);
    }
    let now = 0;
    const thought = think(() => now++ / 10);
    while (thought.step());
    expect(trialsOf(thought)).toBeLessThanOrEqual(10);
  });

  test('can be stopped after any step, and its answers are offered', () => {
    const thought = think(trials => trials / 50);
    do {
      const m = redealt(game, seen, seat, SEED);
      for (const answer of thought.choice().answers) {
        expect(legal(game, m, seat).map(words)).toContain(words(answer));
        if (play(game, m, seat, answer)) break;
      }
    } while (thought.step());
  });

  test('a seat that is not asked has nothing to think about', () => {
    const other = [0, 1].find(each => !asked(seen, each))!;
    expect(() => thinker(game, byScore, seen, other, rngOf(SEED), () => 0)).toThrow('has nothing to answer');
  });
});

describe('search', () => {
  const bot = search(byScore, { name: 's', budget: { trials: 24 } });

  test('depends on what it is shown and on its generator alone, and changes nothing', () => {
    const before = JSON.stringify(seen);
    const answers = (luck: string) => bot.choose(game, seen, seat, rngOf(seedOf(luck)));
    expect(answers('a')).toEqual(answers('a'));
    expect(JSON.stringify(seen)).toBe(before);
  });

  test('beats chance', () => {
    const [strong] = arena(game, [bot, randomBot], { games: 20, seed: 'x', options: OPTIONS }).bots;
    expect(strong!.winShare).toBeGreaterThan(0.7);
  });

  test('is called with its budget', () => {
    const { minds: _, ...mindless } = game;
    const named = (name: string) => botNamed(game, name, () => 0)?.name;
    for (const name of ['search', 'search:1000', 'search:64i', 'greedy', 'random'])
      expect(named(name)).toBe(name);
    for (const name of ['search:', 'search:0', 'search:x', 'search:64 i', 'search:1e3', 'toString', ''])
      expect(named(name)).toBeUndefined();
    expect(botNamed(mindless, 'search', () => 0)).toBeUndefined();
  });

  test('is the Lord Mayor: without a clock he always answers alike', () => {
    const minds = { apprentice: byScore, merchant: byScore, alderman: byScore };
    const { 'lord-mayor': mayor } = botsFor({ ...game, minds });
    const answers = () => mayor!.choose(game, seen, seat, rngOf(SEED)).answers;
    expect(answers()).toEqual(answers());
    let now = 0;
    levelBot(minds, 'lord-mayor', () => (now += 100)).choose(game, seen, seat, rngOf(SEED));
    expect(now).toBeGreaterThanOrEqual(1000);
    expect(now).toBeLessThan(1500);
  });

  test('with a clock, thinks as long as it may', () => {
    let now = 0;
    const timed = search(byScore, { name: 's', budget: { ms: 5, clock: () => now++ } });
    timed.choose(game, seen, seat, rngOf(SEED));
    expect(now).toBeGreaterThan(4);
    expect(now).toBeLessThan(10);
  });
});

test('lines to try are as different as they can be, best first', () => {
  const line = (worth: number, ...answers: string[]) => ({
    line: { answers } as unknown as Line<unknown>,
    worth,
  });
  const lines = [
    line(9, 'buy', 'a', 'x'),
    line(8, 'buy', 'a', 'y'),
    line(7, 'buy', 'b', 'x'),
    line(2, 'pass'),
    line(6, 'buy', 'a', 'z'),
    line(1, 'sell', 'a'),
  ];
  const worths = (most: number) => diverse(lines, most).map(({ worth }) => worth);
  expect(worths(1)).toEqual([9]);
  expect(worths(2)).toEqual([9, 2]);
  expect(worths(3)).toEqual([9, 2, 1]);
  expect(worths(4)).toEqual([9, 7, 2, 1]);
  expect(worths(5)).toEqual([9, 8, 7, 2, 1]);
  expect(worths(99)).toEqual([9, 8, 7, 6, 2, 1]);
});
