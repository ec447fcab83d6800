import { at, type Seat } from '@thameside/kernel';
import { KEYPLES, type Keyple } from '../components/vocabulary.ts';
import { isLosing, type Lot, type Player, type State } from '../state.ts';
import type { Weights } from './weights.ts';

/** The chance of at least k successes in n trials. */
function atLeast(k: number, n: number, p: number): number {
  if (k <= 0) return 1;
  if (k > n) return 0;
  let term = (1 - p) ** n;
  let below = term;
  for (let i = 1; i < k; i++) {
    term *= ((n - i + 1) / i) * (p / (1 - p));
    below += term;
  }
  return Math.max(0, 1 - below);
}

const behind = (p: Player): number => KEYPLES.reduce((sum, colour) => sum + p.screen[colour], 0);

/** The share of a colour among the keyples that `me` cannot see; deals of the same position agree on it. */
function unseenShare(s: State, me: Seat, colour: Keyple): number {
  let of = s.bag[colour];
  let all = KEYPLES.reduce((sum, c) => sum + s.bag[c], 0);
  s.players.forEach((p, seat) => {
    if (seat === me) return;
    of += p.screen[colour];
    all += behind(p);
  });
  return all === 0 ? 0 : Math.min(0.99, of / all);
}

/** The chance that the seat could bring `need` more keyples of the colour to the lot. */
function canBring(
  s: State,
  me: Seat,
  seat: Seat,
  lot: Lot,
  colour: Keyple,
  need: number,
  share: number,
): number {
  const p = at(s.players, seat);
  let open = p.front[colour];
  for (const other of s.centre) {
    if (other !== lot && other.colour === colour && isLosing(other, seat)) open += at(other.bids, seat);
  }
  if (seat === me) return open + p.screen[colour] >= need ? 1 : 0;
  return atLeast(need - open, behind(p), share);
}

const logistic = (x: number): number => 1 / (1 + Math.exp(-x));

/** The chance that the holder could beat whoever beats it by one. */
function answers(s: State, me: Seat, lot: Lot, holder: Seat, colour: Keyple, share: number): number {
  return at(s.players, holder).sailed ? 0 : canBring(s, me, holder, lot, colour, 2, share);
}

/** The chance that the seat which holds the lot now will win it. */
export function keeps(
  s: State,
  me: Seat,
  lot: Lot,
  holder: Seat,
  worthTo: (seat: Seat, lot: Lot) => number,
  w: Weights,
): number {
  const { colour } = lot;
  if (colour === null) return 0;
  const bid = at(lot.bids, holder);
  const share = unseenShare(s, me, colour);
  const price = at(w.keyple, s.era - 1) + at(w.hand, s.era - 1);
  let safe = 1;
  s.players.forEach((p, seat) => {
    if (seat === holder || p.sailed) return;
    const able = canBring(s, me, seat, lot, colour, bid + 1 - at(lot.bids, seat), share);
    if (able === 0) return;
    const eager = w.eagerness * logistic(w.sharpness * (worthTo(seat, lot) - price * (bid + 1)));
    safe *= 1 - able * eager;
  });
  return safe + (1 - safe) * answers(s, me, lot, holder, colour, share) * w.answer;
}
