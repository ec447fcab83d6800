import { asked, at, legal, type Mind, next, type Rng } from '@thameside/kernel';
import type { Bot } from './bot.ts';

import { forEachLine, type Line } from './greedy-lines.ts';

export interface GreedyOptions {
  readonly name: string;
  /** How many lines are thought through at most; what bounds the time for an answer. */
  readonly lines: number;
  /** By how much, in the mind's points, a line's worth may be misjudged to either side. */
  readonly noise: number;
}

/** From -1 to 1, small errors more likely than great ones. */
const slip = (rng: Rng): number => (next(rng) + next(rng)) / 2 ** 32 - 1;

/** Thinks its own turn through to the end, and takes the line that leads to what the mind likes best. */
export const greedy = <S>(mind: Mind<S>, { name, lines, noise }: GreedyOptions): Bot<S> => ({
  name,
  choose(game, match, seat, rng) {
    const f = asked(match, seat);
    if (!f) throw new Error(`${game.id}: seat ${seat} has nothing to answer`);
    const offered = legal(game, match, seat);
    if (offered.length === 1) return { answers: [at(offered, 0)], reason: null };
    const judge = mind.judge(match.s, seat);
    const found: { line?: Line<S>; worth: number } = { worth: Number.NEGATIVE_INFINITY };
    forEachLine(game, match, seat, judge, lines, line => {
      const worth = line.worth() + (noise === 0 ? 0 : noise * slip(rng));
      if (found.line && worth <= found.worth) return;
      found.line = line;
      found.worth = worth;
    });
    if (!found.line) throw new Error(`${game.id}: no line was considered`);
    const { answers, after } = found.line;
    return { answers, reason: judge.reason(f, answers, after()) };
  },
});
