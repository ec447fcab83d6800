import { RuleError, type Seat } from '@thameside/kernel';
import type { Ask } from '@thameside/protocol';
import { askOf } from './sight.ts';
import { answered, hasRevealed, type Table } from './table.ts';

/** Where these answers would lead the seat, unless they would bring something hidden to light. */
export function probed(
  t: Table,
  seat: Seat,
  answers: readonly unknown[],
): { answers: Ask['answers']; ask: Ask | null } {
  const after = answered(t, seat, answers);
  if (hasRevealed(after)) throw new RuleError('reveals');
  const given = after.journal.entries.slice(t.journal.entries.length);
  return {
    answers: given.map(({ answer }) => (typeof answer === 'object' ? [...answer] : answer)),
    ask: askOf(after, seat),
  };
}
