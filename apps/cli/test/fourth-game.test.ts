import { toy } from '@thameside/testkit';
import { TITLES } from '@thameside/titles';
import { expect, test } from 'vitest';
import { run } from './world.ts';

const titles = [...TITLES, toy];

test('a fourth game is played in the terminal', async () => {
  const { code, out } = await run(['play', 'quarry', '--seats', 'human,alderman', '--seed', 'x'], {
    titles,
    input: '1\n'.repeat(40),
  });
  expect(code).toBe(0);
  expect(out).toContain('Quarry, 2 players');
  expect(out).toContain('It is evening.');
});

test('a fourth game is played by bots of every level', async () => {
  const bots = 'apprentice,merchant,alderman,random';
  const { code, out } = await run(['arena', 'quarry', '--bots', bots, '--players', '4', '--games', '8'], {
    titles,
  });
  expect(code).toBe(0);
  expect(JSON.parse(out)).toMatchObject({ game: 'quarry', games: 8, players: 4 });
});

test('a fourth game is played over the engine protocol', async () => {
  const input = ['{"cmd":"games"}', '{"cmd":"new","game":"quarry","seats":2}', '{"cmd":"playout"}'].join(
    '\n',
  );
  const { code, out } = await run(['engine'], { titles, input: `${input}\n` });
  expect(code).toBe(0);
  const [games, begun, over] = out
    .trim()
    .split('\n')
    .map(line => JSON.parse(line));
  expect(games.ok.games.map(({ id }: { id: string }) => id)).toEqual(titles.map(({ id }) => id));
  expect(begun).toMatchObject({ ok: { over: false, waiting: [0, 1] } });
  expect(over).toHaveProperty('ok.decisions');
});
