import type { Event } from '@thameside/london/client';

/* Pieces by name, for lighting them from the log and back. */
export const cardPiece = (card: string): string => `card:${card}`;
export const boroughPiece = (borough: string): string => `borough:${borough}`;
export const seatPiece = (seat: number): string => `seat:${seat}`;
/** A stack of a display. */
export const stackPiece = (seat: number, stack: number): string => `stack:${seat}:${stack}`;
/** A part of the screen, as a lesson names it. */
export const panelPiece = (panel: string): string => `panel:${panel}`;
/** A number that every player has. */
export const gaugePiece = (seat: number, what: 'money' | 'loans' | 'poverty' | 'prestige'): string =>
  `gauge:${seat}:${what}`;

type Of<T> = Extract<Event, { readonly t: T }>;
type Speaks<T> = (event: Of<T>) => readonly string[];

const seat = (event: { readonly seat: number }) => [seatPiece(event.seat)];
const card = (event: { readonly seat: number; readonly card: string }) => [
  cardPiece(event.card),
  ...seat(event),
];
const onStack = (event: { readonly seat: number; readonly card: string; readonly stack: number }) => [
  stackPiece(event.seat, event.stack),
  ...card(event),
];
const by = (event: { readonly seat: number; readonly by: string }) => [
  cardPiece(event.by),
  boroughPiece(event.by),
  ...seat(event),
];
const cards = (event: { readonly cards: readonly string[] }) => event.cards.map(cardPiece);
const loans = (event: { readonly seat: number }) => [
  gaugePiece(event.seat, 'loans'),
  gaugePiece(event.seat, 'money'),
  ...seat(event),
];

export const PIECES: { readonly [T in Event['t']]: Speaks<T> } = {
  starts: seat,
  turn: seat,
  dealt: event => [...cards(event), ...seat(event)],
  repaid: loans,
  loan: loans,
  bank: event => [...card(event), gaugePiece(event.seat, 'money')],
  drew: event => [panelPiece('deck'), ...seat(event)],
  'drew-card': card,
  'drew-board': card,
  'drew-more': by,
  'drew-less': by,
  'nothing-to-draw': seat,
  looked: event => [panelPiece('deck'), ...by(event)],
  'looked-cards': event => [...cards(event), ...seat(event)],
  'put-back': event => [panelPiece('deck'), ...seat(event)],
  discarded: card,
  cleared: cards,
  recoloured: event => [...card(event), cardPiece(event.by)],
  'pauper-served': by,
  swapped: event => [cardPiece(event.gave), cardPiece(event.took), ...by(event)],
  relieved: event => [gaugePiece(event.seat, 'poverty'), ...by(event)],
  chose: seat,
  built: onStack,
  stored: card,
  'lost-coins': card,
  played: card,
  bought: event => [boroughPiece(event.borough), ...seat(event)],
  offered: ({ borough }) => [boroughPiece(borough)],
  activated: onStack,
  'borough-ran': event => [boroughPiece(event.borough), ...seat(event)],
  collected: event => [...card(event), seatPiece(event.from), gaugePiece(event.from, 'money')],
  paid: event => [...card(event), gaugePiece(event.seat, 'money')],
  burdened: event => [...card(event), seatPiece(event.on), gaugePiece(event.on, 'poverty')],
  earned: card,
  again: event => [...card(event), cardPiece(event.by)],
  'no-effect': card,
  flipped: onStack,
  spared: event => [...card(event), cardPiece(event.by)],
  poverty: event => [gaugePiece(event.seat, 'poverty'), ...seat(event)],
  'last-turns': seat,
  scored: seat,
  over: () => [],
};

/** An event of a later version of the game speaks of nothing that is known here. */
export function pieces(event: { readonly t?: unknown }): readonly string[] {
  const t = String(event.t);
  if (!Object.hasOwn(PIECES, t)) return [];
  return (PIECES[t as Event['t']] as (event: unknown) => readonly string[])(event);
}
