import { randomBot } from '@thameside/bots';
import { seedOf } from '@thameside/kernel';
import { title } from '@thameside/key-to-the-city';
import { Message, type Request, type SeatSpec, type Sight } from '@thameside/protocol';
import * as v from 'valibot';
import { type ChooseFor, createHost, memoryStore, type Store, type World } from '../src/index.ts';

export const person = (name: string): SeatSpec => ({ kind: 'person', name });
export const bot = (name: string, level = 'merchant'): SeatSpec => ({ kind: 'bot', name, level });

export const atRandom: ChooseFor = () => (game, match, seat, rng) => randomBot.choose(game, match, seat, rng);

type Body<C extends Request['cmd']> = Omit<Extract<Request, { cmd: C }>, 'id' | 'cmd'>;
export type Reply = Exclude<Message, { kind: 'sight' }>;

/** A host with a client before it: everything said is checked by the schema, and the clock stands until it is told to go. */
export function desk(seed: string, world: Partial<World> = {}) {
  const store: Store = world.store ?? memoryStore();
  const heard: Message[] = [];
  const sleepers: { readonly milliseconds: number; readonly wake: () => void }[] = [];
  let drawn = 0;
  let now = 1_000;
  let id = 0;
  const host = createHost({
    titles: { [title.id]: async () => title },
    store,
    send: message => {
      // what is sent must survive the way to another thread, and fit the schema there
      heard.push(v.parse(Message, structuredClone(message)));
    },
    chooseFor: atRandom,
    entropy: () => seedOf(`${seed} ${drawn++}`),
    now: () => now++,
    wait: milliseconds => new Promise(wake => sleepers.push({ milliseconds, wake })),
    ...world,
  });

  const raw = async (message: unknown): Promise<Reply> => {
    await host.receive(message);
    return heard.findLast(each => each.kind !== 'sight') as Reply;
  };
  const ask = <C extends Request['cmd']>(cmd: C, body: Body<C>): Promise<Reply> =>
    raw({ id: ++id, cmd, ...body });
  const settle = () => new Promise(done => setTimeout(done, 0));

  return {
    heard,
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
      const last = heard.findLast(each => each.kind === 'sight');
      if (last?.kind !== 'sight') throw new Error('nothing has been shown');
      return last.sight;
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
