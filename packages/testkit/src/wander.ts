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
  /** Asked before every match: whether there is nothing more to be seen. */
  readonly isEnough?: () => boolean;
}

/** Random matches, played in place and unchecked. `visit` sees the match before each answer and must leave it alone. */
export function wander<S, E>(
  game: Game<S, E>,
  { games, seats = seatCounts(game), options = {}, seed = 'wander', isEnough = () => false }: Wandering,
  visit: (m: Match<S>, seat: Seat, answer: Answer) => void,
  emit: Emit<E> = () => {},
): void {
  for (let i = 0; i < games; i++)
    for (const n of seats) {
      if (isEnough()) return;
      const m = start(game, n, completeOptions(game, n, options), seedOf(`${seed} ${n} ${i}`), emit);
      const rng = rngOf(seedOf(`${seed} ${n} ${i} answers`));
      while (!isOver(m)) {
        const seat = anyOf(rng, waiting(m));
        const answer = chooseLively(game, m, seat, rng);
        visit(m, seat, answer);
        play(game, m, seat, answer, emit);
      }
    }
}
