import { type Connection, createHost, memoryStore, type Store } from '@thameside/host';
import { type Answer, type Seat, seedOf, words } from '@thameside/kernel';
import type { Engine } from '@thameside/kit';
import { followed, type Message, type Sight } from '@thameside/protocol';
import { recorded } from './recorded.ts';

const bytes = (x: unknown): number => JSON.stringify(x).length;
/** Milliseconds of processor time. */
const clock = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};
const mean = (xs: readonly number[]): number => xs.reduce((sum, x) => sum + x, 0) / Math.max(1, xs.length);
const quantile = (xs: readonly number[], q: number): number =>
  xs.toSorted((a, b) => a - b)[Math.min(xs.length - 1, Math.floor(xs.length * q))] ?? 0;

/** One client at a table: what it has been sent, and the sight that it makes of it. */
class Client {
  sight: Sight | null = null;
  sent = 0;
  readonly sizes: number[] = [];
  #connection: Connection;
  #id = 0;
  #reply: Message | null = null;
  constructor(host: ReturnType<typeof createHost>, isMeasured = false) {
    this.#connection = host.connect(message => {
      if (isMeasured && !('re' in message)) this.sizes.push(bytes(message));
      if (message.kind === 'sight') this.sight = message.sight;
      else if (message.kind === 'change' && this.sight) this.sight = followed(this.sight, message);
      else if ('re' in message) this.#reply = message;
    });
  }
  async ask(cmd: string, body: object): Promise<Message> {
    await this.#connection.receive({ id: ++this.#id, cmd, ...body });
    if (!this.#reply) throw new Error(`${cmd}: no reply`);
    if (this.#reply.kind === 'error') throw new Error(`${cmd}: ${this.#reply.code}`);
    return this.#reply;
  }
}

function hostOn(engine: Engine, store: Store, seed: string) {
  let drawn = 0;
  return createHost({
    engineOf: async () => engine,
    store,
    think: async () => ({ answers: [], reason: null }),
    entropy: () => (drawn++ === 0 ? seed : seedOf(`${seed} ${drawn}`)),
    now: () => drawn,
    wait: () => new Promise(() => {}),
  });
}

/** A store that says how many bytes it was given. */
function weighed(store: Store): { store: Store; written: () => number } {
  let written = 0;
  return {
    written: () => written,
    store: {
      ...store,
      append(id, row, summary) {
        written += bytes(row) + bytes(summary);
        return store.append(id, row, summary);
      },
      snap(id, snapshot) {
        written += bytes(snapshot);
        return store.snap(id, snapshot);
      },
    },
  };
}

interface Played {
  readonly store: Store;
  readonly table: string;
  readonly rows: number;
  readonly costs: readonly number[];
  readonly sizes: readonly number[];
  readonly written: number;
}

/** The recorded match, played by people who all look on; `most` ends it early. */
async function playedAt(
  engine: Engine,
  given: readonly (readonly [Seat, Answer])[],
  seats: number,
  seed: string,
  most = Number.POSITIVE_INFINITY,
): Promise<Played> {
  const { store, written } = weighed(memoryStore());
  const host = hostOn(engine, store, seed);
  const owner = new Client(host);
  const people = Array.from({ length: seats }, (_, i) => ({ kind: 'person', name: `P${i}` }));
  const wish = { game: engine.id, seats: people, options: {}, set: null, lesson: false };
  const made = await owner.ask('create', { key: seedOf('key'), ...wish });
  const table = made.kind === 'table' ? made.table : '';
  const clients = people.map(() => new Client(host, true));
  for (const [seat, client] of clients.entries()) await client.ask('watch', { table, seat, known: null });
  for (const client of clients) client.sizes.length = 0;
  const costs: number[] = [];
  const sizes: number[] = [];
  let rows = 0;
  for (const [seat, answer] of given) {
    const client = clients[seat] as Client;
    const { sight } = client;
    // what left no choice has gone by itself
    if (!sight?.ask?.answers.some(each => words(each) === words(answer))) continue;
    if (rows >= most) break;
    const begun = clock();
    await client.ask('answer', {
      key: seedOf(`key ${rows}`),
      table,
      seat,
      version: sight.version,
      answers: [answer],
    });
    costs.push(clock() - begun);
    rows++;
    const isOver = clients.some(each => each.sight?.result);
    for (const each of clients) sizes.push(isOver ? 0 : each.sizes.reduce((sum, size) => sum + size, 0));
    for (const each of clients) each.sizes.length = 0;
  }
  return { store, table, rows, costs, sizes, written: written() };
}

/** What is kept lies on a disk: here as text, read anew each time, under any id. */
async function onDisk(store: Store, table: string): Promise<Store> {
  const head = JSON.stringify(await store.head(table));
  const rows = (await store.rows(table, 0)).map(row => JSON.stringify(row));
  const snapshots = (await store.snapshots(table)).map(snapshot => JSON.stringify(snapshot));
  return {
    ...store,
    head: async id => ({ ...JSON.parse(head), id }),
    rows: async (_id, after) => rows.slice(after).map(row => JSON.parse(row)),
    snapshots: async () => snapshots.map(snapshot => JSON.parse(snapshot)),
  };
}

/** Opening a table and looking at it. */
async function opening(engine: Engine, { store, table }: Played, times: number) {
  const costs: number[] = [];
  let firstSight = 0;
  const disk = await onDisk(store, table);
  for (let i = 0; i < times; i++) {
    const client = new Client(hostOn(engine, disk, 'none'));
    const begun = clock();
    await client.ask('watch', { table, seat: 1, known: null });
    costs.push(clock() - begun);
    firstSight = Math.max(firstSight, bytes(client.sight));
  }
  return { cost: quantile(costs, 0.5), firstSight };
}

async function historyOf(engine: Engine, { store, table }: Played): Promise<number> {
  const client = new Client(hostOn(engine, store, 'none'));
  await client.ask('watch', { table, seat: 0, known: null });
  const last = client.sight?.move ?? 0;
  const costs: number[] = [];
  for (let i = 0; i <= 20; i++) {
    const begun = clock();
    await client.ask('past', { table, seat: 0, move: Math.floor((last * i) / 20) });
    costs.push(clock() - begun);
  }
  return quantile(costs, 0.95);
}

/** What one more open table takes, the state of its match apart. */
async function heapOf(engine: Engine, { store, table }: Played, gc: () => void): Promise<number> {
  const TABLES = 100;
  const host = hostOn(engine, await onDisk(store, table), 'none');
  const client = new Client(host);
  const openOne = (i: number) =>
    client.ask('watch', { table: `table${String(i).padStart(15, '0')}`, seat: 0, known: null });
  for (let i = 0; i < 10; i++) await openOne(i);
  client.sight = null;
  gc();
  const before = process.memoryUsage().heapUsed;
  for (let i = 10; i < 10 + TABLES; i++) await openOne(i);
  client.sight = null;
  gc();
  return (process.memoryUsage().heapUsed - before) / TABLES;
}

/** All figures of one game: bytes as JSON, milliseconds of processor time, ratios within this run. */
export async function measured(engine: Engine, seats: number, seedWord: string, gc: () => void) {
  const seed = seedOf(seedWord);
  const given = recorded(engine.game, seats, seed);
  const short = await playedAt(engine, given, seats, seed, 10);
  const played = await playedAt(engine, given, seats, seed);
  const again = await playedAt(engine, given, seats, seed);
  const tenth = Math.floor(played.rows / 10);
  const costs = played.costs.map((cost, i) => Math.min(cost, again.costs[i] ?? cost));
  const almost = await playedAt(engine, given, seats, seed, played.rows - 2);
  const late = await opening(engine, almost, 60);
  const early = await opening(engine, short, 60);
  return {
    game: engine.id,
    seats,
    answers: played.rows,
    bytesPerAnswer: Math.round(mean(played.sizes)),
    bytesP99: quantile(played.sizes, 0.99),
    firstSight: late.firstSight,
    growth: Number((mean(costs.slice(-2 * tenth, -2)) / mean(costs.slice(tenth, 3 * tenth))).toFixed(2)),
    openRatio: Number((late.cost / early.cost).toFixed(2)),
    heapPerTable: Math.round(await heapOf(engine, almost, gc)),
    writtenPerAnswer: Math.round(played.written / played.rows),
    historyMs: Number((await historyOf(engine, played)).toFixed(1)),
  };
}
