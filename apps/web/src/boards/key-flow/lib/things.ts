import type { Allocation, Share, Thing } from '@thameside/key-flow/client';

/** What has been given to each scoring card, in the order in which they were first given something. */
export function byScorer(
  allocation: Allocation,
): { readonly scorer: string; readonly shares: readonly Share[] }[] {
  const scorers = [...new Set(allocation.map(({ scorer }) => scorer))];
  return scorers.map(scorer => ({ scorer, shares: allocation.filter(share => share.scorer === scorer) }));
}

/** Of the things that could be given to a card, how many are given to none. */
export const leftOver = (
  things: readonly Thing[],
  allocation: Allocation,
  movable: readonly string[],
): { readonly thing: string; readonly count: number }[] =>
  things
    .filter(({ id }) => movable.includes(id))
    .map(({ id, count }) => {
      const shares = allocation.filter(({ thing }) => thing === id);
      return { thing: id, count: shares.reduce((left, share) => left - share.count, count) };
    })
    .filter(({ count }) => count > 0);
