import {
  type Answer,
  asked,
  copyMatch,
  type Frame,
  type Game,
  type Io,
  inLane,
  legal,
  type Match,
  play,
  type Seat,
} from '@thameside/kernel';
import type { Judge } from './greedy-heuristic.ts';

/** A seat's answers from now to the end of its turn, and where they lead. */
export interface Line<S> {
  readonly answers: readonly Answer[];
  readonly after: S;
  /** What the judge expects of what comes to light at the end of it. */
  readonly unseen?: number | undefined;
}

const nothing = () => {};
const unknown = (): never => {
  throw new Unknown();
};
class Unknown extends Error {}

/** The world as a bot may imagine it: it takes note of nothing and tells nothing. */
const BLIND: Io = {
  push: nothing,
  aside: nothing,
  join: nothing,
  emit: nothing,
  reveal: nothing,
  draw: unknown,
  shuffle: unknown,
  roll: unknown,
};

/** The answer itself, without what it sets off: the state just before something unknown comes to light. */
function justBefore<S>(game: Game<S>, m: Match<S>, f: Frame, answer: Answer): S {
  const { s } = copyMatch(game, m);
  try {
    game.frames[f.k]?.apply?.(s, f, answer, BLIND);
  } catch (error) {
    if (!(error instanceof Unknown)) throw error;
    return copyMatch(game, m).s;
  }
  return s;
}

/**
 * Every line worth considering, at most `budget` of them. Where there are more, each answer gets an equal share of
 * what is left, so that a question with many answers cannot starve the next.
 */
export function forEachLine<S>(
  game: Game<S>,
  match: Match<S>,
  seat: Seat,
  judge: Judge<S>,
  budget: number,
  visit: (line: Line<S>) => void,
): void {
  const lane = inLane(match, seat);
  /** Returns how many lines it has visited. */
  const follow = (m: Match<S>, f: Frame, before: readonly Answer[], most: number): number => {
    const answers = judge.consider(m.s, f, legal(game, m, seat));
    if (answers.length === 0 && before.length > 0) {
      visit({ answers: before, after: m.s });
      return 1;
    }
    let visited = 0;
    for (const [i, answer] of answers.entries()) {
      const share = Math.ceil((most - visited) / (answers.length - i));
      if (share < 1) break;
      const line = [...before, answer];
      const next = copyMatch(game, m);
      if (play(game, next, seat, answer)) {
        visit({
          answers: line,
          after: justBefore(game, m, f, answer),
          unseen: judge.unseen?.(m.s, f, answer),
        });
        visited++;
        continue;
      }
      const following = asked(next, seat);
      const isSameTurn = following && game.frames[following.k]?.opens !== 'always';
      if (isSameTurn && inLane(next, seat) === lane) {
        visited += follow(next, following, line, share);
      } else {
        visit({ answers: line, after: next.s });
        visited++;
      }
    }
    return visited;
  };
  const first = asked(match, seat);
  if (first) follow(match, first, [], budget);
}
