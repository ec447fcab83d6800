import { type MessagePort, parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads';
import { reachedIn } from '../../points.ts';
import { batches } from './batch.ts';
import { openSqlite } from './open.ts';
import type { Answer, Asked, ToWriter, WriterData } from './wire.ts';

const { file, points } = workerData as WriterData;
const reached = await reachedIn(points);
const db = await openSqlite(file, undefined, reached);
const perform = batches(db, reached);
const ports = new Set<MessagePort>();

/** After about so many writes the log goes into the database: before SQLite would do it by itself, while somebody waits. */
const CHECKPOINT_AFTER = 200;
let sinceCheckpoint = 0;
function checkpoint(): void {
  sinceCheckpoint = 0;
  reached?.('in-checkpoint');
  try {
    db.exec('pragma wal_checkpoint(passive)');
  } catch {} // it is done later
}

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
  sinceCheckpoint += waiting.length;
  if (sinceCheckpoint >= CHECKPOINT_AFTER) checkpoint();
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
