import { type Kysely, type Migration, Migrator, sql } from 'kysely';
import type { Reached } from '../../points.ts';
import { matches } from './0001-matches.ts';
import { lobby } from './0002-lobby.ts';

type Kind = 'sqlite' | 'postgres';

/** In order. What has been released is never changed, only followed by another. */
const MIGRATIONS: Readonly<Record<string, (db: Kysely<unknown>, kind: Kind) => Promise<void>>> = {
  '0001-matches': matches,
  '0002-lobby': lobby,
};
export const STEPS: readonly string[] = Object.keys(MIGRATIONS);

/** The database was written by a later release. */
export class NewerDatabase extends Error {}

/**
 * Brings a database up to date, from wherever it is. Whoever calls it in SQLite holds its lock and keeps the whole of it
 * or nothing; in PostgreSQL Kysely does so.
 */
export async function migrate(
  db: Kysely<unknown>,
  kind: Kind,
  until?: string,
  reached?: Reached,
): Promise<void> {
  const migrations = Object.entries(MIGRATIONS).map(([name, up]): [string, Migration] => [
    name,
    {
      async up(own) {
        await up(own as Kysely<unknown>, kind);
        reached?.('in-migration');
      },
    },
  ]);
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => Object.fromEntries(migrations) },
    // they are ordered by their numbers; a clock that was set back changes nothing
    allowUnorderedMigrations: true,
    disableTransactions: kind === 'sqlite',
  });
  const { error } = until === undefined ? await migrator.migrateToLatest() : await migrator.migrateTo(until);
  if (error === undefined) return;
  const later = (await done(db).catch(() => [])).filter(name => !STEPS.includes(name));
  if (later.length === 0) throw error;
  throw new NewerDatabase(
    `The database was written by a later release: it has ${later.join(', ')}, this one ends with ${STEPS.at(-1)}. ` +
      'Nothing was changed. Start that release again, or give this one another DATA_DIR or DATABASE_URL.',
  );
}

const done = async (db: Kysely<unknown>): Promise<readonly string[]> => {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
};
