import { type ReadonlySignal, signal } from '@preact/signals';
import { CLOSED } from '@thameside/protocol/rooms';

/** How it stands with the server: `away` is told after two seconds, `other` means that only a reload helps. */
type Connection = 'fine' | 'away' | 'other';
interface Outgoing {
  readonly id: number;
  readonly cmd: string;
  readonly table?: string;
}
interface Incoming {
  readonly kind: string;
  readonly re?: number;
}
/** As much of a WebSocket as is used. */
export interface Socket {
  onmessage: ((event: MessageEvent<string>) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  send(text: string): void;
  close(): void;
}

export interface Wire {
  postMessage(request: unknown): void;
  addEventListener(type: 'message', listener: (event: { readonly data: never }) => void): void;
  readonly connection: ReadonlySignal<Connection>;
  /** What would change something and was asked since the connection broke off: nobody has heard of it yet. */
  readonly unsent: ReadonlySignal<readonly number[]>;
  /** Take back what has not been sent; false if it has been. */
  withdraw(id: number): boolean;
  /** Called for what is to be said first on every further connection. */
  onResume(listener: () => readonly unknown[]): void;
  /** Somebody looks again, or the network is back: no time is lost. */
  wake(): void;
}

const SHORTEST = 500;
const LONGEST = 30_000;
const TOLD = 2000;
/** A socket that is silent for so long is asked whether it lives, and given up if it does not answer in time. */
const IDLE = 25_000;
const PATIENCE = 8000;
const PATIENCE_AWAKE = 3000;

/** What holds for as long as a connection does is said again on the next one: by what it is about. */
const standingOf = ({ cmd, table }: Outgoing): string | null =>
  cmd === 'manners' || cmd === 'here' ? cmd : cmd === 'room' || cmd === 'leave-room' ? `room ${table}` : null;

/**
 * A socket that is opened again for ever. What has had no reply when it broke off is sent again on the next connection, as
 * it was: what changes something has a key, so it is done once.
 */
export function wireTo(open: () => Promise<Socket>, isAlive: () => unknown): Wire {
  const listeners = new Set<(event: { readonly data: never }) => void>();
  const resumers = new Set<() => readonly unknown[]>();
  const connection = signal<Connection>('fine');
  const unsent = signal<readonly number[]>([]);
  /** Without a reply yet, in the order in which they were asked. */
  const waiting = new Map<number, Outgoing>();
  const standing = new Map<string, Outgoing>();
  let socket: Socket | null = null;
  let isOpening = false;
  let isOpen = false;
  let isFirst = true;
  let attempts = 0;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let telling: ReturnType<typeof setTimeout> | undefined;
  let silence: ReturnType<typeof setTimeout> | undefined;

  const send = (request: unknown): void => socket?.send(JSON.stringify(request));

  function listen(patience = IDLE): void {
    clearTimeout(silence);
    silence = setTimeout(() => isLiving(PATIENCE), patience);
  }
  /** Any word will do. */
  function isLiving(patience: number): void {
    if (!isOpen) return;
    send(isAlive());
    clearTimeout(silence);
    silence = setTimeout(() => lost(0), patience);
  }

  function opened(): void {
    isOpen = true;
    attempts = 0;
    clearTimeout(telling);
    telling = undefined;
    connection.value = 'fine';
    const again = [...waiting.values()].filter(each => !isStanding(each));
    for (const each of standing.values()) send(each);
    if (!isFirst) for (const resume of resumers) for (const each of resume()) send(each);
    for (const each of again) send(each);
    isFirst = false;
    unsent.value = [];
  }
  const isStanding = (request: Outgoing): boolean => standing.get(standingOf(request) ?? '') === request;

  function take(message: Incoming): void {
    listen();
    if (message.kind === 'hello') opened();
    if (message.re !== undefined) waiting.delete(message.re);
    for (const listener of listeners) listener({ data: message as never });
  }

  async function connect(): Promise<void> {
    clearTimeout(retry);
    isOpening = true;
    telling ??= setTimeout(() => {
      if (connection.value === 'fine') connection.value = 'away';
    }, TOLD);
    let next: Socket;
    try {
      next = await open();
    } catch {
      return later();
    } finally {
      isOpening = false;
    }
    socket = next;
    next.onmessage = ({ data }) => {
      if (socket === next) take(JSON.parse(data) as Incoming);
    };
    next.onclose = ({ code }) => {
      if (socket === next) lost(code);
    };
    clearTimeout(silence);
    silence = setTimeout(() => lost(0), PATIENCE);
  }

  function lost(code: number): void {
    clearTimeout(silence);
    isOpen = false;
    const broken = socket;
    socket = null;
    broken?.close();
    if (code === CLOSED.otherProtocol) {
      clearTimeout(telling);
      connection.value = 'other';
      return;
    }
    if (code === CLOSED.tooFast) attempts = Math.max(attempts, 5);
    telling ??= setTimeout(() => {
      connection.value = 'away';
    }, TOLD);
    later();
  }

  function later(): void {
    const most = Math.min(LONGEST, SHORTEST * 2 ** attempts++);
    clearTimeout(retry);
    retry = setTimeout(() => void connect(), SHORTEST / 2 + (most - SHORTEST / 2) * Math.random());
  }

  void connect();
  return {
    connection,
    unsent,
    postMessage(asked) {
      const request = asked as Outgoing;
      const key = standingOf(request);
      if (key !== null) {
        waiting.delete(standing.get(key)?.id ?? 0);
        if (request.cmd === 'leave-room') standing.delete(key);
        else standing.set(key, request);
      }
      waiting.set(request.id, request);
      if (isOpen) send(request);
      else if ('key' in request) unsent.value = [...unsent.value, request.id];
    },
    addEventListener: (_, listener) => void listeners.add(listener),
    withdraw(id) {
      if (!unsent.value.includes(id)) return false;
      unsent.value = unsent.value.filter(each => each !== id);
      return waiting.delete(id);
    },
    onResume: listener => void resumers.add(listener),
    wake() {
      if (connection.value === 'other') return;
      if (isOpen) isLiving(PATIENCE_AWAKE);
      else if (!socket && !isOpening) {
        attempts = 0;
        void connect();
      }
    },
  };
}
