import type { Seat } from '@thameside/kernel';
import { type Box, boroughOf, cardOf } from './components/box.ts';
import type { BoroughRow } from './components/set.ts';
import type { Ability, Ongoing } from './components/vocabulary.ts';

export type CardId = string;
export type BoroughId = string;

/** A stack of a display. What is said of a turn is said of its top card. */
export interface Stack {
  /** The last one is on top. */
  cards: CardId[];
  /** The top card lies face down. */
  down: boolean;
  /** L84: the money on Shops. */
  coins: number;
  /** Put there this turn (L31, L81, L83). */
  placed: boolean;
  /** Activated this turn (L50). */
  activated: boolean;
  /** Spared by a Hospital this turn (L83). */
  spared: boolean;
  /** L23: its ability has been used this turn. */
  used: boolean;
}

export interface Player {
  money: number;
  loans: number;
  poverty: number;
  prestige: number;
  hand: CardId[];
  /** The last one is on top. */
  boroughs: BoroughId[];
  /** L23: the top borough's ability has been used this turn. */
  boroughUsed: boolean;
  display: Stack[];
}

export interface State {
  active: Seat;
  over: boolean;
  /** L70: how many turns are still to come after this one; null until the deck has run out. */
  last: number | null;
  /** L50: the city is being run, or has been this turn. */
  running: boolean;
  /** L51: whether the top borough's run effect is still due in this run. */
  boroughDue: boolean;
  /** Public Houses have been run: hand cards bring no poverty at the end of this run. */
  hospitable: boolean;
  /** L86: how many cards from the top of the deck the active player is looking at. */
  looking: number;
  /** A card on its way from the hand to the display. */
  playing: CardId | null;
  /** L34: action cards that have been played in this development. */
  aside: CardId[];
  /** City cards, the last one on top. */
  deck: CardId[];
  /** L4: the spaces of the development board. */
  top: (CardId | null)[];
  bottom: (CardId | null)[];
  /** L3: boroughs on sale, and those face down, the last one on top. */
  offer: (BoroughId | null)[];
  boroughDeck: BoroughId[];
  /** L11: cards that have left the game. */
  gone: CardId[];
  players: Player[];
}

export const freshStack = (): Stack => ({
  cards: [],
  down: false,
  coins: 0,
  placed: false,
  activated: false,
  spared: false,
  used: false,
});

export const freshPlayer = (money: number, poverty: number): Player => ({
  money,
  loans: 0,
  poverty,
  prestige: 0,
  hand: [],
  boroughs: [],
  boroughUsed: false,
  display: [],
});

export const topOf = (stack: Stack): CardId => stack.cards[stack.cards.length - 1] as CardId;

/** The cards that show face up. */
export function faceUp(p: Player): CardId[] {
  const cards: CardId[] = [];
  for (const stack of p.display) if (!stack.down) cards.push(topOf(stack));
  return cards;
}

/** L32: the stack on which this ongoing ability shows, -1 if there is none. */
export function showing(box: Box, p: Player, ongoing: Ongoing): number {
  for (let i = 0; i < p.display.length; i++) {
    const stack = p.display[i] as Stack;
    if (!stack.down && cardOf(box, topOf(stack)).ongoing === ongoing) return i;
  }
  return -1;
}

export const topBorough = (box: Box, p: Player): BoroughRow | undefined => {
  const id = p.boroughs[p.boroughs.length - 1];
  return id === undefined ? undefined : boroughOf(box, id);
};

export const hasAbility = (box: Box, p: Player, ability: Ability): boolean =>
  topBorough(box, p)?.ability === ability;

/** Who plays after this turn; null if it was the last one (L70). */
export const nextSeat = (s: {
  readonly active: Seat;
  readonly last: number | null;
  readonly players: readonly unknown[];
}): Seat | null => (s.last === 0 ? null : (s.active + 1) % s.players.length);

export function isBoardEmpty(s: State): boolean {
  for (const card of s.top) if (card !== null) return false;
  for (const card of s.bottom) if (card !== null) return false;
  return true;
}
