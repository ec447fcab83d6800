import type { Box, Connector, SiteView } from '@thameside/key-to-the-city/client';
import { beyondQ, beyondR, type Cell, opposite, printedSide, SIDES } from '@thameside/kit';

/* Where things could go in a borough, for ghosts and for showing places while something is dragged. */

export type Side = readonly [tile: string, side: number];

export const siteAt = (borough: readonly SiteView[], { q, r }: Cell): SiteView | undefined =>
  borough.find(site => site.q === q && site.r === r);

export const cellBeyond = (cell: Cell, side: number): Cell => ({
  q: beyondQ(cell, side),
  r: beyondR(cell, side),
});

const siteBeyond = (borough: readonly SiteView[], cell: Cell, side: number): SiteView | undefined =>
  siteAt(borough, cellBeyond(cell, side));

/** A side that two tiles share is one side (K36), named by the tile that was there first. */
export function nameOfSide(borough: readonly SiteView[], [tile, side]: Side): Side {
  const site = borough.find(({ id }) => id === tile);
  const beyond = site && siteBeyond(borough, site, side);
  if (!site || !beyond || borough.indexOf(beyond) > borough.indexOf(site)) return [tile, side];
  return [beyond.id, opposite(side)];
}

/** K36: every side of the borough once. */
export const sidesOf = (borough: readonly SiteView[]): Side[] =>
  borough.flatMap(site =>
    Array.from({ length: SIDES }, (_, side): Side => [site.id, side]).filter(
      each => nameOfSide(borough, each)[0] === site.id,
    ),
  );

export const connectorOn = (borough: readonly SiteView[], [tile, side]: Side): Connector | null =>
  borough.find(({ id }) => id === tile)?.sides[side] ?? null;

/** Free cells that share a side with the borough, in the order in which they are come upon. */
function freeCells(borough: readonly SiteView[]): Cell[] {
  const cells: Cell[] = [];
  for (const site of borough) {
    for (let side = 0; side < SIDES; side++) {
      const cell = cellBeyond(site, side);
      if (!siteAt(borough, cell) && !cells.some(({ q, r }) => q === cell.q && r === cell.r)) cells.push(cell);
    }
  }
  return cells;
}

const showsRiver = (box: Box, id: string, rotation: number, side: number): boolean =>
  box.tiles[id]?.river[printedSide(side, rotation)] === true;

/** K67: river lies against river only. */
export const rotationsAt = (box: Box, borough: readonly SiteView[], tile: string, cell: Cell): number[] =>
  (box.tiles[tile]?.rotations ?? [0]).filter(rotation =>
    Array.from({ length: SIDES }, (_, side) => side).every(side => {
      const beyond = siteBeyond(borough, cell, side);
      return (
        !beyond ||
        showsRiver(box, tile, rotation, side) === showsRiver(box, beyond.id, beyond.rotation, opposite(side))
      );
    }),
  );

export const cellsFor = (box: Box, borough: readonly SiteView[], tile: string): Cell[] =>
  freeCells(borough).filter(cell => rotationsAt(box, borough, tile, cell).length > 0);

/** The borough with one more tile; connectors that reach into the cell lie on it (K66). */
export function withTile(
  borough: readonly SiteView[],
  tile: { readonly id: string; readonly level: number },
  cell: Cell,
  rotation: number,
): SiteView[] {
  const sides = Array.from(
    { length: SIDES },
    (_, side) => siteBeyond(borough, cell, side)?.sides[opposite(side)] ?? null,
  );
  const fresh = { colour: null, placed: 0, ladder: 0 };
  return [...borough, { ...fresh, id: tile.id, level: tile.level, q: cell.q, r: cell.r, rotation, sides }];
}
