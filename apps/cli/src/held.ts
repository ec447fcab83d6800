import { continued, type Ledger, newLedger } from '@thameside/host';
import { type Emitted, headerFor, load, type Options, type Seat } from '@thameside/kernel';
import type { Edition } from './edition.ts';

/** A match as the terminal and the engine protocol hold it: the core's table, and the words for it. */
export interface Held extends Ledger {
  readonly edition: Edition;
}

export function opened(edition: Edition, seats: number, options: Options, seed: string): Held {
  const header = headerFor(edition.game, seats, options, seed);
  return { ...newLedger(edition.title, edition.game, header), edition };
}

/** From a match file, up to the given number of answers. Throws `FileError`. */
export function loaded(edition: Edition, text: string, upTo = Number.POSITIVE_INFINITY): Held {
  const { header, entries } = load(edition.game, text);
  const fresh = newLedger(edition.title, edition.game, header);
  return { ...continued(fresh, entries.slice(0, upTo)), edition };
}

/** What a seat may hear; everything for `all`. */
export const heard = (events: readonly Emitted[], by: Seat | null | 'all'): Emitted[] =>
  events.filter(({ to }) => to === null || by === 'all' || (by !== null && to.includes(by)));
