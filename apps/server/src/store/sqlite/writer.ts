import { once } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import { MessageChannel, type MessagePort, Worker } from 'node:worker_threads';
import type { ToWriter, WriterData } from './wire.ts';

/** The one thread that has the database. */
export interface Writer {
  /** Another way to it, for `sqliteKept`; it can be sent to another thread. */
  port(): MessagePort;
  /** What was asked before is done and answered. */
  close(): Promise<void>;
  /** When it has ended, asked to or not: then nothing can be kept any more. */
  readonly ended: Promise<unknown>;
}

/** Starts it when the database is open and up to date; fails if it cannot be opened. */
export async function sqliteWriter(file: string, points?: string): Promise<Writer> {
  const data: WriterData = { file, points };
  const worker = new Worker(new URL('./writer-thread.ts', import.meta.url), { workerData: data });
  const ended = new Promise<unknown>(done => {
    worker.once('error', done);
    worker.once('exit', done);
  });
  await Promise.race([
    once(worker, 'message'),
    ended.then(error => {
      throw error instanceof Error ? error : new Error('the writer has ended');
    }),
  ]);
  return {
    port() {
      const { port1, port2 } = new MessageChannel();
      worker.postMessage({ port: port2 } satisfies ToWriter, [port2]);
      return port1;
    },
    async close() {
      await setImmediate(); // what was asked in this moment is on its way then
      worker.postMessage({ port: null } satisfies ToWriter);
      await ended;
    },
    ended,
  };
}
