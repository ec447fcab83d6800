import { clip, entry, inside, rowAt } from '@thameside/kit';
import { HOUSE_1 } from '../house-1/index.ts';
import type { Kind } from '../vocabulary.ts';
import type { Report } from './fault.ts';
import type { TileDraft } from './shape.ts';

/** The tiles of the game; every set has these. */
const KIND_OF: ReadonlyMap<string, Kind> = new Map(HOUSE_1.tiles.map(({ id, kind }) => [id, kind]));

export const tilesOf = (...kinds: readonly Kind[]): number =>
  [...KIND_OF.values()].filter(kind => kinds.includes(kind)).length;

/** The kind that the tile has in the game, or says to have if the game does not know it. */
export const kindOf = (tile: TileDraft): Kind | undefined => KIND_OF.get(tile.id ?? '') ?? tile.kind;

type Tiles = readonly (TileDraft | undefined)[];

/** Every tile of the game once, of its kind, and none besides. */
export const checkRoster = (tiles: Tiles, report: Report): void => {
  const seen = new Map<string, number>();
  tiles.forEach((tile, index) => {
    const id = tile?.id;
    if (tile === undefined || id === undefined) return;
    const at = rowAt(entry('tiles', index), id);
    const expected = KIND_OF.get(id);
    const first = seen.get(id);
    if (expected === undefined) report(at, 'fault.unknown-tile', { tile: clip(id) });
    else if (first !== undefined) report(at, 'fault.duplicate-tile', { tile: id, first });
    else if (tile.kind !== undefined && tile.kind !== expected) {
      report(inside(at, 'kind'), 'fault.wrong-kind', { found: tile.kind, expected });
    }
    if (first === undefined) seen.set(id, index);
  });
  for (const [tile, kind] of KIND_OF)
    if (!seen.has(tile)) report('tiles', 'fault.missing-tile', { tile, kind });
  checkDistinct(tiles, seen, report);
};

/** K1, K51: each home has its own colour, each river tile its own place in the river. */
const checkDistinct = (tiles: Tiles, seen: ReadonlyMap<string, number>, report: Report): void => {
  const homes = new Map<string, string>();
  const river = new Map<number, string>();
  tiles.forEach((tile, index) => {
    const id = tile?.id;
    if (tile === undefined || id === undefined || !KIND_OF.has(id) || seen.get(id) !== index) return;
    const { playerColour: colour, order } = tile;
    const at = rowAt(entry('tiles', index), id);
    if (colour !== undefined && kindOf(tile) === 'home') {
      const first = homes.get(colour);
      if (first !== undefined)
        report(inside(at, 'playerColour'), 'fault.duplicate-player-colour', { colour, first });
      else homes.set(colour, id);
    }
    if (order !== undefined && kindOf(tile) === 'river') {
      const first = river.get(order);
      if (first !== undefined) report(inside(at, 'order'), 'fault.duplicate-order', { order, first });
      else river.set(order, id);
    }
  });
};
