import { asked, legal, type Seat } from '@thameside/kernel';
import {
  type Given,
  type Lesson,
  type Passed,
  scripted,
  type Whereabouts,
  whereabouts,
} from '@thameside/kit';
import { answered } from './answering.ts';
import { askedAt, hasRevealed, isPerson, type Table } from './table.ts';

/** What a seat has answered; what went by itself counts as it was meant. A guided game keeps all its lines. */
const givenBy = ({ lines }: Table, seat: Seat): Given[] =>
  lines.flatMap(({ entry, auto }) =>
    entry?.seat === seat ? [{ k: entry.k, answer: auto ? null : entry.answer }] : [],
  );

const lessonOf = (t: Table): { readonly lesson: Lesson; readonly passed: Passed } | null =>
  t.engine.lesson && t.passed ? { lesson: t.engine.lesson, passed: t.passed } : null;

/** Where the learner is, as long as a person learns here. */
export function learning(t: Table): (Whereabouts & { readonly learner: Seat }) | null {
  const under = lessonOf(t);
  if (!under || !isPerson(t, under.lesson.learner)) return null;
  const { learner, steps } = under.lesson;
  const at = whereabouts(steps, under.passed, givenBy(t, learner), askedAt(t, learner)?.k ?? null);
  return at && { ...at, learner };
}

/** While the learner reads, the bots wait. */
export function isReading(t: Table): boolean {
  const at = learning(t);
  const onward = at ? t.engine.lesson?.steps[at.step]?.onward : undefined;
  return at?.state === 'here' && onward !== undefined && 'until' in onward;
}

/** What has been gone past after this step. What was answered while reading counts for what follows; what was answered in a task that is skipped does not. */
export function goneOn(t: Table, step: number): Passed | null {
  const at = learning(t);
  if (!at || at.step !== step) return t.passed;
  const steps = t.engine.lesson?.steps ?? [];
  const isTask = 'answer' in (steps[step]?.onward ?? {});
  const from = isTask ? givenBy(t, at.learner).length : at.from;
  return step === steps.length - 1 ? null : { ...t.passed, [step]: from };
}

/** After an undo nothing lies behind a step that has not been answered. */
export function clamped(t: Table): Table {
  const under = lessonOf(t);
  if (!under) return t;
  const count = givenBy(t, under.lesson.learner).length;
  const passed = Object.entries(under.passed).map(([step, from]) => [step, Math.min(from, count)]);
  return { ...t, passed: Object.fromEntries(passed) };
}

/** One errand of a bot as the script has it; undefined once the match has left the script. */
export function playedByScript(t: Table, seat: Seat): Table | undefined {
  const script = lessonOf(t)?.lesson.scripts[seat];
  if (!script) return undefined;
  const first = asked(t.journal.now, seat)?.k;
  let table: Table | undefined;
  for (;;) {
    const now = table ?? t;
    const k = askedAt(now, seat)?.k;
    if (k === undefined || (table && (k === first || hasRevealed(table)))) return table;
    const answer = scripted(script, givenBy(now, seat), k, legal(t.game, now.journal.now, seat));
    if (answer === undefined) return table;
    table = answered(now, seat, [answer]);
  }
}
