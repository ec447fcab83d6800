import type { Box } from '../components/box.ts';
import { povertyLoss } from '../ending.ts';

const OFFSETS = [-1.5, -0.5, 0.5, 1.5];

/** What poverty costs that is so much above the least, as a positive number; between whole numbers too. */
export function povertyCosts(box: Box) {
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
  return { expected };
}
export type PovertyCosts = ReturnType<typeof povertyCosts>;
