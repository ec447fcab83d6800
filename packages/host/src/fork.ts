import { openFrom, redealt, type Seat, save } from '@thameside/kernel';
import type { Table } from './table.ts';

/** The match from here on, as the seat might imagine it: what the seat cannot see is dealt anew. */
export function forked(t: Table, seat: Seat | null, entropy: string): string {
  const imagined = redealt(t.game, t.journal.now, seat, entropy);
  return save(t.game, openFrom(t.game, imagined, t.journal.header.options, entropy).journal);
}
