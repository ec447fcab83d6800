import type { Seat } from '@thameside/kernel';
import type { Message } from '@thameside/protocol';
import { wholeFor } from './changes.ts';
import type { Reduced } from './reduce.ts';
import { type Table, versionFor } from './table.ts';

/** Somebody who looks at a table. */
export interface Watcher {
  readonly seat: Seat | null;
  readonly send: (message: Message) => void;
  readonly milliseconds: () => number;
}

interface Lately {
  readonly sent: readonly Message[];
  /** How many of them nobody heard. */
  readonly unheard: number;
}
/** Whoever has missed so many gets a whole sight. */
const SENT = 12;

/** Those who look at a table. */
export interface Audience {
  readonly watchers: Set<Watcher>;
  /** By viewer: what those who look, or looked until lately, were sent last. */
  readonly lately: Map<Seat | null, Lately>;
}
const NOTHING: Lately = { sent: [], unheard: 0 };
export const noAudience = (): Audience => ({ watchers: new Set(), lately: new Map() });
export const viewersAt = ({ lately }: Audience): (Seat | null)[] => [...lately.keys()];

/** Send to everybody what is for them, and keep it for a while. */
export function tell({ watchers, lately }: Audience, outbox: Reduced['outbox']): void {
  for (const { to, message } of outbox) {
    const before = lately.get(to) ?? NOTHING;
    let unheard = before.unheard + 1;
    for (const watcher of watchers) {
      if (watcher.seat !== to) continue;
      unheard = 0;
      watcher.send(message);
    }
    if (unheard > SENT) lately.delete(to);
    else lately.set(to, { sent: [...before.sent.slice(1 - SENT), message], unheard });
  }
}
/** From now on somebody looks, who has seen the table at this version: first what has been missed. */
export function show(
  { watchers, lately }: Audience,
  table: Table,
  watcher: Watcher,
  known: number | null,
): void {
  const { seat, send } = watcher;
  watchers.add(watcher);
  const { sent } = lately.get(seat) ?? NOTHING;
  lately.set(seat, { sent, unheard: 0 });
  if (known === versionFor(table, seat)) return;
  const first = sent.findIndex(message => message.kind === 'change' && message.from === known);
  for (const message of first < 0 ? [wholeFor(table, seat)] : sent.slice(first)) send(message);
}
