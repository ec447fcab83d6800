import { signal } from '@preact/signals';
import {
  type ChatLine,
  PROTOCOL,
  type Room,
  type RoomErrorCode,
  type RoomMessage,
  RoomRequest,
} from '@thameside/protocol/rooms';
import * as v from 'valibot';
import { counting, linkTo, NotGranted, newKey, Withdrawn } from '../link.ts';
import { reachOut } from '../state/link.ts';
import { enter, Refusal } from './http.ts';
import { type Socket, wireTo } from './wire.ts';

/** The name under which the server knows this browser; null until it has been told one. */
export const guestName = signal<string | null>(null);

/** Tables that are played at the server. */
const tables = new Set<string>();
export const playedOnline = (table: string): void => void tables.add(table);

const next = counting();
const isHidden = () => document.visibilityState === 'hidden';
const here = () => ({ id: next(), cmd: 'here' as const, hidden: isHidden() });

let hasFailed = true;
/** A socket is for guests: before the first, and when one was turned away, we say who we are. */
async function socket(): Promise<Socket> {
  if (hasFailed) guestName.value = (await enter({})).name;
  hasFailed = true;
  const url = new URL(`/socket?protocol=${PROTOCOL}`, location.href);
  url.protocol = url.protocol.replace('http', 'ws');
  return new WebSocket(url);
}

export const wire = wireTo(socket, here);
const host = linkTo(wire, next);
wire.onResume(() => host.resume());
reachOut(host, table => tables.has(table));

type Reply = Exclude<Extract<RoomMessage, { re: number }>, { kind: 'not-granted' }>;
type RoomCommand = RoomRequest['cmd'];
type Keyed = Extract<RoomRequest, { key: string }>['cmd'];
type Body<C extends RoomCommand> = Omit<Extract<RoomRequest, { cmd: C }>, 'id' | 'cmd' | 'key'>;
const KEYED: Readonly<Record<Keyed, true>> = { chat: true };

const pending = new Map<number, { done: (reply: Reply | null) => void; failed: (error: Error) => void }>();

/** Ask something of the server that no other host could do; null if there is nothing more to say than that it is done. */
export const ask = <C extends RoomCommand>(cmd: C, body: Body<C>): Promise<Reply | null> =>
  new Promise((done, failed) => {
    const id = next();
    const request = { id, cmd, ...(cmd in KEYED && { key: newKey() }), ...body };
    if (!v.is(RoomRequest, request)) throw new Error(`not a request of the protocol: ${cmd}`);
    pending.set(id, { done, failed });
    wire.postMessage(request);
  });

const listeners = {
  room: new Set<(room: Room) => void>(),
  said: new Set<(table: string, line: ChatLine) => void>(),
  news: new Set<() => void>(),
};
const listening =
  <L>(all: Set<L>) =>
  (listener: L) => {
    all.add(listener);
    return () => void all.delete(listener);
  };
export const onRoom = listening(listeners.room);
export const onSaid = listening(listeners.said);
/** One of my tables has changed, or may have while nobody was there to tell. */
export const onNews = listening(listeners.news);

function settle(re: number, act: (of: NonNullable<ReturnType<typeof pending.get>>) => void): boolean {
  const found = pending.get(re);
  pending.delete(re);
  if (found) act(found);
  return found !== undefined;
}
function refused(re: number, code: RoomErrorCode, wait: number | null): void {
  if (settle(re, ({ failed }) => failed(new Refusal(code, wait)))) return;
  host.fail(re, new NotGranted({ kind: 'error', re, code, refusal: null, faults: [] }));
}

type Said = RoomMessage | { readonly kind: 'done'; readonly re: number };
type Failed = { readonly kind: 'error'; readonly re: number; readonly code: RoomErrorCode };
wire.addEventListener('message', ({ data }) => {
  const message = data as Said | Failed;
  if (message.kind === 'hello') {
    hasFailed = false;
    guestName.value = message.name;
    for (const listener of listeners.news) listener();
  } else if (message.kind === 'news') {
    for (const listener of listeners.news) listener();
  } else if (message.kind === 'room') {
    for (const listener of listeners.room) listener(message.room);
  } else if (message.kind === 'said') {
    for (const listener of listeners.said) listener(message.table, message.line);
  } else if (message.kind === 'not-granted') {
    refused(message.re, message.code, message.wait);
  } else if (message.kind === 'error') {
    settle(message.re, ({ failed }) => failed(new Refusal(message.code)));
  } else if ('re' in message) {
    settle(message.re, ({ done }) => done(message.kind === 'done' ? null : message));
  }
});

/** Take back what nobody has heard of yet. */
export function withdraw(): void {
  for (const id of wire.unsent.value)
    if (!pending.has(id) && wire.withdraw(id)) host.fail(id, new Withdrawn());
}

document.addEventListener('visibilitychange', () => {
  wire.postMessage(here());
  if (!isHidden()) wire.wake();
});
for (const type of ['pageshow', 'online']) addEventListener(type, () => wire.wake());
