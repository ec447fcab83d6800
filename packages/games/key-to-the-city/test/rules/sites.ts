import { HOUSE_1 } from '../../src/components/house-1/index.ts';
import type { TileRow } from '../../src/components/set.ts';
import { CONNECTORS } from '../../src/components/vocabulary.ts';

export const rowOf = (id: string): TileRow => {
  const row = HOUSE_1.tiles.find(each => each.id === id);
  if (!row) throw new Error(`no tile ${id}`);
  return row;
};

/** A home with a connector of each colour. */
export const sixColours = { 0: 'black', 1: 'blue', 2: 'brown', 3: 'grey', 4: 'red', 5: 'yellow' };

/** A tile of a borough, east of the home, upgraded so often, with the connectors that this needed. */
export function upgradedSite(id: string, level: number) {
  const needed = rowOf(id).upgrades?.[level - 1]?.connectors ?? [];
  const connectors = needed.map((wanted, i) =>
    wanted === 'any' || wanted === 'different' ? CONNECTORS[i] : wanted,
  );
  return {
    tile: id,
    at: [1, 0],
    level,
    connectors: Object.fromEntries(connectors.map((c, side) => [side, c])),
  };
}
