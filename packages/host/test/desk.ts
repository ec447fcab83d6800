import { randomBot } from '@thameside/bots';
import { rngOf, seedOf } from '@thameside/kernel';
import { title } from '@thameside/key-to-the-city';
import type { Engine } from '@thameside/kit';
import {
  followed,
  type LogEntry,
  Message,
  type Request,
  type SeatSpec,
  type Sight,
} from '@thameside/protocol';
import * as v from 'valibot';
import { createHost, memoryStore, type Store, type World } from '../src/index.ts';

export const person = (name: string): SeatSpec => ({ kind: 'person', name });
export const bot = (name: string, level = 'merchant'): SeatSpec => ({ kind: 'bot', name, level });

/** Bots that answer anything. */
export const thinkAtRandom =
  (engine: Engine): World['think'] =>
  async ({ set, match, seat, seed }) => {
    const own = set === null ? engine : engine.withSet(JSON.parse(set));
    if ('faults' in own) throw new Error('a set that is none');
    return randomBot.choose(own.game, match, seat, rngOf(seed));
  };

/** The requests that change nothing, or do the same when they come twice. */
const KEYLESS: ReadonlySet<string> = new Set([
  ...['tables', 'watch', 'log', 'take-over', 'leave', 'probe', 'past', 'course', 'export', 'set', 'forget'],
  ...['hint', 'manners', 'forgets'],
]);

type Body<C extends Request['cmd']> = Omit<Extract<Request, { cmd: C }>, 'id' | 'cmd' | 'key' | 'known'> & {
  key?: string;
};
export type Reply = Extract<Message, { re: number }>;

/** A host with a client before it: everything said is checked by the schema, and the clock stands until it is told to go. */
export function desk(seed: string, world: Partial<World> = {}) {
  const store: Store = world.store ?? memoryStore();
  const heard: Message[] = [];
  /** The sight as the client has put it together, after each message that changed it. */
  const seen: Sight[] = [];
  const sleepers: { readonly milliseconds: number; readonly wake: () => void }[] = [];
  let drawn = 0;
  let now = 1_000;
  let id = 0;
  const host = createHost({
    engineOf: async game => (game === title.id ? title : null),
    store,
    think: thinkAtRandom(title),
    entropy: () => seedOf(`${seed} ${drawn++}`),
    now: () => now++,
    wait: milliseconds => new Promise(wake => sleepers.push({ milliseconds, wake })),
    ...world,
  });
  const connection = host.connect(sent => {
    // what is sent must survive the way to another thread, and fit the schema there
    const message = v.parse(Message, structuredClone(sent));
    heard.push(message);
    const last = seen.at(-1);
    if (message.kind === 'sight') seen.push(message.sight);
    if (message.kind !== 'change') return;
    const next = last && followed(last, message);
    if (!next) throw new Error(`does not follow: ${JSON.stringify(message)}`);
    seen.push(next);
  });

  const raw = async (message: unknown): Promise<Reply> => {
    await connection.receive(message);
    return heard.findLast(each => 're' in each) as Reply;
  };
  const ask = <C extends Request['cmd']>(cmd: C, body: Body<C>): Promise<Reply> =>
    raw({
      id: ++id,
      cmd,
      ...(KEYLESS.has(cmd) ? {} : { key: seedOf(`${seed} key ${id}`) }),
      ...(cmd === 'watch' && { known: null }),
      ...body,
    });
  const settle = () => new Promise(done => setTimeout(done, 0));

  return {
    host,
    heard,
    seen,
    store,
    sleepers,
    raw,
    ask,
    settle,
    /** Let whoever waits go on, until nobody does or `enough` says so. */
    async run(enough: () => boolean = () => false, limit = 5_000): Promise<void> {
      for (let i = 0; i < limit && !enough(); i++) {
        await settle();
        const next = sleepers.shift();
        if (!next) return;
        next.wake();
        await settle();
      }
    },
    async tick(): Promise<void> {
      sleepers.shift()?.wake();
      await settle();
      await settle();
    },
    sight(): Sight {
      const last = seen.at(-1);
      if (!last) throw new Error('nothing has been shown');
      return last;
    },
    /** The log from its beginning, as a spectator may read it. */
    async wholeLog(table: string): Promise<readonly LogEntry[]> {
      const lines: LogEntry[] = [];
      for (let before = 100_000; before > 0; ) {
        const page = await ask('log', { table, seat: null, before });
        if (page.kind !== 'log') throw new Error(page.kind);
        lines.unshift(...page.log);
        before = page.older;
      }
      return lines;
    },
    async create(seats: SeatSpec[], options: Record<string, string> = {}): Promise<string> {
      const reply = await ask('create', { game: title.id, seats, options, set: null, lesson: false });
      if (reply.kind !== 'table') throw new Error(JSON.stringify(reply));
      return reply.table;
    },
  };
}
export type Desk = ReturnType<typeof desk>;

export const codeOf = (reply: Reply): string => (reply.kind === 'error' ? reply.code : reply.kind);

/** Answer for the people at the table until `enough`, each as themselves; any answer that `prefer` does not name will do. */
export async function play(
  d: Desk,
  table: string,
  enough: (sight: Sight) => boolean,
  prefer: (sight: Sight) => number = ({ move, ask }) => (move * 7 + 3) % (ask?.answers.length ?? 1),
): Promise<Sight> {
  for (let i = 0; i < 3_000; i++) {
    await d.run();
    const { waiting, seats, held, version } = d.sight();
    const seat = waiting.find(each => seats[each]?.kind === 'person');
    if (seat === undefined || enough(d.sight())) return d.sight();
    if (d.sight().seat !== seat) await d.ask('watch', { table, seat });
    if (enough(d.sight())) return d.sight();
    const { ask } = d.sight();
    const answer = ask?.answers[prefer(d.sight())];
    if (answer !== undefined) await d.ask('answer', { table, seat, version, answers: [answer] });
    else if (held === seat) await d.ask('end-turn', { table, seat, version });
  }
  throw new Error('not enough');
}
