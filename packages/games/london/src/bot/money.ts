import type { Box } from '../components/box.ts';
import { settled } from '../ending.ts';
import type { Player } from '../state.ts';
import type { Weights } from './weights.ts';

/** So much below what can still be spent, another pound is worth all that spending brings. */
const SCARCE = 10;

/** What money is worth: its third of a point in the end, and what it buys before. */
export function moneyJudge(box: Box, w: Weights) {
  const perPound = 1 / box.set.moneyPerPrestige;

  /** To who has so many turns to spend it in. */
  const spendable = (money: number, turns: number): number =>
    money * perPound + w.spend * Math.min(money, w.spendTurn * turns);

  return {
    spendable,
    /** What one pound more brings to who will have so much. */
    anotherPound: (money: number, turns: number): number =>
      perPound + w.spend * Math.min(1, Math.max(0, (w.spendTurn * turns - money) / SCARCE)),
    /** A player's money and loans: by the rules of the end (L71, L75) if there are no turns to come. */
    purse(p: Player, turns: number): number {
      if (turns > 0) return spendable(p.money, turns) - p.loans * w.loan;
      const { rest, forMoney, forLoans } = settled(box, { money: p.money, loans: p.loans });
      return forMoney + forLoans + rest / 100;
    },
  };
}
export type MoneyJudge = ReturnType<typeof moneyJudge>;
