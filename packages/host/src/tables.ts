import type { Seat } from '@thameside/kernel';
import type { Engine } from '@thameside/kit';
import { HostError } from './errors.ts';
import { gameFor, keptOf, tableFrom } from './keeping.ts';
import type { Store } from './store.ts';
import { isPerson, type Table } from './table.ts';
import type { World } from './world.ts';

/** The tables that are in use, over the store in which all are kept. */
export interface Tables {
  titleOf(game: string): Promise<Engine>;
  gameOf(title: Engine, set: string | null): Engine['game'];
  /** The table as it stands; fetched if nobody has asked for it yet. */
  find(id: string): Promise<Table>;
  /** The table if it is in use. */
  known(id: string): Table | undefined;
  inUse(): readonly Table[];
  /** Kept first, known afterwards: nobody sees what could still be lost. */
  put(table: Table): Promise<Table>;
  forget(id: string): Promise<void>;
}

export function tablesIn(titles: World['titles'], store: Store, now: () => number): Tables {
  const tables = new Map<string, Table>();
  const titleOf = async (game: string): Promise<Engine> => {
    const fetchTitle = Object.hasOwn(titles, game) ? titles[game] : undefined;
    if (!fetchTitle) throw new HostError('no-game');
    return fetchTitle();
  };
  const gameOf = (title: Engine, set: string | null) => {
    const found = gameFor(title, set);
    if ('faults' in found) throw new HostError('bad-set', null, found.faults);
    return found.game;
  };
  return {
    titleOf,
    gameOf,
    async find(id) {
      const known = tables.get(id);
      if (known) return known;
      const kept = await store.fetch(id);
      if (!kept) throw new HostError('no-table');
      const title = await titleOf(kept.game);
      const table = tableFrom(title, gameOf(title, kept.set), kept.text, kept);
      tables.set(id, table);
      return table;
    },
    known: id => tables.get(id),
    inUse: () => [...tables.values()],
    async put(table) {
      const updated = { ...table, updated: now() };
      await store.keep(keptOf(updated));
      tables.set(updated.id, updated);
      return updated;
    },
    async forget(id) {
      await store.forget(id);
      tables.delete(id);
    },
  };
}

export function mustSeat(table: Table, seat: Seat | null): void {
  if (seat !== null && !table.seats[seat]) throw new HostError('no-seat');
}
export function mustBePerson(table: Table, seat: Seat): void {
  if (!isPerson(table, seat)) throw new HostError('no-seat');
}
