import type { Summary } from '@thameside/protocol';
import type { OlderTable } from './older.ts';
import type { Head, Row, Snapshot } from './rows.ts';

/** Where tables are kept. What has been answered must survive a crash. */
export interface Store {
  /** False if there is a table of this id already. */
  create(head: Head, rows: readonly Row[], summary: Summary): Promise<boolean>;
  head(id: string): Promise<Head | null>;
  /** The rows after number `after`, in order. */
  rows(id: string, after: number): Promise<readonly Row[]>;
  rowByKey(id: string, key: string): Promise<Row | null>;
  /** All of it or nothing. False if the table has gone on meanwhile: the row's number is taken. */
  append(id: string, row: Row, summary: Summary): Promise<boolean>;
  /** The latest, if there is one. */
  snapshots(id: string): Promise<readonly Snapshot[]>;
  /** Keeps this one; those before it are needed no longer. */
  snap(id: string, snapshot: Snapshot): Promise<void>;
  list(): Promise<readonly Summary[]>;
  forget(id: string): Promise<void>;
  /** A table that an earlier release kept and nobody has opened since; `create` takes its place. */
  older?(id: string): Promise<OlderTable | null>;
}

/** Keeps tables as long as the program runs. */
export function memoryStore(): Store {
  const tables = new Map<string, { head: Head; rows: Row[]; snapshots: Snapshot[]; summary: Summary }>();
  return {
    async create(head, rows, summary) {
      if (tables.has(head.id)) return false;
      tables.set(head.id, { head, rows: [...rows], snapshots: [], summary });
      return true;
    },
    head: async id => tables.get(id)?.head ?? null,
    rows: async (id, after) => tables.get(id)?.rows.slice(after) ?? [],
    rowByKey: async (id, key) => tables.get(id)?.rows.find(row => row.key === key) ?? null,
    async append(id, row, summary) {
      const table = tables.get(id);
      if (!table || table.rows.length !== row.no - 1) return false;
      table.rows.push(row);
      table.summary = summary;
      return true;
    },
    snapshots: async id => tables.get(id)?.snapshots ?? [],
    async snap(id, snapshot) {
      const table = tables.get(id);
      if (table) table.snapshots = [snapshot];
    },
    list: async () => [...tables.values()].map(({ summary }) => summary),
    forget: async id => void tables.delete(id),
  };
}
