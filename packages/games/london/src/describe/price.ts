import type { Said } from '@thameside/kit';
import type { Box } from '../components/box.ts';
import { loansFor } from '../loans.ts';
import type { PlayerView } from '../view.ts';
import { money, say } from './say.ts';

/** L32, L90. */
export const hasBank = (box: Box, { display }: PlayerView): boolean =>
  display.some(({ down, top }) => !down && top !== null && box.cards[top]?.ongoing === 'loans-pay-12');

/** Something with what it costs, and the loans it takes if the purse is known. */
export function priced(box: Box, what: Said, cost: number, p: PlayerView | undefined): Said {
  if (cost === 0) return what;
  const loans = p ? loansFor(box, p.money, cost, hasBank(box, p)) : 0;
  return loans === 0
    ? say('answer.priced', { what, cost: money(cost) })
    : say('answer.priced-loans', { what, cost: money(cost), loans });
}
