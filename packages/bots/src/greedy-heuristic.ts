import type { Answer, Frame, Seat } from '@thameside/kernel';
import type { Reason } from './bot.ts';

/** What a game knows about playing it well. Games write it without this package, so it is matched by shape. */
export interface Heuristic<S = unknown> {
  /** A question with which a turn begins: no line of answers is thought through beyond it. */
  opens(f: Frame): boolean;
  /** The position as the seat sees it before it decides. */
  judge(s: S, seat: Seat): Judge<S>;
}

/** Lives for one decision, so it may keep what it has worked out. */
export interface Judge<S = unknown> {
  /** Of the answers, those worth thinking through, the most promising first; never none. */
  consider(s: S, f: Frame, answers: readonly Answer[]): readonly Answer[];
  /** How good the position is for the seat; only differences matter. */
  worth(s: S): number;
  /** Why this line is the best; `after` is where it leads. */
  reason(after: S, line: readonly Answer[]): Reason | null;
}
