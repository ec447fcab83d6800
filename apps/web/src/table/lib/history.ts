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

/** The first stops of turns: where the seat that acts changes, or what all have decided meanwhile is revealed. */
export const turnsOf = (log: readonly LogEntry[]): number[] =>
  log.flatMap(({ move, seat, lane, events }) => {
    const before = log.findLast(entry => entry.move < move && !entry.lane);
    const isTurn = lane ? events.some(event => event.seat !== seat) : move === 0 || before?.seat !== seat;
    return isTurn ? [move] : [];
  });
