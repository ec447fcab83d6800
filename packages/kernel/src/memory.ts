import { type Journal, reopen } from './journal.ts';
import { copyMatch, play } from './run.ts';
import type { Emitted, Game, Match, Memory } from './types.ts';

/** By seat; empty for a game in which there is nothing to remember. */
export type Memories = readonly Memory[];

/** What every seat keeps in mind after these events; `before` is what it kept in mind until then. */
export function remembering<S, E>(
  g: Game<S, E>,
  before: Memories,
  m: Match<S>,
  events: readonly Emitted<E>[],
): Memories {
  const { remember } = g;
  if (!remember) return [];
  return m.lanes.map((_, seat) => {
    const shown = events.filter(({ to }) => to === null || to.includes(seat)).map(({ event }) => event);
    return remember.call(g, before[seat], m.s, seat, shown);
  });
}

/** The same from the answers alone: what was taken back is forgotten, too. */
export function memoriesOf<S, E>(g: Game<S, E>, j: Journal<S>): Memories {
  if (!g.remember) return [];
  const { journal, events } = reopen(g, j.header);
  const m = copyMatch(g, journal.now);
  let memories = remembering(g, [], m, events);
  for (const { seat, answer } of j.entries) {
    const shown: Emitted<E>[] = [];
    play(g, m, seat, answer, (event, to) => shown.push({ event, to: to ?? null }));
    memories = remembering(g, memories, m, shown);
  }
  return memories;
}
