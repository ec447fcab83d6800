import { DatabaseSync } from 'node:sqlite';
import type { MessagePort } from 'node:worker_threads';
import { type Kept, Unavailable } from '../contract.ts';
import type { Columns } from '../database.ts';
import { keptIn } from '../kept.ts';
import { listsIn } from '../lists.ts';
import { batches, type Call, type Outcome } from './batch.ts';
import { openSqlite, sqliteDialect } from './open.ts';
import type { Answer, Asked } from './wire.ts';

const lists = listsIn(sqliteDialect(() => new DatabaseSync(':memory:')));

function rowsOf(outcome: Outcome): readonly Columns[] {
  if ('rows' in outcome) return outcome.rows;
  throw 'unavailable' in outcome ? new Unavailable(outcome.unavailable) : new Error(outcome.error);
}
const keptBy = (ask: (call: Call) => Promise<Outcome>, close: () => Promise<void>): Kept =>
  keptIn(
    {
      run: async (command, params) => rowsOf(await ask({ command, params })),
      select: async ({ sql, parameters }) =>
        rowsOf(await ask({ select: sql, params: parameters as Call['params'] })),
      close,
    },
    lists,
  );

/** What is kept by the writer at the other end of the port. */
export function sqliteKept(port: MessagePort): Kept {
  const pending = new Map<number, (outcome: Outcome) => void>();
  let last = 0;
  let isOpen = true;
  let outbox: Asked[] = [];
  /** What is asked at the same moment goes together. */
  const send = () => {
    port.postMessage(outbox);
    outbox = [];
  };
  port.on('message', (answers: readonly Answer[]) => {
    for (const { id, outcome } of answers) {
      pending.get(id)?.(outcome);
      pending.delete(id);
    }
  });
  const away: Outcome = { unavailable: 'the writer has gone' };
  const gone = new Promise<void>(done => {
    port.on('close', () => {
      isOpen = false;
      for (const answer of pending.values()) answer(away);
      pending.clear();
      done();
    });
  });
  const ask = (call: Call): Promise<Outcome> =>
    new Promise(answer => {
      if (!isOpen) return answer(away);
      last += 1;
      pending.set(last, answer);
      if (outbox.push({ id: last, call }) === 1) queueMicrotask(send);
    });
  return keptBy(ask, async () => {
    if (isOpen) await ask({ command: 'head', params: [''] }); // what was asked before is answered before
    port.close();
    await gone;
  });
}

/** A database in this very thread, for tests and tools: one commit per call. */
export async function keptHere(file: string): Promise<Kept> {
  const db = await openSqlite(file);
  const perform = batches(db);
  return keptBy(
    async call => perform([call])[0] ?? { error: 'no outcome' },
    async () => db.close(),
  );
}

/** Kept as long as the program runs, by the same statements. */
export const memoryKept = (): Promise<Kept> => keptHere(':memory:');
