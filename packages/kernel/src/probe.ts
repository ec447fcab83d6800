import { RuleError, type RuleErrorCode } from './errors.ts';
import { canonical } from './plain.ts';
import { type Redealt, redealt } from './redealt.ts';
import { seedOf } from './rng.ts';
import { asked, choices } from './run.ts';
import { step } from './step.ts';
import type { Answer, Game, Match, Refusal, Seat } from './types.ts';

/** The only answer there is, unless giving it closes what the player could still change. */
export function forced<S>(g: Game<S>, m: Match<S>, seat: Seat): Answer | undefined {
  const f = asked(m, seat);
  if (!f || g.frames[f.k]?.commits) return undefined;
  const answers = choices(g, m, seat);
  return answers.length === 1 ? answers[0] : undefined;
}

/** Where a line of answers would lead. */
export interface Probed<S> {
  /** Those that could be given, and after a whole line those that leave no choice. */
  readonly answers: readonly Answer[];
  /** Why the next one was not given: it would bring something hidden to light, or it is not possible. */
  readonly stopped: { readonly code: RuleErrorCode; readonly refusal: Refusal | null } | null;
  /** The match as the seat might imagine it then. */
  readonly match: Redealt<S>;
}

/**
 * What would follow each line of answers, tried out in a match that the seat cannot tell from this one. Which match
 * that is rests on what the seat sees, so that asking again tells no more, and on the generator, so that nobody can
 * work out how it was dealt.
 */
export function probe<S>(
  g: Game<S>,
  m: Match<S>,
  seat: Seat,
  lines: readonly (readonly unknown[])[],
): Probed<S>[] {
  const seed = seedOf(canonical([g.view(m.s, seat), asked(m, seat) ?? null, m.rng]));
  const imagined = redealt(g, m, seat, seed);
  return lines.map(line => tried(g, imagined, seat, line));
}

function tried<S>(g: Game<S>, from: Redealt<S>, seat: Seat, line: readonly unknown[]): Probed<S> {
  const answers: Answer[] = [];
  let match = from;
  const end = (stopped: Probed<S>['stopped']): Probed<S> => ({ answers, stopped, match });
  for (;;) {
    const isWhole = answers.length >= line.length;
    const answer = isWhole ? forced(g, match, seat) : line[answers.length];
    if (isWhole && answer === undefined) return end(null);
    try {
      const stepped = step(g, match, seat, answer);
      if (stepped.revealed) return end({ code: 'reveals', refusal: null });
      answers.push(stepped.answer);
      match = stepped.match as Redealt<S>;
    } catch (error) {
      if (!(error instanceof RuleError)) throw error;
      return end({ code: error.code, refusal: error.refusal ?? null });
    }
  }
}
