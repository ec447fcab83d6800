// A program that appends rows to some tables and says which ones are kept, until it is killed: appender.ts DATABASE TABLES RUN
import { writeSync } from 'node:fs';
import type { Kept } from '../../src/store/contract.ts';
import { postgresKept } from '../../src/store/postgres/kept.ts';
import { sqliteKept } from '../../src/store/sqlite/kept.ts';
import { sqliteWriter } from '../../src/store/sqlite/writer.ts';
import { headOf, rowOf, summaryOf } from './docs.ts';

const [database = '', tables = '', run = ''] = process.argv.slice(2);

async function open(): Promise<Kept> {
  if (database.startsWith('postgres:')) return postgresKept(database, { connections: 4 });
  const writer = await sqliteWriter(
    database,
    process.env.DIE_AT && new URL('./die.ts', import.meta.url).href,
  );
  return sqliteKept(writer.port());
}
const { tables: store } = await open();

async function play(id: string): Promise<void> {
  await store.create(headOf(id), [], summaryOf(id, 0));
  for (let no = (await store.rows(id, 0)).length + 1; ; no++) {
    if (!(await store.append(id, rowOf(no, { sum: run }), summaryOf(id, no))))
      throw new Error('somebody else writes');
    writeSync(1, `${id} ${no}\n`);
    if (no % 5 === 0) await store.snap(id, { ...rowOf(no), behind: no } as never);
  }
}
await Promise.all(tables.split(',').map(play));
