import { type Command, Message, type Request, type Sight } from '@thameside/protocol';
import * as v from 'valibot';

type Body<C extends Command> = Omit<Extract<Request, { cmd: C }>, 'id' | 'cmd'>;
type Reply = Exclude<Message, { kind: 'sight' | 'error' }>;
export type Refused = Extract<Message, { kind: 'error' }>;

/** A request that the host did not grant. Nothing has changed. */
export class NotGranted extends Error {
  readonly refused: Refused;
  constructor(refused: Refused) {
    super(refused.code);
    this.refused = refused;
  }
}

/** The way to a host: a worker in this page today, a server tomorrow. */
export interface Link {
  ask<C extends Command>(cmd: C, body: Body<C>): Promise<Reply>;
  /** Called with every sight of a watched table. */
  onSight(listener: (sight: Sight) => void): () => void;
}

interface Port {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<unknown>) => void): void;
}

/** Speak the protocol over a port. What does not fit its schema is not listened to. */
export function linkTo(port: Port): Link {
  let last = 0;
  const pending = new Map<number, { done: (reply: Reply) => void; failed: (error: Error) => void }>();
  const listeners = new Set<(sight: Sight) => void>();

  port.addEventListener('message', ({ data }) => {
    const parsed = v.safeParse(Message, data);
    if (!parsed.success)
      throw new Error(`not a message of the protocol: ${v.flatten(parsed.issues).root ?? ''}`);
    const message = parsed.output;
    if (message.kind === 'sight') {
      for (const listener of listeners) listener(message.sight);
      return;
    }
    const waiting = pending.get(message.re);
    pending.delete(message.re);
    if (message.kind === 'error') waiting?.failed(new NotGranted(message));
    else waiting?.done(message);
  });

  return {
    ask: (cmd, body) =>
      new Promise((done, failed) => {
        const id = ++last;
        pending.set(id, { done, failed });
        port.postMessage({ id, cmd, ...body });
      }),
    onSight(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
