import { type Game, seedOf } from '@thameside/kernel';
import { quarry } from '@thameside/testkit';
import { describe, expect, test } from 'vitest';
import { seating } from '../src/arena-seats.ts';
import { wilson } from '../src/arena-wilson.ts';
import { arena, type Bot, levelBot, MINDS, type PlayedGame, randomBot } from '../src/index.ts';
import { byScore, OPTIONS } from './by-score.ts';

const [apprentice, , alderman] = MINDS.map(level =>
  levelBot({ apprentice: byScore, merchant: byScore, alderman: byScore }, level),
) as [Bot, Bot, Bot];

describe('seating', () => {
  test('every bot takes every seat equally often', () => {
    for (const [bots, players] of [
      [2, 2],
      [2, 4],
      [3, 3],
      [3, 6],
      [2, 5],
      [1, 4],
    ] as const) {
      const counts = Array.from({ length: players }, () => Array.from({ length: bots }, () => 0));
      for (let game = 0; game < 2 * bots; game++) {
        seating(bots, players, game).forEach((who, seat) => {
          counts[seat]![who]! += 1;
        });
      }
      for (const row of counts) expect(row).toEqual(row.map(() => 2));
    }
  });

  test('neighbours change from round to round', () => {
    expect(seating(3, 3, 0)).toEqual([0, 1, 2]);
    expect(seating(3, 3, 3)).toEqual([2, 1, 0]);
  });
});

test('the interval of a share is Wilson’s', () => {
  const rounded = ({ low, high }: ReturnType<typeof wilson>) =>
    [low, high].map(x => Math.round(x * 1000) / 1000);
  expect(rounded(wilson(0.95, 100))).toEqual([0.888, 0.978]);
  expect(rounded(wilson(1, 20))).toEqual([0.839, 1]);
  expect(rounded(wilson(0.5, 10))).toEqual([0.237, 0.763]);
  expect(wilson(0, 0)).toEqual({ low: 0, high: 1 });
});

describe('arena', () => {
  const game: Game = quarry;
  const run = (bots: readonly Bot[], players = 2, games = 20, clock?: () => number) =>
    arena(game, bots, { players, games, seed: 'arena', options: OPTIONS, ...(clock ? { clock } : {}) });

  test('counts games, wins and points; wins add up', () => {
    const { bots, seatShare } = run([alderman, randomBot], 3, 21);
    expect(bots.map(bot => bot.name)).toEqual(['alderman', 'random']);
    expect(bots.reduce((sum, bot) => sum + bot.games, 0)).toBe(3 * 21);
    expect(bots.reduce((sum, bot) => sum + bot.wins, 0)).toBeCloseTo(21);
    expect(seatShare.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
    for (const { wins, games, winShare, low, high } of bots) {
      expect(winShare).toBeCloseTo(wins / games);
      expect(low).toBeLessThanOrEqual(winShare);
      expect(high).toBeGreaterThanOrEqual(winShare);
    }
  });

  test('who looks at the score beats who does not', () => {
    const [strong, weak] = run([alderman, randomBot], 2, 40).bots;
    expect(strong!.winShare).toBeGreaterThan(weak!.winShare);
    expect(strong!.meanScore).toBeGreaterThan(weak!.meanScore);
  });

  test('the same seed gives the same result, another another', () => {
    const played = (seed: string) =>
      arena(game, [apprentice, randomBot], { players: 2, games: 6, seed, options: OPTIONS });
    expect(played('x')).toEqual(played('x'));
    expect(played('x').bots).not.toEqual(played('y').bots);
  });

  test('time is measured with the clock that is passed in, and progress is told', () => {
    let now = 0;
    const told: number[] = [];
    const { bots } = arena(
      game,
      [randomBot, randomBot],
      { games: 3, seed: 's', options: OPTIONS, clock: () => now++ },
      count => told.push(count),
    );
    expect(bots.map(bot => bot.msPerMove)).toEqual([1, 1]);
    expect(bots.map(bot => bot.msWorst)).toEqual([1, 1]);
    expect(told).toEqual([1, 2, 3]);
  });

  test('a contest that was stopped goes on where it was', () => {
    const options = { games: 5, seed: 's', options: OPTIONS };
    const played: PlayedGame[] = [];
    const whole = arena(game, [apprentice, randomBot], options, (_, each) => played.push(each));
    let again = 0;
    const done = [played[3]!, played[0]!];
    expect(arena(game, [apprentice, randomBot], { ...options, done }, () => again++)).toEqual(whole);
    expect(again).toBe(3);
  });

  test('a bot that answers what is not offered is stopped', () => {
    const cheat: Bot = { name: 'cheat', choose: () => ({ answers: ['gold'], reason: null }) };
    expect(() => run([cheat, randomBot])).toThrow('cheat answered gold');
  });

  test('no bot is shown the match itself', () => {
    const seen = new Set<unknown>();
    const spy: Bot = {
      name: 'spy',
      choose(g, m, seat, rng) {
        seen.add(m.rng.join());
        return randomBot.choose(g, m, seat, rng);
      },
    };
    run([spy, spy], 2, 1);
    expect(seen.size).toBeGreaterThan(5); // a deal of its own for every move
    expect(seedOf('arena/0')).toHaveLength(32);
  });
});
