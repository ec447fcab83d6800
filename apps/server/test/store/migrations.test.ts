import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { afterAll, describe, expect, test } from 'vitest';
import type { Kept } from '../../src/store/contract.ts';
import { NewerDatabase, STEPS } from '../../src/store/migrations/index.ts';
import { postgresKept, preparePostgres } from '../../src/store/postgres/kept.ts';
import { keptHere } from '../../src/store/sqlite/kept.ts';
import { openSqlite } from '../../src/store/sqlite/open.ts';
import { sqliteWriter } from '../../src/store/sqlite/writer.ts';
import { sharedDatabase } from './cluster.ts';
import { fresh, headOf, lineOf, roomOf, rowOf, snapshotOf, summaryOf } from './docs.ts';

const folder = mkdtempSync(join(tmpdir(), 'thameside-migrations-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Kind {
  newDatabase(): Promise<string>;
  prepare(database: string, until?: string): Promise<void>;
  /** As a server does it. */
  start(database: string): Promise<void>;
  open(database: string): Promise<Kept>;
  execute(database: string, text: string): Promise<readonly object[]>;
}
const KINDS: Readonly<Record<string, Kind>> = {
  SQLite: {
    newDatabase: async () => join(folder, `${fresh('db')}.sqlite`),
    prepare: async (file, until) => (await openSqlite(file, until)).close(),
    start: async file => (await sqliteWriter(file)).close(),
    open: keptHere,
    async execute(file, text) {
      const db = new DatabaseSync(file);
      const found = db.prepare(text).all();
      db.close();
      return found.map(each => ({ ...each }));
    },
  },
  PostgreSQL: {
    newDatabase: sharedDatabase,
    prepare: preparePostgres,
    start: preparePostgres,
    open: async url => postgresKept(url, { connections: 2 }),
    async execute(url, text) {
      const client = new pg.Client(url);
      await client.connect();
      const { rows } = await client.query(text);
      await client.end();
      return rows;
    },
  },
};

const q = (value: unknown) => `'${JSON.stringify(value)}'`;
/** By migration: data as a release that ended with it would have kept, in its own words, and what must be found later. */
const BEFORE: Readonly<Record<string, { texts: readonly string[]; find(kept: Kept): Promise<void> }>> = {
  '0001-matches': {
    texts: [
      `insert into heads (id, doc) values ('old', ${q(headOf('old'))})`,
      `insert into summaries (id, no, updated, doc) values ('old', 2, 5, ${q(summaryOf('old', 5))})`,
      `insert into match_rows (id, no, key, doc) values ('old', 1, 'key1', ${q(rowOf(1))}), ('old', 2, 'key2', ${q(rowOf(2))})`,
      `insert into snapshots (id, no, doc) values ('old', 1, ${q(snapshotOf(1))})`,
    ],
    async find({ tables }) {
      expect(await tables.head('old')).toEqual(headOf('old'));
      expect(await tables.rows('old', 0)).toEqual([rowOf(1), rowOf(2)]);
      expect(await tables.snapshots('old')).toEqual([snapshotOf(1)]);
      expect(await tables.list()).toEqual([summaryOf('old', 5)]);
      expect(await tables.append('old', rowOf(3), summaryOf('old', 6))).toBe(true);
    },
  },
  '0002-lobby': {
    texts: [
      `insert into guests (id, name, at) values ('ann', '"Ann"', 1)`,
      `insert into devices (device, guest, at) values ('hash', 'ann', 1)`,
      `insert into rooms (id, version, game, listed, invitation, updated, doc)
       values ('room', 1, 'london', 1, 'come', 1, ${q(roomOf('room', { owner: 'ann' }))})`,
      `insert into room_guests (guest, room) values ('ann', 'room')`,
      `insert into chats (room, channel, lines) values ('room', 'players', 1)`,
      `insert into lines (room, channel, no, key, doc) values ('room', 'players', 1, 'k', ${q(lineOf('hello'))})`,
      `insert into codes (code, kind, room, seat, ends, doc)
       values ('code', 'personal', 'room', 1, null, '{"kind":"personal","room":"room","seat":1,"until":null}')`,
    ],
    async find({ lobby }) {
      const room = roomOf('room', { owner: 'ann' });
      expect(await lobby.guestOf('hash')).toEqual({ id: 'ann', name: 'Ann' });
      expect(await lobby.roomByInvitation('come')).toEqual(room);
      expect(await lobby.roomsOf('ann')).toEqual([{ room, match: null }]);
      expect(await lobby.listedRooms('london', 5)).toHaveLength(1);
      expect(await lobby.say('room', 'players', 'l', lineOf('again'))).toEqual({ no: 2, ...lineOf('again') });
      expect(await lobby.useCode('code', 5)).toMatchObject({ room: 'room', seat: 1 });
      expect(await lobby.keepRoom({ ...room, version: 2 })).toBe(true);
    },
  },
};

test('every migration has data to be tried on', () => {
  expect(Object.keys(BEFORE)).toEqual(STEPS);
});

describe.each(Object.entries(KINDS))('%s', (_, { newDatabase, prepare, start, open, execute }) => {
  const migrations = async (database: string) =>
    (await execute(database, 'select name from kysely_migration order by name')).map(
      each => (each as { name: string }).name,
    );

  test('an empty database is brought up to date, and twice is once', async () => {
    const database = await newDatabase();
    for (let i = 0; i < 2; i++) await prepare(database);
    expect(await migrations(database)).toEqual(STEPS);
    const kept = await open(database);
    expect(await kept.isWell()).toBe(true);
    await kept.close();
  });

  test.each(STEPS.map((step, i) => [step, i + 1] as const))(
    'from %s, with what it had kept',
    async (step, count) => {
      const database = await newDatabase();
      await prepare(database, step);
      expect(await migrations(database)).toEqual(STEPS.slice(0, count));
      const before = STEPS.slice(0, count).map(name => BEFORE[name]!);
      for (const text of before.flatMap(({ texts }) => texts)) await execute(database, text);
      await prepare(database);
      expect(await migrations(database)).toEqual(STEPS);
      const kept = await open(database);
      for (const { find } of before) await find(kept);
      await kept.close();
    },
  );

  test('several that start at the same moment all come up', async () => {
    for (const until of [undefined, STEPS[0]]) {
      const database = await newDatabase();
      if (until) await prepare(database, until);
      await Promise.all(Array.from({ length: 4 }, () => start(database)));
      expect(await migrations(database)).toEqual(STEPS);
    }
  });

  test('a database that is newer than the program is refused and left as it is', async () => {
    const database = await newDatabase();
    await prepare(database);
    await execute(database, `insert into kysely_migration (name, timestamp) values ('0999-later', '2030')`);
    await expect(prepare(database)).rejects.toBeInstanceOf(NewerDatabase);
    await expect(start(database)).rejects.toThrow(/0999-later.*DATA_DIR or DATABASE_URL/);
    expect(await migrations(database)).toEqual([...STEPS, '0999-later']);
  });
});

test('SQLite: a migration that fails leaves the database as it was', async () => {
  const file = join(folder, 'fails.sqlite');
  (await openSqlite(file, STEPS[0])).close();
  const db = new DatabaseSync(file);
  db.exec('create table codes (something text)'); // in the way of the second one's last table
  db.close();
  await expect(openSqlite(file)).rejects.toThrow(/codes/);
  const after = new DatabaseSync(file);
  expect(after.prepare(`select name from sqlite_master where name = 'guests'`).all()).toEqual([]);
  after.close();
});
