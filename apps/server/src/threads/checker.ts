import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { createHost, memoryStore } from '@thameside/host';
import type { Message } from '@thameside/protocol';
import type { MakeRoom } from '@thameside/protocol/rooms';
import { entropy } from '../secrets.ts';

/** What is to be played, as a client wishes it: it may be made to be slow, so it is tried in a thread of its own. */
export type Wish = Pick<MakeRoom, 'game' | 'options' | 'set' | 'text'> & { readonly seats: number };
export type Checked =
  | {
      readonly game: string;
      readonly rules: number;
      readonly options: Readonly<Record<string, string>>;
      readonly set: { readonly name: string; readonly hash: string };
      readonly fewest: number;
    }
  | Pick<Extract<Message, { kind: 'error' }>, 'code' | 'faults'>;

const { engineOf } = (await import(
  (workerData as { titles: string }).titles
)) as typeof import('@thameside/titles/engine');
const port = parentPort as MessagePort;

/** Made as it would be made, and forgotten. */
async function checked({ game, options, set, text, seats: count }: Wish): Promise<Checked> {
  const store = memoryStore();
  const said: Message[] = [];
  const host = createHost({
    engineOf,
    store,
    think: () => Promise.reject(new Error('nobody thinks here')),
    entropy,
    now: () => 0,
    wait: async () => {},
  });
  const seats = Array.from({ length: count }, () => ({ kind: 'person', name: 'Anybody' }));
  const what = text === null ? { cmd: 'create', game, options, lesson: false } : { cmd: 'load', text };
  await host.connect(message => said.push(message)).receive({ id: 1, key: entropy(), seats, set, ...what });
  const [reply] = said;
  if (reply?.kind !== 'table') return reply?.kind === 'error' ? reply : { code: 'internal', faults: [] };
  const header = (await store.head(reply.table))?.header;
  const engine = header && (await engineOf(header.game, header.rules));
  if (!header || !engine) return { code: 'internal', faults: [] };
  const fewest = text === null ? engine.game.seats[0] : count;
  return { game: header.game, rules: header.rules, options: header.options, set: header.set, fewest };
}

port.on('message', (wish: Wish) => {
  const failed = (): Checked => ({ code: 'internal', faults: [] });
  void checked(wish)
    .catch(failed)
    .then(result => port.postMessage(result));
});
port.postMessage('ready');
