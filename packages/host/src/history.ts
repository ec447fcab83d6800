import { copyMatch, isOver, openFrom, redealt, type Seat, save, totals } from '@thameside/kernel';
import type { LogEntry } from '@thameside/protocol';
import { opened, replayed, type Standing, standingAfter } from './opening.ts';
import type { Line, Row } from './rows.ts';
import { pastSight } from './sight.ts';
import { countOf, type Table } from './table.ts';
import { telling } from './telling.ts';
import { toldTable } from './veil.ts';

/** A match from its beginning: every answer that stands, played again. */
export interface History {
  readonly table: Table;
  readonly start: Table;
  readonly standing: readonly Standing[];
  /** All lines, the set-up's first. */
  readonly lines: readonly Line[];
}

export function historyOf(table: Table, rows: readonly Row[]): History {
  const start = opened(table.head, table.engine, table.game);
  const standing = standingAfter([], rows);
  const { now, turns } = start.journal;
  const { lines } = replayed(table.game, copyMatch(table.game, now), turns, standing);
  return { table, start, standing, lines: [...start.lines, ...lines] };
}

/** The table after its first answers, with the log as it was then. */
function asOf({ table, start, standing, lines }: History, count: number): Table {
  const most = Math.min(count, standing.length);
  if (most === standing.length) return { ...table, ...atBeginning(start, lines), behind: table.behind };
  const now = copyMatch(table.game, start.journal.now);
  const { turns } = replayed(table.game, now, start.journal.turns, standing.slice(0, most));
  const upTo = lines.slice(0, most + 1);
  const barrier = Math.max(
    0,
    upTo.findLastIndex(({ reveals }) => reveals),
  );
  const entries = upTo.slice(barrier + 1).flatMap(({ entry }) => (entry ? [entry] : []));
  return {
    ...start,
    seats: table.seats,
    seen: table.seen,
    passed: null,
    behind: barrier,
    journal: { ...start.journal, entries, turns, base: now, now },
    lines: upTo,
  };
}
const atBeginning = ({ told }: Table, lines: readonly Line[]) => ({ told, lines });

/** How many answers the viewer has been told of. */
const toldOf = ({ table }: History, viewer: Seat | null): number => countOf(toldTable(table, viewer));

/** As this viewer counts, `move` is after so many answers. */
export function countAt(history: History, viewer: Seat | null, move: number): number {
  if (isOver(history.table.journal.now)) return move;
  const most = toldOf(history, viewer);
  const { moves } = telling(asOf(history, most), viewer, false);
  const found = moves.findIndex(each => each >= move);
  return found < 0 ? most : found;
}

export function pastOf(history: History, viewer: Seat | null, move: number) {
  const isOpen = isOver(history.table.journal.now);
  const then = asOf(history, countAt(history, viewer, move));
  // the page has the log already
  return { ...pastSight({ ...then, held: null }, viewer, isOpen), log: [], canUndo: false };
}

const PAGE = 200;
/** The lines before line `before`, as this viewer may read them, and how many come before these. */
export function pageOf(
  history: History,
  viewer: Seat | null,
  before: number,
): { log: LogEntry[]; older: number } {
  const whole = asOf(history, toldOf(history, viewer));
  const { log } = telling(whole, viewer, isOver(history.table.journal.now));
  const older = Math.max(0, Math.min(before, log.length) - PAGE);
  return { log: log.slice(older, before), older };
}

/** The match from there on, as the viewer might imagine it: what the viewer cannot see is dealt anew. */
export function forkedAt(history: History, viewer: Seat | null, move: number, entropy: string) {
  const { game, journal } = asOf(history, countAt(history, viewer, move));
  const imagined = redealt(game, journal.now, viewer, entropy);
  const { header } = openFrom(game, imagined, journal.header.options, entropy).journal;
  return { header, isOver: isOver(journal.now) };
}

export interface Station {
  readonly move: number;
  readonly totals: number[];
}
/** The points of all from the beginning to now, wherever they changed. Tells what was hidden: for the end. */
export function courseOf({ table: { game }, start, standing }: History): Station[] {
  const now = copyMatch(game, start.journal.now);
  const course: Station[] = [{ move: 0, totals: totals(game, now) }];
  standing.forEach((each, i) => {
    replayed(game, now, start.journal.turns, [each]);
    const points = totals(game, now);
    const isLast = i === standing.length - 1;
    if (isLast || points.some((total, seat) => total !== course.at(-1)?.totals[seat]))
      course.push({ move: i + 1, totals: points });
  });
  return course;
}

/** The match as text. Holds the seed: for the end, or for whoever owns the table. */
export function textOf({ table, lines }: History): string {
  const entries = lines.flatMap(({ entry }) => (entry ? [entry] : []));
  return save(table.game, { ...table.journal, entries, barrier: entries.length });
}
