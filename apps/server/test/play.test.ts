import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Line, newKey, person } from './harness/player.ts';
import { type Server, startServer } from './harness/server.ts';

let server: Server;
beforeAll(async () => {
  server = await startServer();
});
afterAll(async () => {
  await server.stop();
});

/** Plays a seat with the first answer there is, until the match is over. */
async function playOn(line: Line, table: string, seat: number): Promise<void> {
  await line.done('watch', { table, seat, known: null });
  for (;;) {
    const sight = await line.until(() => {
      const now = line.sights.get(table);
      return now && (now.result || now.ask) ? now : null;
    });
    if (sight.result) return;
    const { ask, version } = sight;
    const answers = ask?.answers ?? [];
    const answer = answers[(version * 7) % answers.length];
    await line.ask('answer', { key: newKey(), table, seat, version, answers: [answer] });
    await line.until(
      () => (line.sights.get(table)?.version ?? 0) > version || line.sights.get(table)?.result,
    );
  }
}

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
