import { appendFileSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { title as keyToTheCity } from '@thameside/key-to-the-city';
import { expect, test } from 'vitest';
import { run } from './world.ts';

const arena = async (...flags: string[]) => {
  const { code, out } = await run(['arena', 'key-to-the-city', ...flags], { titles: [keyToTheCity] });
  expect(out.trim()).not.toContain('\n');
  return { code, result: JSON.parse(out) };
};

test('bots play each other, seats rotated, and the result is one JSON object', async () => {
  const { code, result } = await arena('--bots', 'apprentice,random', '--games', '4', '--seed', '1');
  expect(code).toBe(0);
  expect(result).toMatchObject({ game: 'key-to-the-city', players: 2, games: 4, seed: '1' });
  expect(result.bots.map((bot: { name: string; games: number }) => [bot.name, bot.games])).toEqual([
    ['apprentice', 4],
    ['random', 4],
  ]);
  for (const bot of result.bots) {
    for (const field of ['wins', 'winShare', 'low', 'high', 'meanScore', 'msPerMove'])
      expect(bot[field]).toBeTypeOf('number');
    expect(bot.low - 1e-9 <= bot.winShare && bot.winShare <= bot.high + 1e-9).toBe(true);
  }
  expect(result.bots[0].wins + result.bots[1].wins).toBe(4);
  expect(result.bots[0].meanScore).toBeGreaterThan(result.bots[1].meanScore);
});

test('the same seed gives the same games', async () => {
  const standings = async () => {
    const { result } = await arena('--bots', 'random', '--players', '3', '--games', '5', '--seed', 'again');
    return result.bots.map(({ wins, meanScore }: { wins: number; meanScore: number }) => [wins, meanScore]);
  };
  expect(await standings()).toEqual(await standings());
});

test('a bot that does not exist is named with those that do', async () => {
  const { code, err } = await run(['arena', 'key-to-the-city', '--bots', 'genius'], {
    titles: [keyToTheCity],
  });
  expect(code).toBe(2);
  expect(err).toContain(
    'there is no bot “genius”. The bots are random, apprentice, merchant, alderman, lord-mayor, greedy, search:1000 and search:64i.',
  );
});

test('a contest can be logged, and goes on with its log', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'arena-')), 'log');
  const flags = ['--bots', 'random,random', '--log', file];
  const { result: first } = await arena(...flags, '--games', '2', '--seed', 'x');
  appendFileSync(file, '{"game":2,"sea'); // stopped in the middle of a line
  const { result: more } = await arena(...flags, '--games', '4');
  const { result: whole } = await arena('--bots', 'random,random', '--games', '4', '--seed', 'x');
  const points = ({ bots }: { bots: { wins: number; meanScore: number }[] }) =>
    bots.map(({ wins, meanScore }) => [wins, meanScore]);
  expect(first.games).toBe(2);
  expect(more.seed).toBe('x');
  expect(points(more)).toEqual(points(whole));
  expect(readFileSync(file, 'utf8').trim().split('\n')).toHaveLength(5);

  const other = (...more: string[]) =>
    run(['arena', 'key-to-the-city', ...flags, '--games', '4', ...more], { titles: [keyToTheCity] });
  expect(await other('--players', '3')).toMatchObject({
    code: 1,
    err: expect.stringContaining('another contest'),
  });
  expect(await other('--seed', 'y')).toMatchObject({
    code: 1,
    err: expect.stringContaining('another contest'),
  });
  writeFileSync(file, 'my diary\n');
  expect(await other()).toMatchObject({ code: 1, err: expect.stringContaining('not the log of a contest') });
  expect(readFileSync(file, 'utf8')).toBe('my diary\n');
});

test('a bot that searches is told its budget', async () => {
  const { code, result } = await arena('--bots', 'search:2i,random', '--games', '1', '--seed', '1');
  expect(code).toBe(0);
  expect(result.bots[0].name).toBe('search:2i');
});
