import { signal } from '@preact/signals';
import { type Box, type ComponentSet, openBox } from '@thameside/key-to-the-city/client';
import type { Sight } from '@thameside/protocol';
import type { GameWords } from '../../words.ts';

const boxes = signal<Readonly<Record<string, Box>>>({});

const keep = (name: string, text: string): void => {
  boxes.value = { ...boxes.value, [name]: openBox(JSON.parse(text) as ComponentSet) };
};

/** A replacement set is the table's own: it is fetched once. */
async function fetchSet(sight: Sight): Promise<void> {
  const { link } = await import('../../state/link.ts');
  const reply = await link.ask('set', { table: sight.table });
  if (reply.kind === 'text' && reply.text !== '') keep(sight.set.hash, reply.text);
}

const asked = new Set<string>();

/** The component set that the table plays with; null while it is on its way. */
export function boxFor(sight: Sight, words: GameWords): Box | null {
  const { hash, name } = sight.set;
  const known = boxes.value[hash];
  if (known) return known;
  if (asked.has(hash)) return null;
  asked.add(hash);
  const shipped = words.face.exportSet();
  if ((JSON.parse(shipped) as ComponentSet).set === name) keep(hash, shipped);
  else void fetchSet(sight);
  return boxes.value[hash] ?? null;
}

/** The set of this table, if it has been opened already. */
export const openedBox = (sight: Sight): Box | null => boxes.value[sight.set.hash] ?? null;
