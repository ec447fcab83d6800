import type { Match, Seat } from '@thameside/kernel';
import { type Counts, countsOf, spread, totalOf } from '@thameside/kit';
import { KEYPLES, SKILLS } from './components/vocabulary.ts';
import type { State } from './state.ts';

type Shuffle = <T>(items: T[]) => T[];

/** Mix what lies in these heaps; each keeps its size. */
function mix<T extends string>(kinds: readonly T[], heaps: readonly Counts<T>[], shuffle: Shuffle): void {
  const pieces = shuffle(heaps.flatMap(heap => spread(kinds, heap)));
  for (const heap of heaps) {
    const size = totalOf(kinds, heap);
    Object.assign(heap, countsOf(kinds));
    for (const piece of pieces.splice(0, size)) heap[piece]++;
  }
}

/** Questions that gather an action: nothing has been moved yet, and what they offer rests on the asked player's secrets. */
const UNCOMMITTED: readonly string[] = ['bid', 'use', 'upgrade', 'colour', 'group', 'count', 'front'];

/** K81: screens, skill tiles, the bag and the pile, as `me` might imagine them. */
export function redeal(m: Match<State>, me: Seat | null, shuffle: Shuffle): void {
  const { s } = m;
  if (s.over) return;
  const others = s.players.filter((_, seat) => seat !== me);
  mix(KEYPLES, [s.bag, ...others.map(p => p.screen)], shuffle);
  mix(
    SKILLS,
    others.map(p => p.skills),
    shuffle,
  );
  shuffle(s.pile);
  const top = m.stack.at(-1);
  if (top && top.seat !== undefined && top.seat !== me && UNCOMMITTED.includes(top.k)) {
    m.stack[m.stack.length - 1] = { k: 'turn', seat: top.seat } as (typeof m.stack)[number];
  }
}
