import type { Box, PlayerColour, View } from '@thameside/key-to-the-city/client';
import { SIDES } from '@thameside/kit';

/** One letter for each player, two where two names begin alike, then the seat's number. */
export function initialsOf(names: readonly string[]): string[] {
  const start = (name: string, n: number) => Array.from(name.trim()).slice(0, n).join('');
  const short = names.map(name => start(name, 1).toLocaleUpperCase());
  const longer = names.map(
    (name, i) => short[i] + Array.from(name.trim()).slice(1, 2).join('').toLocaleLowerCase(),
  );
  const isAlone = (list: readonly string[], i: number) =>
    list[i] !== '' && list.filter(each => each === list[i]).length === 1;
  return names.map((_, i) => {
    if (isAlone(short, i)) return short[i] as string;
    return isAlone(longer, i) ? (longer[i] as string) : String(i + 1);
  });
}

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
