import { describe, expect, test } from 'vitest';
import type { Claims } from '../src/index.ts';
import { memoryStore } from '../src/index.ts';
import { bot, codeOf, desk, person, play } from './desk.ts';

const KEY = '0123456789abcdef'.repeat(2);

describe('a command', () => {
  test('that comes twice is done once, at once or late, before and after an undo', async () => {
    const d = desk('twice');
    await d.ask('manners', { milliseconds: 0, confirm: false });
    const table = await d.create([person('Ann'), person('Ben')]);
    await d.ask('watch', { table, seat: null });
    const { seat, version } = await play(d, table, ({ ask }) => ask?.k === 'turn');
    const bid = { table, seat: seat ?? 0, version, answers: ['bid'], key: KEY };
    expect(codeOf(await d.ask('answer', bid))).toBe('done');
    const after = d.sight();
    expect(codeOf(await d.ask('answer', bid))).toBe('done');
    expect(d.sight()).toEqual(after);
    expect(codeOf(await d.ask('undo', { table, seat: seat ?? 0, version: after.version }))).toBe('done');
    const back = d.sight();
    expect(codeOf(await d.ask('answer', bid))).toBe('done');
    expect(d.sight()).toEqual(back);
    // after many rows the key is still known
    await play(d, table, ({ move }) => move > back.move + 60);
    const later = d.sight();
    expect(codeOf(await d.ask('answer', bid))).toBe('done');
    expect(d.sight()).toEqual(later);
    expect(codeOf(await d.ask('answer', { ...bid, answers: ['pass'] }))).toBe('key-reused');
  });

  test('in a lane, late and double, is not played again after it was taken back', async () => {
    let tries = 0;
    for (let round = 0; round < 4; round++) {
      const d = desk(`lane ${round}`);
      await d.ask('manners', { milliseconds: 0, confirm: false });
      const table = await d.create([person('Ann'), person('Ben')]);
      await d.ask('watch', { table, seat: null });
      for (let i = 0; i < 30; i++) {
        const now = await play(d, table, ({ ask, move }) => ask?.lane === true && move > i * 4);
        if (now.result || !now.ask || now.seat === null) break;
        const key = `${i}${round}`.padStart(32, 'a');
        const given = {
          table,
          seat: now.seat,
          version: now.version,
          answers: [now.ask.answers[0] as never],
          key,
        };
        await d.ask('answer', given);
        if (codeOf(await d.ask('undo', { table, seat: now.seat, version: d.sight().version })) !== 'done')
          continue;
        const back = d.sight();
        expect(codeOf(await d.ask('answer', given))).toBe('done');
        expect(d.sight()).toEqual(back);
        tries++;
      }
    }
    expect(tries).toBeGreaterThan(10);
  });

  test('that makes a table makes one, however often it comes', async () => {
    const d = desk('made twice');
    const wish = {
      game: 'key-to-the-city',
      seats: [person('Ann'), bot('Bob')],
      options: {},
      set: null,
      lesson: false,
    };
    const first = await d.ask('create', { ...wish, key: KEY });
    expect(await d.ask('create', { ...wish, key: KEY })).toMatchObject({
      kind: 'table',
      table: (first as { table: string }).table,
    });
    expect(await d.ask('tables', {})).toMatchObject({ tables: [{}] });
    expect(codeOf(await d.ask('create', { ...wish, lesson: true, key: KEY }))).toBe('key-reused');
  });
});

test('snapshots are a cache: without them everything is the same', async () => {
  const store = memoryStore();
  const d = desk('snapshots', { store });
  await d.ask('manners', { milliseconds: 0, confirm: false });
  const table = await d.create([bot('A'), bot('B'), bot('C')]);
  await d.ask('watch', { table, seat: null });
  await d.run(() => d.sight().move > 150);
  await d.ask('leave', { table });
  expect((await store.snapshots(table)).length).toBeGreaterThan(0);
  const look = async (snapshots: boolean) => {
    const other = desk('another', {
      store: snapshots ? store : { ...store, snapshots: async () => [] },
      wait: () => new Promise(() => {}),
    });
    await other.ask('watch', { table, seat: 1 });
    const page = await other.ask('log', {
      table,
      seat: 1,
      before: other.sight().older + other.sight().log.length,
    });
    const { log: _log, older: _older, ...rest } = other.sight();
    return { rest, log: page.kind === 'log' ? page.log : null };
  };
  expect(await look(true)).toEqual(await look(false));
});

/** Two places that keep tables together, as two tabs do: one has a table in hand. */
function twoPlaces() {
  const holders = new Map<string, number>();
  const news = new Map<string, { gained: () => void; lost: () => void }[]>();
  const ears: ((table: string) => void)[][] = [[], []];
  const claims = (me: number): Claims => ({
    async claim(table, told) {
      const all = news.get(table) ?? [];
      all[me] = told;
      news.set(table, all);
      if (!holders.has(table)) holders.set(table, me);
      return holders.get(table) === me;
    },
    async takeOver(table) {
      news.get(table)?.[1 - me]?.lost();
      holders.set(table, me);
    },
    release: table => {
      if (holders.get(table) === me) holders.delete(table);
    },
    announce: table => {
      for (const hear of ears[1 - me] ?? []) hear(table);
    },
    listen: hear => void ears[me]?.push(hear),
  });
  return [claims(0), claims(1)] as const;
}

test('two tabs, one game: one plays, the other follows live, cannot write, and can take over', async () => {
  const store = memoryStore();
  const [first, second] = twoPlaces();
  const a = desk('tab a', { store, claims: first });
  const b = desk('tab b', { store, claims: second });
  for (const d of [a, b]) await d.ask('manners', { milliseconds: 0, confirm: false });
  const table = await a.create([person('Ann'), person('Ben')]);
  await a.ask('watch', { table, seat: null });
  await b.ask('watch', { table, seat: null });
  expect(b.heard.at(-2)).toEqual({ kind: 'place', table, isOurs: false });
  const { seat } = await play(a, table, ({ ask }) => ask?.k === 'turn');
  await a.ask('watch', { table, seat: null });
  await b.settle();
  expect(b.sight()).toEqual(a.sight());
  const at = { table, seat: seat ?? 0, version: b.sight().version, answers: ['pass'] };
  expect(codeOf(await b.ask('answer', at))).toBe('elsewhere');
  expect(codeOf(await b.ask('take-over', { table }))).toBe('done');
  expect(a.heard.at(-1)).toEqual({ kind: 'place', table, isOurs: false });
  expect(codeOf(await b.ask('answer', { ...at, version: b.sight().version }))).toBe('done');
  await a.settle();
  expect(a.sight()).toEqual(b.sight());
  expect(codeOf(await a.ask('answer', { ...at, version: a.sight().version }))).toBe('elsewhere');
});

test('two places that both think they may write lose nothing: the later one is told to look again', async () => {
  const store = memoryStore();
  const [a, b] = [desk('node a', { store }), desk('node b', { store })];
  const table = await a.create([person('Ann'), person('Ben')]);
  for (const d of [a, b]) await d.ask('watch', { table, seat: null });
  const { waiting, version } = a.sight();
  const at = { table, seat: waiting[0] ?? 0, version, answers: ['pass'] };
  expect(codeOf(await a.ask('answer', at))).toBe('done');
  expect(codeOf(await b.ask('answer', at))).toBe('stale');
  expect(b.sight()).toEqual(a.sight());
});
