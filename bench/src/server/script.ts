import { createHost, memoryStore, type Row } from '@thameside/host';
import { type Answer, chosenOptions, open, type Seat, save, seedOf, words } from '@thameside/kernel';
import type { Engine } from '@thameside/kit';
import { followed, type Message, type Sight } from '@thameside/protocol';
import { recorded } from '../core/recorded.ts';

/** One command of a match, and what it comes to: the answer, and those that leave no choice. */
interface Step {
  readonly seat: Seat;
  readonly answer: Answer;
  readonly given: readonly (readonly [Seat, Answer])[];
  /** What the seat has seen by then, as a table of ours counts. */
  readonly version: number;
}
export interface Script {
  readonly game: string;
  readonly seats: number;
  readonly seed: string;
  readonly options: Readonly<Record<string, string>>;
  /** The match before its first answer, as its file has it. */
  readonly text: string;
  /** What leaves no choice at its beginning. */
  readonly begun: Step['given'];
  readonly steps: readonly Step[];
}

/** A match of our bots as people would play it: the same commands for every side. */
export async function scriptOf(engine: Engine, seats: number, word: string): Promise<Script> {
  const seed = seedOf(word);
  const { game } = engine;
  const chosen = chosenOptions(game, seats, {});
  if ('faults' in chosen) throw new Error(`${engine.id}: no table for ${seats}`);
  const text = save(game, open(game, seats, chosen.options, seed).journal);
  const store = memoryStore();
  const host = createHost({
    engineOf: async () => engine,
    store,
    think: () => Promise.reject(new Error('nobody thinks here')),
    entropy: () => seed,
    now: () => 0,
    wait: async () => {},
  });
  const sights: (Sight | null)[] = Array.from({ length: seats }, () => null);
  let table = '';
  const take = (seat: Seat) => (message: Message) => {
    const now = sights[seat];
    if (message.kind === 'table') table = message.table;
    if (message.kind === 'sight') sights[seat] = message.sight;
    if (message.kind === 'change' && now) sights[seat] = followed(now, message);
    if (message.kind === 'error') throw new Error(message.code);
  };
  const clients = sights.map((_, seat) => host.connect(take(seat)));
  const people = sights.map((_, i) => ({ kind: 'person', name: `P${i}` }));
  await clients[0]?.receive({ id: 1, cmd: 'load', key: seed, text, seats: people, set: null });
  for (const [seat, client] of clients.entries())
    await client.receive({ id: 2, cmd: 'watch', table, seat, known: null });
  const givenIn = (row: Row | undefined) => (row?.given ?? []).map(([who, what]) => [who, what] as const);
  const begun = givenIn((await store.rows(table, 0))[0]);
  const steps: Step[] = [];
  for (const [seat, answer] of recorded(game, seats, seed)) {
    const sight = sights[seat];
    if (!sight?.ask?.answers.some(each => words(each) === words(answer))) continue; // it has gone by itself
    const { version } = sight;
    const key = seedOf(`key ${steps.length}`);
    await clients[seat]?.receive({ id: 3, cmd: 'answer', key, table, seat, version, answers: [answer] });
    const row = (await store.rowByKey(table, key)) as Row;
    if (row.dropped) throw new Error(`${engine.id}: a set that was answered out of order`);
    steps.push({ seat, answer, version, given: givenIn(row) });
  }
  return { game: engine.id, seats, seed, options: chosen.options, text, begun, steps };
}
