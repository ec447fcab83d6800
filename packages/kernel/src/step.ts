import { RuleError } from './errors.ts';
import { asked, choices, copyMatch, isOver, play } from './run.ts';
import type { Answer, Emitted, Game, Match, Refusal, Refused, Seat } from './types.ts';
import { offered, words } from './words.ts';

export interface Stepped<S, E> {
  readonly match: Match<S>;
  /** The answer as it was offered, not as it was sent. */
  readonly answer: Answer;
  readonly events: Emitted<E>[];
  /** Something hidden came to light: nobody can go back behind this answer. */
  readonly revealed: boolean;
}

/** What the seat may not answer now, and why. */
export function refused<S>(g: Game<S>, m: Match<S>, seat: Seat): readonly Refused[] {
  const f = asked(m, seat);
  return f ? (g.frames[f.k]?.refused?.(m.s, f) ?? []) : [];
}

/** Why the seat may not answer that now, if there is a reason. */
export function whyNot<S>(g: Game<S>, m: Match<S>, seat: Seat, answer: Answer): Refusal | undefined {
  const f = asked(m, seat);
  const text = words(answer);
  if (!f || offered(choices(g, m, seat), text) !== undefined) return undefined;
  return refused(g, m, seat).find(each => words(each.answer) === text)?.refusal ?? g.whyNot?.(m.s, f, text);
}

/** What untrusted input has to look like before it is compared with anything. */
export const isAnswer = (x: unknown): x is Answer =>
  typeof x === 'string' ||
  typeof x === 'number' ||
  (Array.isArray(x) && x.every(part => typeof part === 'string' || typeof part === 'number'));

/** The answer as it was offered to the seat, not as it was sent. */
export function checked<S>(g: Game<S>, m: Match<S>, seat: Seat, answer: unknown): Answer {
  if (isOver(m)) throw new RuleError('over');
  if (!asked(m, seat)) throw new RuleError('not-asked');
  if (!isAnswer(answer)) throw new RuleError('not-offered');
  const text = words(answer);
  const known = offered(choices(g, m, seat), text);
  if (known !== undefined) return known;
  throw new RuleError('not-offered', whyNot(g, m, seat, answer));
}

/** Checked and pure: the answer must be one of those offered to the seat; the match given is left as it was. */
export function step<S, E>(g: Game<S, E>, m: Match<S>, seat: Seat, answer: unknown): Stepped<S, E> {
  const known = checked(g, m, seat, answer);
  const match = copyMatch(g, m);
  const events: Emitted<E>[] = [];
  const revealed = play(g, match, seat, known, (event, to) => events.push({ event, to: to ?? null }));
  return { match, answer: known, events, revealed };
}
