import { CARD } from './village.ts';

/** What stands beside the hand where it is low, and the gap between its cards. */
const BESIDE = 470;
const GAP = 6;
const MOST = 150;
const SHARE = { narrow: 0.24, wide: 0.19, low: 0.21 } as const;

/** How wide cards of the hand are: as large as they can be side by side, in more rows on a telephone if that is larger. */
export function handCardIn(
  width: number,
  height: number,
  cards: number,
  narrow: boolean,
  low: boolean,
): number {
  const most = height * SHARE[narrow ? 'narrow' : low ? 'low' : 'wide'];
  const within = (rows: number) => {
    const room = (width - 28 - (low ? BESIDE : 0)) / Math.max(1, Math.ceil(cards / rows)) - GAP;
    return Math.min(MOST, room, ((most / rows - GAP) * CARD.width) / CARD.height);
  };
  if (!narrow) return within(1);
  const [one = 0, ...more] = [1, 2, 3].map(within);
  // another row for hardly larger cards is not worth it
  return Math.max(...more) > 1.15 * one ? Math.max(...more) : one;
}

/** The neighbours' share of the villages' room: the own one matters more. */
const NEAR = 0.42;

/** How high the neighbours' villages are drawn: the same whatever is in them, so that nothing moves when a card is placed. */
export const nearHeight = (height: number): number => Math.round(height * NEAR);
