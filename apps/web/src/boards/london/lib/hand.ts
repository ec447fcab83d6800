import { type Box, COLOURS, type Colour } from '@thameside/london/client';

export type Sorting = 'colour' | 'cost' | 'drawn';
export const SORTINGS: readonly Sorting[] = ['colour', 'cost', 'drawn'];
export const nextSorting = (now: Sorting): Sorting =>
  SORTINGS[(SORTINGS.indexOf(now) + 1) % SORTINGS.length] ?? 'colour';

/** One card of a hand; equal ones differ by which of them it is. */
export interface Held {
  readonly card: string;
  readonly nth: number;
  readonly colour: Colour;
}

const colourOf = (box: Box, card: string): Colour => box.cards[card]?.colour ?? 'grey';

/** The hand in the order in which it is shown. */
export function sorted(box: Box, hand: readonly string[], by: Sorting): Held[] {
  const seen = new Map<string, number>();
  const held = hand.map(card => {
    const nth = seen.get(card) ?? 0;
    seen.set(card, nth + 1);
    return { card, nth, colour: colourOf(box, card) };
  });
  const rank = (each: Held) => COLOURS.indexOf(each.colour);
  const cost = (each: Held) => box.cards[each.card]?.cost ?? 0;
  const order = box.set.cards.map(({ id }) => id);
  const place = (each: Held) => order.indexOf(each.card);
  if (by === 'drawn') return held;
  const keys = by === 'cost' ? [cost, rank, place] : [rank, cost, place];
  return held.sort((a, b) => keys.reduce((found, key) => found || key(a) - key(b), 0));
}

/** How many cards of each colour. */
export const byColour = (box: Box, hand: readonly string[]): Record<Colour, number> => {
  const counts: Record<Colour, number> = { brown: 0, blue: 0, pink: 0, grey: 0 };
  for (const card of hand) counts[colourOf(box, card)]++;
  return counts;
};
