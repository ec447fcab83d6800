import { followed, type Message, type Sight } from '@thameside/protocol';
import { expect, test } from 'vitest';
import { type Desk, desk, person, play } from './desk.ts';

/** Another client of the same host, which may be away for a while. */
function guest(d: Desk) {
  let heard: Message[] = [];
  let sight: Sight | null = null;
  const connection = d.host.connect(message => heard.push(message));
  return {
    /** What it is sent for looking at the table, and what it makes of it. */
    async watch(table: string, seat: number | null): Promise<{ kinds: string[]; sight: Sight | null }> {
      heard = [];
      await connection.receive({ id: 1, cmd: 'watch', table, seat, known: sight?.version ?? null });
      for (const message of heard) {
        if (message.kind === 'sight') sight = message.sight;
        if (message.kind === 'change') sight = sight && followed(sight, message);
      }
      return { kinds: heard.map(({ kind }) => kind), sight };
    },
    leave: (table: string) => connection.receive({ id: 2, cmd: 'leave', table }),
  };
}

test('who misses a number gets the missing changes, or after a long time a whole sight', async () => {
  const d = desk('missed');
  await d.ask('manners', { milliseconds: 0, confirm: false });
  const table = await d.create([person('Ann'), person('Ben')]);
  await d.ask('watch', { table, seat: null });
  const away = guest(d);
  const now = async () => {
    const fresh = guest(d);
    const { sight } = await fresh.watch(table, 1);
    await fresh.leave(table);
    return sight as Sight;
  };
  expect((await away.watch(table, 1)).kinds).toEqual(['sight', 'done']);
  for (const missed of [1, 5, 0, 12, 13, 40]) {
    await away.leave(table);
    const { version } = d.sight();
    if (missed > 0) await play(d, table, sight => sight.version >= version + missed);
    await d.ask('watch', { table, seat: null });
    const count = d.sight().version - version;
    const { kinds, sight } = await away.watch(table, 1);
    expect(kinds).toEqual([...(count > 12 ? ['sight'] : Array(count).fill('change')), 'done']);
    const { log, older, ...rest } = await now();
    expect(sight).toMatchObject(rest);
    expect(sight?.log.slice(older - (sight?.older ?? 0))).toEqual(log);
  }
});
