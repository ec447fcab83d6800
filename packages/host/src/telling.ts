import { type Game, type Seat, turnsAfter } from '@thameside/kernel';
import type { LogEntry } from '@thameside/protocol';
import type { Line, Told } from './rows.ts';
import type { Table } from './table.ts';

/** What others are told of a secret question, whose name alone would tell too much. */
export const SECRET = 'secret';

const START: Told = { moves: 0, lines: 0, turns: [] };

/**
 * Lines as one viewer may read them. What another seat answers in secret is no line before it comes to light, and
 * then one a seat, however many answers it took: nobody can count them. Once a match is over everything is told.
 */
function tell(
  game: Game,
  lines: readonly Line[],
  viewer: Seat | null,
  isOpen: boolean,
  before: Told,
  isOnlyCounted = false,
) {
  const log: LogEntry[] = [];
  let count = 0;
  /** The move, as this viewer counts, after each line. */
  const moves: number[] = [];
  /** Counted by what is seen: the journal's own numbers would tell who has begun something in secret. */
  let turns = before.turns;
  let move = before.moves;
  let later = new Map<Seat, Line>();

  const say = (line: Line, isHidden: boolean): void => {
    const { entry } = line;
    if (entry) turns = turnsAfter(game, turns, entry.seat, entry.k);
    count++;
    if (isOnlyCounted) return;
    log.push({
      move,
      seat: entry?.seat ?? null,
      k: isHidden ? SECRET : (entry?.k ?? null),
      turn: isOpen || !entry ? (entry?.turn ?? 0) : (turns[entry.seat] ?? 0),
      lane: entry?.lane ?? false,
      // that another seat had no choice would tell what it holds
      auto: line.auto && (isOpen || entry?.seat === viewer),
      events: line.events
        .filter(({ to }) => isOpen || to === null || (viewer !== null && to.includes(viewer)))
        .map(({ event }) => event as Record<string, unknown>),
      reason: line.reason as LogEntry['reason'],
    });
  };

  for (const line of lines) {
    const { entry } = line;
    const isHidden = entry?.secret === true && !isOpen && entry.seat !== viewer;
    const comesOut = game.frames[entry?.k ?? '']?.untilReveal === true;
    if (entry && isHidden && !line.reveals) {
      if (comesOut && !later.has(entry.seat)) later.set(entry.seat, line);
      moves.push(move);
      continue;
    }
    if (entry) move++;
    moves.push(move);
    if (!line.reveals) {
      say(line, isHidden);
      continue;
    }
    const own = later.get(entry?.seat ?? -1);
    later.delete(entry?.seat ?? -1);
    for (const [, each] of [...later].sort(([a], [b]) => a - b)) say(each, true);
    later = new Map();
    const reason = own?.reason ?? line.reason;
    say({ ...line, reason: isHidden && !comesOut ? null : reason }, isHidden);
  }
  return { log, count, moves, turns };
}

/** The lines at hand as one viewer may read them. */
export const telling = (t: Table, viewer: Seat | null, isOpen: boolean) =>
  tell(t.game, t.lines, viewer, isOpen, isOpen ? openTold(t) : toldBefore(t, viewer));

export const toldBefore = (t: Pick<Table, 'told'>, viewer: Seat | null): Told =>
  t.told[viewer === null ? 0 : viewer + 1] ?? START;

/** When everything is open, a line is an answer, and the set-up one more. */
export function openTold(t: Pick<Table, 'behind' | 'journal' | 'lines'>): Told {
  const answers = t.lines.filter(({ entry }) => entry !== null).length;
  const moves = t.behind + t.journal.entries.length - answers;
  return { moves, lines: t.lines.length > answers ? 0 : moves + 1, turns: t.journal.turns };
}

/** How much a viewer has been told once these lines have left the table. */
export function toldOf(t: Table, viewer: Seat | null, leaving: readonly Line[]): Told {
  const before = toldBefore(t, viewer);
  const { count, moves, turns } = tell(t.game, leaving, viewer, false, before, true);
  return {
    moves: moves.at(-1) ?? before.moves,
    lines: before.lines + count,
    turns,
  };
}
