import { onTurn, type Seat } from '@thameside/kernel';
import { countOf, type Table } from './table.ts';
import { canTakeBack } from './undo.ts';

/**
 * A turn that is ended by a word of its own is held once the main line goes on to somebody else, as long as
 * anything in it can be taken back. A question that commits is such a word itself.
 */
export function heldAfter(before: Table, after: Table, seat: Seat, confirm: boolean): Seat | null {
  if (before.held !== null && before.held !== seat) return before.held;
  if (!confirm || !canTakeBack(after, seat)) return null;
  const given = after.lines.slice(countOf(before) - countOf(after));
  if (given.some(({ entry }) => after.game.frames[entry?.k ?? '']?.commits)) return null;
  const wasOwn = before.held === seat || onTurn(before.journal.now) === seat;
  return wasOwn && onTurn(after.journal.now) !== seat ? seat : null;
}
