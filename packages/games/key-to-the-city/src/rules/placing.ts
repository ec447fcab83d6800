import { at } from '@thameside/kernel';
import { beyondQ, beyondR, opposite, printedSide, SIDES } from '@thameside/kit';
import type { Box } from '../components/box.ts';
import type { Rules } from '../frames.ts';
import { refusal } from '../refusals.ts';
import {
  type KnownSite,
  type Player,
  type Site,
  siteAt,
  siteBeyond,
  type Tile,
  type TileId,
} from '../state.ts';
import { siteFor } from './opening.ts';

type Place = readonly [q: number, r: number];

/** Free cells that share a side with the borough, holes included, in the order in which they are come upon. */
function freeCells(borough: readonly KnownSite[]): Place[] {
  const cells: Place[] = [];
  for (const site of borough) {
    for (let side = 0; side < SIDES; side++) {
      const q = beyondQ(site, side);
      const r = beyondR(site, side);
      if (!siteAt(borough, q, r) && !cells.some(cell => cell[0] === q && cell[1] === r)) cells.push([q, r]);
    }
  }
  return cells;
}

const showsRiver = (box: Box, id: TileId, rotation: number, side: number): boolean =>
  box.tiles[id]?.river[printedSide(side, rotation)] === true;

/** K67: river lies against river, and anything else against anything else. */
export function riverFits(
  box: Box,
  borough: readonly KnownSite[],
  id: TileId,
  q: number,
  r: number,
  rotation: number,
): boolean {
  for (let side = 0; side < SIDES; side++) {
    const beyond = siteBeyond(borough, { q, r }, side);
    if (!beyond) continue;
    if (showsRiver(box, id, rotation, side) !== showsRiver(box, beyond.id, beyond.rotation, opposite(side)))
      return false;
  }
  return true;
}

/** K66: rotation matters only for tiles with river sides. */
export const rotationsAt = (
  box: Box,
  borough: readonly KnownSite[],
  id: TileId,
  q: number,
  r: number,
): number[] =>
  (box.tiles[id]?.rotations ?? [0]).filter(rotation => riverFits(box, borough, id, q, r, rotation));

export const cellsFor = (box: Box, borough: readonly KnownSite[], id: TileId): Place[] =>
  freeCells(borough).filter(([q, r]) => rotationsAt(box, borough, id, q, r).length > 0);

const hasCell = (box: Box, { borough }: Player, id: TileId): boolean =>
  freeCells(borough).some(([q, r]) => rotationsAt(box, borough, id, q, r).length > 0);

/** K36, K66: connectors that reach into the cell lie on the new tile. */
export function laidIn(
  borough: readonly KnownSite[],
  tile: Tile,
  q: number,
  r: number,
  rotation: number,
): Site {
  const site = siteFor(tile, q, r, rotation);
  for (let side = 0; side < SIDES; side++) {
    site.sides[side] = siteBeyond(borough, site, side)?.sides[opposite(side)] ?? null;
  }
  return site;
}

function lay(p: Player, id: TileId, q: number, r: number, rotation: number): void {
  const i = p.taken.findIndex(tile => tile.id === id);
  const [tile] = p.taken.splice(i, 1);
  if (!tile) throw new Error(`${id} was not taken`);
  p.borough.push(laidIn(p.borough, tile, q, r, rotation));
}

export function placingRules(box: Box): Rules<'placing' | 'tile' | 'cell' | 'rotation' | 'ready'> {
  const riverRefusal = (tile: TileId) => refusal('K67.river', { tile });
  return {
    placing: {
      run(s, f, io) {
        const p = at(s.players, f.seat);
        const { seat } = f;
        const placeable = p.taken.filter(tile => hasCell(box, p, tile.id));
        const [only] = placeable;
        if (placeable.length > 1) io.push({ k: 'tile', seat });
        else if (only) io.push({ k: 'cell', seat, tile: only.id });
        else {
          // K66: a tile with no legal cell leaves the game
          for (const { id } of p.taken.splice(0)) {
            s.box.push(id);
            io.emit({ t: 'no-room', seat, tile: id });
          }
          io.push({ k: 'ready', seat });
        }
      },
    },
    tile: {
      legal(s, f) {
        const p = at(s.players, f.seat);
        return p.taken.filter(tile => hasCell(box, p, tile.id)).map(tile => tile.id);
      },
      refused(s, f) {
        const p = at(s.players, f.seat);
        return p.taken
          .filter(tile => !hasCell(box, p, tile.id))
          .map(({ id }) => ({ answer: id, refusal: riverRefusal(id) }));
      },
      apply: (_s, f, tile, io) => io.push({ k: 'cell', seat: f.seat, tile }),
    },
    cell: {
      legal: (s, f) => cellsFor(box, at(s.players, f.seat).borough, f.tile),
      refused(s, f) {
        const p = at(s.players, f.seat);
        return freeCells(p.borough)
          .filter(([q, r]) => rotationsAt(box, p.borough, f.tile, q, r).length === 0)
          .map(answer => ({ answer, refusal: riverRefusal(f.tile) }));
      },
      apply(s, f, [q, r], io) {
        const { seat, tile } = f;
        const p = at(s.players, seat);
        if (box.tiles[tile]?.hasRiver) {
          io.push({ k: 'rotation', seat, tile, q, r });
          return;
        }
        lay(p, tile, q, r, 0);
        io.emit({ t: 'placed', seat, tile, q, r, rotation: 0 });
        io.push({ k: 'placing', seat });
      },
    },
    rotation: {
      legal: (s, f) => rotationsAt(box, at(s.players, f.seat).borough, f.tile, f.q, f.r),
      refused(s, f) {
        const fits = rotationsAt(box, at(s.players, f.seat).borough, f.tile, f.q, f.r);
        return (box.tiles[f.tile]?.rotations ?? [])
          .filter(rotation => !fits.includes(rotation))
          .map(answer => ({ answer, refusal: riverRefusal(f.tile) }));
      },
      apply(s, f, rotation, io) {
        const { seat, tile, q, r } = f;
        lay(at(s.players, seat), tile, q, r, rotation);
        io.emit({ t: 'placed', seat, tile, q, r, rotation });
        io.push({ k: 'placing', seat });
      },
    },
    // K66: placements can be changed until all are ready
    ready: {
      commits: true,
      legal: () => ['ready'],
      apply: (_s, f, _answer, io) => io.emit({ t: 'ready', seat: f.seat }),
    },
  };
}
