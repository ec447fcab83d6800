import {
  asked,
  inLane,
  isOver,
  isSecret,
  legal,
  type Match,
  redealt,
  rngOf,
  type Seat,
  seedOf,
} from '@thameside/kernel';
import type { Engine } from '@thameside/kit';
import { expect, test } from 'vitest';
import { reduce } from '../src/reduce.ts';
import { sightOf, summaryOf } from '../src/sight.ts';
import { countOf, isPerson, type Table, viewersOf, waitedFor } from '../src/table.ts';
import { canTakeBack, takenBack } from '../src/undo.ts';
import { ENGINES, evening, pick } from './room.ts';

const games = ENGINES.map(engine => [engine.id, engine] as const);

/** Whether the seat is in the middle of something that it decides unseen. */
const choosesInSecret = ({ game, journal: { now } }: Table, seat: Seat): boolean =>
  inLane(now, seat) && isSecret(game, now, seat);

/** One way to make up one's mind: what everybody else is sent, until it is made up or taken back. */
function streamOf(t: Table, seat: Seat, seed: string): { isOpen: boolean; told: string[] } {
  const rng = rngOf(seedOf(seed));
  const told: string[] = [JSON.stringify(summaryOf(t))];
  let table = t;
  for (let i = 0; choosesInSecret(table, seat); i++) {
    const answers = [pick(rng, legal(table.game, table.journal.now, seat))];
    const command = {
      key: `${seed}${i}`,
      sum: '',
      at: i + 2,
      seat,
      do: 'answer',
      answers,
      confirm: true,
    } as const;
    const reduced = reduce(table, command, viewersOf(table));
    if (reduced.table.behind !== t.behind) return { isOpen: true, told };
    for (const { to, message } of reduced.outbox) if (to !== seat) told.push(JSON.stringify([to, message]));
    table = reduced.table;
    // the list of tables shows what has changed, and nothing else that anybody could count
    const listed = JSON.stringify(summaryOf(table));
    if (reduced.rows[0]?.quiet) expect(listed).toBe(told[0]);
  }
  told.push(JSON.stringify(summaryOf(table).move));
  return { isOpen: false, told };
}

test.each(games)('%s: however a seat decides in secret, the others are sent the same', (_, engine) => {
  let compared = 0;
  for (const seats of [2, 4])
    evening(engine, seats, `streams ${seats}`, (before, _reduced, { length }) => {
      if (length % 2 !== 0) return;
      for (const [seat] of before.seats.entries()) {
        if (!choosesInSecret(before, seat)) continue;
        const ways = Array.from({ length: 3 }, (_each, i) => streamOf(before, seat, `way ${i}`));
        const [first, ...rest] = ways.filter(({ isOpen }) => !isOpen);
        for (const { told } of rest) {
          expect(told).toEqual(first?.told);
          compared++;
        }
      }
    });
  if (engine.id === 'key-flow') expect(compared).toBeGreaterThan(60);
});

/** The same table with everything that the viewer cannot see dealt anew: a world that the viewer cannot tell from ours. */
function twinOf(t: Table, viewer: Seat | null, seed: string): Table {
  const now = redealt(t.game, t.journal.now, viewer, seed) as Match;
  const lines = t.lines.map(line => ({
    ...line,
    events: line.events.map(emitted =>
      emitted.to === null || (viewer !== null && emitted.to.includes(viewer))
        ? emitted
        : { ...emitted, event: { t: 'other' } },
    ),
  }));
  // Where an open question is half answered, a redealt match asks it anew; its name is told to all, and stays.
  const { stack, lanes } = t.journal.now;
  const asks = Object.values(t.game.frames).some(({ untilReveal }) => untilReveal) ? {} : { stack, lanes };
  const header = { ...t.journal.header, seed: seedOf('another') };
  return { ...t, lines, journal: { ...t.journal, header, now: { ...now, ...asks } } };
}

