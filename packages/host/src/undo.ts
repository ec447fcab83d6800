import { type Entry, type Journal, onTurn, RuleError, type Seat, undo, undoable } from '@thameside/kernel';
import { clamped } from './lesson.ts';
import type { Table } from './table.ts';

/** The entries that the seat can take back, the latest first. */
function takeable({ entries, barrier }: Journal, seat: Seat): number[] {
  const found: number[] = [];
  for (let i = entries.length - 1; i >= barrier; i--) {
    const entry = entries[i] as Entry;
    if (entry.seat === seat) found.push(i);
    else if (!entry.lane) break;
  }
  return found;
}

const isOwnChoice = (t: Table, entry: number): boolean => t.lines[entry + 1]?.auto === false;

export function canTakeBack(t: Table, seat: Seat): boolean {
  if (!takeable(t.journal, seat).some(entry => isOwnChoice(t, entry))) return false;
  try {
    return takenBack(t, seat) !== t;
  } catch {
    return false; // somebody else's lane rests on it
  }
}

/** How many answers stand, whatever this seat does. */
export function horizonOf(t: Table, seat: Seat | null): number {
  const all = t.journal.entries.length;
  return seat !== null && canTakeBack(t, seat) ? (takeable(t.journal, seat).at(-1) ?? all) : all;
}

/** Who asks again goes on, and is no longer about to end the turn. */
const heldAfter = (t: Table, journal: Journal): Seat | null =>
  onTurn(journal.now) === t.held ? null : t.held;

/** Back to the seat's latest real choice: what went by itself comes back with it. */
export function takenBack(t: Table, seat: Seat): Table {
  let { journal } = t;
  let { lines } = t;
  for (;;) {
    const dropped = undoable(journal, seat);
    if (dropped < 0) throw new RuleError('cannot-undo');
    journal = undo(t.game, journal, seat);
    const wasChosen = isOwnChoice({ ...t, lines }, dropped);
    lines = lines.filter((_, i) => i !== dropped + 1);
    if (wasChosen)
      return clamped({ ...t, journal, lines, version: t.version + 1, held: heldAfter(t, journal) });
  }
}

export function turnRestarted(t: Table, seat: Seat): Table {
  let table = takenBack(t, seat);
  while (canTakeBack(table, seat)) table = takenBack(table, seat);
  return table;
}
