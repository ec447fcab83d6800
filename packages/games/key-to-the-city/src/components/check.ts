import { checkDistinct, entry, inside, placeIn, type Tell } from '@thameside/kit';
import { countOf } from './counts.ts';
import type { ComponentSet, TileRow, Upgrade } from './set.ts';
import {
  CONNECTORS,
  KEYPLES,
  type Kind,
  PLAYER_COLOURS,
  PLAYER_COUNTS,
  RIVER_LENGTH,
  SKILLS,
} from './vocabulary.ts';

type Supplies = ComponentSet['supplies'];

/** K32, K42, K43: each sort named must suffice, and all of them together for those that are the player's choice. */
function checkStock<W extends string>(
  wanted: readonly string[],
  words: readonly W[],
  supply: Readonly<Record<W, number>>,
  at: string,
  tell: Tell,
): void {
  for (const what of words) {
    const needed = countOf(what, wanted);
    if (needed > supply[what]) tell(at, 'fault.too-few', { what, needed, supply: supply[what] });
  }
  const all = words.reduce((sum, what) => sum + supply[what], 0);
  if (wanted.length > all) tell(at, 'fault.too-few', { what: 'any', needed: wanted.length, supply: all });
}

/** K42: an upgrade that no player could ever meet. */
function checkUpgrade({ connectors, skills }: Upgrade, supplies: Supplies, at: string, tell: Tell): void {
  checkStock(skills, SKILLS, supplies.skills, inside(at, 'skills'), tell);
  checkStock(connectors, CONNECTORS, supplies.connectors, inside(at, 'connectors'), tell);
  const needed = countOf('different', connectors);
  const supply = CONNECTORS.filter(c => supplies.connectors[c] > countOf(c, connectors)).length;
  if (needed > supply) tell(inside(at, 'connectors'), 'fault.too-few', { what: 'different', needed, supply });
}

function checkTile(tile: TileRow, supplies: Supplies, at: string, tell: Tell): void {
  const { riverSides = [], use = [], upgrades = [], berths, order } = tile;
  checkDistinct(
    riverSides,
    side => side,
    (_, i) => entry(inside(at, 'riverSides'), i),
    tell,
  );
  use.forEach(({ pay, gain }, level) => {
    const place = entry(inside(at, 'use'), level);
    checkStock(pay?.skills ?? [], SKILLS, supplies.skills, `${place}.pay.skills`, tell);
    if (!gain.skills?.length && !gain.connectors?.length) tell(inside(place, 'gain'), 'fault.empty');
  });
  for (const [i, upgrade] of upgrades.entries())
    checkUpgrade(upgrade, supplies, entry(inside(at, 'upgrades'), i), tell);
  const mark = order === 1 ? 'start' : 'claims';
  const marked = berths?.filter(berth => berth[mark]).length ?? 1;
  if (marked !== 1)
    tell(inside(at, 'berths'), 'fault.must-be', { found: `${mark} × ${marked}`, expected: `${mark} × 1` });
}

/** What values have to do with each other. */
export function checkSet({ supplies, deal, tiles }: ComponentSet, tell: Tell): void {
  const place = placeIn('tiles');
  for (const [i, tile] of tiles.entries()) checkTile(tile, supplies, place(tile, i), tell);
  checkDistinct(tiles, ({ id }) => id, place, tell);
  checkDistinct(tiles, ({ playerColour }) => playerColour, place, tell);
  checkDistinct(tiles, ({ order }) => order, place, tell);

  // K1 to K7, K44, K51: what every match needs, at every number of players
  const need = (at: string, players: number, needed: number, found: number) => {
    if (needed > found) tell(at, 'fault.deal', { players, needed, found });
  };
  const ofKinds = (...kinds: readonly Kind[]) => tiles.filter(({ kind }) => kinds.includes(kind)).length;
  const most = PLAYER_COLOURS.length;
  need('tiles', most, most, ofKinds('home'));
  need('tiles', most, RIVER_LENGTH, ofKinds('river'));
  need('supplies.landmarkMarkers', most, ofKinds('landmark'), supplies.landmarkMarkers);
  const keyples = KEYPLES.reduce((sum, colour) => sum + supplies.keyples[colour], 0);
  need('deal.startKeyples', most, most * deal.startKeyples, keyples);
  need('deal.routemastersPerPlayer', most, most * deal.routemastersPerPlayer, ofKinds('routemaster'));
  for (const players of PLAYER_COUNTS)
    need(
      `deal.buildings.${players}`,
      Number(players),
      3 * deal.buildings[players],
      ofKinds('building', 'landmark'),
    );
}
