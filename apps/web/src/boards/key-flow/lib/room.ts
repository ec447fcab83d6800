import { CARD } from './village.ts';

/** What stands beside the hand where it is low, and the gap between its cards. */
const BESIDE = 470;
const GAP = 6;
const MOST = 150;
const SHARE = { narrow: 0.3, wide: 0.19, low: 0.21 } as const;

/** How wide cards of the hand are: as large as they can be side by side, in two rows on a telephone if that is larger. */
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
  return narrow ? Math.max(within(1), within(2)) : within(1);
}

interface Drawn {
  readonly width: number;
  readonly height: number;
}

/** The share of the own village that is wanted where there is not enough for all. */
const MAIN = 0.6;
const HEAD = 31;

/** How high the neighbours' villages are drawn: what the own one can do without, and two fifths of what there is otherwise. */
export function nearHeight(room: Drawn, near: Drawn & { readonly room: number }, main: Drawn): number {
  const left = room.height - 2 * HEAD;
  const wanted = (frame: Drawn, width: number) => frame.height * Math.min(width / frame.width, 1.05);
  const forMain = wanted(main, room.width);
  const forNear = wanted(near, near.room);
  return HEAD + Math.min(forNear, Math.max(left - forMain, left * (1 - MAIN)));
}
