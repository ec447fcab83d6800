import { Worker } from 'node:worker_threads';

/**
 * Ends the program at the point that DIE_AT names, the DIE_AFTER-th time: as abruptly as it can end. What is done in one go
 * by SQLite itself, a checkpoint, is not interrupted from here: another thread does it, up to some milliseconds later.
 */
let left = Number(process.env.DIE_AFTER ?? 1);
const isLong = process.env.DIE_AT === 'in-checkpoint';
const begun = new Int32Array(new SharedArrayBuffer(4));
const KILLER = `
  const { begun, wait } = require('node:worker_threads').workerData;
  Atomics.wait(begun, 0, 0);
  for (const end = performance.now() + wait; performance.now() < end; );
  process.kill(process.pid, 'SIGKILL');
`;
if (isLong) new Worker(KILLER, { eval: true, workerData: { begun, wait: Math.random() * 4 } }).unref();

export function reached(point: string): void {
  if (point !== process.env.DIE_AT) return;
  left -= 1;
  if (left !== 0) return;
  if (!isLong) process.kill(process.pid, 'SIGKILL');
  Atomics.store(begun, 0, 1);
  Atomics.notify(begun, 0);
}
