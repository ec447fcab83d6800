import { at } from '@thameside/kernel';
import type { Box } from './components/box.ts';
import type { PovertyTable } from './components/set.ts';

const LISTED = 10;

/** L72: the prestige that so much poverty costs, as a negative number. */
export function povertyLoss(table: PovertyTable, poverty: number): number {
  if (poverty <= 0) return 0;
  const listed = table[String(Math.min(poverty, LISTED)) as keyof PovertyTable];
  return listed + Math.max(0, poverty - LISTED) * table.eachOver10;
}

/** L53: what the end of a run brings, by where it comes from. */
export const runPoverty = (stacks: number, loans: number, hand: number, hospitable: boolean) => ({
  stacks,
  loans,
  hand: hospitable ? 0 : hand,
});

/** L71, L75: loans are repaid as far as the money goes; the rest of it counts in full lots. */
export function settled(box: Box, { money, loans }: { readonly money: number; readonly loans: number }) {
  const { repay, unpaidPrestige } = box.set.loan;
  const repaid = Math.min(loans, Math.floor(money / repay));
  const rest = money - repaid * repay;
  const unpaid = loans - repaid;
  return {
    repaid,
    unpaid,
    rest,
    forMoney: Math.floor(rest / box.set.moneyPerPrestige),
    forLoans: unpaid === 0 ? 0 : unpaid * unpaidPrestige,
  };
}

/** L71: with what the hand adds. */
export const endPoverty = (poverty: number, hand: number): number => poverty + hand;

/** L71, L72: what a player's poverty costs beside that of all: as much as the least poor one has is forgiven everybody. */
export const povertyCost = (box: Box, all: readonly number[], seat: number): number =>
  povertyLoss(box.set.povertyTable, at(all, seat) - Math.min(...all));
