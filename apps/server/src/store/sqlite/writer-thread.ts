import { type MessagePort, parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads';
import { batches, type Point } from './batch.ts';
import { openSqlite } from './open.ts';
import type { Answer, Asked, ToWriter, WriterData } from './wire.ts';

const { file, points } = workerData as WriterData;
const reached: ((point: Point) => void) | undefined =
  points === undefined ? undefined : ((await import(points)) as { reached(point: Point): void }).reached;
const db = await openSqlite(file);
const perform = batches(db, reached);
const ports = new Set<MessagePort>();

/** What has come from one port, and all else that waits at any: with one commit. Then whoever asked is answered. */
function work(first: MessagePort, asked: readonly Asked[]): void {
  const waiting = asked.map(each => ({ ...each, port: first }));
  for (const port of ports)
    for (let next = receiveMessageOnPort(port); next; next = receiveMessageOnPort(port))
      waiting.push(...(next.message as Asked[]).map(each => ({ ...each, port })));
  const outcomes = perform(waiting.map(({ call }) => call));
  const answers = new Map<MessagePort, Answer[]>();
  for (const [i, { port, id }] of waiting.entries()) {
    const own = answers.get(port) ?? [];
    own.push({ id, outcome: outcomes[i] ?? { error: 'no outcome' } });
    answers.set(port, own);
  }
  for (const [port, own] of answers) port.postMessage(own);
}

parentPort?.on('message', ({ port }: ToWriter) => {
  if (port) {
    ports.add(port);
    port.on('message', (asked: readonly Asked[]) => work(port, asked));
    port.on('close', () => ports.delete(port));
    return;
  }
  for (const each of ports) {
    work(each, []);
    each.close();
  }
  db.close();
  parentPort?.close();
});
parentPort?.postMessage('ready');
