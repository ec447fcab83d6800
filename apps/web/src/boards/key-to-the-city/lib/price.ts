import {
  KEYPLES,
  type Keyple,
  type LotView,
  type TileView,
  type View,
} from '@thameside/key-to-the-city/client';

/*
 * What an action would cost, read off the table. A proposal and an aid, never a decision: what is possible is
 * said by the host alone, and a test holds these numbers against its answers.
 */

export type Act = 'bid' | 'use' | 'upgrade';

/** A losing bid that could be moved (K13). */
export interface Group {
  readonly tile: string;
  readonly count: number;
}

/** One colour for one action on one tile. */
export interface Offer {
  readonly colour: Keyple;
  /** Keyples that have to be added at the tile (K20, K21, K31). */
  readonly need: number;
  /** At hand, behind the screen and in front of it. */
  readonly held: number;
  readonly groups: readonly Group[];
  /** All that could be brought: at hand and in losing bids. */
  readonly reach: number;
  /** K12: the tile has another colour this era. */
  readonly clash: boolean;
  readonly possible: boolean;
}

const rivalBid = (lot: LotView, seat: number): number =>
  Math.max(0, ...lot.bids.filter((_, other) => other !== seat));

export const isLosing = (lot: LotView, seat: number): boolean => {
  const own = lot.bids[seat] ?? 0;
  return own > 0 && rivalBid(lot, seat) > own;
};

export const lotOf = (view: View, tile: string): LotView | undefined =>
  view.centre.find(({ id }) => id === tile);

/** A tile in the centre or in any borough. */
export function tileOf(view: View, tile: string): TileView | undefined {
  return lotOf(view, tile) ?? view.players.flatMap(({ borough }) => borough).find(({ id }) => id === tile);
}

const heldOf = (view: View, seat: number, colour: Keyple): number => {
  const player = view.players[seat];
  return (player?.screen?.[colour] ?? 0) + (player?.front[colour] ?? 0);
};

/** Keyples that the next bid, or the next placement, has to bring. */
function neededFor(view: View, seat: number, act: Act, tile: string): number {
  if (act !== 'bid') return (tileOf(view, tile)?.ladder ?? 0) + 1;
  const lot = lotOf(view, tile);
  return lot ? Math.max(1, rivalBid(lot, seat) - (lot.bids[seat] ?? 0) + 1) : 1;
}

/** K13: in the order in which the host asks for them. */
export const groupsFor = (view: View, seat: number, act: Act, tile: string, colour: Keyple): Group[] =>
  view.centre
    .filter(lot => lot.colour === colour && (act !== 'bid' || lot.id !== tile) && isLosing(lot, seat))
    .map(lot => ({ tile: lot.id, count: lot.bids[seat] ?? 0 }));

export function offerFor(view: View, seat: number, act: Act, tile: string, colour: Keyple): Offer {
  const need = neededFor(view, seat, act, tile);
  const held = heldOf(view, seat, colour);
  const groups = groupsFor(view, seat, act, tile, colour);
  const reach = groups.reduce((sum, { count }) => sum + count, held);
  const fixed = tileOf(view, tile)?.colour ?? null;
  const clash = fixed !== null && fixed !== colour;
  return { colour, need, held, groups, reach, clash, possible: !clash && reach >= need };
}

export const offersFor = (view: View, seat: number, act: Act, tile: string): Offer[] =>
  KEYPLES.map(colour => offerFor(view, seat, act, tile, colour));
