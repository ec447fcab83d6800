import {
  type Answer,
  asked,
  at,
  copyMatch,
  type Game,
  type Match,
  type Mind,
  next,
  type Redealt,
  type Rng,
  redealt,
  type Seat,
} from '@thameside/kernel';
import type { Choice } from '../bot.ts';
import { forEachLine } from '../greedy-lines.ts';
import { diverse, type Judged } from './candidates.ts';
import { rollouts } from './rollout.ts';

/** One of the lines under consideration. */
interface Candidate<S> extends Judged<S> {
  /** Trials so far, and the sum of the margins to which they led. */
  trials: number;
  sum: number;
}

/** What is known of a line so far. */
export interface Finding {
  readonly answers: readonly Answer[];
  /** By how much it is better than the worst that was tried, in points; grows surer with the trials. */
  readonly value: number;
  readonly trials: number;
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

/**
 * Sequential halving: all candidates are tried on the same deals, and whenever a share of the budget is used up, the
 * worse half of them is left alone. `spent` tells how much of the budget is used up, from 0 to 1.
 */
export function thinker<S>(
  game: Game<S>,
  mind: Mind<S>,
  match: Redealt<S>,
  seat: Seat,
  rng: Rng,
  spent: (trials: number) => number,
): Thinker {
  const f = asked(match, seat);
  if (!f) throw new Error(`${game.id}: seat ${seat} has nothing to answer`);
  const judge = mind.judge(match.s, seat);
  const found: Judged<S>[] = [];
  forEachLine(game, match, seat, judge, LINES, line => found.push({ line, worth: line.worth() }));
  const { tried, trust } = mind.ahead;
  const candidates: Candidate<S>[] = diverse(found, tried).map(each => ({ ...each, trials: 0, sum: 0 }));
  const rounds = Math.max(1, Math.ceil(Math.log2(candidates.length)));
  let alive = candidates.slice();
  let round = 0;
  let trials = 0;
  const follow = rollouts(game, mind, match.s, seat);
  let deal: Match<S> | undefined;
  let turn = 0;

  const standingOf = ({ worth, trials, sum }: Candidate<S>): number =>
    (sum + trust * worth) / Math.max(1, trials + trust);
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
          alive = alive.slice(0, Math.ceil(alive.length / 2));
        }
        if (alive.length < 2) return false;
        deal = redealt(game, match, seat, newSeed(rng), match.memory);
        mind.ahead.unsettle?.(deal, seat);
      }
      const candidate = at(alive, turn);
      const m = copyMatch(game, deal as Match<S>);
      candidate.sum += follow(m, candidate.line.answers);
      candidate.trials++;
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
      const least = Math.min(...found.map(standingOf));
      return found.map(each => ({
        answers: each.line.answers,
        value: standingOf(each) - least,
        trials: each.trials,
      }));
    },
  };
}
