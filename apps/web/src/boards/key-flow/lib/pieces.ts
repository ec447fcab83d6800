import type { Event } from '@thameside/key-flow/client';

/* Pieces by name, for lighting them from the log and back. */
export const cardPiece = (card: string): string => `card:${card}`;
export const seatPiece = (seat: number): string => `seat:${seat}`;
/** A part of the screen, as a lesson names it. */
export const panelPiece = (panel: string): string => `panel:${panel}`;

type Speaks<T> = (event: Extract<Event, { readonly t: T }>) => readonly string[];

const seat = (event: { readonly seat: number }) => [seatPiece(event.seat)];
const both = (event: { readonly seat: number; readonly card: string }) => [
  cardPiece(event.card),
  seatPiece(event.seat),
];
const nothing = () => [];

export const PIECES: { readonly [T in Event['t']]: Speaks<T> } = {
  home: both,
  season: nothing,
  shown: both,
  turn: nothing,
  placed: both,
  sent: event => [cardPiece(event.on), ...both(event), seatPiece(event.village)],
  token: seat,
  discarded: seat,
  gained: event => [cardPiece(event.on), ...both(event)],
  paid: both,
  moved: event => [cardPiece(event.from), cardPiece(event.to), ...seat(event)],
  upgraded: both,
  turned: both,
  flipped: both,
  'took-skills': both,
  'short-skill': seat,
  drew: seat,
  'drew-skills': seat,
  'season-ends': nothing,
  extra: both,
  stored: seat,
  store: seat,
  reallocated: event => [...(event.scorer === null ? [] : [cardPiece(event.scorer)]), ...seat(event)],
  over: nothing,
};

/** An event of a later version of the game speaks of nothing that is known here. */
export function pieces(event: { readonly t?: unknown }): readonly string[] {
  const t = String(event.t);
  if (!Object.hasOwn(PIECES, t)) return [];
  return (PIECES[t as Event['t']] as (event: unknown) => readonly string[])(event);
}
