import { at, type Seat } from '@thameside/kernel';
import type { Box } from '../components/box.ts';
import type { State } from '../state.ts';
import { inHand } from './horizon.ts';
import type { Weights } from './weights.ts';

/** What a berth of the next river tile brings, its keyples apart. */
export function berthPoints(box: Box, w: Weights, s: State, berth: number, claimed: number): number {
  const { points = 0, claims = false } = at(at(box.berths, s.era), berth);
  return points + (claims ? claimed : 0) + (s.era < 4 ? (w.first * berth) / 5 : 0);
}

/** For who has not sailed: what is left once those have chosen who will probably sail before. Values best first. */
export function laterBerth(s: State, seat: Seat, values: readonly number[]): number {
  const mine = inHand(at(s.players, seat));
  let before = 0;
  s.players.forEach((p, other) => {
    if (other !== seat && !p.sailed) before += (mine + 1) / (mine + inHand(p) + 2);
  });
  const low = Math.floor(before);
  const value = (i: number) => values[Math.min(i, values.length - 1)] ?? 0;
  return value(low) * (1 - (before - low)) + value(low + 1) * (before - low);
}
