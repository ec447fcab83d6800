import type { Refusal } from '@thameside/kernel';
import {
  type Act,
  type Box,
  bidAt,
  colourFits,
  groupsFor,
  held,
  KEYPLES,
  type Keyple,
  type KnownTile,
  lotOf,
  needed,
  panelOf,
  type Table,
  whyNotBid,
  whyNotUpgrade,
  whyNotUse,
  within,
} from '@thameside/key-to-the-city/client';

/** One colour for one action on one tile. */
export interface Offer {
  readonly colour: Keyple;
  /** Keyples that have to be added at the tile. */
  readonly need: number;
  /** At hand, behind the screen and in front of it. */
  readonly held: number;
  /** Losing bids that could be moved. */
  readonly groups: readonly { readonly tile: string; readonly count: number }[];
  /** All that could be brought: at hand and in losing bids. */
  readonly reach: number;
  readonly possible: boolean;
}

export function offersFor(table: Table, seat: number, act: Act, tile: KnownTile): Offer[] {
  const player = table.players[seat];
  return KEYPLES.map(colour => ({
    colour,
    need: needed(table, seat, act, tile.id),
    held: player ? held(player, colour) : 0,
    groups: groupsFor(table, seat, act, tile.id, colour).map(group => ({
      tile: group,
      count: bidAt(table, seat, group),
    })),
    reach: within(table, seat, act, tile.id, colour),
    possible: colourFits(table, seat, act, tile, colour),
  }));
}

const siteOf = (table: Table, seat: number, id: string) =>
  table.players[seat]?.borough.find(site => site.id === id);

/** The actions that could ever be done at this tile by this seat. */
export function actsAt(box: Box, table: Table, seat: number, tile: KnownTile): Act[] {
  return [
    ...(lotOf(table, tile.id) ? (['bid'] as const) : []),
    ...(panelOf(box, tile) ? (['use'] as const) : []),
    ...(siteOf(table, seat, tile.id) && tile.level < (box.tiles[tile.id]?.maxLevel ?? 0)
      ? (['upgrade'] as const)
      : []),
  ];
}

/** Why one of these actions is not possible now; null if it is. */
export function whyNot(box: Box, table: Table, seat: number, act: Act, tile: KnownTile): Refusal | null {
  if (act === 'use') return whyNotUse(box, table, seat, tile);
  const lot = lotOf(table, tile.id);
  const site = siteOf(table, seat, tile.id);
  if (act === 'bid') return lot ? whyNotBid(table, seat, lot) : null;
  return site ? whyNotUpgrade(box, table, seat, site) : null;
}

/** What the colour in hand could do at a tile. */
export interface Chance {
  readonly act: Act;
  /** Keyples that it takes at least. */
  readonly need: number;
  readonly possible: boolean;
  /** How many somebody else would then need in all: to outbid me, or to use the tile after me. */
  readonly beatenBy: number;
}

/** The colour lens: everything that the colour could do at this tile. */
export const chancesAt = (box: Box, table: Table, seat: number, tile: KnownTile, colour: Keyple): Chance[] =>
  actsAt(box, table, seat, tile).map(act => {
    const need = needed(table, seat, act, tile.id);
    const own = act === 'bid' ? bidAt(table, seat, tile.id) : 0;
    const possible =
      colourFits(table, seat, act, tile, colour) && whyNot(box, table, seat, act, tile) === null;
    return { act, need, possible, beatenBy: own + need + 1 };
  });
