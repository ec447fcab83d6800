import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { type Choice, type Connection, createHost, type Job } from '@thameside/host';
import type { Message } from '@thameside/protocol';
import { type KeptAt, keptAt } from '../kept-at.ts';
import { entropy } from '../secrets.ts';
import type { FromEngine, MatchNews, ToEngine } from './letters.ts';

/** A thread in which tables are played: requests come in, and what is said goes out as text. */
export interface EngineData {
  readonly kept: KeptAt;
  /** The module that knows the games. */
  readonly titles: string;
  /** `[beat]`: goes up as long as the thread turns; the rest is the table that is being computed, as text. */
  readonly pulse: SharedArrayBuffer;
}

const { kept: at, titles, pulse } = workerData as EngineData;
const port = parentPort as MessagePort;
let outbox: FromEngine[] = [];
/** What is said at the same moment goes together. */
function post(letter: FromEngine): void {
  if (outbox.push(letter) > 1) return;
  setImmediate(() => {
    port.postMessage(outbox);
    outbox = [];
  });
}

const beat = new Int32Array(pulse, 0, 1);
const busyWith = new Uint8Array(pulse, 4);
const ascii = new TextEncoder();
const turn = () => void Atomics.add(beat, 0, 1);
setInterval(turn, 100).unref();

/** Before something is computed for a table: if it never ends, it is known whose it was. */
function begin(table: string): void {
  busyWith.fill(0);
  ascii.encodeInto(table, busyWith);
  turn();
}

const thoughts = new Map<number, (choice: Choice | null) => void>();
let lastThought = 0;
async function think(job: Job): Promise<Choice> {
  const id = ++lastThought;
  const choice = await new Promise<Choice | null>(give => {
    thoughts.set(id, give);
    post({ think: id, job });
  });
  if (!choice) throw new Error('no thought');
  return choice;
}

const { engineOf } = (await import(titles)) as typeof import('@thameside/titles/engine');
const kept = await keptAt(at);
const { tables } = kept;

interface Heard {
  said: string;
  at: number;
  isSoon: boolean;
  match: MatchNews;
}
const heard = new Map<string, Heard>();
const NEWS_EVERY = 1000;
/** The rooms around the tables hear who is waited for, when that changes: at most once a second, and the end at once. */
function hear(id: string, match: MatchNews): void {
  const one: Heard = heard.get(id) ?? { said: '', at: 0, isSoon: false, match };
  heard.set(id, one);
  one.match = match;
  const wait = match.over ? 0 : one.at + NEWS_EVERY - Date.now();
  if (wait <= 0) sayNews(id, one);
  if (wait <= 0 || one.isSoon) return;
  one.isSoon = true;
  setTimeout(() => {
    one.isSoon = false;
    sayNews(id, one);
  }, wait).unref();
}
function sayNews(id: string, one: Heard): void {
  const said = `${one.match.over} ${one.match.waiting}`;
  if (said === one.said) return;
  one.said = said;
  one.at = Date.now();
  post({ table: id, match: one.match });
}

const host = createHost({
  engineOf,
  store: {
    ...tables,
    async append(id, row, summary) {
      const isKept = await tables.append(id, row, summary);
      const { move, over, waiting } = summary;
      if (isKept) hear(id, { move, over, waiting });
      return isKept;
    },
  },
  think,
  begin,
  playsOn: true,
  entropy,
  now: () => Date.now(),
  wait: milliseconds => new Promise(done => setTimeout(done, milliseconds)),
});

/** A message that goes to several is written once. */
let lastMessage: Message | undefined;
let lastText = '';
function textOf(message: Message): string {
  if (message !== lastMessage) lastText = JSON.stringify(message);
  lastMessage = message;
  return lastText;
}

const connections = new Map<number, Connection>();
function connectionAt(client: number): Connection {
  const known = connections.get(client);
  if (known) return known;
  const connection = host.connect(message => post({ to: client, text: textOf(message) }));
  connections.set(client, connection);
  return connection;
}

port.on('message', (letter: ToEngine) => {
  turn();
  if ('ask' in letter) {
    void connectionAt(letter.client)
      .receive(letter.request)
      .then(() => post({ answered: letter.ask }));
  } else if ('thought' in letter) {
    thoughts.get(letter.thought)?.(letter.choice);
    thoughts.delete(letter.thought);
  } else if ('gone' in letter) {
    connections.get(letter.gone)?.close();
    connections.delete(letter.gone);
  } else {
    void host.settled().then(async () => {
      await kept.close();
      post({ closed: true });
    });
  }
});
post({ ready: true });
