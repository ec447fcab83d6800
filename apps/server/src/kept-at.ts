import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { MessagePort } from 'node:worker_threads';
import type { Config } from './config.ts';
import { reachedIn } from './points.ts';
import type { Kept } from './store/contract.ts';

/** The way to what is kept, as it can be sent to another thread. */
export type KeptAt =
  | { readonly kind: 'sqlite'; readonly port: MessagePort }
  | {
      readonly kind: 'postgres';
      readonly url: string;
      readonly connections: number;
      readonly points: string | null;
    };

export async function keptAt(at: KeptAt): Promise<Kept> {
  if (at.kind === 'sqlite') return (await import('./store/sqlite/kept.ts')).sqliteKept(at.port);
  const { postgresKept } = await import('./store/postgres/kept.ts');
  return postgresKept(at.url, { connections: at.connections, reached: await reachedIn(at.points) });
}

/** Where things are kept: opened, up to date, and with a way to it for each thread. */
export interface Keeping {
  way(): KeptAt;
  close(): Promise<void>;
}

export async function keeping({ databaseUrl, dataDir, connections, points }: Config): Promise<Keeping> {
  if (databaseUrl !== null) {
    const { preparePostgres } = await import('./store/postgres/kept.ts');
    await preparePostgres(databaseUrl, undefined, await reachedIn(points));
    return {
      way: () => ({ kind: 'postgres', url: databaseUrl, connections, points }),
      close: async () => {},
    };
  }
  mkdirSync(dataDir, { recursive: true });
  const { sqliteWriter } = await import('./store/sqlite/writer.ts');
  const writer = await sqliteWriter(join(dataDir, 'thameside.sqlite'), points ?? undefined);
  return { way: () => ({ kind: 'sqlite', port: writer.port() }), close: () => writer.close() };
}
