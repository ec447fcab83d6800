import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Rng, rngOf, seedOf } from '@thameside/kernel';
import type { Sight } from '@thameside/protocol';
import { engineOf } from '@thameside/titles/engine';
import pg from 'pg';
import type { Point } from '../src/points.ts';
import type { Kept } from '../src/store/contract.ts';
import { postgresKept, preparePostgres } from '../src/store/postgres/kept.ts';
import { keptHere } from '../src/store/sqlite/kept.ts';
import { openSqlite } from '../src/store/sqlite/open.ts';
import { type Server, startServer } from '../test/harness/server.ts';
import { ownCluster } from '../test/store/cluster.ts';
import { checkTold, replayed } from './ledger.ts';
import { Stubborn, sleep, type Where } from './stubborn.ts';

/*
 * npm run proof:crash -- --kills 1000 --db sqlite|postgres
 * People and bots play all games while the server is killed again and again; afterwards every acknowledged command is there
 * once and in order, and each match is the one that follows from them.
 */

export const GAMES = ['key-to-the-city', 'london', 'key-flow'];

/** Where it is kept: what a server has to be told, and how it can be read when no server runs. */
interface Keeper {
  readonly env: Readonly<Record<string, string>>;
  /** Before the first start: something to bring up to date. */
  older(): Promise<void>;
  read(): Promise<Kept>;
  close(): Promise<void>;
  readonly points: readonly Point[];
  /** The database itself is killed in a checkpoint and comes back; the server lives, and waits for it. */
  readonly shock?: () => Promise<void>;
}

export async function sqliteKeeper(): Promise<Keeper> {
  const folder = mkdtempSync(join(tmpdir(), 'thameside-crash-'));
  const file = join(folder, 'thameside.sqlite');
  return {
    env: { DATA_DIR: folder },
    async older() {
      mkdirSync(folder, { recursive: true });
      for (const each of ['', '-wal', '-shm']) rmSync(file + each, { force: true });
      (await openSqlite(file, '0001-matches')).close();
    },
    read: () => keptHere(file),
    close: async () => rmSync(folder, { recursive: true, force: true }),
    points: ['before-commit', 'after-commit', 'half-told', 'in-snapshot', 'in-checkpoint'],
  };
}

export async function postgresKeeper(): Promise<Keeper> {
  const cluster = await ownCluster();
  const url = await cluster.newDatabase();
  return {
    env: { DATABASE_URL: url },
    older: () => preparePostgres(url, '0001-matches'),
    read: async () => postgresKept(url, { connections: 1 }),
    close: () => cluster.end(),
    points: ['before-commit', 'after-commit', 'half-told', 'in-snapshot'],
    async shock() {
      const client = new pg.Client(url);
      client.on('error', () => {});
      await client.connect();
      const done = client.query('checkpoint').catch(() => {});
      await sleep(Math.random() * 10);
      await cluster.kill();
      await done;
      // its processes go one after another, and until the last has gone it does not start
      for (
        let left = 50;
        !(await cluster.start().then(
          () => true,
          () => left === 0,
        ));
        left--
      )
        await sleep(200);
    },
  };
}

interface Outcome {
  readonly kills: number;
  readonly matches: number;
  readonly acknowledged: number;
  readonly rows: number;
  readonly comebacks: number;
  readonly points: Readonly<Record<string, number>>;
}

/** A server that is there again after each death. */
class Phoenix implements Where {
  #server: Promise<Server> = Promise.reject(new Error('not started'));
  readonly #env: Readonly<Record<string, string>>;
  readonly deaths: Record<string, number> = {};
  kills = 0;

  constructor(env: Readonly<Record<string, string>>) {
    this.#env = env;
    this.#server.catch(() => {});
  }
  #start(point: Point | null, after = 1): Promise<Server> {
    const points = new URL('../test/store/die.ts', import.meta.url).href;
    return startServer({
      ...this.#env,
      RATE_DEVICE: '1000000',
      RATE_ADDRESS: '10000000',
      ENGINE_THREADS: '1',
      BOT_THREADS: '1',
      LOG_LEVEL: 'fatal',
      ...(point && { POINTS: points, DIE_AT: point, DIE_AFTER: `${after}` }),
    });
  }
  died(point: Point | null): void {
    this.kills += 1;
    this.deaths[point ?? 'any moment'] = (this.deaths[point ?? 'any moment'] ?? 0) + 1;
  }

  async origin(): Promise<string> {
    return (await this.#server).origin;
  }
  /** Kills the one that runs; the next has a point at which it dies, or none. */
  async killed(next: Point | null, after: number): Promise<void> {
    const server = await this.#server;
    this.#server = server.kill().then(() => this.#start(next, after));
    this.died(null);
    await this.#server;
  }
  /** Waits until the one that runs has died by itself. */
  async dies(at: Point, next: Point | null, after: number): Promise<void> {
    const server = await this.#server;
    this.#server = server.ended.then(() => this.#start(next, after));
    await server.ended;
    this.died(at);
    await this.#server;
  }
  /** Does not even get up. */
  async diesAtStart(after: number): Promise<void> {
    const failed = await this.#start('in-migration', after).then(
      () => false,
      () => true,
    );
    if (!failed) throw new Error('a server that should have died while it brought the database up to date');
    this.died('in-migration');
  }
  restart(): void {
    this.#server = this.#start(null);
  }
  async stop(): Promise<void> {
    const code = await (await this.#server).stop();
    if (code !== 0) throw new Error(`the server ended with ${code}`);
  }
}

