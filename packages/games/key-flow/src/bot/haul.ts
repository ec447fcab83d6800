import { at } from '@thameside/kernel';
import type { Box } from '../components/box.ts';
import { RESOURCES, type Resource } from '../components/vocabulary.ts';
import type { Task } from '../frames.ts';
import { copySite } from '../rules/acting.ts';
import type { CardId, Site } from '../state.ts';
import { hasPower, neighboursOf, siteOf } from '../village.ts';
import { type Estate, stockOf } from './estate.ts';
import { FIRST_SKILL } from './goods.ts';
import { type Lorebook, loreIn } from './lore.ts';
import type { Appraisal } from './value.ts';

/** One thing that can be done with transport and upgrades, and what it leads to. */
export interface Job {
  readonly task: Task;
  readonly resource?: Resource;
  readonly to?: CardId;
  readonly worth: number;
}

const LEAST_GAIN = 0.02;

/** Everything as it lies, in a few letters. */
const keyOf = ({ village, skills, tokens }: Estate, moves: number, upgrades: number): string =>
  `${moves},${upgrades},${skills},${tokens},${village.map(site => `${site.level}${site.turned}${stockOf(site)}`)}`;

/** The best next step of an action, as far as one step can see. Who has to be quick carries nothing. */
export function hauling(box: Box, book: Lorebook, opinion: Appraisal, isQuick: boolean) {
  const known = new Map<string, readonly Job[]>();

  /** The cheapest payment, in place; false if it cannot be paid. */
  function pay(estate: Estate, site: Site, keyflower: boolean): boolean {
    const cost = loreIn(book, site.id).costs[site.level];
    if (!cost) return false;
    const cheap = (kinds: readonly number[]) =>
      kinds.toSorted((a, b) => (opinion.prices[a] as number) - (opinion.prices[b] as number));
    for (const accepts of cost.resources) {
      const kinds = keyflower ? RESOURCES.map((_, i) => i) : cheap(accepts);
      const kind = kinds.find(each => site.stock[at(RESOURCES, each)] > 0);
      if (kind === undefined) return false;
      site.stock[at(RESOURCES, kind)]--;
    }
    for (const accepts of cost.skills) {
      const kind = cheap(accepts).find(each => (estate.skills[each - FIRST_SKILL] ?? 0) >= 1);
      if (kind === undefined) return false;
      estate.skills[kind - FIRST_SKILL] = (estate.skills[kind - FIRST_SKILL] ?? 0) - 1;
    }
    site.level++;
    return true;
  }

  const copyOf = (estate: Estate): Estate => ({
    ...estate,
    village: estate.village.map(copySite),
    skills: estate.skills.slice(),
  });

  function moved(estate: Estate, upgrades: number): Job[] {
    const { village } = estate;
    const jobs: Job[] = [];
    for (const from of village) {
      for (const resource of RESOURCES) {
        if (from.stock[resource] === 0) continue;
        for (const to of neighboursOf(village, from)) {
          from.stock[resource]--;
          to.stock[resource]++;
          const worth = opinion.worth(estate, upgrades);
          from.stock[resource]++;
          to.stock[resource]--;
          jobs.push({ task: ['move', from.id], resource, to: to.id, worth });
        }
      }
    }
    return jobs;
  }

  function built(estate: Estate, upgrades: number): Job[] {
    const keyflower = hasPower(box, estate.village, 'any-resource-upgrades');
    const flipper = hasPower(box, estate.village, 'gold-per-flip');
    const jobs: Job[] = [];
    for (const { id, turned, level } of estate.village) {
      const paid = copyOf(estate);
      if (pay(paid, siteOf(paid.village, id), keyflower))
        jobs.push({ task: ['upgrade', id], worth: opinion.worth(paid, upgrades - 1) });
      if (turned >= level) continue;
      const after = copyOf(estate);
      const site = siteOf(after.village, id);
      site.turned++;
      if (flipper) site.stock.gold++;
      jobs.push({ task: ['turn', id], worth: opinion.worth(after, upgrades - 1) });
    }
    return jobs;
  }

  /** Best first. Moves come before upgrades as long as they bring something, for they may make them possible. */
  function jobs(estate: Estate, moves: number, upgrades: number): readonly Job[] {
    const key = keyOf(estate, moves, upgrades);
    const before = known.get(key);
    if (before) return before;
    const copy = copyOf(estate);
    const least = opinion.worth(copy, upgrades) + LEAST_GAIN;
    const better = (found: Job[], bar: number) =>
      found.filter(({ worth }) => worth > bar).sort((a, b) => b.worth - a.worth);
    let found = moves > 0 && !isQuick ? better(moved(copy, upgrades), least) : [];
    if (found.length === 0 && upgrades > 0) found = better(built(copy, upgrades), opinion.worth(copy));
    known.set(key, found);
    return found;
  }

  /** What a whole action of transport and upgrades adds. */
  function yieldOf(estate: Estate, moves: number, upgrades: number): number {
    const before = opinion.worth(estate);
    const first = jobs(estate, moves, upgrades)[0];
    return first ? Math.max(0, first.worth - before) : 0;
  }

  return { jobs, yieldOf };
}
