import type { Box } from './components/box.ts';

/** L80: what it takes to have a card count as another colour. */
export const RECOLOURING = 1;
/** L95. */
export const RELIEF = 2;
/** L90: how much more a loan brings while Bank of England shows. */
const BANK_BONUS = 2;

export const loanBonus = (hasBank: boolean): number => (hasBank ? BANK_BONUS : 0);

/** L22, L24: the loans that paying this takes. */
export const loansFor = (box: Box, money: number, cost: number, hasBank: boolean): number =>
  Math.max(0, Math.ceil((cost - money) / (box.set.loan.money + loanBonus(hasBank))));
