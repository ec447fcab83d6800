import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { type Dialect, Kysely, type SqliteDatabase, SqliteDialect } from 'kysely';
import type { Reached } from '../../points.ts';
import { migrate } from '../migrations/index.ts';

/** How long somebody else may hold the database, in milliseconds, before a command is given up. */
const PATIENCE = 2000;
/** And while it brings the database up to date. */
const PATIENCE_AT_START = 60_000;

/** What Kysely asks of a database, from the one that Node has. */
const forKysely = (db: DatabaseSync): SqliteDatabase => ({
  prepare(text) {
    const statement = db.prepare(text);
    const values = (params: readonly unknown[]) => params as SQLInputValue[];
    return {
      reader: statement.columns().length > 0,
      all: params => statement.all(...values(params)),
      run: params => statement.run(...values(params)),
      iterate: params => statement.iterate(...values(params)),
    };
  },
  close: () => db.close(),
});
export const sqliteDialect = (open: () => DatabaseSync): Dialect =>
  new SqliteDialect({ database: async () => forKysely(open()) });

/** A database file (or `:memory:`), up to date. What is committed is on the disk. */
export async function openSqlite(file: string, until?: string, reached?: Reached): Promise<DatabaseSync> {
  const db = new DatabaseSync(file, { timeout: PATIENCE_AT_START, enableForeignKeyConstraints: true });
  try {
    db.exec('pragma journal_mode = wal; pragma synchronous = full');
    db.exec('begin immediate'); // of two that start at the same moment one waits for the other
    await migrate(new Kysely({ dialect: sqliteDialect(() => db) }), 'sqlite', until, reached);
    db.exec(`commit; pragma busy_timeout = ${PATIENCE}`);
    return db;
  } catch (error) {
    db.close(); // which takes back what was not committed
    throw error;
  }
}
