import type { Message } from '@thameside/protocol';
import { changeFor, wholeFor } from './changes.ts';
import { HostError } from './errors.ts';
import { fromOlder, rulesOf } from './older.ts';
import { begun, opened, resumed, snapshotOf, withRows } from './opening.ts';
import { type Command, reduce } from './reduce.ts';
import type { Given, Head, Row } from './rows.ts';
import { summaryOf } from './sight.ts';
import type { Table } from './table.ts';
import { type Audience, noAudience, tell, viewersAt } from './watching.ts';
import type { Hand, World } from './world.ts';

/** A table in use: one thing after another, and whoever looks on. */
export interface Place extends Audience {
  table: Table;
  /** Whether this place writes; others follow what the one in hand does. */
  isOurs: boolean;
  isThinking: boolean;
  /** Since the row of this number nothing has been written down whole. */
  snapped: number;
  inTurn<T>(act: () => Promise<T>): Promise<T>;
}

/** How many rows may have to be played again when a table is opened. */
const SNAP_AFTER = 16;

export const placeMessage = ({ table, isOurs }: Place): Message => ({
  kind: 'place',
  table: table.head.id,
  isOurs,
});
function tellPlace(place: Place): void {
  for (const { send } of place.watchers) send(placeMessage(place));
}

export interface Places {
  find(id: string): Promise<Place>;
  known(id: string): Place | undefined;
  all(): readonly Place[];
  /** Reduce, keep, tell, in this order. */
  carryOut(place: Place, command: Command): Promise<void>;
  /** Keep a row that goes back behind what the table in hand knows of, and open the table again. */
  goBack(place: Place, row: Row): Promise<void>;
  /** Read what another place has written. */
  catchUp(place: Place): Promise<void>;
  takeOver(place: Place): Promise<void>;
  /** A new table, or the one that the same command has made before. */
  create(head: Head, given: readonly Given[]): Promise<void>;
  letGo(id: string): void;
  /** A table at which nobody looks and nobody thinks leaves memory. */
  letGoIfIdle(place: Place): Promise<void>;
  rowsOf(id: string): Promise<readonly Row[]>;
}

function replayedFrom(from: Table, rows: readonly Row[]): Table {
  try {
    return withRows(from, rows);
  } catch {
    throw new HostError('unreadable');
  }
}

