import { SKILLS } from './components/vocabulary.ts';
import type { State } from './state.ts';

/** Every card and skill tile, wherever it lies: constant through a match. Resources and tokens are never short (F67). */
export function censusOf(s: State): Record<string, number> {
  const found: Record<string, number> = {};
  const add = (what: string, n: number) => {
    found[what] = (found[what] ?? 0) + n;
  };
  for (const skill of SKILLS) {
    add(`skill.${skill}`, s.pile[skill] + s.players.reduce((n, p) => n + p.skills[skill], 0));
    add(`double.${skill}`, s.doubles[skill] + s.players.reduce((n, p) => n + p.doubles[skill], 0));
  }
  for (const id of [...s.decks.flat(), ...s.removed, ...s.box]) add(`card.${id}`, 1);
  for (const p of s.players) {
    for (const id of [p.hand, p.winter, p.store, p.discards].flat()) add(`card.${id}`, 1);
    for (const site of p.village) for (const id of [site.id, ...site.keyples]) add(`card.${id}`, 1);
  }
  return found;
}
