import { isOver, type Seat } from '@thameside/kernel';
import { changed, type LogEntry, type Message } from '@thameside/protocol';
import { type Seen, seenBy, sightOf } from './sight.ts';
import type { Table } from './table.ts';

/** The lines that are new; `keep` counts from the beginning of the log. */
function logChange(a: Seen, b: Seen): { keep: number; add: LogEntry[] } | null {
  let keep = Math.max(a.older, b.older);
  const end = Math.min(a.older + a.log.length, b.older + b.log.length);
  while (keep < end && changed(a.log[keep - a.older], b.log[keep - b.older]) === null) keep++;
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
  const a = seenBy(before, viewer);
  const b = seenBy(after, viewer);
  return {
    kind: 'change',
    table: after.head.id,
    seat: viewer,
    from: a.sight.version,
    change: changed(a.sight, b.sight),
    log: logChange(a, b),
  };
}
