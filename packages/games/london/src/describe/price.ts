import type { Said } from '@thameside/kit';
import type { Box } from '../components/box.ts';
import type { PlayerView } from '../view.ts';
import { money, say } from './say.ts';

/** L90. */
const BANK_BONUS = 2;

/** What the loans of a player depend on. */
interface Borrower {
  readonly money: number;
  readonly display: readonly { readonly down: boolean; readonly top: string | null }[];
}

/** L90. */
export function loanBrings(box: Box, { display }: Borrower): number {
  const bank = display.some(
    ({ down, top }) => !down && top !== null && box.cards[top]?.ongoing === 'loans-pay-12',
  );
  return box.set.loan.money + (bank ? BANK_BONUS : 0);
}

/** L22, L24: the loans that paying this takes. */
export const loansFor = (box: Box, p: Borrower, cost: number): number =>
  Math.max(0, Math.ceil((cost - p.money) / loanBrings(box, p)));

/** Something with what it costs, and the loans it takes if the purse is known. */
export function priced(box: Box, what: Said, cost: number, p: PlayerView | undefined): Said {
  if (cost === 0) return what;
  const loans = p ? loansFor(box, p, cost) : 0;
  return loans === 0
    ? say('answer.priced', { what, cost: money(cost) })
    : say('answer.priced-loans', { what, cost: money(cost), loans });
}
