import {
  type Answer,
  checked,
  type Entry,
  forced,
  isOver,
  RuleError,
  remembering,
  type Seat,
  withAnswer,
} from '@thameside/kernel';
import type { Said } from '@thameside/kit';
import { hasRevealed, isKeptWaiting, isPerson, type Table, viewersOf, waitedFor } from './table.ts';
import { toldOf } from './telling.ts';

const MOST_LINES = 36;
const FEWEST_LINES = 12;

/** What can no longer be taken back leaves the journal. */
export function settled(t: Table): Table {
  const { barrier, entries } = t.journal;
  if (barrier === 0) return t;
  const journal = { ...t.journal, entries: entries.slice(barrier), barrier: 0 };
  return { ...t, journal, behind: t.behind + barrier };
}

/** Old lines leave the table, counted; a guided game keeps them all. */
export const trimmed = (t: Table): Table =>
  t.lines.length <= MOST_LINES || t.passed !== null || t.keepsLines ? t : withFewLines(t);

export function withFewLines(t: Table, fewest = FEWEST_LINES): Table {
  const most = t.lines.length - Math.max(fewest, t.journal.entries.length);
  // what is told later than it happened must have been told: it is when something reveals
  const open = t.lines.findLastIndex((line, i) => line.reveals && i < most) + 1;
  const secret = t.lines.findIndex((line, i) => i >= open && line.entry?.secret === true);
  const cut = secret < 0 ? most : Math.min(most, secret);
  if (cut <= 0) return t;
  const told = viewersOf(t).map(viewer => toldOf(t, viewer, t.lines.slice(0, cut)));
  return { ...t, lines: t.lines.slice(cut), told };
}

function written(t: Table, seat: Seat, known: Answer, auto: boolean, reason: Said | null): Table {
  const { journal, events } = withAnswer(t.game, t.journal, seat, known);
  const { length } = journal.entries;
  const entry = journal.entries[length - 1] as Entry;
  const reveals = journal.barrier === length;
  const memories = t.keepsLines ? t.memories : remembering(t.game, t.memories, journal.now, events);
  const baseMemories = reveals ? memories : t.baseMemories;
  return {
    ...t,
    // what can no longer be taken back leaves the journal
    journal: reveals ? { ...journal, entries: [], barrier: 0 } : journal,
    behind: reveals ? t.behind + length : t.behind,
    memories,
    baseMemories,
    lines: [...t.lines, { entry, auto, events, reason, reveals }],
  };
}

/**
 * Answer by answer, so that each has a line of its own; all or nothing. What leaves the seat no choice follows by
 * itself. `isKnown`: they have been found to be offered, one after the other.
 */
export function answered(
  t: Table,
  seat: Seat,
  answers: readonly unknown[],
  reason: Said | null = null,
  isKnown = false,
): Table {
  if (isKeptWaiting(t, seat)) throw new RuleError('not-asked');
  let table = t;
  answers.forEach((answer, i) => {
    // as in `submit`: a wrong answer after one that reveals would be a free look
    if (i > 0 && hasRevealed(table) && !isOver(table.journal.now)) throw new RuleError('reveals');
    const known = isKnown ? (answer as Answer) : checked(t.game, table.journal.now, seat, answer);
    table = written(table, seat, known, false, i === 0 ? reason : null);
  });
  return isPerson(t, seat) ? forcedFor(table, seat) : table;
}

/** Take for one seat what leaves it no choice. */
function forcedFor(t: Table, seat: Seat): Table {
  let table = t;
  for (;;) {
    const answer = isKeptWaiting(table, seat) ? undefined : forced(table.game, table.journal.now, seat);
    if (answer === undefined) return table;
    table = written(table, seat, answer, true, null);
  }
}

/** Take for the people what leaves them no choice. */
export function withForced(t: Table): Table {
  for (const seat of waitedFor(t)) {
    if (!isPerson(t, seat)) continue;
    const after = forcedFor(t, seat);
    if (after !== t) return withForced(after);
  }
  return t;
}
