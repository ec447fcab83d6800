import type { ScoreLine, Seat } from '@thameside/kernel';
import type { Box } from './components/box.ts';
import { scoreOf } from './score.ts';
import { type BoroughId, type CardId, type Player, type Stack, type State, topOf } from './state.ts';

/** What one seat may know (L6). */
export interface View {
  readonly me: Seat | null;
  readonly active: Seat;
  readonly over: boolean;
  /** L70: turns still to come after this one; null until the deck has run out. */
  readonly last: number | null;
  /** L50: the active player runs the city, or has done so this turn. */
  readonly running: boolean;
  /** L51: the run effect of the active player's top borough is still due. */
  readonly boroughDue: boolean;
  /** Hand cards bring no poverty at the end of this run. */
  readonly hospitable: boolean;
  /** How many cards of the deck the active player is looking at, and which, from the top, if that is the viewer. */
  readonly looking: number;
  readonly looked: readonly CardId[] | null;
  /** A card on its way to the display, which only its owner sees before it lies there. */
  readonly playing: CardId | null;
  /** Action cards that lie aside. */
  readonly aside: readonly CardId[];
  readonly deck: number;
  readonly top: readonly (CardId | null)[];
  readonly bottom: readonly (CardId | null)[];
  readonly offer: readonly (BoroughId | null)[];
  readonly boroughDeck: number;
  readonly gone: readonly CardId[];
  readonly players: readonly PlayerView[];
}

export interface PlayerView {
  readonly money: number;
  readonly loans: number;
  readonly poverty: number;
  readonly prestige: number;
  /** How many cards in hand, and which, if the viewer may know. */
  readonly cards: number;
  readonly hand: readonly CardId[] | null;
  /** The last one is on top. */
  readonly boroughs: readonly BoroughId[];
  readonly boroughUsed: boolean;
  readonly display: readonly StackView[];
  /** The lines that the viewer may know. */
  readonly score: readonly ScoreLine[];
}

export interface StackView {
  /** How many cards, and which, if the viewer may know: the last one is on top. */
  readonly height: number;
  readonly cards: readonly CardId[] | null;
  /** The top card; null if it lies face down and is not the viewer's. */
  readonly top: CardId | null;
  readonly down: boolean;
  readonly coins: number;
  readonly placed: boolean;
  readonly activated: boolean;
  readonly spared: boolean;
  readonly used: boolean;
}

const stackView = (stack: Stack, open: boolean): StackView => ({
  height: stack.cards.length,
  cards: open ? stack.cards : null,
  top: open || !stack.down ? topOf(stack) : null,
  down: stack.down,
  coins: stack.coins,
  placed: stack.placed,
  activated: stack.activated,
  spared: stack.spared,
  used: stack.used,
});

const playerView = (p: Player, open: boolean, lines: readonly ScoreLine[]): PlayerView => ({
  money: p.money,
  loans: p.loans,
  poverty: p.poverty,
  prestige: p.prestige,
  cards: p.hand.length,
  hand: open ? p.hand : null,
  boroughs: p.boroughs,
  boroughUsed: p.boroughUsed,
  display: p.display.map(stack => stackView(stack, open)),
  score: lines.filter(line => open || !line.hidden),
});

/** Once the game is over everything is open. */
export function viewOf(box: Box, s: State, me: Seat | null): View {
  const lines = scoreOf(box, s);
  return {
    me,
    active: s.active,
    over: s.over,
    last: s.last,
    running: s.running,
    boroughDue: s.boroughDue,
    hospitable: s.hospitable,
    looking: s.looking,
    looked: me === s.active && s.looking > 0 ? s.deck.slice(-s.looking).reverse() : null,
    playing: me === s.active ? s.playing : null,
    aside: s.aside,
    deck: s.deck.length,
    top: s.top,
    bottom: s.bottom,
    offer: s.offer,
    boroughDeck: s.boroughDeck.length,
    gone: s.gone,
    players: s.players.map((p, seat) => playerView(p, s.over || seat === me, lines[seat] ?? [])),
  };
}
