import { at, type Match, type Memory, type Seat } from '@thameside/kernel';
import { type Counts, countsOf, spread, totalOf } from '@thameside/kit';
import { KEYPLES, SKILLS } from './components/vocabulary.ts';
import { recallIn } from './remember.ts';
import type { State } from './state.ts';

type Shuffle = <T>(items: T[]) => T[];

/** Mix what lies in these heaps; each keeps its size, and what is known to be in it. */
function mix<T extends string>(
  kinds: readonly T[],
  heaps: readonly Counts<T>[],
  known: readonly (Readonly<Counts<T>> | undefined)[],
  shuffle: Shuffle,
): void {
  const kept = heaps.map((heap, i) => {
    const counts = countsOf(kinds);
    for (const kind of kinds) counts[kind] = Math.min(heap[kind], known[i]?.[kind] ?? 0);
    return counts;
  });
  const mixed = heaps.map((heap, i) => {
    const counts = { ...heap };
    for (const kind of kinds) counts[kind] -= at(kept, i)[kind];
    return counts;
  });
  const pieces = shuffle(mixed.flatMap(heap => spread(kinds, heap)));
  heaps.forEach((heap, i) => {
    Object.assign(heap, kept[i]);
    for (const piece of pieces.splice(0, totalOf(kinds, at(mixed, i)))) heap[piece]++;
  });
}

/** Questions that gather an action: nothing has been moved yet, and what they offer rests on the asked player's secrets. */
const UNCOMMITTED: readonly string[] = ['bid', 'use', 'upgrade', 'colour', 'group', 'count', 'front'];

/** K81: screens, skill tiles, the bag and the pile, as `me` might imagine them. */
export function redeal(m: Match<State>, me: Seat | null, shuffle: Shuffle, memory?: Memory): void {
  const { s } = m;
  if (s.over) return;
  const recall = recallIn(memory);
  const others = s.players.flatMap((p, seat) => (seat === me ? [] : [{ p, seat }]));
  mix(
    KEYPLES,
    [s.bag, ...others.map(({ p }) => p.screen)],
    [undefined, ...others.map(({ seat }) => recall?.keyples[seat])],
    shuffle,
  );
  mix(
    SKILLS,
    others.map(({ p }) => p.skills),
    others.map(({ seat }) => recall?.skills[seat]),
    shuffle,
  );
  shuffle(s.pile);
  const top = m.stack.at(-1);
  if (top && top.seat !== undefined && top.seat !== me && UNCOMMITTED.includes(top.k)) {
    m.stack[m.stack.length - 1] = { k: 'turn', seat: top.seat } as (typeof m.stack)[number];
  }
}
