import {
  asked,
  commitment,
  type Emitted,
  type Entry,
  forced,
  type Game,
  inLane,
  isOver,
  type Journal,
  RuleError,
  reopen,
  type Seat,
  submit,
  totals,
  waiting,
} from '@thameside/kernel';
import type { Engine, Passed, Said } from '@thameside/kit';
import type { SeatSpec } from '@thameside/protocol';

/** What one answer brought about. Line 0 is the set-up. */
export interface Line {
  readonly auto: boolean;
  readonly events: readonly Emitted[];
  readonly reason: Said | null;
}

/** A match with people and bots around it. */
export interface Table {
  readonly id: string;
  readonly title: Engine;
  /** The title's game, with a replacement set if the table has one. */
  readonly game: Game;
  readonly set: string | null;
  readonly seats: readonly SeatSpec[];
  readonly journal: Journal;
  /** One line per entry of the journal, after the set-up's. */
  readonly lines: readonly Line[];
  readonly version: number;
  readonly updated: number;
  readonly forkOf: { readonly table: string; readonly move: number } | null;
  /** A person who has not ended the turn yet: whoever comes next waits for it. */
  readonly held: Seat | null;
  /** A guided game: the steps that its learner has gone past. Null without a guide, or when it has come to its end. */
  readonly passed: Passed | null;
}

export const isPerson = (t: Table, seat: Seat): boolean => t.seats[seat]?.kind === 'person';
/** A held turn keeps everybody from the main line; lanes go on. */
const isKeptWaiting = (t: Table, seat: Seat): boolean =>
  t.held !== null && t.held !== seat && !inLane(t.journal.now, seat);
/** The question that the seat can answer now. */
export const askedAt = (t: Table, seat: Seat) =>
  isKeptWaiting(t, seat) ? undefined : asked(t.journal.now, seat);
/** Those for whom the table waits. */
export function waitedFor(t: Table): Seat[] {
  const seats = waiting(t.journal.now).filter(seat => !isKeptWaiting(t, seat));
  return t.held === null || seats.includes(t.held) ? seats : [t.held, ...seats].sort((a, b) => a - b);
}

function written(t: Table, seat: Seat, answer: unknown, auto: boolean, reason: Said | null): Table {
  const { journal, events } = submit(t.game, t.journal, seat, [answer]);
  const lines = [...t.lines.slice(0, journal.entries.length), { auto, events, reason }];
  return { ...t, journal, lines, version: t.version + 1 };
}

/** Whether the latest answer brought something hidden to light. */
export const hasRevealed = ({ journal }: Table): boolean =>
  journal.entries.length > 0 && journal.barrier === journal.entries.length;

/** Answer by answer, so that each has a line of its own; all or nothing. What leaves the seat no choice follows by itself. */
export function answered(
  t: Table,
  seat: Seat,
  answers: readonly unknown[],
  reason: Said | null = null,
): Table {
  if (isKeptWaiting(t, seat)) throw new RuleError('not-asked');
  let table = t;
  answers.forEach((answer, i) => {
    // as in `submit`: a wrong answer after one that reveals would be a free look
    if (i > 0 && hasRevealed(table) && !isOver(table.journal.now)) throw new RuleError('reveals');
    table = written(table, seat, answer, false, i === 0 ? reason : null);
  });
  return isPerson(t, seat) ? forcedFor(table, seat) : table;
}

/** Take for one seat what leaves it no choice. */
function forcedFor(t: Table, seat: Seat): Table {
  let table = t;
  for (;;) {
    const answer = isKeptWaiting(table, seat) ? undefined : forced(table.game, table.journal.now, seat);
    if (answer === undefined) return table;
    table = written(table, seat, answer, true, null);
  }
}

/** Take for the people what leaves them no choice. */
export function withForced(t: Table): Table {
  for (const seat of waitedFor(t)) {
    if (!isPerson(t, seat)) continue;
    const after = forcedFor(t, seat);
    if (after !== t) return withForced(after);
  }
  return t;
}

/** The table after its first moves, with the log as it was then. */
export function asOf(t: Table, move: number): Table {
  let { journal } = reopen(t.game, t.journal.header);
  const entries: readonly Entry[] = t.journal.entries.slice(0, move);
  for (const entry of entries) ({ journal } = submit(t.game, journal, entry.seat, [entry.answer]));
  const isNow = entries.length === t.journal.entries.length;
  return { ...t, journal, lines: t.lines.slice(0, entries.length + 1), held: isNow ? t.held : null };
}

export const promiseOf = (t: Table): string => commitment(t.journal.header.seed);
export function resultOf({ game, journal: { now } }: Table) {
  if (!isOver(now)) return null;
  const lines = game.score(now.s);
  return { totals: totals(game, now), ranking: game.ranking(now.s), lines };
}
