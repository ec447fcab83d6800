import { totalOf } from '@thameside/kit';
import type { Box } from '../components/box.ts';
import { SKILLS } from '../components/vocabulary.ts';
import { riverFits } from '../rules/placing.ts';
import type { Player, TileId } from '../state.ts';
import { boroughWorth } from './borough.ts';
import type { Horizon } from './horizon.ts';
import type { Lorebook } from './lore.ts';
import { build, cellsAround, type Town, townOf, unbuild } from './town.ts';
import type { Weights } from './weights.ts';

export const skillsOf = (p: Player): number[] => SKILLS.map(skill => p.skills[skill]);

/** Of others only the number is known. */
export const guessedSkills = (p: Player): number[] => {
  const each = Math.floor(totalOf(SKILLS, p.skills) / SKILLS.length);
  return SKILLS.map(() => each);
};

/** The best the town can be worth with the tile in it. */
export function withTile(
  box: Box,
  book: Lorebook,
  p: Player,
  town: Town,
  id: TileId,
  level: number,
  value: (town: Town) => number,
): number {
  const lore = book[id];
  const plan = box.tiles[id];
  if (!lore || !plan) return 0;
  let most = Number.NEGATIVE_INFINITY;
  for (const cell of cellsAround(town)) {
    if (!plan.rotations.some(rotation => riverFits(box, p.borough, id, cell.q, cell.r, rotation))) continue;
    build(town, lore, level, cell);
    most = Math.max(most, value(town));
    unbuild(town);
  }
  return most;
}

export const NO_PRICES: readonly number[] = SKILLS.map(() => 0);

/** What a tile would add to the player's borough at the end of the era. */
export function tileWorth(
  box: Box,
  book: Lorebook,
  w: Weights,
  next: Horizon,
  p: Player,
  skills: readonly number[],
  id: TileId,
  level: number,
): number {
  const stock = { skills, prices: NO_PRICES, set: 0 };
  const value = (town: Town) => boroughWorth(town, stock, next, w);
  const town = townOf(book, p.borough);
  const most = withTile(box, book, p, town, id, level, value);
  return most === Number.NEGATIVE_INFINITY ? 0 : most - value(town);
}
