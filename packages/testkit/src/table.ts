import { chosenOptions, type Game, type Options } from '@thameside/kernel';

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
