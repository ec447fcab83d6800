import type { MessagePort } from 'node:worker_threads';
import type { Call, Outcome } from './batch.ts';

/** What passes between the writer and whoever has a port to it. */
export interface Asked {
  readonly id: number;
  readonly call: Call;
}
export interface Answer {
  readonly id: number;
  readonly outcome: Outcome;
}

/** What passes between the writer and whoever started it. */
export interface WriterData {
  readonly file: string;
  /** For proofs: a module whose `reached(point)` is called at some moments. */
  readonly points?: string | undefined;
}
/** A new port, or null: it shall end. */
export interface ToWriter {
  readonly port: MessagePort | null;
}
