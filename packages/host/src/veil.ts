import { isOver, type Seat } from '@thameside/kernel';
import { isTurnShown, type Table } from './table.ts';
import { stepsBack } from './undo.ts';

/** In a discreet game: how many of the latest answers a viewer is not told of, because they can still be taken back. */
function untold(t: Table, viewer: Seat | null): number {
  const { entries, now } = t.journal;
  const last = entries.at(-1);
  if (!t.game.discreet || !last || last.seat === viewer || isOver(now) || isTurnShown(t, last.seat)) return 0;
  return entries.length - 1 - entries.findLastIndex(({ seat }) => seat !== last.seat);
}

const veiled = new WeakMap<Table, Table>();

/** The table as far as a viewer is told of it. */
export function toldTable(t: Table, viewer: Seat | null): Table {
  const steps = untold(t, viewer);
  if (steps === 0) return t;
  const known = veiled.get(t) ?? stepsBack(t, t.journal.entries.at(-1)?.seat ?? 0, steps).table;
  veiled.set(t, known);
  return known;
}
