import { entry, inside } from '@thameside/kit';
import type { Box } from '../../components/box.ts';
import type { Lot, Tile } from '../../state.ts';
import type { PositionReport } from '../faults.ts';
import type { Draft } from '../form.ts';
import { arrivalLevel, type Setting } from '../setting.ts';
import type { At, Sketch } from '../sketch.ts';

/** K12: a colour, and only one that is set, wherever keyples lie. The highest bid never leaves, so neither does the colour. */
function checkColour({ at, it }: At<Tile>, keyples: number, report: PositionReport): void {
  if (keyples > 0 && it.colour === null) report(at, 'position.colour-missing', { tile: it.id });
  if (keyples === 0 && it.colour !== null)
    report(inside(at, 'colour'), 'position.colour-superfluous', { tile: it.id });
}

/** How often keyples can have been placed on the tile this era: at will if it can be used, else at each upgrade. */
function placements(box: Box, tile: Tile, upgrades: number): number {
  const isUsed = box.tiles[tile.id]?.use.some((panel, level) => panel !== null && level <= tile.level);
  return isUsed ? Infinity : upgrades;
}

/** K31: each placement was larger than the one before it, and the last one made the ladder. */
function checkLadder({ at, it }: At<Tile>, most: number, report: PositionReport): void {
  const { placed, ladder } = it;
  const times = Math.min(most, ladder);
  const min = times === 0 ? 0 : ladder;
  const max = (times * (2 * ladder - times + 1)) / 2;
  const isReached = (ladder === 0 || times > 0) && placed >= min && placed <= max;
  if (!isReached) report(inside(at, 'placed'), 'position.placed', { placed, ladder, min, max });
}

/** K20: a bid beats every other bid at the tile when it is made, and only ever leaves whole: no two are equal. */
function checkBids({ at, it }: At<Lot>, report: PositionReport): void {
  it.bids.forEach((count, seat) => {
    const first = it.bids.indexOf(count);
    if (count > 0 && first < seat) {
      report(entry(inside(at, 'bids'), seat), 'position.equal-bids', { count, seats: [first, seat] });
    }
  });
}

function checkBidCounts(setting: Setting, draft: Draft, report: PositionReport): void {
  draft.centre?.forEach((lot, i) => {
    const count = lot?.bids?.length ?? setting.seats;
    if (count !== setting.seats) {
      report(inside(entry('centre', i), 'bids'), 'position.bid-count', { count, players: setting.seats });
    }
  });
}

function checkLot({ box, era }: Setting, lot: At<Lot>, report: PositionReport): void {
  const { at, it } = lot;
  const arrival = arrivalLevel(box, it.id, era);
  if (it.level !== arrival) {
    report(inside(at, 'level'), 'fault.out-of-range', { found: it.level, min: arrival, max: arrival });
  }
  checkColour(lot, it.placed + it.bids.reduce((sum, n) => sum + n, 0), report);
  checkLadder(lot, placements(box, it, 0), report);
  checkBids(lot, report);
}

export function checkKeyples(setting: Setting, draft: Draft, sketch: Sketch, report: PositionReport): void {
  checkBidCounts(setting, draft, report);
  for (const lot of sketch.centre) checkLot(setting, lot, report);
  for (const { borough } of sketch.players) {
    for (const site of borough) {
      checkColour(site, site.it.placed, report);
      checkLadder(site, placements(setting.box, site.it, site.it.level), report);
    }
  }
}
