import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

/** A real PostgreSQL on this machine. It ends with the process that started it, whatever becomes of that. */
export interface Cluster {
  /** A new, empty database: its address. */
  newDatabase(): Promise<string>;
  stop(): Promise<void>;
  /** As abruptly as it can end. */
  kill(): Promise<void>;
  /** Again, with what it had and at the same address. */
  start(): Promise<void>;
  /** For good. */
  end(): Promise<void>;
}

const isAlive = (id: number) => {
  try {
    return process.kill(id, 0);
  } catch {
    return false;
  }
};
const gone = async (...ids: number[]) => {
  while (ids.some(isAlive)) await wait(20);
};

const launch = (folder: string, flags: readonly string[]) => {
  const output = openSync(join(folder, 'keeper'), 'a');
  const keeper = spawn(
    process.execPath,
    [join(import.meta.dirname, 'postgres-keeper.ts'), folder, String(process.pid), ...flags],
    { detached: true, stdio: ['ignore', output, output] },
  );
  keeper.unref();
  return keeper;
};

interface State {
  readonly port: number;
  readonly server: number;
  readonly keeper: number;
}
async function stateOf(folder: string, hasFailed = () => false): Promise<State> {
  const file = join(folder, 'state');
  while (!existsSync(file)) {
    if (hasFailed()) throw new Error(readFileSync(join(folder, 'keeper'), 'utf8'));
    await wait(20);
  }
  return JSON.parse(readFileSync(file, 'utf8')) as State;
}

async function started(folder: string, flags: readonly string[]): Promise<State> {
  rmSync(join(folder, 'state'), { force: true });
  const keeper = launch(folder, flags);
  return stateOf(folder, () => keeper.exitCode !== null || keeper.signalCode !== null);
}

const addressOf = ({ port }: State, name: string) =>
  `postgres://thameside:thameside@127.0.0.1:${port}/${name}`;
let databases = 0;
async function newDatabase(state: State): Promise<string> {
  const client = new pg.Client(addressOf(state, 'postgres'));
  await client.connect();
  databases += 1;
  const name = `suite_${process.pid}_${Date.now().toString(36)}_${databases}`;
  await client.query(`create database ${name}`);
  await client.end();
  return addressOf(state, name);
}

/** One of its own, for who wants to stop it; as durable as it is by default. */
export async function ownCluster(flags: readonly string[] = []): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), 'thameside-postgres-'));
  chmodSync(folder, 0o755); // the user that it runs as must come in
  let state = await started(folder, flags);
  const stop = async () => {
    if (isAlive(state.keeper)) process.kill(state.keeper, 'SIGTERM');
    await gone(state.keeper, state.server);
  };
  return {
    newDatabase: () => newDatabase(state),
    stop,
    async kill() {
      process.kill(state.server, 'SIGKILL');
      await gone(state.server, state.keeper);
    },
    async start() {
      state = await started(folder, flags);
    },
    async end() {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A new database in the one cluster that all tests of a run share: whoever comes first starts it. */
export async function sharedDatabase(): Promise<string> {
  const folder = join(tmpdir(), `thameside-postgres-of-${process.pid}`);
  try {
    mkdirSync(folder, { mode: 0o755 });
  } catch {
    const state = await stateOf(folder);
    if (isAlive(state.keeper)) return newDatabase(state);
    rmSync(folder, { recursive: true, force: true }); // of another process that had our number
    return sharedDatabase();
  }
  // nobody pulls the plug on this one
  return newDatabase(await started(folder, ['fsync=off']));
}
