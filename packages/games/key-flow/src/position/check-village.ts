import { inside } from '@thameside/kit';
import { planOf } from '../components/box.ts';
import { touches } from '../village.ts';
import type { PositionReport } from './faults.ts';
import type { Setting } from './setting.ts';
import type { PlayerSketch } from './sketch.ts';

type Sites = PlayerSketch['sites'];

/** F20: one card to a place, each in its row, and all of them in one piece. */
function checkPlaces({ box }: Setting, sites: Sites, report: PositionReport): void {
  const reached = sites.slice(0, 1);
  for (const from of reached) {
    for (const site of sites) {
      if (!reached.includes(site) && touches(site.it.x, from.it.x)) reached.push(site);
    }
  }
  sites.forEach((site, i) => {
    const { at, it } = site;
    const card = it.id;
    const place = inside(at, 'at');
    if (box.homes.includes(card)) {
      if (it.x !== 0) report(place, 'position.home-place', {});
      return;
    }
    if (((it.x & 1) === 1) !== planOf(box, card).river) {
      report(place, 'position.place-row', { card, at: it.x });
    }
    const other = sites.slice(0, i).find(each => each.it.x === it.x);
    if (other) report(place, 'position.place-taken', { card, other: other.it.id });
    else if (!reached.includes(site)) report(place, 'position.apart', { card });
  });
}

/** F41, F42: no more tiles than boxes that can be covered, and no more turned than lie there. */
function checkUpgrades({ box }: Setting, sites: Sites, report: PositionReport): void {
  for (const { at, it } of sites) {
    const { id: card, level, turned } = it;
    const most = planOf(box, card).costs.length;
    if (level > most) report(inside(at, 'level'), 'position.level', { card, most });
    else if (turned > level) report(inside(at, 'turned'), 'position.turned', { level, turned });
  }
}

/** F30, F50, F51: uses belong to a season, and to cards that can be activated. */
function checkUses({ box, phase }: Setting, sites: Sites, report: PositionReport): void {
  for (const { at, it } of sites) {
    const { id: card, level } = it;
    const isUsed = it.keyples.length + it.extra + it.tokens > 0;
    if (!isUsed) continue;
    if (phase !== 'season' && phase !== 'extra') {
      report(at, 'position.not-in-phase', { field: 'keyples', phase });
    } else if (phase === 'season' && it.extra > 0) {
      report(inside(at, 'extra'), 'position.not-in-phase', { field: 'extra', phase });
    }
    if (!planOf(box, card).boxes.some(({ action }, i) => i <= level && action)) {
      report(at, 'position.no-action', { card });
    }
  }
}

export function checkVillages(
  setting: Setting,
  players: readonly PlayerSketch[],
  report: PositionReport,
): void {
  const { box } = setting;
  for (const { sites, unplaced } of players) {
    for (const { at, it: card } of unplaced) report(at, 'position.place-missing', { card });
    for (const { at } of sites.filter(({ it }) => box.homes.includes(it.id)).slice(1))
      report(at, 'position.two-homes', {});
    checkPlaces(setting, sites, report);
    checkUpgrades(setting, sites, report);
    checkUses(setting, sites, report);
  }
}
