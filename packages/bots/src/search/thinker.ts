import {
  type Answer,
  asked,
  at,
  copyMatch,
  type Farsighted,
  type Game,
  type Judge,
  type Match,
  next,
  play,
  type Redealt,
  type Rng,
  redealt,
  type Seat,
  words,
} from '@thameside/kernel';
import type { Choice } from '../bot.ts';
import { forEachLine, type Line } from '../greedy-lines.ts';
import { diverse, type Judged } from './candidates.ts';
import { rollouts } from './rollout.ts';

/** One of the lines under consideration. */
interface Candidate<S> extends Judged<S> {
  /** To what margin each deal led, in the order of the deals; their sum, and how many were won. */
  readonly margins: number[];
  sum: number;
  won: number;
  /** The line that somebody asked about: it is tried to the end. */
  readonly isGiven: boolean;
}

/** What is known of a line so far. */
export interface Finding {
  readonly answers: readonly Answer[];
  readonly trials: number;
  /** By how many points it is behind the best, by the deals in which both were tried ... */
  readonly behind: number;
  /** ... and by how much that may be wrong (its standard error; infinite after a single trial). */
  readonly doubt: number;
  /** The share of the trials that were won. */
  readonly chance: number;
  readonly isGiven: boolean;
}

/** A search that can be stopped and looked at after every step. */
export interface Thinker {
  /** Follow one line through one deal. False if there is nothing more to find out. */
  step(): boolean;
  choice(): Choice;
  /** Best first. */
  findings(): Finding[];
}

/** Lines of its own turn that it looks at, to find those to try. */
const LINES = 400;

const newSeed = (rng: Rng): string =>
  Array.from({ length: 4 }, () => next(rng).toString(16).padStart(8, '0')).join('');

/** The line that these answers begin, if it was found; else they themselves, as far as nothing comes to light. */
function lineOf<S>(
  game: Game<S>,
  match: Redealt<S>,
  seat: Seat,
  judge: Judge<S>,
  found: readonly Judged<S>[],
  given: readonly Answer[],
): Judged<S> {
  const texts = given.map(words);
  const known = found.find(
    ({ line: { answers } }) =>
      answers.length <= texts.length && answers.every((answer, i) => words(answer) === texts[i]),
  );
  if (known) return known;
  const m = copyMatch(game, match);
  const answers: Answer[] = [];
  for (const answer of given) {
    answers.push(answer);
    if (play(game, m, seat, answer)) break;
  }
  const line: Line<S> = { answers, worth: () => judge.worth(m.s), reached: m, after: () => m.s };
  return { line, worth: line.worth() };
}

/**
 * Sequential halving: all candidates are tried on the same deals, and whenever a share of the budget is used up, the
 * worse half of them is left alone. `spent` tells how much of the budget is used up, from 0 to 1. The line that begins
 * with the answers `given`, if there are any, is always among them.
 */
export function thinker<S>(
  game: Game<S>,
  mind: Farsighted<S>,
  match: Redealt<S>,
  seat: Seat,
  rng: Rng,
  spent: (trials: number) => number,
  given: readonly Answer[] = [],
): Thinker {
  const f = asked(match, seat);
  if (!f) throw new Error(`${game.id}: seat ${seat} has nothing to answer`);
  const judge = mind.judge(match.s, seat);
  const found: Judged<S>[] = [];
  forEachLine(game, match, seat, judge, LINES, line => found.push({ line, worth: line.worth() }));
  const { tried, trust } = mind.ahead;
  const asGiven = given.length > 0 ? lineOf(game, match, seat, judge, found, given) : undefined;
  const others = diverse(
    found.filter(each => each !== asGiven),
    tried,
  );
  const candidates: Candidate<S>[] = [...(asGiven ? [asGiven] : []), ...others].map(each => ({
    ...each,
    margins: [],
    sum: 0,
    won: 0,
    isGiven: each === asGiven,
  }));
  const rounds = Math.max(1, Math.ceil(Math.log2(candidates.length)));
  let alive = candidates.slice();
  let round = 0;
  let trials = 0;
  const follow = rollouts(game, mind, match.s, seat);
  let deal: Match<S> | undefined;
  let turn = 0;

  const standingOf = ({ worth, margins, sum }: Candidate<S>): number =>
    (sum + trust * worth) / Math.max(1, margins.length + trust);
  /** Those tried more often come first: they have survived. */
  const order = (a: Candidate<S>, b: Candidate<S>): number =>
    Number(alive.includes(b)) - Number(alive.includes(a)) || standingOf(b) - standingOf(a);

  return {
    step() {
      const share = spent(trials);
      if (alive.length < 2 || share >= 1) return false;
      if (turn === 0) {
        for (; round < Math.floor(share * rounds) && trials > 0; round++) {
          alive.sort((a, b) => standingOf(b) - standingOf(a));
          const most = Math.ceil(alive.length / 2);
          alive = alive.filter((each, i) => i < most || each.isGiven);
        }
        if (alive.length < 2) return false;
        deal = redealt(game, match, seat, newSeed(rng), match.memory);
        mind.ahead.unsettle?.(deal, seat);
      }
      const candidate = at(alive, turn);
      const m = copyMatch(game, deal as Match<S>);
      const { margin, won } = follow(m, candidate.line.answers);
      candidate.margins.push(margin);
      candidate.sum += margin;
      candidate.won += won;
      trials++;
      turn = (turn + 1) % alive.length;
      return true;
    },
    choice() {
      const { line } = at(candidates.toSorted(order), 0);
      return { answers: line.answers, reason: judge.reason(f, line.answers, line.after()) };
    },
    findings() {
      const found = candidates.toSorted(order);
      const best = at(found, 0);
      return found.map(each => ({
        answers: each.line.answers,
        trials: each.margins.length,
        ...difference(best.margins, each.margins),
        chance: each.margins.length === 0 ? 0 : each.won / each.margins.length,
        isGiven: each.isGiven,
      }));
    },
  };
}

/** By how much one is better than the other where both were tried. */
function difference(
  better: readonly number[],
  other: readonly number[],
): { readonly behind: number; readonly doubt: number } {
  const n = Math.min(better.length, other.length);
  if (n === 0) return { behind: 0, doubt: Number.POSITIVE_INFINITY };
  const differences = Array.from({ length: n }, (_, i) => at(better, i) - at(other, i));
  const behind = differences.reduce((sum, each) => sum + each, 0) / n;
  if (n === 1) return { behind, doubt: Number.POSITIVE_INFINITY };
  const spread = differences.reduce((sum, each) => sum + (each - behind) ** 2, 0) / (n - 1);
  return { behind, doubt: Math.sqrt(spread / n) };
}
