import type { Box, PlayerColour, View } from '@thameside/key-to-the-city/client';
import { SIDES } from '@thameside/kit';

/** Sides of a tile in the centre, by number of players: mine at the lower left, the others clockwise as they sit. */
const SIDES_BY_SEATS: Readonly<Record<number, readonly number[]>> = {
  2: [3, 0],
  3: [3, 5, 1],
  4: [3, 5, 0, 2],
  5: [3, 4, 5, 0, 1],
  6: [3, 4, 5, 0, 1, 2],
};

/** The side of every tile in the centre at which a seat bids. */
export function sideOf(seat: number, seats: number, me: number | null): number {
  const sides = SIDES_BY_SEATS[seats] ?? [];
  return sides[(seat - (me ?? 0) + seats) % seats] ?? seat % SIDES;
}

export const playerColourOf = (box: Box, view: View, seat: number): PlayerColour | null =>
  box.tiles[view.players[seat]?.home ?? '']?.row.playerColour ?? null;
