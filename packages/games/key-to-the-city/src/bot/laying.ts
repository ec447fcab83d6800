import type { Player } from '../state.ts';
import { CONNECTOR_INDEX, type Lorebook } from './lore.ts';
import { skillsOf } from './lots.ts';
import { connect, NONE, placesFor, type Town, townOf } from './town.ts';

export interface Laid {
  readonly connector: number;
  /** NONE: better thrown away. */
  readonly tile: number;
  readonly side: number;
}

export const unplacedOf = (p: Player): number[] => p.unplaced.map(connector => CONNECTOR_INDEX[connector]);

function lay(town: Town, { connector, tile, side }: Laid): void {
  if (tile !== NONE) connect(town, tile, side, connector);
}

/** The places for one connector, best first, with what the town is worth then. The town is left as it was. */
export function rankSides(
  town: Town,
  connector: number,
  value: (town: Town) => number,
): { readonly laid: Laid; readonly worth: number }[] {
  return placesFor(town)
    .map(([tile, side]) => {
      connect(town, tile, side, connector);
      const worth = value(town);
      connect(town, tile, side, NONE);
      return { laid: { connector, tile, side }, worth };
    })
    .sort((a, b) => b.worth - a.worth);
}

/** Lay the connectors one after another, always the one that helps most. Changes the town. */
export function layAll(town: Town, connectors: readonly number[], value: (town: Town) => number): Laid[] {
  const waiting = [...connectors];
  const done: Laid[] = [];
  while (waiting.length > 0) {
    let best: Laid = { connector: waiting[0] as number, tile: NONE, side: NONE };
    let most = value(town);
    for (const connector of new Set(waiting)) {
      const top = rankSides(town, connector, value)[0];
      if (!top || top.worth <= most) continue;
      best = top.laid;
      most = top.worth;
    }
    waiting.splice(waiting.indexOf(best.connector), 1);
    lay(town, best);
    done.push(best);
  }
  return done;
}

/** Boroughs with the connectors laid that are not yet, each set of them thought about once. */
export function settling(book: Lorebook, layouts: Map<string, readonly Laid[]>) {
  return (p: Player, value: (town: Town) => number): Town => {
    const town = townOf(book, p.borough);
    if (p.unplaced.length === 0) return town;
    const key = `${p.unplaced} ${skillsOf(p)}`;
    const known = layouts.get(key);
    if (known) for (const laid of known) lay(town, laid);
    else layouts.set(key, layAll(town, unplacedOf(p), value));
    return town;
  };
}
