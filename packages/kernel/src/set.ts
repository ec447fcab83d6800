import { RuleError } from './errors.ts';
import { type Journal, submit, undo, undoable, type Written } from './journal.ts';
import { asked, isOver, legal } from './run.ts';
import { checked } from './step.ts';
import type { Answer, Game, Seat } from './types.ts';
import { offered, words } from './words.ts';

/** How an answer is to be written down: after so many of the seat's latest have been taken back. */
export interface InOrder {
  readonly back: number;
  readonly answers: readonly Answer[];
}

/** All of the pieces in the order in which `legal` offers them, if it does. */
function sorted<S>(
  g: Game<S>,
  j: Journal<S>,
  seat: Seat,
  k: string,
  pieces: readonly Answer[],
): Answer[] | undefined {
  const left = pieces.map(words);
  const done: Answer[] = [];
  let journal = j;
  while (left.length > 0) {
    if (asked(journal.now, seat)?.k !== k) return undefined;
    const next = legal(g, journal.now, seat).find(answer => left.includes(words(answer)));
    if (next === undefined) return undefined;
    left.splice(left.indexOf(words(next)), 1);
    done.push(next);
    journal = submit(g, journal, seat, [next]).journal;
  }
  return done;
}

/** The same for one answer. */
function oneInOrder<S>(g: Game<S>, j: Journal<S>, seat: Seat, answer: unknown): InOrder {
  const known = checked(g, j.now, seat, answer);
  const f = asked(j.now, seat);
  const also = (f && g.frames[f.k]?.also?.(j.now.s, f)) ?? [];
  if (!f || offered(also, words(known)) === undefined) return { back: 0, answers: [known] };
  let journal = j;
  let best: InOrder = { back: 0, answers: [known] };
  const later: Answer[] = [];
  for (let back = 1; ; back++) {
    const entry = journal.entries[undoable(journal, seat)];
    if (entry?.k !== f.k) return best;
    journal = undo(g, journal, seat);
    later.unshift(entry.answer);
    const answers = sorted(g, journal, seat, f.k, [known, ...later]);
    if (answers) best = { back, answers };
  }
}

/**
 * The pieces of a set, chosen in any order, one by one or several at once, are written down in one order. Throws
 * `RuleError` if an answer is not possible.
 */
export function inOrder<S>(g: Game<S>, j: Journal<S>, seat: Seat, answers: readonly unknown[]): InOrder {
  let journal = j;
  let back = 0;
  const given: Answer[] = [];
  for (const [i, answer] of answers.entries()) {
    const one = oneInOrder(g, journal, seat, answer);
    const own = Math.min(one.back, given.length);
    given.splice(given.length - own, own, ...one.answers);
    back += one.back - own;
    if (i === answers.length - 1) break;
    for (let step = 0; step < one.back; step++) journal = undo(g, journal, seat);
    ({ journal } = submit(g, journal, seat, one.answers));
    // as in `submit`: a wrong answer after one that reveals would be a free look
    if (journal.barrier === journal.entries.length && !isOver(journal.now)) throw new RuleError('reveals');
  }
  return { back, answers: given };
}

/** `submit`, with the pieces of sets in order. */
export function submitInOrder<S, E>(
  g: Game<S, E>,
  j: Journal<S>,
  seat: Seat,
  answers: readonly unknown[],
): Written<S, E> {
  const order = inOrder(g, j, seat, answers);
  let journal = j;
  for (let i = 0; i < order.back; i++) journal = undo(g, journal, seat);
  return submit(g, journal, seat, order.answers);
}
