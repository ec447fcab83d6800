import type { Said } from '@thameside/kit';
import type { Box } from '../components/box.ts';
import type { PlayerView } from '../view.ts';
import { money, say } from './say.ts';

/** L90. */
const BANK_BONUS = 2;

/** L22, L24: the loans that paying this takes. */
export function loansFor(box: Box, p: PlayerView, cost: number): number {
  const bank = p.display.some(
    ({ down, top }) => !down && top !== null && box.cards[top]?.ongoing === 'loans-pay-12',
  );
  const each = box.set.loan.money + (bank ? BANK_BONUS : 0);
  return Math.max(0, Math.ceil((cost - p.money) / each));
}

/** Something with what it costs, and the loans it takes if the purse is known. */
export function priced(box: Box, what: Said, cost: number, p: PlayerView | undefined): Said {
  if (cost === 0) return what;
  const loans = p ? loansFor(box, p, cost) : 0;
  return loans === 0
    ? say('answer.priced', { what, cost: money(cost) })
    : say('answer.priced-loans', { what, cost: money(cost), loans });
}
