import type { Seat } from '@thameside/kernel';
import type { Draft } from './form.ts';
import type { Sketch } from './sketch.ts';

/** Whose turn it is; if nothing is said, of those who have not sailed the one whose barge lies furthest right. */
export function activeSeat({ active }: Draft, { players }: Sketch): Seat {
  if (active !== undefined) return active;
  let first = 0;
  let most = -1;
  players.forEach(({ it }, seat) => {
    if (it.sailed || it.berth <= most) return;
    first = seat;
    most = it.berth;
  });
  return first;
}

/** K50: those who have not sailed, without whose turn it is, in the order in which they last had theirs. */
export const passedBefore = ({ players }: Sketch, active: Seat): Seat[] =>
  players
    .map((_, i) => (active + i) % players.length)
    .filter(seat => seat !== active && !players[seat]?.it.sailed);
