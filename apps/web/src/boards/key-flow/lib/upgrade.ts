import {
  type Box,
  canUpgrade,
  hasKeyflower,
  holdingOf,
  kindsOn,
  type PlayerView,
  type Resource,
  type SiteView,
} from '@thameside/key-flow/client';
import type { Haul } from './haul.ts';
import { distancesFrom, wayTo } from './village.ts';

interface Source {
  readonly id: string;
  readonly resource: Resource;
  count: number;
  readonly far: number;
}

export interface UpgradePlan {
  readonly card: string;
  /** Points of transport that it takes. */
  readonly moves: number;
  readonly hauls: readonly Haul[];
}

const withMore = (site: SiteView, resources: readonly Resource[]): SiteView => {
  const stock = { ...site.stock };
  for (const resource of resources) stock[resource]++;
  return { ...site, stock };
};

/** Whether the card could be upgraded if these lay on it as well. */
export const upgradesWith = (
  box: Box,
  player: PlayerView,
  site: SiteView,
  more: readonly Resource[] = [],
): boolean => canUpgrade(box, holdingOf(player), withMore(site, more), hasKeyflower(box, player));

/** What lies elsewhere, the nearest first, and gold only where nothing else is as near. */
const sourcesFor = (village: readonly SiteView[], card: string): Source[] => {
  const distances = distancesFrom(village, card);
  return village
    .filter(({ id }) => id !== card && distances.has(id))
    .flatMap(site => {
      const far = distances.get(site.id) ?? 0;
      return kindsOn(site).map(resource => ({ id: site.id, resource, count: site.stock[resource], far }));
    })
    .sort((a, b) => a.far - b.far || Number(a.resource === 'gold') - Number(b.resource === 'gold'));
};

/** The fewest points of transport, at most so many, that make the upgrade of the card possible; null if none do. */
function planFor(box: Box, player: PlayerView, site: SiteView, most: number): UpgradePlan | null {
  const { village } = holdingOf(player);
  const icons = box.cards[site.id]?.costs[site.level]?.length ?? 0;
  const sources = sourcesFor(village, site.id);
  let best: readonly Source[] | null = null;
  let least = most + 1;
  const seek = (moves: number, taken: readonly Source[], from: number): void => {
    if (moves >= least) return;
    if (
      upgradesWith(
        box,
        player,
        site,
        taken.map(({ resource }) => resource),
      )
    ) {
      best = taken;
      least = moves;
      return;
    }
    if (taken.length === icons) return;
    for (let i = from; i < sources.length; i++) {
      const source = sources[i] as Source;
      if (source.count === 0) continue;
      source.count--;
      seek(moves + source.far, [...taken, source], i);
      source.count++;
    }
  };
  seek(0, [], 0);
  if (best === null) return null;
  const hauls = (best as readonly Source[]).flatMap(({ id, resource }) => {
    const way = wayTo(village, id, site.id);
    return way ? [{ resource, way }] : [];
  });
  return { card: site.id, moves: least, hauls };
}

/** Every upgrade that so many points of transport and an upgrade icon could bring about, the nearest first. */
export const plansWithin = (box: Box, player: PlayerView, moves: number): UpgradePlan[] =>
  holdingOf(player)
    .village.map(site => planFor(box, player, site, moves))
    .filter(plan => plan !== null)
    .sort((a, b) => a.moves - b.moves);
