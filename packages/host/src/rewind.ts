import { RuleError, type Seat } from '@thameside/kernel';
import { countAt, type History } from './history.ts';
import type { Row } from './rows.ts';

/** How many answers stand after going back to that move, as the seat counts: always to a real choice. */
function standingAt(history: History, seat: Seat, move: number): number {
  const { standing } = history;
  let count = Math.min(countAt(history, seat, move), standing.length);
  while (count > 0 && standing[count]?.auto) count--;
  if (count >= standing.length || standing[count]?.auto) throw new RuleError('cannot-undo');
  return count;
}

/** By seat: how many of its own answers would go, and how often it was shown something with those of all. */
export function forgetting(history: History, seat: Seat, move: number) {
  const gone = history.lines.slice(1 + standingAt(history, seat, move));
  return history.table.seats.map((_, i) => ({
    answers: gone.filter(({ entry, auto }) => entry?.seat === i && !auto).length,
    reveals: gone.filter(
      ({ reveals, events }) => reveals && events.some(({ to }) => to === null || to.includes(i)),
    ).length,
  }));
}

/** The row by which everything after that move is taken back, the latest first. */
export function rewound(
  history: History,
  {
    key,
    sum,
    at,
    seat,
    move,
  }: Pick<Row, 'key' | 'sum' | 'at'> & { readonly seat: Seat; readonly move: number },
): Row {
  const count = standingAt(history, seat, move);
  const { standing, table } = history;
  const dropped = Array.from({ length: standing.length - count }, (_, i) => standing.length - i);
  return { no: table.no + 1, at, seat, do: 'rewind', key, sum, dropped, held: null };
}
