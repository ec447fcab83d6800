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

/** What every seat keeps in mind after these answers, given in a match in which it had that in mind. */
export function memoriesAfter<S, E>(
  g: Game<S, E>,
  before: Memories,
  from: Match<S>,
  entries: Journal['entries'],
): Memories {
  if (!g.remember || entries.length === 0) return before;
  const m = copyMatch(g, from);
  let memories = before;
  for (const { seat, answer } of entries) {
    const shown: Emitted<E>[] = [];
    play(g, m, seat, answer, (event, to) => shown.push({ event, to: to ?? null }));
    memories = remembering(g, memories, m, shown);
  }
  return memories;
}

/** The same from the answers alone: what was taken back is forgotten, too. */
export function memoriesOf<S, E>(g: Game<S, E>, { header, entries }: Journal<S>): Memories {
  const { journal, events } = reopen(g, header);
  return memoriesAfter(g, remembering(g, [], journal.now, events), journal.now, entries);
}
