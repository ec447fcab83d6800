import { Worker } from 'node:worker_threads';
import type { Choice, Job } from '@thameside/host';
import type { Message, Request } from '@thameside/protocol';
import type { KeptAt } from '../kept-at.ts';
import type { Reached } from '../points.ts';
import type { EngineData } from './engine.ts';
import type { FromEngine, MatchNews, ToEngine } from './letters.ts';
import { type Pool, processorOf } from './pool.ts';

/** Somebody for whom tables are played: what is said to it is text of the protocol. */
export interface Listener {
  say(text: string): void;
}

export interface EnginesIn {
  readonly threads: number;
  readonly titles: string;
  readonly thinkers: Pool<Job, Choice>;
  /** Another way to what is kept, for another thread. */
  readonly keptAt: () => KeptAt;
  /** A match has come to wait for others, or to its end. */
  readonly news: (table: string, match: MatchNews) => void;
  /** A computation for this table did not end, the nth time. */
  readonly stuck: (table: string, times: number) => void;
  readonly reached?: Reached | undefined;
}

export interface Engines {
  /** The reply goes to the listener, and whatever follows from it. */
  ask(listener: Listener, request: Request & { readonly table: string }): void;
  /** Like a client that asks one thing and hears one reply. */
  call(table: string, request: Request): Promise<Message>;
  /** How long bots wait for this listener, and whether it ends its turns by a word of its own. */
  manners(listener: Listener, request: Extract<Request, { cmd: 'manners' }>): void;
  gone(listener: Listener): void;
  close(): Promise<void>;
}

interface Asked {
  readonly client: number;
  readonly request: Request & { readonly table?: string };
  readonly table: string;
}

/** How often a table may run into something that does not end. */
export const STRIKES = 3;
const TICK = 250;
/** A thread that has computed for so many milliseconds of processor time without a sign of life is cut off. */
const LONGEST = 2000;
const PULSE = 4 + 64;

const textIn = (bytes: Uint8Array): string => {
  const copy = Uint8Array.from(bytes);
  const end = copy.indexOf(0);
  return new TextDecoder().decode(copy.subarray(0, end < 0 ? copy.length : end));
};

class Thread {
  readonly asked = new Map<number, Asked>();
  readonly clients = new Set<number>();
  readonly #pulse = new SharedArrayBuffer(PULSE);
  readonly #beat = new Int32Array(this.#pulse, 0, 1);
  readonly worker: Worker;
  isReady = false;
  #last = -1;
  #since = 0;

