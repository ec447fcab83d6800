import type { Counts } from '@thameside/kit';
import type { Box, BoxPlan } from './components/box.ts';
import { planOf } from './components/box.ts';
import type { KeypleRow } from './components/set.ts';
import { type Power, RESOURCES, type Resource } from './components/vocabulary.ts';
import type { CardId, Site } from './state.ts';

/** F20: half a card apart in the other row, or side by side in the same one. */
export const touches = (a: number, b: number): boolean => a !== b && Math.abs(a - b) <= 2;

const NEAR = [-2, -1, 1, 2] as const;

/** What state and view have in common of a card in a village. */
type Placed = Pick<Site, 'x'>;
type Levelled = Pick<Site, 'id' | 'level'>;

export function siteAt<T extends Placed>(village: readonly T[], x: number): T | undefined {
  for (const site of village) if (site.x === x) return site;
  return undefined;
}

export function siteOf<T extends Pick<Site, 'id'>>(village: readonly T[], id: CardId): T {
  for (const site of village) if (site.id === id) return site;
  throw new Error(`no card ${id} in the village`);
}

/** F20: the free places of a row that touch an occupied one, from left to right. */
export function placesFor(village: readonly Site[], river: boolean): number[] {
  const places: number[] = [];
  const odd = river ? 1 : 0;
  for (const site of village) {
    for (const step of NEAR) {
      const x = site.x + step;
      if ((x & 1) === odd && !places.includes(x) && !siteAt(village, x)) places.push(x);
    }
  }
  return places.sort((a, b) => a - b);
}

/** F40: where one transport point leads from here; a gap blocks. */
export const neighboursOf = <T extends Placed>(village: readonly T[], from: Placed): T[] =>
  village.filter(site => touches(site.x, from.x));

/** F34, F60: the topmost uncovered box. */
export function boxOf(box: Box, site: Levelled): BoxPlan {
  const plan = planOf(box, site.id).boxes[site.level];
  if (!plan) throw new Error(`${site.id} has no box ${site.level}`);
  return plan;
}

export const kindsOn = ({ stock }: { readonly stock: Readonly<Counts<Resource>> }): Resource[] =>
  RESOURCES.filter(resource => stock[resource] > 0);

export function hasStock({ stock }: Site): boolean {
  for (const resource of RESOURCES) if (stock[resource] > 0) return true;
  return false;
}

/** F45: whether a boat with this power lies in the village. */
export function hasPower(box: Box, village: readonly Levelled[], power: Power): boolean {
  for (const site of village) if (boxOf(box, site).power === power) return true;
  return false;
}

interface Used {
  readonly keyples: readonly CardId[];
  readonly extra: number;
}

/** F50: by cards and by tokens alike. */
export const usesOf = (site: Used): number => site.keyples.length + site.extra;

/** F50: 1 token for a card used never or once, 2 for one used twice. */
export const tokensFor = (site: Used): number => (usesOf(site) < 2 ? 1 : 2);

/** F32, F33: tokens that a keyple card needs there. */
export const tokensNeeded = (site: Used, keyple: KeypleRow): number =>
  Math.max(0, site.keyples.length + 1 - keyple.keyples);
