import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Worker } from 'node:worker_threads';
import { afterAll, describe, expect, test } from 'vitest';
import { type Kept, Unavailable } from '../../src/store/contract.ts';
import { batches, type Call } from '../../src/store/sqlite/batch.ts';
import { keptHere, sqliteKept } from '../../src/store/sqlite/kept.ts';
import { openSqlite } from '../../src/store/sqlite/open.ts';
import { sqliteWriter } from '../../src/store/sqlite/writer.ts';
import { keepsEverything } from './contract.ts';
import { fresh, headOf, rowOf, snapshotOf, summaryOf } from './docs.ts';
import { type Death, killing } from './killing.ts';

const folder = mkdtempSync(join(tmpdir(), 'thameside-sqlite-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const newFile = () => join(folder, `${fresh('db')}.sqlite`);

/** The database as a stranger finds it, beside whoever has it. */
async function using<T>(file: string, see: (kept: Kept) => Promise<T>): Promise<T> {
  const writer = await sqliteWriter(file);
  try {
    return await see(sqliteKept(writer.port()));
  } finally {
    await writer.close();
  }
}

describe('SQLite in a thread of its own', async () => {
  const writer = await sqliteWriter(newFile());
  const kept = sqliteKept(writer.port());
  afterAll(() => writer.close());
  keepsEverything(() => kept);

  test('many ports, one database: each sees what the others have kept, and one wins', async () => {
    const all = Array.from({ length: 5 }, () => sqliteKept(writer.port()));
    const id = fresh('table');
    await all[0]!.tables.create(headOf(id), [], summaryOf(id, 0));
    for (let no = 1; no <= 10; no++) {
      const won = await Promise.all(
        all.map(({ tables }, i) => tables.append(id, rowOf(no, { sum: `${i}` }), summaryOf(id, no))),
      );
      expect(won.filter(Boolean)).toHaveLength(1);
    }
    for (const { tables } of all) expect(await tables.rows(id, 0)).toHaveLength(10);
    await Promise.all(all.map(each => each.close()));
    expect(await kept.tables.rows(id, 0)).toHaveLength(10);
  });

  test('a port works in another thread, and its thread may die with work under way', async () => {
    const id = fresh('table');
    const port = writer.port();
    const thread = new Worker(new URL('./other-thread.ts', import.meta.url), {
      workerData: { port, id },
      transferList: [port],
    });
    await new Promise<void>(done => thread.on('message', (no: number) => no === 50 && done()));
    await thread.terminate();
    const numbers = (await kept.tables.rows(id, 0)).map(({ no }) => no);
    expect(numbers.length).toBeGreaterThanOrEqual(50);
    expect(numbers).toEqual(numbers.map((_, i) => i + 1));
    expect(await kept.isWell()).toBe(true);
  });

  test('what was asked before it closes is answered, what is asked after is not kept', async () => {
    const own = sqliteKept(writer.port());
    const id = fresh('table');
    const first = own.tables.create(headOf(id), [], summaryOf(id, 0));
    const rows = Array.from({ length: 20 }, (_, i) => own.tables.append(id, rowOf(i + 1), summaryOf(id, i)));
    const closed = own.close();
    expect(await first).toBe(true);
    expect(await Promise.all(rows)).toEqual(rows.map(() => true));
    await closed;
    await expect(own.tables.head(id)).rejects.toBeInstanceOf(Unavailable);
    expect(await own.isWell()).toBe(false);
    expect(await kept.tables.rows(id, 0)).toHaveLength(20);
  });
});

test('a writer that ends does what it was asked before, and then nothing can be kept', async () => {
  const file = newFile();
  const writer = await sqliteWriter(file);
  const [a, b] = [sqliteKept(writer.port()), sqliteKept(writer.port())];
  const id = fresh('table');
  await a.tables.create(headOf(id), [], summaryOf(id, 0));
  const last = b.tables.append(id, rowOf(1), summaryOf(id, 1));
  await writer.close();
  expect(await last).toBe(true);
  for (const kept of [a, b])
    await expect(kept.tables.append(id, rowOf(2), summaryOf(id, 1))).rejects.toBeInstanceOf(Unavailable);
  await a.close();
  await using(file, async ({ tables }) => expect(await tables.rows(id, 0)).toEqual([rowOf(1)]));
});

test('a file that cannot be opened is an error at the start', async () => {
  await expect(sqliteWriter(join(folder, 'no', 'such', 'folder'))).rejects.toThrow(/open/);
});

test('while somebody else has the database nothing is kept; then it goes on by itself', async () => {
  const file = newFile();
  await using(file, async kept => {
    const id = fresh('table');
    await kept.tables.create(headOf(id), [], summaryOf(id, 0));
    const stranger = new DatabaseSync(file);
    stranger.exec('begin immediate');
    const tries = [kept.tables.append(id, rowOf(1), summaryOf(id, 1)), kept.lobby.rename('a', 'b')];
    for (const each of await Promise.allSettled(tries))
      expect(each).toMatchObject({ status: 'rejected', reason: expect.any(Unavailable) });
    expect(await kept.isWell()).toBe(false);
    expect(await kept.tables.rows(id, 0)).toEqual([]);
    stranger.exec('rollback');
    stranger.close();
    expect(await kept.isWell()).toBe(true);
    expect(await kept.tables.append(id, rowOf(1), summaryOf(id, 1))).toBe(true);
  });
});

describe('calls that share a commit', () => {
  const create = (id: string): Call => ({
    command: 'create',
    params: [id, '{}', 0, '{}', 0, '[]'],
  });
  const append = (id: string, no: number, doc: string | null = `{"no":${no}}`): Call => ({
    command: 'append',
    params: [id, no, 'key', doc, '{}', no],
  });
  const rows = (id: string): Call => ({ command: 'rows', params: [id, 0] });
  const done = { rows: [[1]] };
  const notDone = { rows: [] };

  test('are done in order, and one that fails fails alone', async () => {
    const db = await openSqlite(':memory:');
    const perform = batches(db);
    const id = fresh('table');
    const outcomes = perform([
      append(id, 1),
      create(id),
      append(id, 1),
      append(id, 2, null), // a row without a text: refused by the table, after the summary has been changed
      rows(id),
      append(id, 2),
      append(id, 2),
      { select: 'select nonsense', params: [] },
      rows(id),
    ]);
    expect(outcomes).toEqual([
      notDone,
      done,
      done,
      { error: expect.stringContaining('NOT NULL') },
      { rows: [['{"no":1}']] },
      done,
      notDone,
      { error: expect.stringContaining('nonsense') },
      { rows: [['{"no":1}'], ['{"no":2}']] },
    ]);
    db.close();
  });

  test('none is done when the disk is full; reading goes on, and writing when there is room again', async () => {
    const db = await openSqlite(newFile());
    const perform = batches(db);
    const [id, other] = [fresh('table'), fresh('table')];
    perform([create(id), append(id, 1)]);
    const [pages] = db.prepare('pragma page_count').all() as { page_count: number }[];
    db.exec(`pragma max_page_count = ${pages!.page_count + 2}`);
    const touch: Call = { command: 'touch', params: [] };
    for (let i = 0; i < 3; i++) {
      const outcomes = perform([
        create(other),
        append(id, 2),
        rows(id),
        append(id, 3, '"'.repeat(50_000)),
        rows(id),
      ]);
      const full = { unavailable: expect.stringContaining('full') };
      expect(outcomes).toEqual([full, full, { rows: [['{"no":1}']] }, full, { rows: [['{"no":1}']] }]);
      expect(perform([touch])).toEqual([full]);
    }
    db.exec('pragma max_page_count = 100000');
    expect(perform([append(id, 2), create(other), append(id, 3, '"'.repeat(50_000)), touch])).toEqual([
      done,
      done,
      done,
      notDone,
    ]);
    db.close();
  });
});

test('it survives being killed: everything acknowledged is there, in order, once', async () => {
  const file = newFile();
  const kills = Number(process.env.KILLS ?? 8);
  const deaths = Array.from(
    { length: kills },
    (_, i): Death => [null, null, 'before-commit', 'after-commit'][i % 4] as Death,
  );
  const { kept, acknowledged } = await killing(file, deaths, async see => {
    const here = await keptHere(file);
    return see(here).finally(here.close);
  });
  expect(acknowledged).toBeGreaterThan(0);
  expect(kept).toBeGreaterThanOrEqual(acknowledged);
});

test('what is committed is on the disk: WAL, synchronous FULL', async () => {
  const file = newFile();
  const db = await openSqlite(file);
  expect(db.prepare('pragma journal_mode').all()).toEqual([{ journal_mode: 'wal' }]);
  expect(db.prepare('pragma synchronous').all()).toEqual([{ synchronous: 2 }]);
  expect(db.prepare('pragma foreign_keys').all()).toEqual([{ foreign_keys: 1 }]);
  db.close();
});

test('a snapshot of a table that is forgotten goes with it', async () => {
  const file = newFile();
  await using(file, async ({ tables }) => {
    const id = fresh('table');
    await tables.create(headOf(id), [rowOf(1)], summaryOf(id, 0));
    await tables.snap(id, snapshotOf(1));
    await tables.forget(id);
  });
  const db = await openSqlite(file);
  for (const table of ['heads', 'match_rows', 'summaries', 'snapshots', 'touch'])
    expect(db.prepare(`select count(*) as n from ${table}`).get()).toEqual({ n: 0 });
  db.close();
});