  constructor(data: Omit<EngineData, 'pulse'>) {
    const ports = data.kept.kind === 'sqlite' ? [data.kept.port] : [];
    this.worker = new Worker(new URL('./engine.ts', import.meta.url), {
      workerData: { ...data, pulse: this.#pulse } satisfies EngineData,
      transferList: ports,
    });
  }

  post(letter: ToEngine): void {
    this.worker.postMessage(letter);
  }

  /** Whether the thread has not turned for too long. */
  async isStuck(): Promise<boolean> {
    if (!this.isReady) return false;
    const used = await processorOf(this.worker);
    const now = Atomics.load(this.#beat, 0);
    if (now !== this.#last) this.#since = used;
    this.#last = now;
    return used - this.#since > LONGEST;
  }

  busyWith(): string {
    return textIn(new Uint8Array(this.#pulse, 4));
  }
}

/** Which of the threads has the table: always the same one. */
const threadOf = (table: string, threads: number): number =>
  Number.parseInt(table.slice(-6), 36) % threads || 0;

export async function enginesIn(world: EnginesIn): Promise<Engines> {
  const { thinkers, titles } = world;
  const listeners = new Map<number, Listener>();
  const numbers = new Map<Listener, number>();
  /** By client and table: the `watch` that holds, so that it can be asked again in another thread. */
  const watches = new Map<number, Map<string, Request & { readonly table: string }>>();
  const manners = new Map<number, Request>();
  const strikes = new Map<string, number>();
  const threads: Thread[] = [];
  let last = 0;
  let isClosed = false;

  const begin = (index: number): Promise<void> =>
    new Promise((done, failed) => {
      const thread = new Thread({ kept: world.keptAt(), titles });
      threads[index] = thread;
      thread.worker.on('message', (letters: readonly FromEngine[]) => {
        for (const letter of letters) {
          if ('ready' in letter) {
            thread.isReady = true;
            done();
          } else take(thread, letter);
        }
      });
      thread.worker.on('error', error => {
        failed(error);
        void replace(thread);
      });
      thread.worker.on('exit', () => void replace(thread));
    });

  function take(thread: Thread, letter: Exclude<FromEngine, { ready: true }>): void {
    if ('to' in letter) {
      listeners.get(letter.to)?.say(letter.text);
      world.reached?.('half-told');
    } else if ('answered' in letter) thread.asked.delete(letter.answered);
    else if ('table' in letter) world.news(letter.table, letter.match);
    else if ('think' in letter)
      void thinkers.run(letter.job).then(choice => thread.post({ thought: letter.think, choice }));
  }

  function put(thread: Thread, asked: Asked): void {
    const { client, request } = asked;
    if (!thread.clients.has(client)) {
      thread.clients.add(client);
      const manner = manners.get(client);
      if (manner) thread.post({ ask: ++last, client, request: manner });
    }
    const ask = ++last;
    thread.asked.set(ask, asked);
    thread.post({ ask, client, request });
  }

  /** A thread that has ended or does not turn: its tables are opened again in another. */
  async function replace(thread: Thread, culprit = ''): Promise<void> {
    const index = threads.indexOf(thread);
    if (index < 0 || isClosed) return;
    const begun = begin(index);
    thread.worker.removeAllListeners();
    void thread.worker.terminate();
    if (culprit !== '') {
      const times = (strikes.get(culprit) ?? 0) + 1;
      strikes.set(culprit, times);
      world.stuck(culprit, times);
    }
    await begun.catch(() => {});
    const fresh = threads[index] as Thread;
    for (const [client, tables] of watches)
      for (const [table, request] of tables)
        if (threadOf(table, threads.length) === index)
          put(fresh, { client, table, request: { ...request, id: 0, known: null } as typeof request });
    for (const asked of thread.asked.values()) {
      if (!listeners.has(asked.client)) continue;
      if (asked.table === culprit) fail(asked);
      else put(fresh, asked);
    }
  }

  const fail = ({ client, request }: Asked): void => {
    const error: Message = { kind: 'error', re: request.id, code: 'internal', refusal: null, faults: [] };
    listeners.get(client)?.say(JSON.stringify(error));
  };

  function numberOf(listener: Listener): number {
    const known = numbers.get(listener);
    if (known !== undefined) return known;
    const number = ++last;
    numbers.set(listener, number);
    listeners.set(number, listener);
    return number;
  }

  function send(client: number, request: Request & { readonly table?: string }, table: string): void {
    const asked = { client, request, table };
    if ((strikes.get(table) ?? 0) >= STRIKES) fail(asked);
    else put(threads[threadOf(table, threads.length)] as Thread, asked);
  }

  function gone(listener: Listener): void {
    const client = numbers.get(listener);
    if (client === undefined) return;
    numbers.delete(listener);
    listeners.delete(client);
    watches.delete(client);
    manners.delete(client);
    for (const thread of threads) if (thread.clients.delete(client)) thread.post({ gone: client });
  }

  for (let i = 0; i < world.threads; i++) await begin(i);
  const watch = setInterval(() => {
    for (const thread of threads)
      void thread.isStuck().then(
        isStuck => {
          if (isStuck) void replace(thread, thread.busyWith());
        },
        () => {}, // it has ended, which is told of otherwise
      );
  }, TICK);

  return {
    ask(listener, request) {
      const client = numberOf(listener);
      if (request.cmd === 'watch') {
        const mine = watches.get(client) ?? new Map();
        watches.set(client, mine.set(request.table, request));
      }
      if (request.cmd === 'leave') watches.get(client)?.delete(request.table);
      send(client, request, request.table);
    },
    call: (table, request) =>
      new Promise(done => {
        const listener: Listener = {
          say(text) {
            const message = JSON.parse(text) as Message;
            if (!('re' in message)) return;
            gone(listener);
            done(message);
          },
        };
        send(numberOf(listener), request, table);
      }),
    manners(listener, request) {
      const client = numberOf(listener);
      const silent = { ...request, id: 0 };
      manners.set(client, silent);
      for (const thread of threads)
        if (thread.clients.has(client)) thread.post({ ask: ++last, client, request: silent });
    },
    gone,
    async close() {
      isClosed = true;
      clearInterval(watch);
      await Promise.all(
        threads.map(async thread => {
          const closed = new Promise<void>(done => {
            thread.worker.on('message', (letters: readonly FromEngine[]) => {
              if (letters.some(letter => 'closed' in letter)) done();
            });
            thread.worker.on('exit', () => done());
          });
          thread.post({ close: true });
          await closed;
          await thread.worker.terminate();
        }),
      );
    },
  };
}
