import { at, below, chosenOptions, type Game, type Options, type Rng, type Seat } from '@thameside/kernel';

/** What one side of the comparison is asked to play, and what it reports. */
export interface Task {
  readonly game: string;
  readonly seats: number;
  readonly games: number;
  readonly seed: string;
}
export interface Report {
  readonly games: number;
  readonly decisions: number;
  readonly seconds: number;
  /** The hash of all final states: both sides must have played the very same games. */
  readonly outcome: string;
}

export function defaults(game: Game, seats: number): Options {
  const chosen = chosenOptions(game, seats, {});
  if ('faults' in chosen) throw new Error(`no default options for ${game.id}`);
  return chosen.options;
}

/** The seat to answer next and which of its answers: both sides draw in the same way. */
export const drawSeat = (seats: readonly Seat[], rng: Rng): Seat =>
  at(seats, seats.length > 1 ? below(rng, seats.length) : 0);
export const drawAnswer = <T>(answers: readonly T[], rng: Rng): T =>
  at(answers, answers.length > 1 ? below(rng, answers.length) : 0);
