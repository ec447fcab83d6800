import { SIDES } from '@thameside/kit';
import type { Score } from '../components/set.ts';
import type { Connector } from '../components/vocabulary.ts';
import type { Horizon } from './horizon.ts';
import { CONNECTOR_INDEX } from './lore.ts';
import { NONE, type Town } from './town.ts';

const colourOf = (score: Score): number =>
  score.colour === undefined ? NONE : CONNECTOR_INDEX[score.colour as Connector];

/** K71: the chain of the colour that begins at tile i, itself first. */
function chainFrom(town: Town, i: number, colour: number): number[] {
  const chain = [i];
  for (const tile of chain) {
    for (let k = SIDES * tile; k < SIDES * (tile + 1); k++) {
      if (town.sides[k] !== colour) continue;
      const j = town.beyond[k] as number;
      if (j !== NONE && !chain.includes(j)) chain.push(j);
    }
  }
  return chain;
}

/** Connectors of the chain that wait for a tile to be placed against them. */
function reachingOut(town: Town, chain: readonly number[], colour: number): number {
  let out = 0;
  for (const tile of chain) {
    for (let k = SIDES * tile; k < SIDES * (tile + 1); k++) {
      if (town.sides[k] === colour && town.beyond[k] === NONE) out++;
    }
  }
  return out;
}

/** How often tile i scores now, and how often it may be hoped to score in the end. */
export function tally(town: Town, i: number, score: Score, h: Horizon): number {
  switch (score.rule) {
    case 'tiles-linked': {
      const colour = colourOf(score);
      const chain = chainFrom(town, i, colour);
      const hoped = h.chain === 0 ? 0 : h.chain + h.reaching * reachingOut(town, chain, colour);
      return chain.length - 1 + hoped;
    }
    case 'river-tiles-linked': {
      const chain = chainFrom(town, i, colourOf(score));
      return chain.slice(1).filter(j => town.lore[j]?.kind === 'river').length;
    }
    case 'connectors-on-tile': {
      const colour = colourOf(score);
      let count = 0;
      let free = 0;
      for (let k = SIDES * i; k < SIDES * (i + 1); k++) {
        const connector = town.sides[k] as number;
        if (connector === NONE) free++;
        else if (colour === NONE || connector === colour) count++;
      }
      return count + Math.min(free, h.onTile);
    }
    case 'different-connectors-on-tile': {
      let seen = 0;
      let free = 0;
      for (let k = SIDES * i; k < SIDES * (i + 1); k++) {
        const connector = town.sides[k] as number;
        if (connector === NONE) free++;
        else seen |= 1 << connector;
      }
      let count = 0;
      for (; seen > 0; seen &= seen - 1) count++;
      return count + Math.min(free, SIDES - count, h.onTile);
    }
    case 'fixed':
      return 1;
    default:
      return 0; // Routemaster tiles: see bus.ts
  }
}
