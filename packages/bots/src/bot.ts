import type { Answer, Game, Reason, Redealt, Rng, Seat } from '@thameside/kernel';
import { choose } from './random.ts';

export interface Choice {
  /** To be given one after another; the first always fits, the rest as long as they are still offered. */
  readonly answers: readonly Answer[];
  readonly reason: Reason | null;
}

/** Anything that answers for a seat. It is shown a possibility, never the match itself, and leaves it as it was. */
export interface Bot<S = unknown> {
  readonly name: string;
  choose(game: Game<S>, match: Redealt<S>, seat: Seat, rng: Rng): Choice;
}

export const randomBot: Bot = {
  name: 'random',
  choose: (game, match, seat, rng) => ({ answers: [choose(game, match, seat, rng)], reason: null }),
};
