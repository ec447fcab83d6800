import type { FrameOf, Handlers, Io, QuestionOf, Seat } from '@thameside/kernel';
import type { Gift } from './allocation/problem.ts';
import type { Icon } from './components/box.ts';
import type { Resource, Skill } from './components/vocabulary.ts';
import type { Deed, Payment } from './deeds.ts';
import type { CardId, State } from './state.ts';

export type { Deed, Payment } from './deeds.ts';

interface Mine {
  readonly seat: Seat;
}
interface Working extends Mine {
  /** Transport points and upgrade icons left (F40, F41). */
  readonly moves: number;
  readonly upgrades: number;
}
/** A box in use: `card` is in any village, `level` is how far it was upgraded when the action began. */
interface Using extends Mine {
  readonly card: CardId;
  readonly level: number;
}
interface Paying extends Mine {
  /** The card whose cost it is: resources are taken from it. */
  readonly card: CardId;
  readonly icons: readonly Icon[];
  readonly paid: readonly Payment[];
}

export type Task = readonly ['move' | 'upgrade' | 'turn', CardId] | 'done';
/** F62: to which part of which scoring card one of the things is given, and as what. */
export type Giving = readonly [scorer: CardId, part: number, as: Gift] | 'nowhere';

/** Every question that the game can ask, and every step that it takes by itself. */
export type Frames = {
  season: { in: object; out: never };
  // A turn (F10 to F13)
  turn: { in: object; out: never };
  pick: { in: Mine; out: CardId };
  place: { in: Mine & { readonly card: CardId }; out: number | 'discard' };
  target: { in: Mine & { readonly card: CardId }; out: CardId | 'discard' };
  ready: { in: Mine; out: 'ready' };
  show: { in: object; out: never };
  settle: { in: object; out: never };
  reveal: { in: object; out: never };
  pass: { in: object; out: never };
  // An action (F34)
  exchange: { in: Using; out: 'exchange' | 'leave' };
  gaining: { in: Using; out: never };
  gain: { in: Using; out: number };
  working: { in: Working; out: never };
  work: { in: Working; out: Task };
  cargo: { in: Working & { readonly from: CardId }; out: Resource };
  route: { in: Working & { readonly from: CardId; readonly resource: Resource }; out: CardId };
  paying: { in: Paying; out: never };
  pay: { in: Paying; out: readonly Payment[] };
  covered: { in: Mine & { readonly card: CardId }; out: never };
  // After the last card of a season
  'season-end': { in: object; out: never };
  extras: { in: Mine; out: never };
  extra: { in: Mine; out: CardId | 'done' };
  clear: { in: object; out: never };
  winter: { in: Mine; out: CardId };
  arrive: { in: object; out: never };
  // The end
  final: { in: object; out: never };
  allocate: { in: Mine; out: 'keep' | 'change' | 'as-proposed' };
  piece: { in: Mine; out: string };
  give: { in: Mine & { readonly thing: string }; out: Giving };
  over: { in: object; out: never };
};

/** What the log tells. Public, unless emitted to one seat. */
export type Event =
  | Deed
  | { readonly t: 'home'; readonly seat: Seat; readonly card: CardId }
  | { readonly t: 'season'; readonly season: number; readonly cards: number }
  | { readonly t: 'shown'; readonly seat: Seat; readonly card: CardId }
  | { readonly t: 'turn'; readonly turn: number }
  | { readonly t: 'placed'; readonly seat: Seat; readonly card: CardId; readonly x: number }
  | {
      readonly t: 'sent';
      readonly seat: Seat;
      readonly card: CardId;
      readonly on: CardId;
      readonly village: Seat;
      readonly tokens: number;
      /** The upgrade level of the card used. */
      readonly level: number;
      /** F46: only Brainwave let it go there. */
      readonly far: boolean;
    }
  | { readonly t: 'token'; readonly seat: Seat; readonly card: CardId }
  | { readonly t: 'discarded'; readonly seat: Seat }
  | {
      readonly t: 'took-skills';
      readonly seat: Seat;
      readonly card: CardId;
      readonly skills: readonly Skill[];
    }
  | { readonly t: 'short-skill'; readonly seat: Seat; readonly skill: Skill }
  | { readonly t: 'drew'; readonly seat: Seat; readonly count: number }
  | { readonly t: 'drew-skills'; readonly seat: Seat; readonly skills: readonly Skill[] }
  | { readonly t: 'season-ends'; readonly season: number }
  | {
      readonly t: 'extra';
      readonly seat: Seat;
      readonly card: CardId;
      readonly tokens: number;
      readonly level: number;
    }
  | { readonly t: 'stored'; readonly seat: Seat; readonly count: number }
  | { readonly t: 'store'; readonly seat: Seat; readonly cards: readonly CardId[] }
  | { readonly t: 'reallocated'; readonly seat: Seat; readonly thing: string; readonly scorer: CardId | null }
  | { readonly t: 'over' };

export type Ask = FrameOf<Frames>;
export type Question = QuestionOf<Frames>;
export type FlowIo = Io<Ask, Event>;
export type Rules<N extends keyof Frames> = Pick<Handlers<State, Frames, Event>, N>;
