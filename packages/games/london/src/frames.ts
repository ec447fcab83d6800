import type { FrameOf, Handlers, Io, QuestionOf, ScoreLine, Seat } from '@thameside/kernel';
import type { Row } from './components/vocabulary.ts';
import type { BoroughId, CardId, State } from './state.ts';

export const DEEDS = ['develop', 'buy', 'run', 'draw'] as const;
export type Deed = (typeof DEEDS)[number];

/** L22, L23: what can be done beside everything else. */
export const ASIDES = ['swap', 'swap-borough', 'relief', 'loan'] as const;
export type Aside = (typeof ASIDES)[number];

/** L85: what allows the exchange, a card or the borough. */
export type Swapper = 'swap' | 'swap-borough';

/** A card of the development board; equal ones in a row are alike. */
export type Space = readonly [CardId, Row];

interface Mine {
  readonly seat: Seat;
}
/** Which draw of several: `left` with this one; `start` for those with which the turn begins (L21). */
export interface Drawing extends Mine {
  readonly left: number;
  /** L13, L87: of those left, the last so many need not be drawn. */
  readonly optional: number;
  readonly start: boolean;
  /** L86: this draw is made with a look at the top of the deck. */
  readonly look: boolean;
}
interface AtStack extends Mine {
  readonly stack: number;
}

/** Every question that the game can ask, and every step that it takes by itself. */
export type Frames = {
  // Turns
  next: { in: object; out: never };
  repay: { in: Mine; out: 'repay' | 'enough' };
  'start-draw': { in: Mine; out: never };
  draw: { in: Drawing; out: 'deck' | 'look' | Space | 'enough' | Aside };
  pick: { in: Drawing; out: CardId | Space };
  order: { in: Mine & { readonly settled: number }; out: CardId };
  action: { in: Mine; out: Deed | Aside };
  closing: { in: Mine; out: never };
  end: { in: Mine; out: 'done' | Aside };
  limit: { in: Mine; out: CardId };
  'turn-over': { in: Mine; out: never };
  'game-over': { in: object; out: never };
  // During one's turn
  take: { in: Mine & { readonly by: Swapper }; out: Space };
  give: { in: Mine & { readonly by: Swapper; readonly card: CardId; readonly row: Row }; out: CardId };
  // Develop
  develop: { in: Mine & { readonly played: number }; out: CardId | 'enough' | Aside };
  discard: { in: Mine; out: CardId };
  place: { in: Mine; out: 'new' | number };
  wren: { in: Mine & { readonly left: number }; out: CardId | 'enough' };
  'lay-out': { in: Mine; out: CardId };
  developed: { in: Mine; out: never };
  // Buy land
  buy: { in: Mine; out: BoroughId };
  // Run the city
  run: { in: Mine; out: number | 'borough' | 'enough' | Aside };
  fee: { in: AtStack; out: CardId };
  effect: { in: AtStack; out: never };
  parts: { in: AtStack & { readonly card: CardId }; out: 'amounts' | 'special' };
  amounts: { in: AtStack & { readonly card: CardId }; out: never };
  cover: { in: AtStack; out: Space | 'none' };
  victim: { in: AtStack; out: Seat };
  prison: { in: AtStack & { readonly left: number }; out: CardId | 'enough' };
  workhouse: { in: AtStack; out: CardId | 'enough' };
  again: { in: AtStack; out: number | 'none' };
  flip: { in: AtStack; out: never };
  spare: { in: AtStack; out: 'flip' | number };
  ran: { in: Mine; out: never };
};

/** Why a card goes to the development board. */
export type Why = 'build' | 'fee' | 'effect' | 'aside' | 'limit';

/** Amounts that came at once. */
export interface Amounts {
  readonly money: number;
  readonly prestige: number;
  readonly poverty: number;
}

