import { inside, opposite, SIDES } from '@thameside/kit';
import { riverFits } from '../../rules/placing.ts';
import { connectorsSuffice } from '../../rules/upgrade.ts';
import { type Site, siteBeyond } from '../../state.ts';
import type { PositionReport } from '../faults.ts';
import type { Draft } from '../form.ts';
import { arrivalLevel, arrivalLevels, type Setting } from '../setting.ts';
import { type At, connectorAt, type PlayerSketch, type Sketch } from '../sketch.ts';

function checkCells({ borough }: PlayerSketch, report: PositionReport): void {
  borough.forEach(({ at, it }, i) => {
    const other = borough.slice(0, i).find(site => site.it.q === it.q && site.it.r === it.r);
    if (other) report(inside(at, 'at'), 'position.cell-taken', { tile: it.id, other: other.it.id });
  });
}

/** K66: every tile shares a side with the rest of the borough. */
function checkWhole({ it, borough }: PlayerSketch, report: PositionReport): void {
  const home = it.borough.find(site => site.id === it.home);
  const reached: Site[] = home ? [home] : [];
  for (const site of reached) {
    for (let side = 0; side < SIDES; side++) {
      const beyond = siteBeyond(it.borough, site, side);
      if (beyond && !reached.includes(beyond)) reached.push(beyond);
    }
  }
  const isReached = (site: Site) => reached.some(other => other.q === site.q && other.r === site.r);
  for (const site of borough)
    if (!isReached(site.it)) report(inside(site.at, 'at'), 'position.apart', { tile: site.it.id });
}

/** K67, and K36: what two tiles say of the side they share. Each pair is judged at the later tile. */
function checkShared(
  { box }: Setting,
  { borough }: PlayerSketch,
  draft: Draft,
  seat: number,
  report: PositionReport,
): void {
  const drafts = draft.players?.[seat]?.borough ?? [];
  const written = (site: Site, side: number) => {
    const found = drafts.find(each => each?.tile === site.id);
    return found && connectorAt(found, side);
  };
  borough.forEach(({ at, it }, i) => {
    const earlier = borough.slice(0, i).map(site => site.it);
    for (let side = 0; side < SIDES; side++) {
      const beyond = siteBeyond(earlier, it, side);
      if (!beyond) continue;
      if (!riverFits(box, [beyond], it.id, it.q, it.r, it.rotation)) {
        report(at, 'position.river-side', { tile: it.id, other: beyond.id });
      }
      const [here, there] = [written(it, side), written(beyond, opposite(side))];
      if (here && there && here !== there) {
        report(inside(inside(at, 'connectors'), String(side)), 'position.sides-differ', {
          tile: it.id,
          other: beyond.id,
        });
      }
    }
  });
}

/** K37, K40, K42: the connectors that an upgrade needed still lie on the tile, unless it arrived upgraded. */
function checkUpgrades(setting: Setting, { at, it }: At<Site>, report: PositionReport): void {
  const { upgrades = [], maxLevel = 0 } = setting.box.tiles[it.id] ?? {};
  const arrivals = arrivalLevels(setting, it.id);
  const min = arrivals[0] ?? 0;
  if (it.level < min || it.level > maxLevel) {
    report(inside(at, 'level'), 'fault.out-of-range', { found: it.level, min, max: maxLevel });
    return;
  }
  const wasUpgraded = (arrival: number) =>
    arrival <= it.level &&
    upgrades.slice(arrival, it.level).every(upgrade => connectorsSuffice(upgrade, it.sides));
  if (arrivals.length > 0 && !arrivals.some(wasUpgraded)) {
    report(inside(at, 'level'), 'position.upgrade', { tile: it.id, level: it.level });
  }
}

function checkPlaces(player: PlayerSketch, draft: Draft, seat: number, report: PositionReport): void {
  draft.players?.[seat]?.borough?.forEach((site, i) => {
    if (site?.tile !== undefined && site.tile !== player.it.home && !Object.hasOwn(site, 'at')) {
      report(`${player.at}.borough[${i}]`, 'position.place-missing', { tile: site.tile });
    }
  });
}

/** `isRead`: nothing of the position was left out because it could not be read. */
export function checkBoroughs(
  setting: Setting,
  draft: Draft,
  sketch: Sketch,
  isRead: boolean,
  report: PositionReport,
): void {
  sketch.players.forEach((player, seat) => {
    checkPlaces(player, draft, seat, report);
    checkCells(player, report);
    if (isRead) checkWhole(player, report);
    checkShared(setting, player, draft, seat, report);
    for (const site of player.borough) checkUpgrades(setting, site, report);
    for (const { at, it } of player.taken) {
      const arrival = arrivalLevel(setting.box, it.id, setting.era);
      if (it.level !== arrival) {
        report(inside(at, 'level'), 'fault.out-of-range', { found: it.level, min: arrival, max: arrival });
      }
    }
  });
}
