import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Reached } from '../../points.ts';
import { type Kept, Unavailable } from '../contract.ts';
import { type Columns, READS } from '../database.ts';
import { keptIn } from '../kept.ts';
import { listsIn } from '../lists.ts';
import { migrate } from '../migrations/index.ts';
import { textOf } from './commands.ts';

/** After so many milliseconds without an answer a connection is given up. */
const PATIENCE = 10_000;
/** How often a statement is done again that two did at once. */
const TRIES = 5;

const newPool = (url: string, connections: number, patience: number): pg.Pool => {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: PATIENCE,
    query_timeout: patience,
    keepAlive: true,
    // what has been answered must survive a crash, whatever the database's own setting is; a stricter one stays
    onConnect: async client => {
      await client.query(
        `select set_config('synchronous_commit', 'on', false) where current_setting('synchronous_commit') = 'off'`,
      );
    },
  });
  pool.on('error', () => {}); // an idle connection was lost: the next command opens another
  return pool;
};

/** PostgreSQL's classes of errors that are not of our making: connection, resources, operators, system, and the like. */
const AWAY = /^(08|25|28|3D|53|55|57|58|F0|XX)/;
const codeOf = (error: unknown): string => (error instanceof pg.DatabaseError ? (error.code ?? '') : '');
const isAway = (error: unknown): boolean =>
  error instanceof pg.DatabaseError ? AWAY.test(codeOf(error)) : !(error instanceof TypeError);
/** Serialization, deadlock, and a key that somebody else has used since we looked. */
const isCollision = (error: unknown, command: string): boolean =>
  ['40001', '40P01', ...(command === 'say' ? ['23505'] : [])].includes(codeOf(error));

/** Brings the database up to date, however long that takes. To be awaited once, before all else is done with it. */
export async function preparePostgres(url: string, until?: string, reached?: Reached): Promise<void> {
  const pool = newPool(url, 2, 0);
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  try {
    const { rows } = await pool.query<[string]>({ text: 'show server_encoding', rowMode: 'array' });
    if (rows[0]?.[0] !== 'UTF8')
      throw new Error(`The database of DATABASE_URL has the encoding ${rows[0]?.[0]}; it must be UTF8.`);
    await migrate(db, 'postgres', until, reached);
  } finally {
    await db.destroy();
  }
}

/** For proofs: a write, with the moments around it. */
async function observed<T>(write: () => Promise<T>, command: string, reached: Reached): Promise<T> {
  reached('before-commit');
  const written = write();
  if (command === 'snap') setTimeout(() => reached('in-snapshot'), 1); // sent, and perhaps not yet done
  const rows = await written;
  reached('after-commit');
  return rows;
}

/** What is kept in PostgreSQL, through some connections that are opened when they are needed. Any thread may have one. */
export function postgresKept(
  url: string,
  { connections, reached }: { readonly connections: number; readonly reached?: Reached | undefined },
): Kept {
  const pool = newPool(url, connections, PATIENCE);
  const query = async (
    text: string,
    values: readonly unknown[],
    name?: string,
  ): Promise<readonly Columns[]> => {
    const about = { text, values: [...values], rowMode: 'array' as const };
    const { rows } = await pool.query<Columns[]>(name === undefined ? about : { ...about, name });
    return rows as unknown as readonly Columns[];
  };
  const orAway = (error: unknown): never => {
    throw isAway(error) ? new Unavailable(error instanceof Error ? error.message : String(error)) : error;
  };
  return keptIn(
    {
      async run(command, params) {
        for (let tries = 1; ; tries++) {
          try {
            if (!reached || command in READS) return await query(textOf(command), params, command);
            return await observed(() => query(textOf(command), params, command), command, reached);
          } catch (error) {
            if (tries === TRIES || !isCollision(error, command)) return orAway(error);
          }
        }
      },
      select: ({ sql, parameters }) => query(sql, parameters).catch(orAway),
      close: () => pool.end(),
    },
    listsIn(new PostgresDialect({ pool })),
  );
}
