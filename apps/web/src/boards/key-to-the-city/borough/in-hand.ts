import type { SiteView } from '@thameside/key-to-the-city/client';
import type { Cell } from '@thameside/kit';
import { estimate } from '../lib/estimate.ts';
import { cellsFor, rotationsAt, withTile } from '../lib/fit.ts';
import { cellsOffered, tilesOffered } from '../lib/laying.ts';
import { lotOf } from '../lib/price.ts';
import type { Ghost, Scene } from '../scene.ts';

/* What the person holds, and where it could go. */

export const myBorough = ({ view, me }: Scene): readonly SiteView[] =>
  me === null ? [] : (view.players[me]?.borough ?? []);

/** The tile to be placed: picked up, or the only one that is asked about. */
export function tileInHand({ ask, ui }: Scene): string | null {
  const offered = tilesOffered(ask);
  const { value } = ui.hand;
  if (value?.what === 'tile' && offered.includes(value.tile)) return value.tile;
  return ask?.k === 'tile' ? null : (offered[0] ?? null);
}

const ghostInHand = ({ ui }: Scene): string | null =>
  ui.hand.value?.what === 'ghost' ? ui.hand.value.tile : null;

/** Ghosts of tiles that I still lead, on cells that are still free. */
export function ghostSites(scene: Scene): SiteView[] {
  const { view, box, me, ui } = scene;
  const borough = myBorough(scene);
  let town = [...borough];
  for (const ghost of ui.ghosts.value) {
    const isStill = lotOf(view, ghost.tile)?.winner === me;
    if (isStill && rotationsAt(box, town, ghost.tile, ghost).includes(ghost.rotation)) {
      town = withTile(town, { id: ghost.tile, level: ghost.level }, ghost, ghost.rotation);
    }
  }
  return town.slice(borough.length);
}

const townWithGhosts = (scene: Scene): SiteView[] => [...myBorough(scene), ...ghostSites(scene)];

/** Cells to be shown for what is in hand. */
export function cellsInHand(scene: Scene): Cell[] {
  const { view, box, ask, me } = scene;
  const ghost = ghostInHand(scene);
  if (ghost) return cellsFor(box, townWithGhosts(scene), ghost);
  const tile = tileInHand(scene);
  if (tile === null || me === null) return [];
  if (ask?.k === 'rotation') {
    const { q, r } = ask.frame;
    return [{ q, r }];
  }
  return cellsOffered(view, box, ask, me, tile);
}

/** The points that the borough would have more with this tile in this cell: an estimate. */
export function pointsAt(scene: Scene, tile: string, level: number, cell: Cell): number {
  const { box, view, me } = scene;
  const player = me === null ? undefined : view.players[me];
  if (!player) return 0;
  const town = townWithGhosts(scene);
  const [rotation = 0] = rotationsAt(box, town, tile, cell);
  const after = withTile(town, { id: tile, level }, cell, rotation);
  return estimate(box, player, after) - estimate(box, player, town);
}

/** What all ghosts together would bring. */
export function pointsOfGhosts(scene: Scene): number {
  const { box, view, me } = scene;
  const player = me === null ? undefined : view.players[me];
  return player ? estimate(box, player, townWithGhosts(scene)) - estimate(box, player, myBorough(scene)) : 0;
}

/** Tiles in the centre that would be mine now. */
export const tilesILead = ({ view, me }: Scene) =>
  me === null ? [] : view.centre.filter(lot => lot.winner === me);

export const levelInHand = ({ view, me }: Scene, tile: string): number =>
  lotOf(view, tile)?.level ??
  (me === null ? undefined : view.players[me]?.taken.find(({ id }) => id === tile)?.level) ??
  0;

/** Try the tile in a cell; tried again in its own cell it turns. */
export function withGhost(scene: Scene, tile: string, cell: Cell): readonly Ghost[] {
  const { box, ui } = scene;
  const others = ui.ghosts.value.filter(ghost => ghost.tile !== tile);
  const [rotation = 0] = rotationsAt(box, townWithGhosts(scene), tile, cell);
  return [...others, { tile, level: levelInHand(scene, tile), q: cell.q, r: cell.r, rotation }];
}
