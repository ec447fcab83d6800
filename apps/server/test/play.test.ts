import { afterAll, beforeAll, expect, test } from 'vitest';
import { person } from './harness/player.ts';
import { playOn } from './harness/playing.ts';
import { type Server, startServer } from './harness/server.ts';

let server: Server;
beforeAll(async () => {
  server = await startServer();
});
afterAll(async () => {
  await server.stop();
});

test.each(['quarry', 'key-to-the-city', 'london', 'key-flow'].slice(1))(
  '%s: two people and a bot play a whole game',
  async game => {
    const ann = await person(server.origin, 'Ann');
    const table = await ann.make({
      game,
      seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', name: 'Bo', level: 'random' }],
    });
    const a = await ann.connect();
    await a.done('room', { table });
    const { invitation } = await a.until(() => a.rooms.get(table));
    const ben = await person(server.origin, 'Ben', invitation as string);
    const b = await ben.connect();
    await b.done('sit', { table, seat: null });
    await a.until(() => a.rooms.get(table)?.seats[1]?.kind === 'person');
    await a.done('manners', { milliseconds: 0, confirm: false });
    await b.done('manners', { milliseconds: 0, confirm: false });
    await a.done('start', { table });
    await Promise.all([playOn(a, table, 0), playOn(b, table, 1)]);
    expect(a.sights.get(table)?.result).toEqual(b.sights.get(table)?.result);
    await a.until(() => a.rooms.get(table)?.state === 'over');
  },
);
