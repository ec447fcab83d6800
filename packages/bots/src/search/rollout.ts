import {
  type Answer,
  asked,
  at,
  type Game,
  isOver,
  type Match,
  type Mind,
  play,
  type Seat,
  type Turns,
  totals,
  turnsAfter,
  waiting,
} from '@thameside/kernel';
import { playQuickly } from './policy.ts';

/** By how much `mine` is ahead of the others: of the best of them and of their mean, half and half. */
function margin(worths: readonly number[], me: Seat): number {
  let best = Number.NEGATIVE_INFINITY;
  let sum = 0;
  worths.forEach((worth, seat) => {
    if (seat === me) return;
    best = Math.max(best, worth);
    sum += worth;
  });
  return at(worths, me) - (best + sum / (worths.length - 1)) / 2;
}

/** Follows lines through deals: behind the line everybody goes on quickly until it is far enough. */
export function rollouts<S>(game: Game<S>, { judge, ahead }: Mind<S>, root: S, me: Seat) {
  const policy = { judge: ahead.judging(), lines: ahead.quick };
  /** In place. Returns the seat's margin. */
  return (m: Match<S>, line: readonly Answer[]): number => {
    for (const answer of line) play(game, m, me, answer);
    // the seat is in its first turn
    let turns: Turns = m.lanes.map((_, seat) => (seat === me ? 1 : 0));
    while (!isOver(m)) {
      const seat = at(waiting(m), 0);
      const begun = turnsAfter(game, turns, seat, asked(m, seat)?.k ?? '');
      if (begun !== turns && ahead.isFar(root, m.s, Math.max(...turns) - 1)) break;
      turns = begun;
      playQuickly(game, policy, m, seat);
    }
    const worths = isOver(m) ? totals(game, m) : m.lanes.map((_, seat) => judge(m.s, seat).worth(m.s));
    return margin(worths, me);
  };
}
