import { lotOf, type TileView, type View } from '@thameside/key-to-the-city/client';

/** A tile in the centre or in any borough. */
export const tileOf = (view: View, tile: string): TileView | undefined =>
  lotOf(view, tile) ?? view.players.flatMap(({ borough }) => borough).find(({ id }) => id === tile);
