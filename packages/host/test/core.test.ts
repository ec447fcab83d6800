import { canonical, isOver, memoriesOf, rngOf, seedOf } from '@thameside/kernel';
import { followed, type Sight } from '@thameside/protocol';
import { describe, expect, test } from 'vitest';
import { jobFor } from '../src/bots.ts';
import { historyOf, pageOf } from '../src/history.ts';
import { opened, resumed, snapshotOf, withRows } from '../src/opening.ts';
import { isUpToDate, reduce } from '../src/reduce.ts';
import type { Snapshot } from '../src/rows.ts';
import { sightOf } from '../src/sight.ts';
import { type Table, versionFor, viewersOf } from '../src/table.ts';
import { anyCommand, ENGINES, evening, newTable } from './room.ts';

/** Everything that any viewer can see, and the match itself. */
const whole = (t: Table): string =>
  canonical([
    t.journal.now,
    t.no,
    t.seen,
    t.held,
    viewersOf(t).map(viewer => ({ ...sightOf(t, viewer), log: 0, older: 0 })),
  ]);
/** The log from its beginning, whatever a table has of it at hand. */
const logs = (t: Table, rows: Parameters<typeof historyOf>[1]): unknown =>
  viewersOf(t).map(viewer => pageOf(historyOf(t, rows), viewer, 100_000));

describe.each(ENGINES.map(engine => [engine.id, engine] as const))('%s', (_, engine) => {
  test('rows give the table again, from the beginning, from any row on, and from any snapshot', () => {
    const snapshots: Snapshot[] = [];
    let steps = 0;
    evening(engine, 3, 'rows', (before, { table, rows: [row] }, rows) => {
      if (!row) return;
      expect(row.no).toBe(rows.length);
      if (++steps % 5 === 0) expect(whole(withRows(before, [row]))).toBe(whole(table));
      if (steps % 25 === 0) {
        const start = opened(table.head, engine, engine.game);
        expect(whole(withRows(start, rows))).toBe(whole(table));
        expect(logs(withRows(start, rows), rows)).toEqual(logs(table, rows));
        for (const snapshot of snapshots.slice(-3)) {
          const again = withRows(resumed(table.head, engine, engine.game, snapshot), rows.slice(snapshot.no));
          expect(whole(again)).toBe(whole(table));
        }
      }
      const snapshot = snapshotOf(table);
      if (snapshot) snapshots.push(JSON.parse(JSON.stringify(snapshot)) as Snapshot);
    });
    expect(snapshots.length).toBeGreaterThan(5);
    expect(steps).toBeGreaterThan(100);
  });

  test('a bot keeps in mind what its seat was shown, undo and snapshots notwithstanding', () => {
    let [looks, recalled] = [0, 0];
    let snapshot: Snapshot | null = null;
    evening(engine, 3, 'memories', (_before, { table }, rows) => {
      if (++looks % 7 === 0) {
        const entries = historyOf(table, rows).lines.flatMap(({ entry }) => (entry ? [entry] : []));
        const memories = memoriesOf(engine.game, { ...table.journal, entries });
        const again = snapshot && resumed(table.head, engine, engine.game, snapshot);
        for (const [seat] of table.seats.entries()) {
          expect(jobFor(table, seat, seedOf('job')).match.memory).toEqual(memories[seat]);
          if (memories[seat]) recalled++;
          if (!again) continue;
          const later = withRows(again, rows.slice(again.no));
          expect(jobFor(later, seat, seedOf('job')).match.memory).toEqual(memories[seat]);
        }
      }
      if (looks % 50 === 0) snapshot = snapshotOf(table) ?? snapshot;
    });
    expect(recalled).toBeGreaterThan(30);
  });

  test('changes make up the sight that a newcomer gets, and the log with its older lines', () => {
    const sights = new Map<number | null, Sight>();
    let looks = 0;
    evening(engine, 3, 'changes', (before, { table, outbox }, rows) => {
      for (const viewer of viewersOf(table))
        if (!sights.has(viewer)) sights.set(viewer, sightOf(before, viewer));
      for (const { to, message } of outbox) {
        if (message.kind === 'sight') sights.set(to, message.sight);
        if (message.kind !== 'change') continue;
        const now = followed(sights.get(to) as Sight, message);
        if (!now) throw new Error(`does not follow: ${JSON.stringify(message)}`);
        sights.set(to, now);
      }
      for (const viewer of viewersOf(table)) {
        const { log, older, ...fresh } = sightOf(table, viewer);
        const kept = sights.get(viewer) as Sight;
        expect({ ...fresh, log: kept.log.slice(older - kept.older) }).toEqual({ ...without(kept), log });
        if (++looks % 50 !== 0 || isOver(table.journal.now)) continue;
        const page = pageOf(historyOf(table, rows), viewer, 100_000);
        expect(kept.log.slice(-page.log.length)).toEqual(page.log.slice(-kept.log.length));
      }
    });
    expect(looks).toBeGreaterThan(300);
  });

  test('what nobody can notice moves nobody’s version', () => {
    let quiet = 0;
    evening(engine, 4, 'quiet', (before, { table, rows: [row], outbox }) => {
      for (const viewer of viewersOf(table)) {
        const isTold = outbox.some(({ to }) => to === viewer);
        expect(versionFor(table, viewer) - versionFor(before, viewer)).toBe(isTold ? 1 : 0);
        if (isTold || !row) continue;
        quiet++;
        expect(without(sightOf(table, viewer))).toEqual(without(sightOf(before, viewer)));
      }
    });
    if (engine.id === 'key-flow') expect(quiet).toBeGreaterThan(20);
  });

  test('a command is late if anything happened that its seat did not do in a lane, and only then', () => {
    evening(engine, 3, 'late', (before, { table, rows: [row] }) => {
      if (!row) return;
      for (const [seat] of table.seats.entries()) {
        const isLate = !isUpToDate(table, seat, versionFor(before, seat));
        const isHidden = row.quiet === true && row.seat !== seat;
        expect(isLate).toBe(!isHidden && (row.calm !== true || row.seat === seat));
        expect(isUpToDate(table, seat, versionFor(table, seat))).toBe(true);
        expect(isUpToDate(table, seat, versionFor(table, seat) + 1)).toBe(false);
      }
    });
  });
});

test('what is refused has not happened', () => {
  for (const engine of ENGINES) {
    const t = newTable(engine, 2, 'refused');
    const before = whole(t);
    const command = anyCommand(t, rngOf(seedOf('refused')), 'k');
    expect(() =>
      reduce(t, { ...command, do: 'answer', answers: ['nonsense'], confirm: false }, []),
    ).toThrow();
    expect(() => reduce(t, { ...command, do: 'end-turn' }, [])).toThrow();
    expect(whole(t)).toBe(before);
  }
});

function without({ log: _log, older: _older, ...rest }: Sight) {
  return rest;
}
