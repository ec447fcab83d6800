import { type Box, SETS, type View } from '@thameside/london/client';

interface Facade {
  readonly card: string;
  readonly x: number;
  /** The line of the street on which it stands, from the top. */
  readonly line: number;
}
export interface Street {
  readonly seat: number;
  readonly lines: number;
  readonly facades: readonly Facade[];
  /** Where the cards of a set begin. */
  readonly periods: readonly { readonly set: string; readonly x: number; readonly line: number }[];
  readonly north: readonly string[];
  readonly south: readonly string[];
}

/** Houses beside each other in one line of a street. */
export const PER_LINE = 12;
export const STEP = 92;

/** A player's display as a street: every card that can stand, the oldest first. Of a game that is over. */
export function streetOf(box: Box, view: View, seat: number): Street {
  const player = view.players[seat];
  const cards = (player?.display ?? []).flatMap(stack => stack.cards ?? []);
  const rank = (card: string) => SETS.indexOf(box.cards[card]?.set ?? 'A');
  const sorted = cards.toSorted((a, b) => rank(a) - rank(b));
  const facades = sorted.map((card, i) => ({
    card,
    x: (i % PER_LINE) * STEP,
    line: Math.floor(i / PER_LINE),
  }));
  const periods = SETS.flatMap(set => {
    const first = facades.find(({ card }) => box.cards[card]?.set === set);
    return first ? [{ set, x: first.x, line: first.line }] : [];
  });
  const on = (side: string) => (player?.boroughs ?? []).filter(id => box.boroughs[id]?.side === side);
  return {
    seat,
    lines: Math.max(1, Math.ceil(facades.length / PER_LINE)),
    facades,
    periods,
    north: on('north'),
    south: on('south'),
  };
}