function compare(engine: Engine, seats: number, every: number): number {
  let looks = 0;
  evening(engine, seats, `twins ${seats}`, (_before, { table, outbox }) => {
    if (isOver(table.journal.now)) return;
    for (const { message } of outbox) expect(JSON.stringify(message)).not.toContain(table.head.header.seed);
    if (looks++ % every !== 0) return;
    for (const viewer of viewersOf(table)) {
      const twin = twinOf(table, viewer, seedOf(`${looks} ${viewer}`));
      const { commitment: _promise, canUndo: _can, horizon: _far, ...seen } = sightOf(twin, viewer);
      expect(sightOf(table, viewer)).toMatchObject(seen);
    }
  });
  return looks;
}

test.each(games)('%s: no sight tells its seat from one whose rivals hold other cards', (_, engine) => {
  for (const seats of [2, 4]) expect(compare(engine, seats, 3)).toBeGreaterThan(60);
});

test.each(games)(
  '%s: what was taken back was never told to the others, where it was chosen in secret',
  (_, engine) => {
    let taken = 0;
    evening(engine, 3, 'taken back', before => {
      for (const [seat] of before.seats.entries()) {
        if (!choosesInSecret(before, seat) || !asked(before.journal.now, seat)) continue;
        const answers = [legal(before.game, before.journal.now, seat)[0]];
        const command = { key: 'k', sum: '', at: 1, seat, do: 'answer', answers, confirm: false } as const;
        const { table } = reduce(before, command, []);
        if (table.behind !== before.behind) continue;
        const { table: back } = takenBack(table, seat);
        for (const viewer of viewersOf(before))
          expect(sightOf(back, viewer)).toMatchObject(sansVersion(before, viewer));
        taken++;
      }
    });
    if (engine.id === 'key-flow') expect(taken).toBeGreaterThan(20);
  },
);
/** The lines at hand begin where a table likes. */
const sansVersion = (t: Table, viewer: Seat | null) => {
  const { version: _version, log: _log, older: _older, ...rest } = sightOf(t, viewer);
  return rest;
};

test.each(games.filter(([, { game }]) => game.discreet))(
  '%s: the others are told of a turn when it can no longer be taken back',
  (_, engine) => {
    let taken = 0;
    let shown = 0;
    for (const seats of [2, 3])
      evening(engine, seats, `discreet ${seats}`, before => {
        const [seat] = waitedFor(before);
        if (seat === undefined || before.held !== null || !isPerson(before, seat)) return;
        const others = viewersOf(before).filter(viewer => viewer !== seat);
        const seen = (t: Table) =>
          others.map(viewer => {
            // the lines at hand begin where a table likes
            const { log, older, ...rest } = sightOf(t, viewer);
            return JSON.stringify([rest, older + log.length, log.at(-1)]);
          });
        let table = before;
        const rng = rngOf(seedOf(`discreet ${countOf(before)}`));
        for (let i = 0; i < 5 && waitedFor(table)[0] === seat && table.held === null; i++) {
          const answers = [pick(rng, legal(table.game, table.journal.now, seat))];
          const command = {
            key: `${i}`,
            sum: '',
            at: 1,
            seat,
            do: 'answer',
            answers,
            confirm: false,
          } as const;
          const { table: after, outbox } = reduce(table, command, viewersOf(table));
          if (after.behind !== before.behind || isOver(after.journal.now)) return;
          if (waitedFor(after)[0] !== seat) {
            // what all have seen stands
            expect(canTakeBack(after, seat)).toBe(false);
            expect(outbox.length).toBe(others.length + 1);
            shown++;
            return;
          }
          expect(outbox.map(({ to }) => to)).toEqual([seat]);
          expect(seen(after)).toEqual(seen(before));
          expect(summaryOf(after).move).toBe(summaryOf(before).move);
          table = after;
        }
        if (table === before) return;
        const undo = { key: 'undo', sum: '', at: 1, seat, do: 'undo' } as const;
        const { table: back, outbox } = reduce(table, undo, viewersOf(table));
        expect(outbox.map(({ to }) => to)).toEqual([seat]);
        expect(seen(back)).toEqual(seen(before));
        taken++;
      });
    expect(taken).toBeGreaterThan(20);
    expect(shown).toBeGreaterThan(5);
  },
);
