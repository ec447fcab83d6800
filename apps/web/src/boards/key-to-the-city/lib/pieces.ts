import type { Event } from '@thameside/key-to-the-city/client';

/* Pieces by name, for lighting them from the log and back. */
export const tilePiece = (tile: string): string => `tile:${tile}`;
export const seatPiece = (seat: number): string => `seat:${seat}`;
export const berthPiece = (berth: number): string => `berth:${berth}`;
export const sidePiece = (tile: string, side: number): string => `side:${tile}:${side}`;
/** A part of the screen, as a lesson names it. */
export const panelPiece = (panel: string): string => `panel:${panel}`;

type Of<T> = Extract<Event, { readonly t: T }>;
type Speaks<T> = (event: Of<T>) => readonly string[];

const seat = (event: { readonly seat: number }) => [seatPiece(event.seat)];
const tile = (event: { readonly tile: string }) => [tilePiece(event.tile)];
const both = (event: { readonly seat: number; readonly tile: string }) => [...tile(event), ...seat(event)];
const spending = (event: Of<'bid' | 'used' | 'upgrading'>) => [
  ...tile(event),
  ...event.groups.map(tilePiece),
  ...seat(event),
];
const nothing = () => [];

export const PIECES: { readonly [T in Event['t']]: Speaks<T> } = {
  home: both,
  starts: seat,
  drew: seat,
  'drew-colours': seat,
  era: ({ tiles }) => tiles.map(tilePiece),
  bid: spending,
  used: spending,
  upgrading: spending,
  upgraded: both,
  paid: seat,
  'took-skills': seat,
  'took-connectors': seat,
  'left-connector': seat,
  'short-skill': seat,
  'short-connector': seat,
  connected: event => [sidePiece(event.tile, event.side), ...both(event)],
  discarded: seat,
  passed: seat,
  'all-passed': ({ seats }) => seats.map(seatPiece),
  sailed: event => [berthPiece(event.berth), ...seat(event)],
  'era-ends': nothing,
  'bid-returned': both,
  won: both,
  unsold: tile,
  claimed: both,
  unclaimed: tile,
  retrieved: seat,
  placed: both,
  'no-room': both,
  ready: seat,
  over: nothing,
};

/** An event of a later version of the game speaks of nothing that is known here. */
export function pieces(event: { readonly t?: unknown }): readonly string[] {
  const t = String(event.t);
  if (!Object.hasOwn(PIECES, t)) return [];
  return (PIECES[t as Event['t']] as (event: unknown) => readonly string[])(event);
}
