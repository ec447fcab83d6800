import {
  type Answer,
  asked,
  copyMatch,
  type Frame,
  type Game,
  type Io,
  inLane,
  type Judge,
  legal,
  type Match,
  play,
  type Seat,
} from '@thameside/kernel';

/** A seat's answers from now to the end of its turn, and where they lead. */
export interface Line<S> {
  readonly answers: readonly Answer[];
  /** How good it is for the seat; worked out anew every time. */
  worth(): number;
  /** The match to which it leads, unless something comes to light at the end of it; the finder may go on with it. */
  readonly reached: Match<S> | null;
  /** The state to which it leads, as far as that can be known. */
  after(): S;
}

const nothing = () => {};
class Unknown extends Error {}
/** One for all: what is not known is met so often that its trace would cost more than the thinking. */
const UNKNOWN = new Unknown();
const unknown = (): never => {
  throw UNKNOWN;
};

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

/** Questions that have brought something to light before: the match is kept as it was before they are answered. */
const revealing = new WeakMap<object, Set<string>>();

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
  const reveals = revealing.get(game) ?? new Set();
  revealing.set(game, reveals);

  /** The match after some answers that bring nothing to light. */
  const replayed = (answers: readonly Answer[]): Match<S> => {
    const m = copyMatch(game, match);
    for (const answer of answers) play(game, m, seat, answer);
    return m;
  };

  const ended = (answers: readonly Answer[], reached: Match<S>): void =>
    visit({ answers, worth: () => judge.worth(reached.s), reached, after: () => reached.s });

  /** What comes to light is not looked at. */
  const endedBlindly = (before: Match<S>, f: Frame, answers: readonly Answer[], answer: Answer): void => {
    const after = () => justBefore(game, before, f, answer);
    const worth = () => judge.unseen?.(before.s, f, answer) ?? judge.worth(after());
    visit({ answers, worth, reached: null, after });
  };

  /** Returns how many lines it has visited. Uses the match up if it is its own. */
  const follow = (m: Match<S>, f: Frame, before: readonly Answer[], most: number, isOwn: boolean): number => {
    const answers = judge.consider(m.s, f, legal(game, m, seat));
    if (answers.length === 0 && before.length > 0) {
      ended(before, m);
      return 1;
    }
    let visited = 0;
    for (const [i, answer] of answers.entries()) {
      const share = Math.ceil((most - visited) / (answers.length - i));
      if (share < 1) break;
      const line = [...before, answer];
      const usesUp = isOwn && i === answers.length - 1 && !reveals.has(f.k);
      const next = usesUp ? m : copyMatch(game, m);
      if (play(game, next, seat, answer)) {
        reveals.add(f.k);
        endedBlindly(usesUp ? replayed(before) : m, f, line, answer);
        visited++;
        continue;
      }
      const following = asked(next, seat);
      const isSameTurn = following && game.frames[following.k]?.opens !== 'always';
      if (isSameTurn && inLane(next, seat) === lane) {
        visited += follow(next, following, line, share, true);
      } else {
        ended(line, next);
        visited++;
      }
    }
    return visited;
  };
  const first = asked(match, seat);
  if (first) follow(match, first, [], budget, false);
}
