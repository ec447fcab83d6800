import type { Seat } from '@thameside/kernel';
import type { Box } from '../components/box.ts';
import { povertyLoss } from '../ending.ts';
import type { Player, State } from '../state.ts';
import type { Horizon } from './horizon.ts';
import type { Weights } from './weights.ts';

const OFFSETS = [-1.5, -0.5, 0.5, 1.5];

/** What poverty costs that is so much above the least, as a positive number; between whole numbers too. */
function povertyCosts(box: Box) {
  const table = box.set.povertyTable;
  const exact = (above: number): number => {
    if (above <= 0) return 0;
    const low = Math.floor(above);
    const share = above - low;
    return -(povertyLoss(table, low) * (1 - share) + povertyLoss(table, low + 1) * share);
  };
  /** The same if it may yet change by about so much. */
  const expected = (above: number, doubt: number): number => {
    let sum = 0;
    for (const offset of OFFSETS) sum += exact(above + offset * doubt);
    return sum / OFFSETS.length;
  };
  return expected;
}

/** What poverty costs me, less what it costs the others: by the table near the end, by and large before. */
export function povertyJudge(box: Box, w: Weights, seat: Seat) {
  const costs = povertyCosts(box);
  /** L71: hands count in the end; before, they will have shrunk, and rivals will run their cities. */
  const povertyOf = (p: Player, hand: number, i: Seat, h: Horizon): number => {
    if (h.turns <= 0) return p.poverty + hand;
    const run = i === seat ? 0 : w.rivalRun * (p.display.length + p.loans);
    const kept = Math.max(0, hand - w.shed * h.turns);
    return p.poverty + kept + (hand - kept) * w.handPoverty + run;
  };

  /** With so many cards in hand and so much more poverty. */
  return (s: State, h: Horizon, hand: number, more = 0): number => {
    const near = w.near / (w.near + h.turns);
    const all = s.players.map((p, i) =>
      i === seat ? povertyOf(p, hand, i, h) + more : povertyOf(p, p.hand.length, i, h),
    );
    let exact = 0;
    let sum = 0;
    all.forEach((mine, i) => {
      let least = Number.POSITIVE_INFINITY;
      all.forEach((other, j) => {
        if (j !== i) least = Math.min(least, other);
      });
      const cost = costs(mine - least, w.doubt);
      exact += i === seat ? -cost : (w.envy * cost) / (all.length - 1);
      sum += i === seat ? -mine : (w.envy * mine) / (all.length - 1);
    });
    return near * exact + (1 - near) * w.poverty * sum;
  };
}
