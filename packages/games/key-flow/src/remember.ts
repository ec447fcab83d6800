import { at, type Memory, type Seat } from '@thameside/kernel';
import type { Event } from './frames.ts';
import { type CardId, neighbour, passingIn, type State } from './state.ts';

/** F10: hands go round, so a player knows cards of every hand that has been through theirs. */
export interface Recall {
  readonly season: number;
  readonly turn: number;
  /** By the seat that holds the hand now: cards that were in it when it was seen, and have not been seen to leave it. */
  readonly hands: readonly (readonly CardId[])[];
}

export const recallIn = (memory: Memory | undefined): Recall | undefined => memory as Recall | undefined;

/** The card that the event shows to everybody. */
const shownBy = (event: Event): CardId | undefined =>
  event.t === 'placed' || event.t === 'sent' || event.t === 'shown' ? event.card : undefined;

export function remember(
  memory: Memory | undefined,
  s: State,
  me: Seat,
  events: readonly Event[],
): Memory & Recall {
  const before = recallIn(memory);
  const { season, turn, players } = s;
  const mine = at(players, me);
  const isPlaying = s.phase === 'season';
  const isSameSeason = isPlaying && before?.season === season;
  const gone = new Set<CardId | undefined>([...events.map(shownBy), ...mine.discards]);
  const step = passingIn(season) === 'left' ? -1 : 1;
  const hands = players.map((_, seat) => {
    if (seat === me) return isPlaying ? [...mine.hand] : [];
    if (!isSameSeason || !before) return [];
    const from = turn === before.turn ? seat : neighbour(s, seat, step);
    return at(before.hands, from).filter(card => !gone.has(card));
  });
  return { season, turn, hands };
}
