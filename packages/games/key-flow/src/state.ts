import type { Seat } from '@thameside/kernel';
import type { Counts } from '@thameside/kit';
import type { Pin } from './allocation/problem.ts';
import type { Resource, Skill } from './components/vocabulary.ts';
import type { CardId, Deed } from './deeds.ts';
import type { Decisions } from './options.ts';

export type { CardId } from './deeds.ts';

/** A card in a village, with what lies on it. */
export interface Site {
  id: CardId;
  /** F20: the home is 0, the upper row even, the lower row odd. */
  x: number;
  /** Upgrade tiles on it, and how many of them show their point (F41). */
  level: number;
  turned: number;
  stock: Counts<Resource>;
  /** Keyple cards above it this season, the latest last, and the tokens put on them (F33). */
  keyples: CardId[];
  tokens: number;
  /** F50: how often tokens have used it this season. */
  extra: number;
}

/** What a player's own action can change. */
export interface Holding {
  /** The home is the first. */
  village: Site[];
  /** Single-sided skill tiles, held face down (F6), and double-sided ones. */
  skills: Counts<Skill>;
  doubles: Counts<Skill>;
  tokens: number;
}

/** F12: what a player has decided for the reveal. The card stays in the hand until then. */
export interface Plan {
  card: CardId;
  /** F13: to be discarded for a token. */
  discard: boolean;
  /** F20: where a village card goes. */
  x: number | null;
  /** F30: above which card a keyple card goes, in whose village, and with how many tokens (F33). */
  target: CardId | null;
  village: Seat;
  tokens: number;
  /** F44: tiles to be drawn at the reveal. */
  draws: number;
  /** What was done in the action so far, for the log; `after` is how things stand then. */
  deeds: Deed[];
  after: Holding | null;
}

export interface Player extends Holding {
  hand: CardId[];
  /** F3: winter K cards. */
  winter: CardId[];
  /** F35. */
  store: CardId[];
  /** F13: known to the player alone. */
  discards: CardId[];
  plan: Plan | null;
  /** F65: what the player wants otherwise than proposed. */
  pins: Pin[];
}

/**
 * `season` while cards are played, `extra` for F50, `winter` for F52, `final` for F65; in the last three a player may
 * look into the own store.
 */
export type Phase = 'season' | 'extra' | 'winter' | 'final' | 'over';

export interface State {
  decisions: Decisions;
  /** F6: what is marked on the backs of cards is seen by all. */
  openBacks: boolean;
  openStores: boolean;
  phase: Phase;
  /** Index into `SEASONS`. */
  season: number;
  /** Counted through the whole game, from 1. */
  turn: number;
  /** F12: the cards chosen lie open, and their owners decide. */
  shown: boolean;
  /** F6: single-sided skill tiles, face down and shuffled; a draw is by lot. */
  pile: Counts<Skill>;
  doubles: Counts<Skill>;
  /** By season, not yet dealt, face down. */
  decks: CardId[][];
  /** F2, F3: K cards that nobody has seen. */
  removed: CardId[];
  /** Openly out of the game: cards for more players, and unused homes. */
  box: CardId[];
  players: Player[];
}

/** F35: once the last card of a season has been played. */
export const storesOpen = (s: State): boolean => s.openStores || s.phase !== 'season';

/** F12: whether what is decided about the open cards is seen as it is decided. */
export const decidesOpenly = (s: State): boolean => s.shown && s.decisions === 'by-number';

/** F65: once everything is played, all cards and tiles are laid open. */
export const isFinal = (s: State): boolean => s.phase === 'final' || s.phase === 'over';

/** F10: left in spring and autumn, right in summer and winter. */
export const passingIn = (season: number): 'left' | 'right' => (season % 2 === 0 ? 'left' : 'right');

/** F1: the left neighbour; `step` -1 for the right one. */
export const neighbour = (s: { readonly players: readonly unknown[] }, seat: Seat, step: 1 | -1): Seat =>
  (seat + step + s.players.length) % s.players.length;
