import type { Passed } from '@thameside/kit';
import type { SeatSpec, Summary } from '@thameside/protocol';

/** A table as it is kept: the match as text, and what the match does not know. */
export interface Kept {
  readonly id: string;
  readonly game: string;
  /** A replacement component set as its file has it. */
  readonly set: string | null;
  readonly seats: readonly SeatSpec[];
  readonly text: string;
  readonly version: number;
  /** The moves that were made by themselves, and the reasons that bots gave. */
  readonly autos: readonly number[];
  readonly reasons: Readonly<
    Record<string, { readonly key: string; readonly params: Readonly<Record<string, unknown>> }>
  >;
  readonly updated: number;
  readonly forkOf: { readonly table: string; readonly move: number } | null;
  readonly held: number | null;
  readonly passed: Passed | null;
  /** For the list of tables, which would otherwise have to play all of them again. */
  readonly summary: Summary;
}

/** Where tables are kept. What `keep` has answered must survive a crash. */
export interface Store {
  keep(table: Kept): Promise<void>;
  fetch(id: string): Promise<Kept | null>;
  list(): Promise<readonly Kept[]>;
  forget(id: string): Promise<void>;
}

/** Keeps tables as long as the program runs. */
export function memoryStore(): Store {
  const tables = new Map<string, Kept>();
  return {
    keep: async table => void tables.set(table.id, table),
    fetch: async id => tables.get(id) ?? null,
    list: async () => [...tables.values()],
    forget: async id => void tables.delete(id),
  };
}
