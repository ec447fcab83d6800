import { isOver, type Seat } from '@thameside/kernel';
import { changed, type LogEntry, type Message } from '@thameside/protocol';
import { type Seen, seenBy, sightOf } from './sight.ts';
import type { Table } from './table.ts';

/** What was computed for the latest tables: as it was before a command it was after the one before that. */
const LATEST = 32;
const latest: Table[] = [];
const computed = new WeakMap<Table, Map<Seat | null, Seen>>();
function seenAt(t: Table, viewer: Seat | null): Seen {
  let byViewer = computed.get(t);
  if (!byViewer) {
    byViewer = new Map();
    computed.set(t, byViewer);
    latest.push(t);
    const oldest = latest.length > LATEST ? latest.shift() : undefined;
    if (oldest) computed.delete(oldest);
  }
  const seen = byViewer.get(viewer) ?? seenBy(t, viewer);
  byViewer.set(viewer, seen);
  return seen;
}

const isAlike = (a: unknown, b: unknown): boolean => a === b || changed(a, b) === null;
/** Of two tellings of one line the events are mostly the very same objects. */
const isSame = (a: LogEntry | undefined, b: LogEntry | undefined): boolean =>
  a?.move === b?.move &&
  a?.turn === b?.turn &&
  a?.k === b?.k &&
  a?.seat === b?.seat &&
  a?.lane === b?.lane &&
  a?.auto === b?.auto &&
  a?.events.length === b?.events.length &&
  a?.events.every((event, i) => isAlike(event, b?.events[i])) !== false &&
  isAlike(a?.reason, b?.reason);

/** The lines that are new; `keep` counts from the beginning of the log. */
function logChange(a: Seen, b: Seen): { keep: number; add: LogEntry[] } | null {
  let keep = Math.max(a.older, b.older);
  const end = Math.min(a.older + a.log.length, b.older + b.log.length);
  while (keep < end && isSame(a.log[keep - a.older], b.log[keep - b.older])) keep++;
  const add = b.log.slice(keep - b.older);
  return add.length === 0 && keep === a.older + a.log.length ? null : { keep, add };
}

export const wholeFor = (t: Table, viewer: Seat | null): Message => ({
  kind: 'sight',
  sight: sightOf(t, viewer),
});

/** What is different for a viewer; at the end, when everything is told, the whole of it. */
export function changeFor(before: Table, after: Table, viewer: Seat | null): Message {
  if (isOver(after.journal.now) !== isOver(before.journal.now)) return wholeFor(after, viewer);
  const a = seenAt(before, viewer);
  const b = seenAt(after, viewer);
  return {
    kind: 'change',
    table: after.head.id,
    seat: viewer,
    from: a.sight.version,
    change: changed(a.sight, b.sight),
    log: logChange(a, b),
  };
}
