import type { LogEntry } from '@thameside/protocol';
import { type GameEvent, type LogLine, linesOf, type PiecesOf } from './log.ts';

export interface Recap {
  /** The moves that it tells of. */
  readonly from: number;
  readonly to: number;
  /** What concerns me first; in the order of the game apart from that. */
  readonly lines: readonly LogLine[];
  readonly concerning: number;
}

/** How many of my latest events say what I care about. */
const REMEMBERED = 40;

const mentions = ({ seat, seats }: GameEvent, me: number): boolean =>
  seat === me || (Array.isArray(seats) && seats.includes(me));

/** An event concerns me if it names me, or a piece that I have lately done something with. */
function concernOf(log: readonly LogEntry[], me: number, piecesOf: PiecesOf): (line: LogLine) => boolean {
  const mine = log.flatMap(entry => entry.events.filter(event => event.seat === me)).slice(-REMEMBERED);
  const pieces = new Set(mine.flatMap(piecesOf).filter(piece => !piece.startsWith('seat:')));
  return ({ event }) => mentions(event, me) || piecesOf(event).some(piece => pieces.has(piece));
}

/** What the others did between my last turn and the one that I am in; null if that is nothing. */
export function recapOf(log: readonly LogEntry[], me: number, piecesOf: PiecesOf): Recap | null {
  const to = log.findLastIndex(entry => entry.seat !== me);
  const before = log.findLastIndex((entry, move) => move < to && entry.seat === me);
  const from = Math.max(before + 1, 1);
  // what I have decided in a lane of my own is no news to me when it is revealed
  const lines = log
    .slice(from, to + 1)
    .flatMap(entry => linesOf(entry).filter(({ event }) => !(entry.lane && event.seat === me)));
  if (to < 1 || lines.length === 0) return null;
  const concerns = concernOf(log.slice(0, from), me, piecesOf);
  const first = lines.filter(concerns);
  const rest = lines.filter(line => !first.includes(line));
  return { from, to, lines: [...first, ...rest], concerning: first.length };
}
