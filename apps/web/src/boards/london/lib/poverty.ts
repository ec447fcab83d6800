import type { Box, View } from '@thameside/london/client';

const LISTED = 10;

/** L72: what so much poverty costs, as the set's table has it; a negative number. */
export function costOf(box: Box, poverty: number): number {
  if (poverty <= 0) return 0;
  const { povertyTable: table } = box.set;
  const listed = table[String(Math.min(poverty, LISTED)) as keyof typeof table];
  return listed + Math.max(0, poverty - LISTED) * table.eachOver10;
}

export interface Gauge {
  /** Tokens and hand cards, as they count at the end (L71). */
  readonly tokens: number;
  readonly hand: number;
  /** The least that anybody has: everybody is forgiven as many. */
  readonly least: number;
  /** What is left, and what it costs if the game ended now. */
  readonly left: number;
  readonly cost: number;
  /** What one more would cost, and what one less would save: both as changes of prestige. */
  readonly next: number;
  readonly saved: number;
}

const atEnd = (view: View, seat: number): number =>
  (view.players[seat]?.poverty ?? 0) + (view.players[seat]?.cards ?? 0);

/** A player's poverty against that of the least poor one. */
export function gaugeOf(box: Box, view: View, seat: number): Gauge {
  const all = view.players.map((_, i) => atEnd(view, i));
  const mine = all[seat] ?? 0;
  const others = Math.min(...all.filter((_, i) => i !== seat));
  const costAt = (poverty: number) => costOf(box, poverty - Math.min(others, poverty));
  const least = Math.min(others, mine);
  return {
    tokens: view.players[seat]?.poverty ?? 0,
    hand: view.players[seat]?.cards ?? 0,
    least,
    left: mine - least,
    cost: costAt(mine),
    next: costAt(mine + 1) - costAt(mine),
    saved: mine > 0 ? costAt(mine - 1) - costAt(mine) : 0,
  };
}
