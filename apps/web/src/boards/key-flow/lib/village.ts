import { neighboursOf, type SiteView } from '@thameside/key-flow/client';
import type { Frame } from '../../parts/frame.ts';

/** A card of a village in drawing units. */
export const CARD = { width: 130, height: 140 } as const;
/** What sticks out: keyple cards above the upper row, resources below the lower one. */
const HEAD = 46;
const FOOT = 12;
const MARGIN = 8;

/** F20: the lower row is shifted by half a card. */
export const isLower = (x: number): boolean => Math.abs(x) % 2 === 1;
export const leftEdge = (x: number): number => (x * CARD.width) / 2;
export const topEdge = (x: number): number => (isLower(x) ? CARD.height : 0);

/** The room that these places take, with both rows whatever lies in them, and keyple cards above if there are any. */
export function frameOf(places: readonly number[], hasVisitors: boolean): Frame {
  const xs = places.length > 0 ? places : [0];
  const left = leftEdge(Math.min(...xs)) - MARGIN;
  const right = leftEdge(Math.max(...xs)) + CARD.width + MARGIN;
  const head = hasVisitors ? HEAD : MARGIN;
  return { x: left, y: -head, width: right - left, height: head + 2 * CARD.height + FOOT };
}

type Placed = Pick<SiteView, 'id' | 'x'>;

/** F40: how many points of transport each card is away, by id; a gap blocks. */
export function distancesFrom(village: readonly Placed[], from: string): ReadonlyMap<string, number> {
  const found = new Map<string, number>([[from, 0]]);
  const queue = village.filter(({ id }) => id === from);
  for (const site of queue) {
    const far = (found.get(site.id) ?? 0) + 1;
    for (const next of neighboursOf(village, site)) {
      if (found.has(next.id)) continue;
      found.set(next.id, far);
      queue.push(next);
    }
  }
  return found;
}

/** The shortest way, the starting card first; null if there is none. */
export function wayTo(village: readonly Placed[], from: string, to: string): string[] | null {
  const far = distancesFrom(village, to);
  if (!far.has(from)) return null;
  const way = [from];
  let here = village.find(({ id }) => id === from);
  while (here && here.id !== to) {
    const left = (far.get(here.id) ?? 0) - 1;
    here = neighboursOf(village, here).find(({ id }) => far.get(id) === left);
    if (here) way.push(here.id);
  }
  return way;
}
