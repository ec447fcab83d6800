import { beyondQ, beyondR, type Cell, opposite, SIDES } from '@thameside/kit';
import type { Connector } from '../components/vocabulary.ts';
import type { Site, TileId } from '../state.ts';
import { CONNECTOR_INDEX, type Lore, type Lorebook } from './lore.ts';

export const NONE = -1;

/** A borough in flat arrays, to try things out in: side k of tile i is at 6 i + k. */
export interface Town {
  readonly lore: Lore[];
  readonly level: number[];
  readonly cells: Cell[];
  /** The connector's index, or NONE. */
  readonly sides: number[];
  /** The tile beyond, or NONE. */
  readonly beyond: number[];
}

const loreFor = (book: Lorebook, id: TileId): Lore => {
  const lore = book[id];
  if (!lore) throw new Error(`no tile ${id} in the set`);
  return lore;
};

export function townOf(book: Lorebook, borough: readonly Site[]): Town {
  const town: Town = { lore: [], level: [], cells: [], sides: [], beyond: [] };
  for (const site of borough) {
    build(town, loreFor(book, site.id), site.level, site);
    const first = town.sides.length - SIDES;
    for (let side = 0; side < SIDES; side++) town.sides[first + side] = indexOf(site.sides[side] ?? null);
  }
  return town;
}

const indexOf = (connector: Connector | null): number =>
  connector === null ? NONE : CONNECTOR_INDEX[connector];

/** Add a tile; connectors that reach into its cell lie on it. */
export function build(town: Town, lore: Lore, level: number, { q, r }: Cell): void {
  const i = town.lore.length;
  for (let side = 0; side < SIDES; side++) {
    const j = tileAt(town, beyondQ({ q, r }, side), beyondR({ q, r }, side));
    town.beyond.push(j);
    const facing = SIDES * j + opposite(side);
    town.sides.push(j === NONE ? NONE : (town.sides[facing] as number));
    if (j !== NONE) town.beyond[facing] = i;
  }
  town.lore.push(lore);
  town.level.push(level);
  town.cells.push({ q, r });
}

/** Take the tile built last away again. */
export function unbuild(town: Town): void {
  const i = town.lore.length - 1;
  for (let side = 0; side < SIDES; side++) {
    const j = town.beyond[SIDES * i + side] as number;
    if (j !== NONE) town.beyond[SIDES * j + opposite(side)] = NONE;
  }
  town.beyond.length -= SIDES;
  town.sides.length -= SIDES;
  town.lore.pop();
  town.level.pop();
  town.cells.pop();
}

function tileAt({ cells }: Town, q: number, r: number): number {
  for (let i = 0; i < cells.length; i++) {
    const cell = cells[i] as Cell;
    if (cell.q === q && cell.r === r) return i;
  }
  return NONE;
}

/** Lay a connector, or NONE, over a side of tile i. */
export function connect(town: Town, i: number, side: number, connector: number): void {
  town.sides[SIDES * i + side] = connector;
  const j = town.beyond[SIDES * i + side] as number;
  if (j !== NONE) town.sides[SIDES * j + opposite(side)] = connector;
}

/** Free cells beside the town, each once. */
export function cellsAround(town: Town): Cell[] {
  const found: Cell[] = [];
  town.cells.forEach((cell, i) => {
    for (let side = 0; side < SIDES; side++) {
      if (town.beyond[SIDES * i + side] !== NONE) continue;
      const q = beyondQ(cell, side);
      const r = beyondR(cell, side);
      if (!found.some(other => other.q === q && other.r === r)) found.push({ q, r });
    }
  });
  return found;
}

/** How many tiles a free cell beside the town would touch. */
function touching(town: Town, cell: Cell): number {
  let count = 0;
  for (let side = 0; side < SIDES; side++) {
    if (tileAt(town, beyondQ(cell, side), beyondR(cell, side)) !== NONE) count++;
  }
  return count;
}

/**
 * Sides for a connector: every free one between two tiles, named by the earlier, and of each tile's free outer sides,
 * which all count alike, the one where a new tile would find most company.
 */
export function placesFor(town: Town): [tile: number, side: number][] {
  const places: [number, number][] = [];
  town.cells.forEach((cell, i) => {
    let outer = NONE;
    let most = 0;
    for (let side = 0; side < SIDES; side++) {
      const j = town.beyond[SIDES * i + side] as number;
      if (town.sides[SIDES * i + side] !== NONE || (j !== NONE && j < i)) continue;
      if (j !== NONE) places.push([i, side]);
      else {
        const company = touching(town, { q: beyondQ(cell, side), r: beyondR(cell, side) });
        if (company <= most) continue;
        outer = side;
        most = company;
      }
    }
    if (outer !== NONE) places.push([i, outer]);
  });
  return places;
}
