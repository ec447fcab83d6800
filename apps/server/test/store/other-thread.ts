import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { sqliteKept } from '../../src/store/sqlite/kept.ts';
import { headOf, rowOf, summaryOf } from './docs.ts';

const { port, id } = workerData as { port: MessagePort; id: string };
const { tables } = sqliteKept(port);
await tables.create(headOf(id), [], summaryOf(id, 0));
for (let no = 1; ; no++) {
  await tables.append(id, rowOf(no), summaryOf(id, no));
  parentPort?.postMessage(no);
}
