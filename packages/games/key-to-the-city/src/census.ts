import { SIDES } from '@thameside/kit';
import { CONNECTORS, KEYPLES, SKILLS } from './components/vocabulary.ts';
import { type State, siteBeyond, type Tile } from './state.ts';

/** Every keyple, connector, skill tile and tile, wherever it lies: constant through a match. */
export function censusOf(s: State): Record<string, number> {
  const found: Record<string, number> = {};
  const add = (what: string, n: number) => {
    found[what] = (found[what] ?? 0) + n;
  };
  for (const c of KEYPLES)
    add(`keyple.${c}`, s.bag[c] + s.players.reduce((n, p) => n + p.screen[c] + p.front[c], 0));
  for (const c of CONNECTORS) add(`connector.${c}`, s.connectors[c]);
  for (const k of SKILLS) add(`skill.${k}`, s.skills[k] + s.players.reduce((n, p) => n + p.skills[k], 0));

  const addTile = (tile: Tile) => {
    add(`tile.${tile.id}`, 1);
    if (tile.colour !== null) add(`keyple.${tile.colour}`, tile.placed);
  };
  for (const id of [s.homes, s.pile, s.later, s.routemasters, s.river, s.box].flat()) add(`tile.${id}`, 1);
  for (const lot of s.centre) {
    addTile(lot);
    if (lot.colour !== null)
      add(
        `keyple.${lot.colour}`,
        lot.bids.reduce((sum, n) => sum + n, 0),
      );
  }
  for (const p of s.players) {
    for (const c of p.unplaced) add(`connector.${c}`, 1);
    p.taken.forEach(addTile);
    for (const site of p.borough) {
      addTile(site);
      site.sides.forEach((c, side) => {
        if (c !== null && (side < SIDES / 2 || !siteBeyond(p.borough, site, side))) add(`connector.${c}`, 1);
      });
    }
  }
  return found;
}
