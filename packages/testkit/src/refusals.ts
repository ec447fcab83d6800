import {
  type Answer,
  asked,
  type Frame,
  type Game,
  legal,
  type Match,
  offered,
  type Refusal,
  refused,
  words,
} from '@thameside/kernel';
import { type Wandering, wander } from './wander.ts';

/** What could be meant as an answer to the question: any component that there is, any number up to the most. */
export type Candidates<S> = (s: S, f: Frame, offered: readonly Answer[]) => readonly Answer[];

export interface Unexplained {
  /** Answers that could be meant and are neither offered nor refused with a rule, each with its question; and refusals that some voice cannot say. */
  readonly gaps: readonly string[];
  /** The names of the questions that were looked at. */
  readonly questions: readonly string[];
}

/** The first times that a question comes up it is looked at. */
const FIRST = 4;

/** What no rule explains in random matches. Of each question the first few are looked at, then one in `every`. */
export function unexplained<S>(
  game: Game<S>,
  candidates: Candidates<S>,
  voices: readonly ((refusal: Refusal) => string)[],
  { every, ...options }: Wandering & { readonly every: number },
): Unexplained {
  const gaps = new Set<string>();
  const listed = new Map<string, Refusal | undefined>();
  const seen = new Map<string, number>();
  wander(game, options, (m: Match<S>, seat) => {
    const f = asked(m, seat);
    if (!f) return;
    const n = (seen.get(f.k) ?? 0) + 1;
    seen.set(f.k, n);
    if (n > FIRST && n % every !== 0) return;
    const answers = legal(game, m, seat);
    listed.clear();
    for (const { answer, refusal } of refused(game, m, seat)) listed.set(words(answer), refusal);
    for (const candidate of candidates(m.s, f, answers)) {
      const text = words(candidate);
      if (offered(answers, text) !== undefined) continue;
      const why = listed.get(text) ?? game.whyNot?.(m.s, f, text);
      if (!why?.rule) gaps.add(`${f.k}: ${text}`);
      else if (voices.some(say => /⟦|^$/.test(say(why)))) gaps.add(`cannot be said: ${why.key}`);
    }
  });
  return { gaps: [...gaps].sort(), questions: [...seen.keys()].sort() };
}
