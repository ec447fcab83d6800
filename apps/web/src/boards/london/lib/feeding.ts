import type { View } from '@thameside/london/client';

type Spaces = readonly (string | null)[];

export interface Feeding {
  readonly top: Spaces;
  readonly bottom: Spaces;
  /** What leaves the game by them. */
  readonly gone: readonly string[];
}

/** L11: the board after these discards, one after the other. */
export function afterDiscards(
  { top, bottom }: Pick<View, 'top' | 'bottom'>,
  cards: readonly string[],
): Feeding {
  let above = [...top];
  let below = [...bottom];
  const gone: string[] = [];
  for (const card of cards) {
    if (above.includes(null)) above[above.indexOf(null)] = card;
    else if (below.includes(null)) below[below.indexOf(null)] = card;
    else {
      gone.push(...below.filter(each => each !== null));
      below = above;
      above = below.map((_, i) => (i === 0 ? card : null));
    }
  }
  return { top: above, bottom: below, gone };
}

/** Free spaces before the bottom row falls: the next discard after so many makes it leave the game. */
export const freeSpaces = ({ top, bottom }: Pick<View, 'top' | 'bottom'>): number =>
  [...top, ...bottom].filter(card => card === null).length;

/** Who can draw what I discard: the one whose turn comes next. Nobody after the last turn. */
export const nextSeat = (view: View, seat: number): number | null =>
  view.last === 0 || view.over ? null : (seat + 1) % view.players.length;