export async function crash(
  kills: number,
  keeper: Keeper,
  seed: string,
  say: (line: string) => void = () => {},
): Promise<Outcome> {
  const rng = rngOf(seedOf(seed));
  const random = (most: number) => Math.floor(Math.random() * most);
  const phoenix = new Phoenix(keeper.env);
  await phoenix.diesAtStart(2);
  await keeper.older();
  await phoenix.diesAtStart(1);
  phoenix.restart();

  const [ann, ben] = [new Stubborn(phoenix), new Stubborn(phoenix)];
  let acknowledged = 0;
  let waiters: (() => void)[] = [];
  for (const each of [ann, ben])
    each.heard = () => {
      acknowledged += 1;
      for (const wake of waiters.splice(0)) wake();
    };
  await ann.enter({ name: 'Ann' });
  await ben.enter({ name: 'Ben' });

  const ended: { table: string; game: string; sights: Sight[]; text: string }[] = [];
  let isEnough = false;
  /** One match after another, as long as there is killing. */
  async function evening(game: string, own: Rng): Promise<void> {
    do {
      const table = await ann.make({
        game,
        startsFull: true,
        seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', name: 'Bo', level: 'random' }],
      });
      const code = await ann.room(table, ({ invitation }) => invitation);
      await ben.enter({ code });
      await ben.ask('sit', { table, seat: null });
      const sights = await Promise.all([ann.play(table, 0, own), ben.play(table, 1, own)]);
      const reply = await ann.ask('export', { table });
      ended.push({ table, game, sights, text: reply.kind === 'text' ? reply.text : '' });
      say(`${game}: a match of ${sights[0]?.move} answers has ended; ${phoenix.kills} kills so far`);
    } while (!isEnough);
  }
  const evenings = Promise.all(GAMES.map(game => evening(game, rngOf(seedOf(`${seed} ${game} ${rng}`)))));
  let failure: unknown;
  evenings.catch(error => {
    failure = error;
    for (const wake of waiters.splice(0)) wake();
  });

  /** After so many more acknowledgements. */
  async function hears(more: number): Promise<void> {
    for (const end = acknowledged + more; acknowledged < end; ) {
      if (failure) throw failure;
      await new Promise<void>(wake => {
        waiters = [...waiters, wake];
      });
    }
  }
  const OFTEN: Partial<Record<Point, number>> = { 'before-commit': 25, 'after-commit': 25, 'half-told': 60 };
  const deaths = [null, ...keeper.points.flatMap((point): (Point | null)[] => [point, null])];
  let now: Point | null = null;
  for (let i = 1; phoenix.kills < kills; i++) {
    const next = deaths[i % deaths.length] ?? null;
    const after = 1 + random(next ? (OFTEN[next] ?? 1) : 1);
    if (now) await Promise.race([phoenix.dies(now, next, after), evenings]);
    else {
      await hears(random(30));
      await sleep(random(8));
      await phoenix.killed(next, after);
    }
    now = next;
    if (keeper.shock && i % deaths.length === 0) {
      await keeper.shock();
      phoenix.died('in-checkpoint');
    }
    if (i % 50 === 0) say(`${phoenix.kills} kills, ${acknowledged} acknowledged`);
  }
  // the last one lives
  if (now) await phoenix.killed(null, 1);
  isEnough = true;
  await evenings;

  for (const { table } of ended) await ann.room(table, ({ state }) => state === 'over');
  ann.leave();
  ben.leave();
  await phoenix.stop();
  const kept = await keeper.read();
  let rows = 0;
  for (const { table, game, sights, text } of ended) {
    const engine = await engineOf(game);
    const head = await kept.tables.head(table);
    if (!engine || !head) throw new Error(`${game}: the table is not there`);
    const all = await kept.tables.rows(table, 0);
    const given = [...ann.given, ...ben.given].filter(each => each.table === table);
    checkTold(engine.game, replayed(engine.game, head, all, given), text, sights);
    rows += all.length;
  }
  await kept.close();
  return {
    kills: phoenix.kills,
    matches: ended.length,
    acknowledged,
    rows,
    comebacks: ann.comebacks + ben.comebacks,
    points: phoenix.deaths,
  };
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: {
      kills: { type: 'string', default: '50' },
      db: { type: 'string', default: 'sqlite' },
      seed: { type: 'string', default: new Date().toISOString() },
    },
  });
  const keepers = { sqlite: sqliteKeeper, postgres: postgresKeeper };
  const newKeeper = keepers[values.db as keyof typeof keepers];
  if (!newKeeper) throw new Error(`--db ${Object.keys(keepers).join('|')}, not ${values.db}`);
  const keeper = await newKeeper();
  const outcome = await crash(Number(values.kills), keeper, values.seed, console.log);
  await keeper.close();
  console.log(JSON.stringify(outcome));
}
