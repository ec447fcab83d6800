import type { Box } from './components/box.ts';
import type { PovertyTable } from './components/set.ts';

const LISTED = 10;

/** L72: the prestige that so much poverty costs, as a negative number. */
export function povertyLoss(table: PovertyTable, poverty: number): number {
  if (poverty <= 0) return 0;
  const listed = table[String(Math.min(poverty, LISTED)) as keyof PovertyTable];
  return listed + Math.max(0, poverty - LISTED) * table.eachOver10;
}

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
