import { answersIn } from '@thameside/host';
import { asked, isOver, RuleError, type Seat, waiting } from '@thameside/kernel';
import type { Held as Match } from '../held.ts';
import { ProtocolError } from './errors.ts';

export const MAX_MATCHES = 64;
/** The match that is meant when none is named. */
export const USUAL = 'main';

/** A match that the engine holds. Never changed: a new one takes its place. */
export interface Held extends Match {
  /** Goes up with every change, an undo included, so that no stale request can be mistaken for a fresh one. */
  readonly version: number;
  /** It has no seed that would bring it about again. */
  readonly isFromPosition: boolean;
}

export type Matches = Map<string, Held>;

export function held(matches: Matches, name: string): Held {
  const match = matches.get(name);
  if (!match) throw new ProtocolError('unknown-match', { match: name, known: [...matches.keys()] });
  return match;
}

export function hold(matches: Matches, name: string, match: Held): void {
  if (!matches.has(name) && matches.size >= MAX_MATCHES)
    throw new ProtocolError('too-many-matches', { max: MAX_MATCHES });
  matches.set(name, match);
}

/** Whoever saw another version does not know what they are answering. */
export function checkVersion({ version }: Held, seen: number | undefined): void {
  if (seen !== undefined && seen !== version)
    throw new ProtocolError('stale', { seen, version }, { version });
}

export function checkSeat({ header: { seats } }: Held, seat: Seat): void {
  if (seat < 0 || seat >= seats) throw new ProtocolError('no-such-seat', { seat, last: seats - 1 });
}

/** The seat asked for, or the first that has something to answer; it must be asked something. */
export function askedSeat(match: Held, wanted: Seat | undefined): Seat {
  const { now } = match;
  if (wanted !== undefined) checkSeat(match, wanted);
  if (isOver(now)) throw new RuleError('over');
  const seat = wanted ?? waiting(now)[0];
  if (seat === undefined || !asked(now, seat)) throw new RuleError('not-asked');
  return seat;
}

/** What every response about a match tells. */
export const status = (name: string, held: Held) => ({
  match: name,
  version: held.version,
  entries: answersIn(held),
  over: isOver(held.now),
  waiting: waiting(held.now),
});
