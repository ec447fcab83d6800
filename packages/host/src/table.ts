import {
  asked,
  type Game,
  inLane,
  type Journal,
  type Memories,
  onTurn,
  type Seat,
  waiting,
} from '@thameside/kernel';
import type { Engine, Passed } from '@thameside/kit';
import type { SeatSpec } from '@thameside/protocol';
import type { Head, Line, Row, Told } from './rows.ts';

/** What is known of a row that was kept lately: enough to know it again, and whether it makes a command late. */
export type Trace = Pick<Row, 'no' | 'seat' | 'key' | 'sum' | 'quiet' | 'calm'>;

/** A match with people and bots around it. Never changed: the next one takes its place. */
export interface Table {
  readonly head: Head;
  readonly engine: Engine;
  /** The engine's game, with the table's own component set. */
  readonly game: Game;
  /** How many rows it rests on. */
  readonly no: number;
  readonly updated: number;
  readonly seats: readonly SeatSpec[];
  /** A person who has not ended the turn yet: whoever comes next waits for it. */
  readonly held: Seat | null;
  /** A guided game: the steps that its learner has gone past. Null without a guide, or when it has come to its end. */
  readonly passed: Passed | null;
  /** How many answers can no longer be taken back by anybody; the journal has those after them. */
  readonly behind: number;
  readonly journal: Journal;
  /** By seat: what it keeps in mind of what it was shown, now and where nobody can go back; not where all lines are kept. */
  readonly memories: Memories;
  readonly baseMemories: Memories;
  /** The latest lines of the log (or all, where there is no store to read the others from), and by viewer how much was told before them. */
  readonly lines: readonly Line[];
  readonly keepsLines: boolean;
  readonly told: readonly Told[];
  /** By viewer (a spectator first, then the seats): how much of what happened could be noticed. */
  readonly seen: readonly number[];
  readonly trail: readonly Trace[];
}

/** The place of a viewer in `seen` and `told`. */
const viewerIndex = (viewer: Seat | null): number => (viewer === null ? 0 : viewer + 1);
export const viewersOf = (t: Pick<Table, 'seats'>): (Seat | null)[] => [null, ...t.seats.keys()];
export const versionFor = (t: Table, viewer: Seat | null): number => t.seen[viewerIndex(viewer)] ?? 0;

export const isPerson = (t: Table, seat: Seat): boolean => t.seats[seat]?.kind === 'person';
/** A held turn keeps everybody from the main line; lanes go on. */
export const isKeptWaiting = (t: Table, seat: Seat): boolean =>
  t.held !== null && t.held !== seat && !inLane(t.journal.now, seat);
/** The question that the seat can answer now. */
export const askedAt = (t: Table, seat: Seat) =>
  isKeptWaiting(t, seat) ? undefined : asked(t.journal.now, seat);
/** Those for whom the table waits. */
export function waitedFor(t: Table): Seat[] {
  const seats = waiting(t.journal.now).filter(seat => !isKeptWaiting(t, seat));
  return t.held === null || seats.includes(t.held) ? seats : [t.held, ...seats].sort((a, b) => a - b);
}

/** The set-up is no answer. */
export const hasRevealed = ({ lines }: Table): boolean => {
  const last = lines.at(-1);
  return last?.entry != null && last.reveals;
};

/** In a discreet game: the turn has gone on to somebody else, so that all have seen it. */
export const isTurnShown = ({ game, held, journal }: Table, seat: Seat): boolean =>
  game.discreet === true && held !== seat && onTurn(journal.now) !== seat;

/** How many answers stand. */
export const countOf = (t: Table): number => t.behind + t.journal.entries.length;
