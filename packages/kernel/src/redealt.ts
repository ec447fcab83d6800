import { rngOf, shuffle } from './rng.ts';
import { copyMatch } from './run.ts';
import type { Game, Match, Memory, Seat } from './types.ts';

declare const brand: unique symbol;
/** A match in which everything its owner cannot see is only a possibility. The only thing a bot may be given. */
export type Redealt<S = unknown> = Match<S> & {
  readonly [brand]: true;
  /** What the owner keeps in mind of what it was shown: whoever deals again keeps to it. */
  readonly memory?: Memory;
};

/**
 * A copy of the match as `me` might imagine it; the seed decides which of the possibilities. What is mixed is put in
 * order first, so that the same seed gives the same whatever lies there in truth.
 */
export function redealt<S>(
  g: Game<S>,
  m: Match<S>,
  me: Seat | null,
  seed: string,
  memory?: Memory,
): Redealt<S> {
  const copy = copyMatch(g, m);
  copy.rng = rngOf(seed);
  g.redeal(copy, me, items => shuffle(copy.rng, items.sort()), memory);
  return (memory ? { ...copy, memory } : copy) as Redealt<S>;
}
