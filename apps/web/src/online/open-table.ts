import type { MakeRoom } from '@thameside/protocol/rooms';
import { go } from '../route.ts';
import { wasHere } from './guest.ts';
import { enter, makeRoom } from './http.ts';

/** How a table begins; its owner changes it in the waiting room. */
const MANNERS = { listed: false, spectators: 'link', startsFull: false, absence: 10 } as const;

/** A table with me at it and the other seats open, or one that goes on with a match. */
export async function openTable(
  name: string,
  what: Pick<MakeRoom, 'game' | 'options' | 'set' | 'seats' | 'text'>,
  key: string,
): Promise<void> {
  await enter({ name });
  wasHere();
  const { table } = await makeRoom({ key, ...what, ...MANNERS });
  go(`/online/${table}`);
}
