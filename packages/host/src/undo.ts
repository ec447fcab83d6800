import { type Entry, memoriesAfter, onTurn, RuleError, type Seat, undo, undoable } from '@thameside/kernel';
import { clamped } from './lesson.ts';
import type { Line } from './rows.ts';
import { countOf, isTurnShown, type Table } from './table.ts';

/** The line of an entry that the journal still has. */
const lineIndex = (t: Table, entry: number): number => t.lines.length - t.journal.entries.length + entry;

/** The entries that the seat can take back, the latest first. */
function takeable({ journal: { entries } }: Table, seat: Seat): number[] {
  const found: number[] = [];
  for (let i = entries.length - 1; i >= 0; i--) {
    const entry = entries[i] as Entry;
    if (entry.seat === seat) found.push(i);
    else if (!entry.lane) break;
  }
  return found;
}

const isOwnChoice = (t: Table, entry: number): boolean => t.lines[lineIndex(t, entry)]?.auto === false;

/** Back to the seat's latest real choice: what went by itself comes back with it. */
export function takenBack(t: Table, seat: Seat): { readonly table: Table; readonly dropped: number[] } {
  if (isTurnShown(t, seat)) throw new RuleError('cannot-undo');
  let table = t;
  const dropped: number[] = [];
  for (;;) {
    const entry = undoable(table.journal, seat);
    if (entry < 0) throw new RuleError('cannot-undo');
    const wasChosen = isOwnChoice(table, entry);
    dropped.push(table.behind + entry + 1);
    table = withoutEntry(table, entry, seat);
    if (wasChosen) return { table: clamped({ ...table, held: heldAfter(table) }), dropped };
  }
}

/** Without the seat's latest answers, however they came about. */
export function stepsBack(
  t: Table,
  seat: Seat,
  steps: number,
): { readonly table: Table; readonly dropped: number[] } {
  let table = t;
  const dropped: number[] = [];
  for (let i = 0; i < steps; i++) {
    const entry = undoable(table.journal, seat);
    dropped.push(table.behind + entry + 1);
    table = withoutEntry(table, entry, seat);
  }
  return { table, dropped };
}

function withoutEntry(t: Table, entry: number, seat: Seat): Table {
  const at = lineIndex(t, entry);
  const lines: readonly Line[] = t.lines.filter((_, i) => i !== at);
  const journal = undo(t.game, t.journal, seat);
  const memories = t.keepsLines
    ? t.memories
    : memoriesAfter(t.game, t.baseMemories, journal.base, journal.entries);
  return { ...t, journal, memories, lines };
}

/** Who asks again goes on, and is no longer about to end the turn. */
const heldAfter = (t: Table): Seat | null => (onTurn(t.journal.now) === t.held ? null : t.held);

export function turnRestarted(t: Table, seat: Seat): { readonly table: Table; readonly dropped: number[] } {
  let { table, dropped } = takenBack(t, seat);
  while (canTakeBack(table, seat)) {
    const more = takenBack(table, seat);
    table = more.table;
    dropped = [...dropped, ...more.dropped];
  }
  return { table, dropped };
}

const known = new WeakMap<Table, Map<Seat, boolean>>();

/** Found out once for each position and seat. */
export function canTakeBack(t: Table, seat: Seat): boolean {
  const found = known.get(t) ?? new Map<Seat, boolean>();
  known.set(t, found);
  const before = found.get(seat);
  if (before !== undefined) return before;
  const can = isTakeable(t, seat);
  found.set(seat, can);
  return can;
}
function isTakeable(t: Table, seat: Seat): boolean {
  if (isTurnShown(t, seat)) return false;
  const choice = takeable(t, seat).find(entry => isOwnChoice(t, entry));
  if (choice === undefined) return false;
  // nobody else's lane can rest on it
  if (t.journal.entries.slice(choice).every(entry => entry.seat === seat)) return true;
  try {
    let { journal } = t;
    for (const entry of takeable(t, seat)) {
      journal = undo(t.game, journal, seat);
      if (entry === choice) break;
    }
    return true;
  } catch {
    return false; // somebody else's lane rests on it
  }
}

/** How many answers stand, whatever this seat does. */
export function standing(t: Table, seat: Seat | null): number {
  const first = seat !== null && canTakeBack(t, seat) ? takeable(t, seat).at(-1) : undefined;
  return first === undefined ? countOf(t) : t.behind + first;
}
