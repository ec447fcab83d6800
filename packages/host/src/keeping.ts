import { load, reopen, save, submit } from '@thameside/kernel';
import type { Engine, Said } from '@thameside/kit';
import { summaryOf } from './sight.ts';
import type { Kept } from './store.ts';
import type { Line, Table } from './table.ts';

export const keptOf = (t: Table): Kept => ({
  id: t.id,
  game: t.title.id,
  set: t.set,
  seats: t.seats,
  text: save(t.game, t.journal),
  version: t.version,
  autos: t.lines.flatMap((line, move) => (line.auto ? [move] : [])),
  reasons: Object.fromEntries(
    t.lines.flatMap((line, move) => (line.reason ? [[String(move), line.reason]] : [])),
  ),
  updated: t.updated,
  forkOf: t.forkOf,
  held: t.held,
  passed: t.passed,
  summary: summaryOf(t),
});

/** The game of a title with the table's own component set, if it has one. */
export function gameFor(title: Engine, set: string | null) {
  if (set === null) return { game: title.game };
  try {
    return title.withSet(JSON.parse(set));
  } catch {
    return { faults: [{ at: '', key: 'fault.not-json', params: {} }] };
  }
}

export type Seated = Pick<Table, 'id' | 'seats' | 'updated' | 'forkOf' | 'set'> &
  Partial<Pick<Kept, 'autos' | 'reasons' | 'version' | 'held' | 'passed'>>;

/** A table from a match file, its log told anew. Throws what `load` throws. */
export function tableFrom(title: Engine, game: Engine['game'], text: string, rest: Seated): Table {
  const { header, entries } = load(game, text);
  const opened = reopen(game, header);
  let { journal } = opened;
  const lines: Line[] = [{ auto: false, events: opened.events, reason: null }];
  entries.forEach((entry, i) => {
    const next = submit(game, journal, entry.seat, [entry.answer]);
    journal = next.journal;
    lines.push({
      auto: rest.autos?.includes(i + 1) ?? false,
      events: next.events,
      reason: (rest.reasons?.[String(i + 1)] as Said | undefined) ?? null,
    });
  });
  return {
    id: rest.id,
    title,
    game,
    set: rest.set,
    seats: rest.seats,
    journal,
    lines,
    version: rest.version ?? entries.length,
    updated: rest.updated,
    forkOf: rest.forkOf,
    held: rest.held ?? null,
    passed: rest.passed ?? null,
  };
}
