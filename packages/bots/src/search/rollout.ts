import {
  type Answer,
  asked,
  at,
  type Farsighted,
  type Game,
  isOver,
  type Match,
  play,
  type Seat,
  type Turns,
  totals,
  turnsAfter,
  waiting,
} from '@thameside/kernel';
import { playQuickly } from './policy.ts';

/** Where a line has led. */
export interface Outcome {
  /** By how much the seat is ahead of the others: of the best of them and of their mean, half and half. */
  readonly margin: number;
  /** 1 if it is ahead of all of them, 0 if not, something between if it shares the first place. */
  readonly won: number;
}

function outcomeOf(worths: readonly number[], me: Seat): Outcome {
  let best = Number.NEGATIVE_INFINITY;
  let sum = 0;
  worths.forEach((worth, seat) => {
    if (seat === me) return;
    best = Math.max(best, worth);
    sum += worth;
  });
  const mine = at(worths, me);
  const sharing = worths.filter(worth => worth === mine).length;
  return { margin: mine - (best + sum / (worths.length - 1)) / 2, won: mine < best ? 0 : 1 / sharing };
}

/** Follows lines through deals: behind the line everybody goes on quickly until it is far enough. */
export function rollouts<S>(game: Game<S>, { judge, ahead }: Farsighted<S>, root: S, me: Seat) {
  const policy = { judge: ahead.judging(), lines: ahead.quick };
  /** In place. */
  return (m: Match<S>, line: readonly Answer[]): Outcome => {
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
    return outcomeOf(worths, me);
  };
}
