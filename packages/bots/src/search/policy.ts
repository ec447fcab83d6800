import { at, type Game, legal, type Match, type Mind, play, type Seat } from '@thameside/kernel';
import { forEachLine, type Line } from '../greedy-lines.ts';

/** How everybody goes on behind the line that is tried. */
export interface Policy<S> {
  readonly judge: Mind<S>['judge'];
  readonly lines: number;
}

/** One turn of a seat as a quick greedy bot plays it, in place. */
export function playQuickly<S>(game: Game<S>, policy: Policy<S>, m: Match<S>, seat: Seat): void {
  const offered = legal(game, m, seat);
  if (offered.length === 1) {
    play(game, m, seat, at(offered, 0));
    return;
  }
  const found: { best?: Line<S>; worth?: number } = {};
  forEachLine(game, m, seat, policy.judge(m.s, seat), policy.lines, line => {
    if (!found.best) {
      found.best = line; // judged only if there is another
      return;
    }
    found.worth ??= found.best.worth();
    const worth = line.worth();
    if (worth <= found.worth) return;
    found.best = line;
    found.worth = worth;
  });
  if (!found.best) throw new Error(`${game.id}: no line was considered`);
  const { reached, answers } = found.best;
  if (reached) Object.assign(m, reached);
  else for (const answer of answers) play(game, m, seat, answer);
}
