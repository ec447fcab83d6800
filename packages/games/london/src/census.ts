import type { State } from './state.ts';

/** Every city card and borough, wherever it lies: constant through a match. Money and poverty have no end (L7). */
export function censusOf(s: State): Record<string, number> {
  const found: Record<string, number> = {};
  const add = (kind: 'card' | 'borough', ids: readonly (string | null)[]) => {
    for (const id of ids) if (id !== null) found[`${kind}.${id}`] = (found[`${kind}.${id}`] ?? 0) + 1;
  };
  for (const cards of [s.deck, s.top, s.bottom, s.gone, s.aside, [s.playing]]) add('card', cards);
  add('borough', s.offer);
  add('borough', s.boroughDeck);
  for (const p of s.players) {
    add('card', p.hand);
    for (const stack of p.display) add('card', stack.cards);
    add('borough', p.boroughs);
  }
  return found;
}
