import { KEYPLES, type Keyple, type LotView, type View } from '@thameside/key-to-the-city/client';
import { type Counts, totalOf } from '@thameside/kit';
import { isLosing } from './price.ts';

/** What setting sail leaves behind and makes final. */
export interface Leaving {
  /** Keyples that stay unused this era; they are kept (K53). */
  readonly unused: Counts<Keyple>;
  readonly total: number;
  /** Tiles that I lead: mine, unless somebody outbids me. */
  readonly leading: readonly LotView[];
  /** My losing bids: they come back at the end of the era. */
  readonly losing: readonly LotView[];
  /** Players still in the era besides me. */
  readonly others: number;
}

const othersIn = (view: View, seat: number): number =>
  view.players.filter((player, other) => other !== seat && !player.sailed).length;

export function leavingOf(view: View, seat: number): Leaving {
  const player = view.players[seat];
  const unused = Object.fromEntries(
    KEYPLES.map(colour => [colour, (player?.screen?.[colour] ?? 0) + (player?.front[colour] ?? 0)]),
  ) as Counts<Keyple>;
  return {
    unused,
    total: totalOf(KEYPLES, unused),
    leading: view.centre.filter(lot => lot.winner === seat),
    losing: view.centre.filter(lot => isLosing(lot, seat)),
    others: othersIn(view, seat),
  };
}

/** K50: what a pass of this seat would bring about. */
export type PassEffect = 'stays' | 'ends-era' | 'alone';

export function passEffect(view: View, seat: number): PassEffect {
  const others = othersIn(view, seat);
  if (others === 0) return 'alone';
  const passed = view.passes.filter(other => other !== seat).length;
  return passed >= others ? 'ends-era' : 'stays';
}
