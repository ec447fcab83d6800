import { beyondQ, beyondR, type Cell, opposite, printedSide, type Said, SIDES } from '@thameside/kit';
import type { TilePlan } from '../components/box.ts';
import type { SiteView } from '../view.ts';
import { say } from './say.ts';

const HOME: Cell = { q: 0, r: 0 };

/** The way from the home tile: straight, or with one bend of 60 degrees. */
export function fromHome({ q, r }: Cell): Said {
  for (let side = 0; side < SIDES; side++) {
    const turn = (side + 1) % SIDES;
    const n = q * beyondR(HOME, turn) - r * beyondQ(HOME, turn);
    const m = r * beyondQ(HOME, side) - q * beyondR(HOME, side);
    if (n <= 0 || m < 0) continue;
    return m === 0 ? say('place.straight', { n, side }) : say('place.bent', { n, side, m, turn });
  }
  return say('place.home');
}

/** A free cell by the tiles around it. */
export function beside(borough: readonly SiteView[], cell: Cell): Said {
  const neighbours: Said[] = [];
  for (const site of borough) {
    for (let side = 0; side < SIDES; side++) {
      if (beyondQ(cell, side) !== site.q || beyondR(cell, side) !== site.r) continue;
      neighbours.push(say('place.beside', { tile: site.id, side: opposite(side) }));
    }
  }
  return neighbours.length > 0 ? say('place.between', { neighbours }) : fromHome(cell);
}

/** The sides at which the river shows once the tile is turned. */
export const riverSides = ({ river }: TilePlan, rotation: number): number[] =>
  river.map((_, side) => side).filter(side => river[printedSide(side, rotation)]);

export const riverSaid = (plan: TilePlan, rotation: number): Said[] =>
  plan.hasRiver ? [say('outline.river-sides', { sides: riverSides(plan, rotation) })] : [];