/** `gained`: the table has come into our hands. */
export function placesIn({ engineOf, store, claims, begin }: World, gained: (place: Place) => void): Places {
  const places = new Map<string, Promise<Place>>();
  const known = new Map<string, Place>();

  async function gameOf({ header, set }: Head) {
    const engine = await engineOf(header.game, header.rules);
    if (!engine) throw new HostError('unreadable');
    if (engine.game.set.hash === header.set.hash) return { engine, game: engine.game };
    const own = engine.withSet(JSON.parse(set));
    if ('faults' in own || own.game.set.hash !== header.set.hash) throw new HostError('unreadable');
    return { engine, game: own.game };
  }

  /** A table that was kept by an earlier release. */
  async function takenOver(id: string): Promise<Head | null> {
    const older = (await store.older?.(id)) ?? null;
    if (!older) return null;
    const engine = await engineOf(older.game, rulesOf(older));
    if (!engine) throw new HostError('unreadable');
    const { head, rows } = fromOlder(older, engine);
    await store.create(head, rows, older.summary);
    return store.head(id);
  }

  async function opening(id: string): Promise<Place> {
    const head = (await store.head(id)) ?? (await takenOver(id));
    if (!head) throw new HostError('no-table');
    const { engine, game } = await gameOf(head);
    const light = { ...head, set: game === engine.game ? '' : head.set };
    // one that an earlier release wrote knows less
    const latest = head.guided ? undefined : (await store.snapshots(id)).findLast(({ lines }) => lines);
    const rows = await store.rows(id, latest?.no ?? 0);
    // all have agreed to go back behind it
    const snapshot = rows.some(row => row.dropped?.some(number => number <= (latest?.behind ?? 0)))
      ? undefined
      : latest;
    const from = snapshot ? resumed(light, engine, game, snapshot) : opened(light, engine, game);
    const since = snapshot === latest ? rows : await store.rows(id, 0);
    begin?.(id);
    const table = replayedFrom(
      from,
      since.filter(({ no }) => no > from.no),
    );
    let queue: Promise<unknown> = Promise.resolve();
    const place: Place = {
      table,
      isOurs: true,
      ...noAudience(),
      isThinking: false,
      snapped: snapshot?.no ?? 0,
      inTurn(act) {
        const done = queue.then(act);
        queue = done.catch(() => {}); // whoever asked is told; those behind do not suffer for it
        return done;
      },
    };
    if (claims && !(await claims.claim(id, handOf(place)))) place.isOurs = false;
    known.set(id, place);
    return place;
  }

  /** What was written by the other place is read before anything is written by this one. */
  const handOf = (place: Place): Hand => ({
    gained: () =>
      void place.inTurn(async () => {
        await catchUp(place);
        place.isOurs = true;
        tellPlace(place);
        gained(place);
      }),
    lost: () => {
      place.isOurs = false;
      tellPlace(place);
    },
  });

  /** From the beginning, whatever was known. */
  async function openedAgain(place: Place): Promise<void> {
    const { head, engine, game } = place.table;
    begin?.(head.id);
    place.table = replayedFrom(opened(head, engine, game), await store.rows(head.id, 0));
    tell(
      place,
      viewersAt(place).map(to => ({ to, message: wholeFor(place.table, to) })),
    );
  }

  async function catchUp(place: Place): Promise<void> {
    const { head, no } = place.table;
    // row by row, so that nobody is told more at once than would have been told then
    const rows = await store.rows(head.id, no);
    if (rows.some(row => row.do === 'rewind')) return openedAgain(place);
    for (const row of rows) {
      const before = place.table;
      place.table = withRows(before, [row]);
      const noticed = viewersAt(place).filter(viewer => !row.quiet || viewer === row.seat);
      tell(
        place,
        noticed.map(to => ({ to, message: changeFor(before, place.table, to) })),
      );
    }
  }

  function snap(place: Place): void {
    if (place.table.no - place.snapped < SNAP_AFTER) return;
    const snapshot = snapshotOf(place.table);
    if (!snapshot) return;
    place.snapped = snapshot.no;
    void store.snap(place.table.head.id, snapshot).catch(() => {}); // only a cache
  }

  function letGo(id: string): void {
    places.delete(id);
    known.delete(id);
    claims?.release(id);
  }

  return {
    async find(id) {
      const found = places.get(id) ?? opening(id);
      places.set(id, found);
      try {
        return await found;
      } catch (error) {
        places.delete(id);
        throw error;
      }
    },
    known: id => known.get(id),
    all: () => [...known.values()],
    async carryOut(place, command) {
      if (!place.isOurs) throw new HostError('elsewhere');
      begin?.(place.table.head.id);
      const { table, rows, outbox } = reduce(place.table, command, viewersAt(place));
      const { id } = table.head;
      for (const row of rows) {
        if (await store.append(id, row, summaryOf(table))) continue;
        await catchUp(place); // another place has written: what was meant for the table as it was is late
        // or this place has, and did not hear of it: then it is done
        if (place.table.trail.some(({ key }) => key === command.key)) return;
        throw new HostError('stale');
      }
      place.table = table;
      if (rows.length === 0) return;
      tell(place, outbox);
      claims?.announce(id);
      snap(place);
    },
    async goBack(place, row) {
      if (!place.isOurs) throw new HostError('elsewhere');
      const { head, engine, game } = place.table;
      const rows = await store.rows(head.id, 0);
      const summary = summaryOf(replayedFrom(opened(head, engine, game), [...rows, row]));
      const isKept = await store.append(head.id, row, summary);
      await (isKept ? openedAgain(place) : catchUp(place));
      if (!isKept) throw new HostError('stale');
      place.snapped = row.no;
      claims?.announce(head.id);
    },
    catchUp,
    async takeOver(place) {
      await claims?.takeOver(place.table.head.id, handOf(place));
      await catchUp(place);
      place.isOurs = true;
      tellPlace(place);
    },
    async create(head, given) {
      const { engine, game } = await gameOf(head);
      const { table, rows } = begun(opened(head, engine, game), given);
      if (await store.create(head, rows, summaryOf(table))) return;
      const there = await store.head(head.id);
      if (there?.sum !== head.sum) throw new HostError('key-reused');
    },
    letGo,
    async letGoIfIdle(place) {
      const { id } = place.table.head;
      if (place.watchers.size === 0 && !place.isThinking && known.get(id) === place) letGo(id);
    },
    rowsOf: id => store.rows(id, 0),
  };
}
