import {
  type Command,
  followed,
  type Message,
  type Request,
  requestIn,
  type Sight,
  withOlder,
} from '@thameside/protocol';
import type { RoomErrorCode } from '@thameside/protocol/rooms';

type Keyed<C extends Command> = Extract<Request, { cmd: C; key: string }>;
type Body<C extends Command> = Omit<Extract<Request, { cmd: C }>, 'id' | 'cmd' | 'key' | 'known'> & {
  readonly known?: number;
};
type Reply = Exclude<Extract<Message, { re: number }>, { kind: 'error' }>;
/** A server has a few reasons more than every host. */
export type Refused = Omit<Extract<Message, { kind: 'error' }>, 'code'> & { readonly code: RoomErrorCode };

/** A request that the host did not grant. Nothing has changed. */
export class NotGranted extends Error {
  readonly refused: Refused;
  constructor(refused: Refused) {
    super(refused.code);
    this.refused = refused;
  }
}

/** A request that was taken back before anybody heard of it. */
export class Withdrawn extends Error {}

/** The way to a host: a worker in this page, or a server. */
export interface Link {
  ask<C extends Command>(cmd: C, body: Body<C>): Promise<Reply>;
  /** Called with every sight of a watched table. */
  onSight(listener: (sight: Sight) => void): () => void;
  /** Called when a watched table is played in another tab, and when it is ours again. */
  onPlace(listener: (table: string, isOurs: boolean) => void): () => void;
}

interface Port {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', listener: (event: { readonly data: Message }) => void): void;
}
/** A link whose port can break off and come back. */
interface Lasting extends Link {
  /** What to ask when it is back: what was missed at each watched table. */
  resume(): readonly Request[];
  /** It has not been granted, or will not be sent. */
  fail(id: number, error: Error): void;
}

/** Numbers for the requests of one port. */
export function counting(): () => number {
  let last = 0;
  return () => ++last;
}

/** What changes something. The list is complete: the compiler says so. */
const KEYED: Readonly<Record<Keyed<Command>['cmd'], true>> = {
  create: true,
  load: true,
  fork: true,
  answer: true,
  undo: true,
  restart: true,
  'end-turn': true,
  learn: true,
  'end-lesson': true,
  'hand-over': true,
  rewind: true,
};

export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join('');

/** Speak the protocol over a port: requests go out, and what comes in makes up the sight of each watched table. */
export function linkTo(port: Port, next = counting()): Lasting {
  const pending = new Map<number, { done: (reply: Reply) => void; failed: (error: Error) => void }>();
  const listeners = new Set<(sight: Sight) => void>();
  const placeListeners = new Set<(table: string, isOurs: boolean) => void>();
  const sights = new Map<string, Sight>();

  const ask = <C extends Command>(cmd: C, body: Body<C>): Promise<Reply> =>
    new Promise((done, failed) => {
      const id = next();
      const more = { ...(cmd in KEYED && { key: newKey() }), ...(cmd === 'watch' && { known: null }) };
      const request = { id, cmd, ...more, ...body };
      if (!requestIn(request)) throw new Error(`not a request of the protocol: ${cmd}`);
      if ((cmd === 'watch' || cmd === 'leave') && 'table' in body && body.known === undefined)
        sights.delete(String(body.table));
      pending.set(id, { done, failed });
      port.postMessage(request);
    });

  function show(sight: Sight): void {
    sights.set(sight.table, sight);
    for (const listener of listeners) listener(sight);
  }

  /** The older lines of the log, page by page, as long as these eyes look. */
  async function completed({ table, seat, older }: Sight): Promise<void> {
    if (older === 0) return;
    const page = await ask('log', { table, seat, before: older });
    const now = sights.get(table);
    if (page.kind !== 'log' || now?.seat !== seat) return;
    const longer = withOlder(now, page);
    if (longer === now) return;
    show(longer);
    await completed(longer);
  }

  function take(message: Message): void {
    if (message.kind === 'sight') {
      show(message.sight);
      void completed(message.sight).catch(() => {}); // the log begins later, nothing else is missing
    } else if (message.kind === 'change') {
      const now = sights.get(message.table);
      if (!now) return;
      const next = followed(now, message);
      if (next) show(next);
      else if (now.seat === message.seat && now.version <= message.from)
        void ask('watch', { table: now.table, seat: now.seat, known: now.version });
    } else if (message.kind === 'place') {
      for (const listener of placeListeners) listener(message.table, message.isOurs);
    } else if ('re' in message) {
      const waiting = pending.get(message.re);
      pending.delete(message.re);
      if (message.kind === 'error') waiting?.failed(new NotGranted(message));
      else waiting?.done(message);
    }
  }
  port.addEventListener('message', ({ data }) => take(data));

  const listening =
    <L>(all: Set<L>) =>
    (listener: L) => {
      all.add(listener);
      return () => void all.delete(listener);
    };
  return {
    ask,
    onSight: listening(listeners),
    onPlace: listening(placeListeners),
    resume: () =>
      Array.from(sights.values(), ({ table, seat, version: known }) => ({
        id: next(),
        cmd: 'watch',
        table,
        seat,
        known,
      })),
    fail(id, error) {
      pending.get(id)?.failed(error);
      pending.delete(id);
    },
  };
}
