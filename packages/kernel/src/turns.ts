import type { Game, Seat } from './types.ts';

/** The number of each seat's latest turn: turns are numbered from 1 as they begin, whoever's they are. */
export type Turns = readonly number[];

/** The turns once the seat has answered the question of that name. */
export function turnsAfter<S>(g: Game<S>, turns: Turns, seat: Seat, k: string): Turns {
  const opens = g.frames[k]?.opens;
  const latest = Math.max(...turns);
  const isUnderWay =
    opens === undefined || (opens === 'after-others' && latest > 0 && turns[seat] === latest);
  return isUnderWay ? turns : turns.with(seat, latest + 1);
}
