import type { Box, View } from '@thameside/london/client';

export interface Ledger {
  readonly loans: number;
  /** Poverty that they bring with every run (L53). */
  readonly perRun: number;
  /** What it takes to be rid of one and of all of them (L20). */
  readonly each: number;
  readonly all: number;
  /** How many of them the money at hand repays, now or at the end (L75). */
  readonly affordable: number;
  /** What an unpaid one costs at the end, and all that the money does not cover; negative numbers. */
  readonly penalty: number;
  readonly lost: number;
}

export function ledgerOf(box: Box, view: View, seat: number): Ledger {
  const { repay, unpaidPrestige } = box.set.loan;
  const { loans = 0, money = 0 } = view.players[seat] ?? {};
  const affordable = Math.min(loans, Math.floor(money / repay));
  return {
    loans,
    perRun: loans,
    each: repay,
    all: loans * repay,
    affordable,
    penalty: unpaidPrestige,
    lost: loans === affordable ? 0 : (loans - affordable) * unpaidPrestige,
  };
}
