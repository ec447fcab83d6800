import { signal } from '@preact/signals';
import type { Summary } from '@thameside/protocol';

/** The tables that are kept here, the latest first; null until they are known. */
export const tables = signal<readonly Summary[] | null>(null);

/** The host is started when the page is there already: nobody waits for it to see the doors. */
const host = async () => (await import('../../state/link.ts')).link;

export async function fetchTables(): Promise<void> {
  const reply = await (await host()).ask('tables', {});
  if (reply.kind === 'tables') tables.value = reply.tables.toSorted((a, b) => b.updated - a.updated);
}

export async function forgetTable(table: string): Promise<void> {
  await (await host()).ask('forget', { table });
  await fetchTables();
}
