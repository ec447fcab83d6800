import type { Farsighted } from '@thameside/kernel';
import type { Bot } from '../bot.ts';
import { thinker } from './thinker.ts';

/** How long it may think: by a clock of its own (milliseconds), or so many trials. */
export type Budget = { readonly ms: number; readonly clock: () => number } | { readonly trials: number };

/** How much of a budget has been used, from 0 to 1, from now on. */
function spending(budget: Budget): (trials: number) => number {
  if ('trials' in budget) return trials => trials / budget.trials;
  const began = budget.clock();
  return () => (budget.clock() - began) / budget.ms;
}

export interface SearchOptions {
  readonly name: string;
  readonly budget: Budget;
}

/** Tries the most promising lines of its own turn in many deals, and takes what leads farthest ahead of the others. */
export const search = <S>(mind: Farsighted<S>, { name, budget }: SearchOptions): Bot<S> => ({
  name,
  choose(game, match, seat, rng) {
    const thought = thinker(game, mind, match, seat, rng, spending(budget));
    while (thought.step());
    return thought.choice();
  },
});
