import {
  type Answer,
  blank,
  copyMatch,
  type Emitted,
  type Entry,
  enter,
  type Match,
  type Memories,
  remembering,
  reopen,
  type Seat,
  type Turns,
} from '@thameside/kernel';
import type { Engine, Said } from '@thameside/kit';
import { settled, trimmed, withFewLines, withForced } from './answering.ts';
import type { Given, Head, Line, Row, Snapshot } from './rows.ts';
import { countOf, type Table, type Trace, viewersOf } from './table.ts';

const TRAIL = 24;
/** Of a snapshot. */
const FEWEST_LINES = 5;

/** The table before its first row. */
export function opened(head: Head, engine: Engine, game: Engine['game'], keepsLines = false): Table {
  const { journal, events } = reopen(game, head.header);
  const viewers = viewersOf(head);
  const memories = keepsLines ? [] : remembering(game, [], journal.now, events);
  return {
    head,
    engine,
    game,
    no: 0,
    updated: head.at,
    seats: head.seats,
    held: null,
    passed: head.guided ? {} : null,
    behind: 0,
    journal,
    memories,
    baseMemories: memories,
    lines: [{ entry: null, auto: false, events, reason: null, reveals: true }],
    keepsLines,
    told: viewers.map(() => ({ moves: 0, lines: 0, turns: journal.turns })),
    seen: viewers.map(() => 0),
    trail: [],
  };
}

/** The table as a snapshot has it; what was said long before it is not there, only counted. */
export function resumed(head: Head, engine: Engine, game: Engine['game'], snap: Snapshot): Table {
  const { header } = head;
  const { match, turns, memories, ...rest } = snap;
  const journal = blank(header, match, turns);
  return {
    head,
    engine,
    game,
    journal,
    memories,
    baseMemories: memories,
    keepsLines: false,
    trail: [],
    passed: null,
    ...rest,
  };
}

/** Only where nobody can go back, so that nothing is lost with the lines before it. */
export function snapshotOf(t: Table): Snapshot | null {
  if (t.journal.entries.length > 0 || t.passed !== null || t.lines.at(-1)?.reveals !== true) return null;
  const { no, updated, behind, memories, seats, held, seen } = t;
  const { lines, told } = withFewLines(t, FEWEST_LINES);
  const { now: match, turns } = t.journal;
  return { no, updated, behind, match, turns, memories, seats, held, seen, lines, told };
}

/** An answer that stands. */
export interface Standing {
  readonly seat: Seat;
  readonly answer: Answer;
  readonly auto: boolean;
  readonly reason: Said | null;
}

/** The answers that stand after these rows, where those before them did; found without playing. */
export function standingAfter(before: readonly Standing[], rows: readonly Row[], behind = 0): Standing[] {
  const standing = [...before];
  for (const { dropped, given, reason } of rows) {
    for (const number of dropped ?? []) standing.splice(number - behind - 1, 1);
    for (const [i, [seat, answer, auto]] of (given ?? []).entries())
      standing.push({ seat, answer, auto: auto === 1, reason: i === 0 ? (reason ?? null) : null });
  }
  return standing;
}

interface Replayed {
  readonly lines: (Line & { readonly entry: Entry })[];
  readonly turns: Turns;
  /** What is kept in mind after them, and after the latest that reveals. */
  readonly memories: Memories;
  readonly baseMemories: Memories;
}
/** Play answers that were offered when they were given, in place; each gives a line. Without memories nothing is kept in mind. */
export function replayed(
  game: Engine['game'],
  now: Match,
  before: Turns,
  standing: readonly Standing[],
  known?: Memories,
): Replayed {
  let turns = before;
  let memories = known ?? [];
  let baseMemories = memories;
  const lines = standing.map(({ seat, answer, auto, reason }) => {
    const events: Emitted[] = [];
    const entered = enter(game, now, turns, seat, answer, (event, to) =>
      events.push({ event, to: to ?? null }),
    );
    turns = entered.turns;
    if (known) memories = remembering(game, memories, now, events);
    if (entered.revealed) baseMemories = memories;
    return { entry: entered.entry, auto, events, reason, reveals: entered.revealed };
  });
  return { lines, turns, memories, baseMemories };
}

/** The table after rows that were kept: nothing is checked again. */
export function withRows(t: Table, rows: readonly Row[]): Table {
  const last = rows.at(-1);
  if (!last) return t;
  const { game } = t;
  const known = t.lines.length - t.journal.entries.length;
  const before = t.lines.slice(known).map(({ entry, auto, reason }) => {
    const { seat, answer } = entry as Entry;
    return { seat, answer, auto, reason };
  });
  const standing = standingAfter(before, rows, t.behind);
  const now = copyMatch(game, t.journal.base);
  const again = replayed(game, now, t.journal.baseTurns, standing, t.keepsLines ? undefined : t.baseMemories);
  const { lines, turns, memories, baseMemories } = again;
  const barrier = lines.findLastIndex(({ reveals }) => reveals) + 1;
  let [base, baseTurns] = barrier === lines.length ? [now, turns] : [t.journal.base, t.journal.baseTurns];
  if (barrier > 0 && base !== now) {
    base = copyMatch(game, t.journal.base);
    for (const { seat, answer } of standing.slice(0, barrier))
      baseTurns = enter(game, base, baseTurns, seat, answer).turns;
  }
  const entries = lines.map(({ entry }) => entry);
  const table = {
    ...rows.reduce(withFacts, t),
    journal: { header: t.journal.header, entries, turns, barrier, base, baseTurns, now },
    memories,
    baseMemories,
    lines: [...t.lines.slice(0, known), ...lines],
  };
  return trimmed(settled(table));
}

/** The table with the answers it begins with: those of a match that was loaded, and what leaves people no choice. */
export function begun(
  t: Table,
  given: readonly Given[],
): { readonly table: Table; readonly rows: readonly Row[] } {
  const row: Row = { no: 1, at: t.head.at, seat: null, do: 'answer', key: '', sum: '', given };
  const loaded = given.length > 0 ? withRows(t, [row]) : t;
  const forced = withForced(loaded);
  const added = countOf(forced) - countOf(loaded);
  if (given.length + added === 0) return { table: t, rows: [] };
  const more = forced.lines.slice(forced.lines.length - added).map(({ entry }): Given => {
    const { seat, answer } = entry as Entry;
    return [seat, answer, 1];
  });
  const whole = { ...row, given: [...given, ...more] };
  return { table: withRows(t, [whole]), rows: [whole] };
}

const traceOf = ({ no, seat, key, sum, quiet, calm }: Row): Trace => ({
  no,
  seat,
  key,
  sum,
  ...(quiet && { quiet }),
  ...(calm && { calm }),
});

/** What a row changes beside the match itself. */
export function withFacts(t: Table, row: Row): Table {
  const { no, at, seat, held = t.held, passed = t.passed, to, quiet } = row;
  return {
    ...t,
    no,
    updated: quiet ? t.updated : at,
    held,
    passed,
    seats: to === undefined || seat === null ? t.seats : t.seats.map((each, i) => (i === seat ? to : each)),
    seen: t.seen.map((count, viewer) => (quiet && viewer !== (seat ?? -1) + 1 ? count : count + 1)),
    trail: [...t.trail.slice(1 - TRAIL), traceOf(row)],
  };
}
