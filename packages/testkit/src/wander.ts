import { chooseLively } from '@thameside/bots';
import {
  type Answer,
  type Emit,
  type Game,
  isOver,
  type Match,
  type Options,
  play,
  rngOf,
  type Seat,
  seedOf,
  start,
  waiting,
} from '@thameside/kernel';
import { anyOf } from './checks/checking.ts';
import { completeOptions, seatCounts } from './table.ts';

export interface Wandering {
  /** Playouts for each number of seats. */
  readonly games: number;
  /** The numbers of seats to play with; all that the game allows if absent. */
  readonly seats?: readonly number[];
  /** Table options other than the defaults. */
  readonly options?: Options;
  readonly seed?: string;
}

/** Random matches, played in place and unchecked. `visit` sees the match before each answer and must leave it alone. */
export function wander<S, E>(
  game: Game<S, E>,
  { games, seats = seatCounts(game), options = {}, seed = 'wander' }: Wandering,
  visit: (m: Match<S>, seat: Seat, answer: Answer) => void,
  emit: Emit<E> = () => {},
): void {
  for (const n of seats) {
    const complete = completeOptions(game, n, options);
    for (let i = 0; i < games; i++) {
      const m = start(game, n, complete, seedOf(`${seed} ${n} ${i}`), emit);
      const rng = rngOf(seedOf(`${seed} ${n} ${i} answers`));
      while (!isOver(m)) {
        const seat = anyOf(rng, waiting(m));
        const answer = chooseLively(game, m, seat, rng);
        visit(m, seat, answer);
        play(game, m, seat, answer, emit);
      }
    }
  }
}
