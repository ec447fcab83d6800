import type { View } from '@thameside/london/client';

type Board = Pick<View, 'top' | 'bottom' | 'gone'>;

const cardsOn = ({ top, bottom }: Board): string[] => [...top, ...bottom].filter(card => card !== null);

/** What comes to lie on the board between now and then, and what leaves the game by it. */
export function fedBy(
  now: Board,
  then: Board,
): { readonly cards: string[]; readonly gone: readonly string[] } {
  const gone = then.gone.slice(now.gone.length);
  const cards = [...cardsOn(then), ...gone];
  for (const card of cardsOn(now)) if (cards.includes(card)) cards.splice(cards.indexOf(card), 1);
  return { cards, gone };
}

/** Free spaces before the bottom row falls: the next discard after so many makes it leave the game. */
export const freeSpaces = ({ top, bottom }: Pick<View, 'top' | 'bottom'>): number =>
  [...top, ...bottom].filter(card => card === null).length;
