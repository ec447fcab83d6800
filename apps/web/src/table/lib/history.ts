import type { LogEntry } from '@thameside/protocol';

/** The moves at which something can be seen to have happened, the beginning and the present among them. */
export const stopsOf = (log: readonly LogEntry[]): number[] =>
  log.flatMap(({ move, events }, i) => (i === 0 || i === log.length - 1 || events.length > 0 ? [move] : []));

/** The stop at or before a move. */
export const stopAt = (stops: readonly number[], move: number): number =>
  Math.max(
    0,
    stops.findLastIndex(stop => stop <= move),
  );

/** Where turns begin on the main line, and where what all have decided in lanes is revealed. */
export function turnsOf(log: readonly LogEntry[]): number[] {
  let latest = -1;
  return log.flatMap(({ move, seat, turn, lane, events }) => {
    const isTurn = lane ? events.some(event => event.seat !== seat) : turn > latest;
    latest = Math.max(latest, turn);
    return isTurn ? [move] : [];
  });
}
