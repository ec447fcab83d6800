import { expect, test } from 'vitest';
import { type Any, type Line, newKey, person } from './harness/player.ts';
import { startServer } from './harness/server.ts';

const answer = (line: Line, table: string, answers: readonly unknown[]): Promise<Any> => {
  const { seat, version } = line.sights.get(table)!;
  return line.ask('answer', { key: newKey(), table, seat, version, answers });
};

/** Plays to the end; every command is acknowledged. */
async function playWell(line: Line, table: string): Promise<number> {
  for (let count = 0; ; count++) {
    const sight = await line.until(() => {
      const now = line.sights.get(table);
      return now && (now.result || now.ask) ? now : null;
    });
    if (sight.result) return count;
    expect(await answer(line, table, [sight.ask!.answers[0]])).toMatchObject({ kind: 'done' });
  }
}

test('a table that runs into something endless is cut off, the third time for good; the others play on in the same thread', async () => {
  const server = await startServer({
    TITLES: new URL('./harness/trap.ts', import.meta.url).href,
    ENGINE_THREADS: '1',
    RATE_DEVICE: '100000',
  });
  const [ann, cleo] = [await person(server.origin, 'Ann'), await person(server.origin, 'Cleo')];
  const trap = await ann.make({ game: 'quarry', startsFull: true });
  const a = await ann.connect();
  await a.done('room', { table: trap });
  const ben = await person(server.origin, 'Ben', a.rooms.get(trap)!.invitation!);
  const b = await ben.connect();
  await b.done('sit', { table: trap, seat: 1 });
  await a.done('watch', { table: trap, seat: 0, known: null });
  await b.done('watch', { table: trap, seat: 1, known: null });

  const c = await cleo.connect();
  await c.done('manners', { milliseconds: 0, confirm: false });
  const games = ['key-to-the-city', 'key-flow', 'key-to-the-city'];
  const tables: string[] = [];
  for (const game of games)
    tables.push(
      await cleo.make({
        game,
        startsFull: true,
        seats: [{ kind: 'me' }, { kind: 'bot', name: 'Bo', level: 'random' }],
      }),
    );
  for (const table of tables) {
    await c.done('start', { table });
    await c.done('watch', { table, seat: 0, known: null });
  }
  for (const [i, table] of tables.entries()) {
    const [stuck, played] = await Promise.all([answer(a, trap, [3]), playWell(c, table)]);
    expect(stuck).toMatchObject({ kind: 'error', code: 'internal' });
    expect(played).toBeGreaterThan(10);
    // whoever is not at fault plays on, at the same table too
    if (i === 0) expect(await answer(b, trap, [1])).toMatchObject({ kind: 'done' });
  }
  await a.until(() => a.rooms.get(trap)?.state === 'set-aside');
  for (const [line, coins] of [
    [a, 3],
    [b, 1],
  ] as const)
    expect(await answer(line, trap, [coins])).toMatchObject({ code: 'unavailable' });
  expect(server.output().match(/did not end/g)).toHaveLength(3);
  expect(await server.stop()).toBe(0);
});
