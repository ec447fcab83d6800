import { at, below, chosenOptions, type Game, next, type Options, rngOf, seedOf } from '@thameside/kernel';

/** All the numbers of seats that the game allows. */
export const seatCounts = (game: Game): number[] =>
  Array.from({ length: game.seats[1] - game.seats[0] + 1 }, (_, i) => game.seats[0] + i);

/** The options with defaults filled in; an unknown one is the test's mistake. */
export function completeOptions(game: Game, seats: number, wanted: Options): Options {
  const chosen = chosenOptions(game, seats, wanted);
  if ('faults' in chosen)
    throw new Error(`${game.id}: bad option ${chosen.faults.map(fault => fault.option).join(', ')}`);
  return chosen.options;
}

/** The nth combination of the table options, counted around; the 0th are the defaults. */
export function nthOptions(game: Game, seats: number, nth: number): Options {
  let rest = nth;
  const options: Record<string, string> = {};
  for (const [name, values] of Object.entries(game.options(seats))) {
    options[name] = at(values, rest % values.length);
    rest = Math.floor(rest / values.length);
  }
  return options;
}

/** A table as the seed has it: any number of seats, any options. */
export function anyTable(
  game: Game,
  seed: string,
  counts: readonly number[] = seatCounts(game),
): { readonly seats: number; readonly options: Options; readonly seed: string } {
  const rng = rngOf(seedOf(seed));
  const seats = at(counts, below(rng, counts.length));
  return { seats, options: nthOptions(game, seats, next(rng)), seed };
}
