import type { Event } from '@thameside/key-flow/client';
import type { EntryOf } from '../../board.ts';

/** What one player's card did, and everything that came of it. */
export interface Played {
  readonly seat: number;
  /** Null if it was discarded unseen. */
  readonly card: string | null;
  /** The card it was put above, and whose village that is in. */
  readonly on: string | null;
  readonly village: number;
  /** Everything that came of it, in order. */
  readonly events: readonly Event[];
  /** Why, if a bot played it. */
  readonly reason: EntryOf<Event>['reason'];
}

export interface Reveal {
  /** The answer that brought it about: the same one is not shown twice. */
  readonly move: number;
  readonly turn: number;
  readonly played: readonly Played[];
}

const isCard = (event: Event): event is Extract<Event, { t: 'placed' | 'sent' | 'discarded' }> =>
  event.t === 'placed' || event.t === 'sent' || event.t === 'discarded';

/** The cards that were revealed together most recently; null before the first. */
export function lastReveal(log: readonly EntryOf<Event>[]): Reveal | null {
  const reveals = log.filter(each => each.events.some(isCard));
  const [before, entry] = [reveals.at(-2)?.move ?? 0, reveals.at(-1)];
  if (!entry) return null;
  const events = entry.events;
  const meanwhile = log.filter(({ move }) => move > before && move <= entry.move);
  const turn = events.find(event => event.t === 'turn');
  const played = events.filter(isCard).map((event): Played => {
    const sent = event.t === 'sent' ? event : null;
    return {
      seat: event.seat,
      card: event.t === 'discarded' ? null : event.card,
      on: sent?.on ?? null,
      village: sent?.village ?? event.seat,
      events: events.filter(each => 'seat' in each && each.seat === event.seat && each.t !== 'stored'),
      reason: meanwhile.findLast(({ seat, reason }) => seat === event.seat && reason)?.reason ?? null,
    };
  });
  return { move: entry.move, turn: turn?.t === 'turn' ? turn.turn : 0, played };
}

/** What this seat has played since the season began, the oldest first; null is a card discarded. */
export function takenThisSeason(log: readonly EntryOf<Event>[], seat: number): (string | null)[] {
  const start = log.findLastIndex(entry => entry.events.some(({ t }) => t === 'season'));
  return log.slice(Math.max(0, start)).flatMap((entry, i) => {
    const events = entry.events;
    const from = i === 0 ? events.findLastIndex(({ t }) => t === 'season') + 1 : 0;
    return events
      .slice(from)
      .filter(isCard)
      .filter(event => event.seat === seat)
      .map(event => (event.t === 'discarded' ? null : event.card));
  });
}
