import { expect, test } from 'vitest';
import { crash, postgresKeeper, sqliteKeeper } from '../proofs/crash.ts';
import { keptHere } from '../src/store/sqlite/kept.ts';
import { person } from './harness/player.ts';
import { playOn } from './harness/playing.ts';
import { startServer } from './harness/server.ts';

// fewer than the command does: each start of a server costs a second
test.each([
  ['SQLite', sqliteKeeper, 20],
  ['PostgreSQL', postgresKeeper, 14],
] as const)(
  '%s: killed again and again while people and bots play, nothing acknowledged is lost, done twice or out of order',
  async (_, newKeeper, usual) => {
    const keeper = await newKeeper();
    const kills = Number(process.env.KILLS ?? usual);
    const { matches, points, ...outcome } = await crash(kills, keeper, 'crash');
    await keeper.close();
    expect(outcome.kills).toBeGreaterThanOrEqual(kills);
    expect(matches).toBeGreaterThanOrEqual(3);
    for (const point of ['in-migration', 'any moment', 'in-checkpoint', ...keeper.points])
      expect([point, points[point]]).toEqual([point, expect.any(Number)]);
  },
);

test('a match whose end was kept just before the server was killed is over afterwards', async () => {
  const server = await startServer();
  const ann = await person(server.origin, 'Ann');
  const table = await ann.make({
    game: 'key-to-the-city',
    seats: [{ kind: 'me' }, { kind: 'bot', name: 'Bo', level: 'random' }],
  });
  const line = await ann.connect();
  await line.done('manners', { milliseconds: 0, confirm: false });
  await line.done('start', { table });
  await playOn(line, table, 0);
  await line.done('room', { table });
  await line.until(() => line.rooms.get(table)?.state === 'over');
  await server.kill();

  const kept = await keptHere(`${server.data}/thameside.sqlite`);
  const room = await kept.lobby.room(table);
  await kept.lobby.keepRoom({ ...room!, version: room!.version + 1, state: 'playing' });
  await kept.close();

  const again = await startServer({ DATA_DIR: server.data });
  const back = await Object.assign(await person(again.origin, 'nobody'), { cookie: ann.cookie }).connect();
  await back.done('room', { table });
  expect(back.rooms.get(table)?.state).toBe('over');
  await again.stop();
});
