import { signal } from '@preact/signals';
import type { Summary } from '@thameside/protocol';
import type { RoomLine } from '@thameside/protocol/rooms';
import type { FunctionComponent } from 'preact';
import { isGuest } from '../../online/guest.ts';

/** The tables that are kept here, the latest first; null until they are known. */
export const tables = signal<readonly Summary[] | null>(null);

/** The host is started when the page is there already: nobody waits for it to see the doors. */
const host = async () => (await import('../../state/link.ts')).link;

export async function fetchTables(): Promise<void> {
  const reply = await (await host()).ask('tables', {});
  if (reply.kind === 'tables') tables.value = reply.tables.toSorted((a, b) => b.updated - a.updated);
}

/** My tables online, and how one is shown; null for whoever has never been there. */
export const rooms = signal<{
  readonly lines: readonly RoomLine[];
  readonly Row: FunctionComponent<{ readonly line: RoomLine }>;
} | null>(null);

let isFollowed = false;
export async function fetchRooms(): Promise<void> {
  if (!isGuest() || isFollowed) return;
  isFollowed = true;
  const { myRooms, RoomRow } = await import('../../online/my-rooms.tsx');
  myRooms.subscribe(lines => {
    rooms.value = lines && { lines, Row: RoomRow };
  });
}

export async function forgetTable(table: string): Promise<void> {
  await (await host()).ask('forget', { table });
  await fetchTables();
}
