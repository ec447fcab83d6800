import {
  type Act,
  type Effort,
  frontRange,
  type Keyple,
  type KnownTile,
  type Table,
} from '@thameside/key-to-the-city/client';
import { type Offer, offersFor } from '../lib/lens.ts';

/** What has been chosen in the panel so far; the rest follows. */
export interface Draft {
  readonly colour: Keyple | null;
  readonly groups: readonly string[];
  readonly count: number | null;
  readonly front: number | null;
}
export const EMPTY: Draft = { colour: null, groups: [], count: null, front: null };

export interface Form {
  readonly offers: readonly Offer[];
  readonly offer: Offer;
  readonly groups: readonly string[];
  /** Keyples in the groups that are moved. */
  readonly moved: number;
  /** From the hand: the least, the most, and how many now. */
  readonly least: number;
  readonly most: number;
  readonly count: number;
  readonly total: number;
  /** K80: null if there is nothing to choose. */
  readonly front: { readonly least: number; readonly most: number; readonly count: number } | null;
  readonly plan: Effort;
}

const within = (n: number, least: number, most: number): number => Math.max(least, Math.min(most, n));

/** The panel's numbers for an action on a tile. */
export function formFor(
  table: Table,
  seat: number,
  act: Act,
  tile: KnownTile,
  draft: Draft,
  lens: Keyple | null,
): Form | null {
  const offers = offersFor(table, seat, act, tile);
  const possible = offers.filter(offer => offer.possible);
  const wish = draft.colour ?? lens;
  // unless somebody wishes otherwise, the colour of which most is left at hand
  const [best] = possible.toSorted((a, b) => b.held - b.need - (a.held - a.need));
  const offer = possible.find(({ colour }) => colour === wish) ?? best;
  const player = table.players[seat];
  if (!offer || !player) return null;
  const hasKept = draft.colour === null || draft.colour === offer.colour;
  const wanted = hasKept ? draft.groups : [];
  // what is not at hand has to come from losing bids
  let short = offer.need - offer.held - sumOf(offer, wanted);
  const forced = offer.groups.filter(group => {
    if (wanted.includes(group.tile) || short <= 0) return false;
    short -= group.count;
    return true;
  });
  const groups = [...wanted, ...forced.map(group => group.tile)];
  const moved = sumOf(offer, groups);
  const least = Math.max(0, offer.need - moved);
  const count = within(hasKept ? (draft.count ?? least) : least, least, offer.held);
  const [leastFront, mostFront] = frontRange(player, offer.colour, count);
  const front =
    leastFront < mostFront
      ? { least: leastFront, most: mostFront, count: within(draft.front ?? mostFront, leastFront, mostFront) }
      : null;
  return {
    offers,
    offer,
    groups,
    moved,
    least,
    most: offer.held,
    count,
    total: moved + count,
    front,
    plan: {
      act,
      tile: tile.id,
      colour: offer.colour,
      groups,
      count,
      ...(front ? { front: front.count } : {}),
    },
  };
}

const sumOf = (offer: Offer, groups: readonly string[]): number =>
  offer.groups.filter(({ tile }) => groups.includes(tile)).reduce((sum, { count }) => sum + count, 0);
