import { signal } from '@preact/signals';
import type { GameWords } from '../../words.ts';
import type { SightOf } from '../board.ts';

interface Named {
  /** Name and version of the set. */
  readonly set: string;
}

export interface Boxes<B> {
  /** The component set that the table plays with; null while it is on its way. */
  boxFor(sight: SightOf, words: GameWords): B | null;
  /** The set of this table, if it has been opened already. */
  openedBox(sight: SightOf): B | null;
  /** What is in a set that no table plays with, but somebody looks at. */
  boxOfSet(set: object): B;
}

/** The component sets of one game, each opened once. */
export function boxesOf<S extends Named, B>(openBox: (set: S) => B): Boxes<B> {
  const boxes = signal<Readonly<Record<string, B>>>({});
  const asked = new Set<string>();
  const looked = new WeakMap<object, B>();
  const keep = (hash: string, text: string): void => {
    boxes.value = { ...boxes.value, [hash]: openBox(JSON.parse(text) as S) };
  };
  /** A replacement set is the table's own: it is fetched once. */
  const fetchSet = async (sight: SightOf): Promise<void> => {
    const { link } = await import('../../state/link.ts');
    const reply = await link.ask('set', { table: sight.table });
    if (reply.kind === 'text' && reply.text !== '') keep(sight.set.hash, reply.text);
  };
  return {
    boxFor(sight, words) {
      const { hash, name } = sight.set;
      const known = boxes.value[hash];
      if (known) return known;
      if (asked.has(hash)) return null;
      asked.add(hash);
      const shipped = words.face.exportSet();
      if ((JSON.parse(shipped) as S).set === name) keep(hash, shipped);
      else void fetchSet(sight);
      return boxes.value[hash] ?? null;
    },
    openedBox: sight => boxes.value[sight.set.hash] ?? null,
    boxOfSet(set) {
      const box = looked.get(set) ?? openBox(set as S);
      looked.set(set, box);
      return box;
    },
  };
}
