import {
  boroughLines,
  cellsFor,
  freshTile,
  laidIn,
  lotOf,
  rotationsAt,
  type SiteView,
} from '@thameside/key-to-the-city/client';
import type { Cell } from '@thameside/kit';
import { cellsOffered, tilesOffered } from '../lib/laying.ts';
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

const withTile = (town: readonly SiteView[], { tile, level, q, r, rotation }: Ghost): readonly SiteView[] => [
  ...town,
  laidIn(town, freshTile(tile, level), q, r, rotation),
];

/** My borough with the ghosts of tiles that I still lead, on cells that are still free. */
function townWithGhosts(scene: Scene): readonly SiteView[] {
  const { view, box, me, ui } = scene;
  let town = myBorough(scene);
  for (const ghost of ui.ghosts.value) {
    const isStill = lotOf(view, ghost.tile)?.winner === me;
    if (isStill && rotationsAt(box, town, ghost.tile, ghost.q, ghost.r).includes(ghost.rotation))
      town = withTile(town, ghost);
  }
  return town;
}

export const ghostSites = (scene: Scene): readonly SiteView[] =>
  townWithGhosts(scene).slice(myBorough(scene).length);

/** Cells to be shown for what is in hand. */
export function cellsInHand(scene: Scene): Cell[] {
  const { view, box, ask, me } = scene;
  const ghost = ghostInHand(scene);
  if (ghost) return cellsFor(box, townWithGhosts(scene), ghost).map(([q, r]) => ({ q, r }));
  const tile = tileInHand(scene);
  if (tile === null || me === null) return [];
  if (ask?.k === 'rotation') return [{ q: ask.frame.q, r: ask.frame.r }];
  return cellsOffered(view, box, ask, me, tile);
}

/** What the tiles of this borough would score, with everything else as it is. */
function pointsOf({ box, table, me }: Scene, borough: readonly SiteView[]): number {
  const player = me === null ? undefined : table.players[me];
  if (!player) return 0;
  return boroughLines(box, { ...player, borough }).reduce((sum, { points }) => sum + points, 0);
}

/** The points that the borough would have more with this tile in this cell. */
export function pointsAt(scene: Scene, tile: string, level: number, { q, r }: Cell): number {
  const town = townWithGhosts(scene);
  const [rotation = 0] = rotationsAt(scene.box, town, tile, q, r);
  return pointsOf(scene, withTile(town, { tile, level, q, r, rotation })) - pointsOf(scene, town);
}

/** What all ghosts together would bring. */
export const pointsOfGhosts = (scene: Scene): number =>
  pointsOf(scene, townWithGhosts(scene)) - pointsOf(scene, myBorough(scene));

/** Tiles in the centre that would be mine now. */
export const tilesILead = ({ view, me }: Scene) =>
  me === null ? [] : view.centre.filter(lot => lot.winner === me);

export const levelInHand = ({ view, me }: Scene, tile: string): number =>
  lotOf(view, tile)?.level ??
  (me === null ? undefined : view.players[me]?.taken.find(({ id }) => id === tile)?.level) ??
  0;

/** Try the tile in a cell. */
export function withGhost(scene: Scene, tile: string, { q, r }: Cell): readonly Ghost[] {
  const { box, ui } = scene;
  const others = ui.ghosts.value.filter(ghost => ghost.tile !== tile);
  const [rotation = 0] = rotationsAt(box, townWithGhosts(scene), tile, q, r);
  return [...others, { tile, level: levelInHand(scene, tile), q, r, rotation }];
}
