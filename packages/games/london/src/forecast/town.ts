import type { Seat } from '@thameside/kernel';
import { type Box, cardOf } from '../components/box.ts';
import { endPoverty, povertyLoss, settled } from '../ending.ts';
import { loanBonus, loansFor } from '../loans.ts';
import type { CardId } from '../state.ts';
import type { View } from '../view.ts';

/** A player's city as the owner sees it, to be run in thought. */
export interface Town {
  money: number;
  loans: number;
  prestige: number;
  poverty: number;
  hand: CardId[];
  readonly boroughs: readonly string[];
  display: Plot[];
  boroughDue: boolean;
  hospitable: boolean;
  /** L89: what Lloyds would take. */
  readonly tribute: number;
}
export interface Plot {
  top: CardId;
  down: boolean;
  coins: number;
  placed: boolean;
  activated: boolean;
  spared: boolean;
}

/** The town of a seat whose hand the viewer knows; null for others. A run that has begun goes on. */
export function townOf(box: Box, view: View, seat: Seat): Town | null {
  const p = view.players[seat];
  if (!p?.hand) return null;
  const borough = box.boroughs[p.boroughs.at(-1) ?? ''];
  const hasBegun = view.active === seat && view.running;
  return {
    money: p.money,
    loans: p.loans,
    prestige: p.prestige,
    poverty: p.poverty,
    hand: [...p.hand],
    boroughs: p.boroughs,
    display: p.display.map(({ top, down, coins, placed, activated, spared }) => ({
      top: top ?? '',
      down,
      coins,
      placed,
      activated,
      spared,
    })),
    boroughDue: hasBegun ? view.boroughDue : borough?.run !== undefined,
    hospitable: view.active === seat && view.hospitable,
    tribute: view.players.reduce((sum, { money }, i) => (i === seat ? sum : sum + Math.min(2, money)), 0),
  };
}

export const copyTown = (t: Town): Town => ({
  ...t,
  hand: [...t.hand],
  display: t.display.map(plot => ({ ...plot })),
});

export function spend(box: Box, t: Town, amount: number): void {
  const hasBank = shows(box, t, 'loans-pay-12');
  const loans = loansFor(box, t.money, amount, hasBank);
  t.money += loans * (box.set.loan.money + loanBonus(hasBank)) - amount;
  t.loans += loans;
}

export const lose = (t: Town, poverty: number): void => {
  t.poverty = Math.max(0, t.poverty - poverty);
};

export const faceUpIn = (t: Town): CardId[] => t.display.filter(({ down }) => !down).map(({ top }) => top);

export const shows = (box: Box, t: Town, ongoing: string): boolean =>
  t.display.some(({ top, down }) => !down && cardOf(box, top).ongoing === ongoing);

/** L71: what the town is worth if the game ended now; of equal ones the richer, then the one with less poverty. */
export function worthOf(box: Box, t: Town, leastOfOthers: number): readonly number[] {
  const { forMoney, forLoans } = settled(box, t);
  const poverty = endPoverty(t.poverty, t.hand.length);
  const left = poverty - Math.min(poverty, leastOfOthers);
  const points = t.prestige + forMoney + forLoans + povertyLoss(box.set.povertyTable, left);
  return [points, t.money, -t.poverty];
}
