import { type Box, settled, type View } from '@thameside/london/client';

export interface Ledger {
  readonly loans: number;
  /** What it takes to be rid of one and of all of them (L20). */
  readonly each: number;
  readonly all: number;
  /** What an unpaid one costs at the end, and all that the money does not cover; negative numbers. */
  readonly penalty: number;
  readonly lost: number;
}

export function ledgerOf(box: Box, view: View, seat: number): Ledger {
  const { repay, unpaidPrestige } = box.set.loan;
  const { loans = 0, money = 0 } = view.players[seat] ?? {};
  return {
    loans,
    each: repay,
    all: loans * repay,
    penalty: unpaidPrestige,
    lost: settled(box, { money, loans }).forLoans,
  };
}
