import { title as keyToTheCity } from '@thameside/key-to-the-city';
import { expect, test } from 'vitest';
import { run } from './world.ts';

const arena = async (...flags: string[]) => {
  const { code, out } = await run(['arena', 'key-to-the-city', ...flags], { titles: [keyToTheCity] });
  expect(out.trim()).not.toContain('\n');
  return { code, result: JSON.parse(out) };
};

test('bots play each other, seats rotated, and the result is one JSON object', async () => {
  const { code, result } = await arena('--bots', 'greedy,random', '--games', '4', '--seed', '1');
  expect(code).toBe(0);
  expect(result).toMatchObject({ game: 'key-to-the-city', players: 2, games: 4, seed: '1' });
  expect(result.bots.map((bot: { name: string; games: number }) => [bot.name, bot.games])).toEqual([
    ['greedy', 4],
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
    'there is no bot “genius”. The bots are random, apprentice, merchant, alderman and greedy.',
  );
});
