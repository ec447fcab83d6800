import {
  type Box,
  type HoldingView,
  type Icon,
  RESOURCES,
  type Resource,
  type SiteView,
  SKILLS,
  type Skill,
} from '@thameside/key-flow/client';
import type { Haul } from './haul.ts';
import { distancesFrom, wayTo } from './village.ts';

const isResource = (icon: Icon): icon is Resource => RESOURCES.some(each => each === icon);
const isSkill = (icon: Icon): boolean => icon === 'any-skill' || SKILLS.some(each => each === icon);

const costOf = (box: Box, site: SiteView): readonly Icon[] | null =>
  box.cards[site.id]?.costs[site.level] ?? null;

/** F48. */
const hasKeyflower = (box: Box, village: readonly SiteView[]): boolean =>
  village.some(({ id, level }) => box.cards[id]?.boxes[level]?.power === 'any-resource-upgrades');

/** F42: gold stands for the other three. */
const standsFor = (icon: Icon, resource: Resource, keyflower: boolean): boolean =>
  icon === 'any-resource' || (isResource(icon) && (keyflower || resource === icon || resource === 'gold'));

/** Whether the player's skill tiles cover those of the cost; those that cannot be known count as missing. */
function hasSkills(holding: HoldingView, cost: readonly Icon[]): boolean {
  const left = SKILLS.map(skill => (holding.skills?.[skill] ?? 0) + holding.doubles[skill]);
  let any = 0;
  for (const icon of cost) {
    if (icon === 'any-skill') any++;
    const nth = SKILLS.indexOf(icon as Skill);
    if (nth < 0) continue;
    left[nth] = (left[nth] ?? 0) - 1;
    if ((left[nth] ?? 0) < 0) return false;
  }
  return left.reduce((sum, n) => sum + n, 0) >= any;
}

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

/** The fewest points of transport that bring the resources of the cost to the card; null if they are not there. */
export function planFor(box: Box, holding: HoldingView, card: string): UpgradePlan | null {
  const { village } = holding;
  const site = village.find(({ id }) => id === card);
  const cost = site && costOf(box, site);
  if (!cost || !hasSkills(holding, cost)) return null;
  const keyflower = hasKeyflower(box, village);
  const far = distancesFrom(village, card);
  const sources: Source[] = village
    .flatMap(({ id, stock }) =>
      RESOURCES.map(resource => ({
        id,
        resource,
        count: stock[resource],
        far: far.get(id) ?? Number.POSITIVE_INFINITY,
      })),
    )
    .filter(({ count, far: away }) => count > 0 && Number.isFinite(away))
    // the nearest first, and gold only where nothing else is as near
    .sort((a, b) => a.far - b.far || Number(a.resource === 'gold') - Number(b.resource === 'gold'));
  // what can be paid by few things first: the search then ends soon
  const needs = cost
    .filter(icon => !isSkill(icon))
    .toSorted((a, b) => Number(a === 'any-resource') - Number(b === 'any-resource'));
  let best: readonly Source[] | null = null;
  let least = Number.POSITIVE_INFINITY;
  const seek = (nth: number, moves: number, taken: readonly Source[], from: number): void => {
    if (moves >= least) return;
    const icon = needs[nth];
    if (icon === undefined) {
      best = taken;
      least = moves;
      return;
    }
    for (let i = from; i < sources.length; i++) {
      const source = sources[i] as Source;
      if (source.count === 0 || !standsFor(icon, source.resource, keyflower)) continue;
      source.count--;
      seek(nth + 1, moves + source.far, [...taken, source], needs[nth + 1] === icon ? i : 0);
      source.count++;
    }
  };
  seek(0, 0, [], 0);
  if (best === null) return null;
  const hauls = (best as readonly Source[])
    .filter(source => source.far > 0)
    .flatMap(({ id, resource }) => {
      const way = wayTo(village, id, card);
      return way ? [{ resource, way }] : [];
    });
  return { card, moves: least, hauls };
}

/** Every upgrade that so many points of transport and an upgrade icon could bring about, the nearest first. */
export const plansWithin = (box: Box, holding: HoldingView, moves: number): UpgradePlan[] =>
  holding.village
    .map(({ id }) => planFor(box, holding, id))
    .filter(plan => plan !== null && plan.moves <= moves)
    .map(plan => plan as UpgradePlan)
    .sort((a, b) => a.moves - b.moves);
