import { readFileSync } from 'node:fs';
import { type Game, type Handler, seedOf } from '@thameside/kernel';
import { quarry, toyTitle } from '@thameside/testkit';
import { describe, expect, test } from 'vitest';
import { Results, Tally } from '../src/stats.ts';
import { run, type Wishes } from './world.ts';

const sim = async (flags: string[], wishes: Wishes = {}) => {
  const { code, out, err } = await run(['sim', 'quarry', ...flags], wishes);
  expect(out.endsWith('\n')).toBe(true);
  expect(out.trim()).not.toContain('\n');
  return { code, err, result: JSON.parse(out) };
};

describe('numbers', () => {
  test('a tally', () => {
    const tally = new Tally();
    expect(tally.spread()).toBeNull();
    for (const x of [2, 4, 4, 4, 5, 5, 7, 9]) tally.add(x);
    expect(tally.spread()).toEqual({ mean: 5, sd: 2, min: 2, max: 9 });
  });

  test('a shared win is shared, and a seat counts only where it sat', () => {
    const results = new Results();
    results.add({ decisions: 10, totals: [3, 3], ranking: [1, 1] });
    results.add({ decisions: 20, totals: [1, 2, 3], ranking: [3, 2, 1] });
    expect(results.summary()).toEqual({
      games: 2,
      decisions: 30,
      scores: { mean: 2.4, sd: 0.8, min: 1, max: 3 },
      lengths: { mean: 15, sd: 5, min: 10, max: 20 },
      winShare: [0.25, 0.25, 1],
    });
  });
});

describe('games', () => {
  test('checked by default', async () => {
    const { code, err, result } = await sim(['--players', '3', '--games', '10', '--seed', 's']);
    expect([code, err]).toEqual([0, '']);
    expect(Object.keys(result)).toEqual([
      'game',
      'set',
      'rules',
      'seed',
      'players',
      'games',
      'decisions',
      'scores',
      'lengths',
      'winShare',
      'seconds',
      'checked',
      'every',
      'failures',
    ]);
    expect(result).toMatchObject({
      game: 'quarry',
      players: 3,
      games: 10,
      checked: true,
      failures: [],
      rules: 1,
    });
    expect(result.winShare.reduce((a: number, b: number) => a + b)).toBeCloseTo(1, 2);
    expect(result.lengths.mean * 10).toBeCloseTo(result.decisions, 1);
  });

  test('the same seed, the same games', async () => {
    const one = await sim(['--players', '2-4', '--games', '9', '--seed', 's', '--fast']);
    const two = await sim(['--players', '2-4', '--games', '9', '--seed', 's', '--fast']);
    expect({ ...one.result, seconds: 0 }).toEqual({ ...two.result, seconds: 0 });
    const other = await sim(['--players', '2-4', '--games', '9', '--seed', 't', '--fast']);
    expect(other.result.scores).not.toEqual(one.result.scores);
  });

  test('spread over numbers of players', async () => {
    const { result } = await sim(['--players', '2,4', '--games', '5', '--fast']);
    expect(result.players).toEqual([2, 4]);
    expect(result.byPlayers['2'].games).toBe(3);
    expect(result.byPlayers['4'].games).toBe(2);
    expect(result.byPlayers['4'].winShare).toHaveLength(4);
    expect(result.games).toBe(5);
  });

  test('all numbers of players, and a fresh seed, if nothing is said', async () => {
    const { result } = await sim(['--games', '3', '--fast', '--option', 'length=long']);
    expect(result.players).toEqual([2, 3, 4]);
    expect(result.seed).toBe('00000000000000000000000000000001');
  });
});

describe('failures', () => {
  /** A quarry that breaks down when somebody carves marble. */
  const broken = (): Game => {
    const game = quarry as Game;
    const carve = game.frames.carve as Required<Handler>;
    const frames = {
      ...game.frames,
      carve: {
        ...carve,
        apply(...args: Parameters<typeof carve.apply>) {
          if (String(args[2]).startsWith('marble')) throw new Error('the chisel broke');
          carve.apply(...args);
        },
      },
    };
    return { ...game, frames };
  };

  test.each([
    ['--fast', ['throws']],
    // A breakdown may come to light earlier, when the same is tried on what a seat cannot see.
    ['--check', ['throws', 'redeal']],
  ])('%s: exit code 1, the seed and the match file', async (mode, properties) => {
    const wishes = { titles: [toyTitle(broken())] };
    const flags = ['--players', '4', '--games', '100', '--seed', 'b', '--option', 'length=long', mode];
    const { code, result } = await sim(flags, wishes);
    expect(code).toBe(1);
    expect(result.failures.length).toBeGreaterThan(0);
    expect(result.failures.length).toBeLessThanOrEqual(20);
    const [failure] = result.failures;
    expect(failure).toMatchObject({ players: 4, seed: seedOf(`b/${failure.game}`) });
    expect(properties).toContain(failure.property);
    expect(failure.message).toContain('the chisel broke');
    const text = readFileSync(failure.file, 'utf8');
    expect(text).toContain(`seed ${failure.seed}\n`);
    if (mode === '--fast') expect(text).toMatch(/^# \d+ \d carve marble-\d$/m);
    const { code: replayed, out } = await run(['replay', failure.file]);
    expect(replayed).toBe(0);
    expect(out).toContain('Checked: every answer is legal.');
  });

  test('a game that does not begin', async () => {
    const stillborn = {
      ...(quarry as Game),
      setup() {
        throw new Error('no stones');
      },
    };
    const { code, result } = await sim(['--games', '1', '--fast'], { titles: [toyTitle(stillborn)] });
    expect(code).toBe(1);
    expect(result.failures[0]).toMatchObject({ game: 0, message: 'no stones', file: null });
  });
});

describe('progress', () => {
  const clock = (step: number) => {
    let time = 0;
    return () => (time += step);
  };

  test('a bar on a terminal, wiped at the end', async () => {
    const { err } = await sim(['--games', '20', '--fast'], { isTerminal: true, now: clock(30) });
    const wiped = '\r\u001b[2K';
    expect(err.startsWith(`${wiped}[░`)).toBe(true);
    expect(err).toMatch(/\[█+░+\] \d+ of 20 games, \d+ s left/);
    expect(err.endsWith(wiped)).toBe(true);
  });

  test('elsewhere nothing in the first two seconds, then a line now and then', async () => {
    expect((await sim(['--games', '20', '--fast'], { now: clock(30) })).err).toBe('');
    const { err } = await sim(['--games', '20', '--fast'], { now: clock(1_000) });
    expect(err.split('\n').length).toBe(3);
    expect(err).toMatch(/^0 of 20 games, \? s left\n\d+ of 20 games, \d+ s left\n$/);
  });
});
