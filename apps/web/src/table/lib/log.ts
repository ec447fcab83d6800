import type { LogEntry } from '@thameside/protocol';

export type GameEvent = Readonly<Record<string, unknown>>;
export type PiecesOf = (event: GameEvent) => readonly string[];

/** One event, told as one line. */
export interface LogLine {
  readonly id: string;
  readonly move: number;
  readonly event: GameEvent;
  /** Whose answer brought it about. */
  readonly seat: number | null;
  readonly auto: boolean;
}

/** The set-up, a player's turn, or what follows from it for all. */
export interface LogGroup {
  readonly id: string;
  readonly kind: 'setup' | 'turn' | 'table';
  readonly seat: number | null;
  /** What begins here, if something does. */
  readonly chapter: string | null;
  readonly lines: LogLine[];
  readonly reasons: NonNullable<LogEntry['reason']>[];
}

export const linesOf = (entry: LogEntry): LogLine[] =>
  entry.events.map((event, i) => ({
    id: `${entry.move}-${i}`,
    move: entry.move,
    event,
    seat: entry.seat,
    auto: entry.auto,
  }));

const kindOf = (line: LogLine, isAftermath: boolean): LogGroup['kind'] => {
  if (line.seat === null) return 'setup';
  return line.event.seat === line.seat && !isAftermath ? 'turn' : 'table';
};

interface Divisions {
  /** No group reaches over this move. */
  readonly cut?: number;
  /** The heading of what begins with an event. */
  readonly chapterOf?: (event: GameEvent) => string | null;
}

/** The log by turn and player. */
export function groupsOf(
  log: readonly LogEntry[],
  { cut = -1, chapterOf = () => null }: Divisions = {},
): LogGroup[] {
  const groups: LogGroup[] = [];
  /** The latest turn of each seat, and that of the group that is open. */
  const turns = new Map<number | null, number>();
  let openTurn: number | undefined;
  /** Reasons come with the first answer of a turn, before there is anything to tell of it. */
  const reasons = new Map<number | null, LogGroup['reasons']>();
  /** Seats that have answered each in their own lane, with nothing to tell of it before all of it is revealed. */
  const silent = new Set<number>();
  for (const entry of log) {
    const { lane, seat, turn, reason } = entry;
    turns.set(seat, turn);
    if (reason) reasons.set(seat, [...(reasons.get(seat) ?? []), reason]);
    /** What an answer brings about for all goes on to its end, also where it names the seat that answered. */
    let isAftermath = false;
    let isRevealed = false;
    if (!lane) silent.clear();
    else if (seat !== null && entry.events.length === 0) silent.add(seat);
    for (const line of linesOf(entry)) {
      const named = typeof line.event.seat === 'number' ? line.event.seat : null;
      if (named === null && isRevealed) silent.clear();
      const isTheirs = named !== null && silent.has(named);
      isRevealed ||= isTheirs;
      const kind: LogGroup['kind'] = isTheirs ? 'turn' : kindOf(line, isAftermath);
      isAftermath = kind === 'table';
      const whose = kind === 'turn' ? (isTheirs ? named : line.seat) : null;
      const ofTurn = kind === 'turn' ? turns.get(whose) : undefined;
      const open = groups.at(-1);
      const isCut = line.move > cut && (open?.lines.at(-1)?.move ?? 0) <= cut;
      const chapter = chapterOf(line.event);
      const goesOn =
        open?.kind === kind && open.seat === whose && openTurn === ofTurn && !isCut && chapter === null;
      if (open && goesOn) open.lines.push(line);
      else groups.push({ id: line.id, kind, seat: whose, chapter, lines: [line], reasons: [] });
      openTurn = ofTurn;
      const told = reasons.get(whose);
      if (told) groups.at(-1)?.reasons.push(...told);
      reasons.delete(whose);
    }
    for (const event of entry.events) silent.delete(Number(event.seat));
  }
  return groups;
}
