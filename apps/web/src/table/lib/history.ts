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

/** The first stops of turns: where the seat that acts changes. */
export const turnsOf = (log: readonly LogEntry[]): number[] =>
  log.flatMap(({ move, seat, lane }) => {
    const before = log.findLast(entry => entry.move < move && !entry.lane);
    return !lane && (move === 0 || before?.seat !== seat) ? [move] : [];
  });
