import pg from 'pg';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { type Kept, Unavailable } from '../../src/store/contract.ts';
import { postgresKept, preparePostgres } from '../../src/store/postgres/kept.ts';
import { ownCluster, sharedDatabase } from './cluster.ts';
import { keepsEverything } from './contract.ts';
import { fresh, headOf, lineOf, rowOf, snapshotOf, summaryOf } from './docs.ts';
import { killing } from './killing.ts';

describe('PostgreSQL', () => {
  let url = '';
  let kept: Kept;
  beforeAll(async () => {
    url = await sharedDatabase();
    await preparePostgres(url);
    kept = postgresKept(url, { connections: 8 });
  });
  afterAll(() => kept.close());
  keepsEverything(() => kept);

  test('several of them on one database: each sees what the others have kept, and one wins', async () => {
    const all = Array.from({ length: 4 }, () => postgresKept(url, { connections: 2 }));
    const [id, room] = [fresh('table'), fresh('room')];
    await all[0]!.tables.create(headOf(id), [], summaryOf(id, 0));
    for (let no = 1; no <= 10; no++) {
      const won = await Promise.all(
        all.map(({ tables }, i) => tables.append(id, rowOf(no, { sum: `${i}` }), summaryOf(id, no))),
      );
      expect(won.filter(Boolean)).toHaveLength(1);
      const said = await Promise.all(
        all.map(({ lobby }) => lobby.say(room, 'players', `k${no}`, lineOf('hello'))),
      );
      expect(new Set(said.map(line => line.no))).toEqual(new Set([no]));
    }
    for (const { tables } of all) expect(await tables.rows(id, 0)).toHaveLength(10);
    await Promise.all(all.map(each => each.close()));
    await expect(all[0]!.tables.head(id)).rejects.toBeInstanceOf(Unavailable);
  });

  test('a table forgotten while others write to it is gone, whole', async () => {
    for (let i = 0; i < 10; i++) {
      const id = fresh('table');
      await kept.tables.create(headOf(id), [], summaryOf(id, 0));
      await Promise.all([
        kept.tables.append(id, rowOf(1), summaryOf(id, 1)),
        kept.tables.snap(id, snapshotOf(1)),
        kept.tables.forget(id),
        kept.tables.append(id, rowOf(1), summaryOf(id, 1)),
        kept.tables.snap(id, snapshotOf(2)),
      ]);
      expect(await kept.tables.rows(id, 0)).toEqual([]);
      expect(await kept.tables.snapshots(id)).toEqual([]);
      expect(await kept.tables.create(headOf(id), [rowOf(1)], summaryOf(id, 0))).toBe(true);
    }
  });

  test('an answer is on the disk, also where the database would not wait for that', async () => {
    const client = new pg.Client(url);
    await client.connect();
    await client.query(`
      alter database ${new URL(url).pathname.slice(1)} set synchronous_commit = off;
      create table found (setting text);
      create function look() returns trigger language plpgsql as $$
        begin insert into found values (current_setting('synchronous_commit')); return null; end $$;
      create trigger look after insert or update on touch execute function look();`);
    const own = postgresKept(url, { connections: 1 });
    expect(await own.isWell()).toBe(true);
    await own.close();
    expect((await client.query('select distinct setting from found')).rows).toEqual([{ setting: 'on' }]);
    await client.end();
  });

  test('what is killed while it appends has kept everything acknowledged, in order, once', async () => {
    const client = new pg.Client(url);
    await client.connect();
    // what the killed program had sent is still done by the database
    const othersAreGone = async () => {
      const { rows } = await client.query(
        `select 1 from pg_stat_activity where datname = current_database() and application_name = 'appender'`,
      );
      if (rows.length > 0) await othersAreGone();
    };
    const { kept: rows, acknowledged } = await killing(
      `${url}?application_name=appender`,
      Array.from({ length: Number(process.env.KILLS ?? 5) }, () => null),
      async see => {
        await othersAreGone();
        return see(kept);
      },
    );
    await client.end();
    expect(acknowledged).toBeGreaterThan(0);
    expect(rows).toBeGreaterThanOrEqual(acknowledged);
  });
});

describe('a PostgreSQL that goes away', () => {
  test('nothing is kept meanwhile, nothing is lost, and it goes on by itself', async () => {
    const cluster = await ownCluster();
    onTestFinished(cluster.end);
    const url = await cluster.newDatabase();
    await preparePostgres(url);
    const kept = postgresKept(url, { connections: 4 });
    const id = fresh('table');
    await kept.tables.create(headOf(id), [], summaryOf(id, 0));
    let no = 0;
    for (const end of ['stop', 'kill'] as const) {
      // four at a time, until it is gone: those that were acknowledged are there afterwards
      const acknowledged = new Set<number>();
      let isAway = false;
      const play = async () => {
        while (!isAway) {
          no += 1;
          const own = no;
          const other = fresh('table');
          const kept_ = kept.tables.create(headOf(other), [rowOf(1)], summaryOf(other, own));
          try {
            expect(await kept_).toBe(true);
            acknowledged.add(own);
          } catch (error) {
            expect(error).toBeInstanceOf(Unavailable);
            isAway = true;
          }
        }
      };
      const playing = Promise.all([play(), play(), play(), play()]);
      while (acknowledged.size < 20) await kept.isWell();
      await cluster[end]();
      await playing;
      expect(await kept.isWell()).toBe(false);
      await expect(kept.tables.append(id, rowOf(1), summaryOf(id, 1))).rejects.toBeInstanceOf(Unavailable);
      await expect(kept.lobby.roomsOf('me')).rejects.toBeInstanceOf(Unavailable);
      await cluster.start();
      expect(await kept.isWell()).toBe(true);
      const found = new Set((await kept.tables.list()).map(({ updated }) => updated));
      expect([...acknowledged].filter(own => !found.has(own))).toEqual([]);
    }
    expect(await kept.tables.append(id, rowOf(1), summaryOf(id, 1))).toBe(true);
    await kept.close();
  });

  test('at the start it is an error that says so', async () => {
    await expect(preparePostgres('postgres://nobody@127.0.0.1:1/none')).rejects.toThrow(/ECONNREFUSED/);
  });
});
