import { effect } from '@preact/signals';
import type { Answer } from '@thameside/kernel';
import type { Ask, Sight } from '@thameside/protocol';
import { NotGranted } from '../link.ts';
import { link } from './link.ts';
import { watching } from './table.ts';

interface Probed {
  readonly answers: readonly Answer[];
  readonly ask: Ask | null;
}
const known = new Map<string, Promise<Probed | null>>();
let knownFor = '';
effect(() => {
  void watching.value;
  known.clear(); // another pair of eyes: what the last one asked is not theirs
});

/** What would be asked after these answers; null where only giving them can tell. */
export function probe(sight: Sight, answers: readonly Answer[]): Promise<Probed | null> {
  const { table, seat, version } = sight;
  if (seat === null) return Promise.resolve(null);
  const position = `${table} ${seat} ${version}`;
  if (position !== knownFor) known.clear();
  knownFor = position;
  const key = JSON.stringify(answers);
  const found =
    known.get(key) ??
    link.ask('probe', { table, seat, version, answers: answers as never }).then(
      reply => (reply.kind === 'probe' ? reply : null),
      error => {
        if (error instanceof NotGranted) return null;
        throw error;
      },
    );
  known.set(key, found);
  return found;
}