/** What the log tells. Public, unless emitted to one seat. */
export type Event =
  | { readonly t: 'starts'; readonly seat: Seat }
  | { readonly t: 'turn'; readonly seat: Seat }
  | { readonly t: 'dealt'; readonly seat: Seat; readonly cards: readonly CardId[] }
  | { readonly t: 'repaid'; readonly seat: Seat; readonly money: number }
  | { readonly t: 'loan'; readonly seat: Seat; readonly count: number; readonly money: number }
  | { readonly t: 'bank'; readonly seat: Seat; readonly card: CardId; readonly more: number }
  | { readonly t: 'drew'; readonly seat: Seat }
  | { readonly t: 'drew-card'; readonly seat: Seat; readonly card: CardId }
  | { readonly t: 'drew-board'; readonly seat: Seat; readonly card: CardId; readonly row: Row }
  | { readonly t: 'drew-more'; readonly seat: Seat; readonly by: CardId | BoroughId }
  | { readonly t: 'drew-less'; readonly seat: Seat; readonly by: CardId }
  | { readonly t: 'nothing-to-draw'; readonly seat: Seat }
  | { readonly t: 'looked'; readonly seat: Seat; readonly by: CardId; readonly count: number }
  | { readonly t: 'looked-cards'; readonly seat: Seat; readonly cards: readonly CardId[] }
  | { readonly t: 'put-back'; readonly seat: Seat; readonly count: number }
  | { readonly t: 'discarded'; readonly seat: Seat; readonly card: CardId; readonly why: Why }
  | { readonly t: 'cleared'; readonly cards: readonly CardId[] }
  | { readonly t: 'recoloured'; readonly seat: Seat; readonly card: CardId; readonly by: CardId }
  | { readonly t: 'pauper-served'; readonly seat: Seat; readonly by: BoroughId }
  | {
      readonly t: 'swapped';
      readonly seat: Seat;
      readonly gave: CardId;
      readonly took: CardId;
      readonly by: CardId | BoroughId;
    }
  | { readonly t: 'relieved'; readonly seat: Seat; readonly by: BoroughId }
  | { readonly t: 'chose'; readonly seat: Seat; readonly deed: Deed }
  | {
      readonly t: 'built';
      readonly seat: Seat;
      readonly card: CardId;
      readonly stack: number;
      readonly fresh: boolean;
      readonly cost: number;
    }
  | { readonly t: 'stored'; readonly seat: Seat; readonly card: CardId }
  | { readonly t: 'lost-coins'; readonly seat: Seat; readonly card: CardId; readonly money: number }
  | { readonly t: 'played'; readonly seat: Seat; readonly card: CardId }
  | ({ readonly t: 'bought'; readonly seat: Seat; readonly borough: BoroughId; readonly cost: number } & Omit<
      Amounts,
      'money'
    >)
  | { readonly t: 'offered'; readonly borough: BoroughId }
  | ({
      readonly t: 'activated';
      readonly seat: Seat;
      readonly card: CardId;
      readonly stack: number;
      readonly fee: number;
    } & Amounts)
  | ({ readonly t: 'borough-ran'; readonly seat: Seat; readonly borough: BoroughId } & Amounts)
  | {
      readonly t: 'collected';
      readonly seat: Seat;
      readonly from: Seat;
      readonly card: CardId;
      readonly money: number;
    }
  | { readonly t: 'paid'; readonly seat: Seat; readonly card: CardId; readonly money: number }
  | {
      readonly t: 'burdened';
      readonly seat: Seat;
      readonly on: Seat;
      readonly card: CardId;
      readonly poverty: number;
    }
  | ({ readonly t: 'earned'; readonly seat: Seat; readonly card: CardId } & Amounts)
  | { readonly t: 'again'; readonly seat: Seat; readonly card: CardId; readonly by: CardId }
  | { readonly t: 'no-effect'; readonly seat: Seat; readonly card: CardId }
  | { readonly t: 'flipped'; readonly seat: Seat; readonly card: CardId; readonly stack: number }
  | { readonly t: 'spared'; readonly seat: Seat; readonly card: CardId; readonly by: CardId }
  | {
      readonly t: 'poverty';
      readonly seat: Seat;
      readonly stacks: number;
      readonly loans: number;
      readonly hand: number;
    }
  | { readonly t: 'last-turns'; readonly seat: Seat }
  | { readonly t: 'scored'; readonly seat: Seat; readonly line: ScoreLine }
  | { readonly t: 'over' };

export type Ask = FrameOf<Frames>;
export type Question = QuestionOf<Frames>;
export type LondonIo = Io<Ask, Event>;
export type Rules<N extends keyof Frames> = Pick<Handlers<State, Frames, Event>, N>;
