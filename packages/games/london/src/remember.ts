import type { Memory, Seat } from '@thameside/kernel';
import type { Event } from './frames.ts';
import type { CardId, State } from './state.ts';

/** Cards that others took from the development board, by seat: they are still in hand until they are seen again. */
export interface Recall {
  readonly hands: readonly (readonly CardId[])[];
}

export const recallIn = (memory: Memory | undefined): Recall | undefined => memory as Recall | undefined;

/** Nothing else changes what is kept in mind. */
const TOLD: ReadonlySet<Event['t']> = new Set(['drew-board', 'swapped', 'discarded', 'built', 'played']);

export function remember(
  memory: Memory | undefined,
  s: State,
  _me: Seat,
  events: readonly Event[],
): Memory & Recall {
  const before = recallIn(memory);
  if (before && !events.some(({ t }) => TOLD.has(t))) return before as Memory & Recall;
  const hands = s.players.map((_, seat) => [...(before?.hands[seat] ?? [])]);
  const take = (seat: Seat, card: CardId) => hands[seat]?.push(card);
  const leave = (seat: Seat, card: CardId) => {
    const hand = hands[seat] ?? [];
    const i = hand.indexOf(card);
    if (i >= 0) hand.splice(i, 1);
  };
  for (const event of events) {
    switch (event.t) {
      case 'drew-board':
        take(event.seat, event.card);
        break;
      case 'swapped':
        leave(event.seat, event.gave);
        take(event.seat, event.took);
        break;
      case 'discarded':
      case 'built':
      case 'played':
        leave(event.seat, event.card);
        break;
    }
  }
  return { hands };
}
