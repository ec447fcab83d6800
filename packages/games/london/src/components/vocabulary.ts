import { plate } from '../plate.ts';

/** The words of the game. Every list is in the order in which the program counts, offers and prints. */
export const SETS = ['A', 'B', 'C'] as const;
export type SetLetter = (typeof SETS)[number];

/** L33: grey are the paupers. */
export const COLOURS = ['brown', 'blue', 'pink', 'grey'] as const;
export type Colour = (typeof COLOURS)[number];

export const ROWS = ['top', 'bottom'] as const;
export type Row = (typeof ROWS)[number];

export const SIDES_OF_RIVER = ['north', 'south'] as const;
export type RiverSide = (typeof SIDES_OF_RIVER)[number];

/** What a card does when it is run, besides plain amounts. */
export const SPECIALS = [
  'cover-with-board-card',
  'money-2-per-river-borough',
  'money-1-per-borough',
  'money-2-per-north-borough',
  'money-2-per-south-borough',
  'take-stored-money',
  'take-2-from-each-other',
  'prestige-1-per-face-up-blue',
  'money-1-per-brown-in-display',
  'give-1-poverty',
  'player-takes-2-poverty',
  'others-pay-1-per-borough',
  'discard-up-to-3-for-poverty',
  'discard-up-to-3-for-poverty-and-prestige',
  'hand-counts-no-poverty-this-run',
  'activate-a-card-again-free-of-card-cost',
  'discard-paupers-for-1-and-poverty',
] as const;
export type Special = (typeof SPECIALS)[number];

/** L32: what works while a card shows face up on top of its stack. */
export const ONGOING = [
  'recolour-for-1',
  'store-1-per-card-built',
  'swap-with-board-once-per-turn',
  'loans-pay-12',
  'look-at-three-when-drawing',
  'draw-zero-to-two-at-start',
] as const;
export type Ongoing = (typeof ONGOING)[number];

/** L34. */
export const ACTIONS = ['draw-two', 'build-two-without-discards'] as const;
export type ActionEffect = (typeof ACTIONS)[number];

/** L83. */
export const REACTIONS = ['flip-instead'] as const;
export type Reaction = (typeof REACTIONS)[number];

/** L41: what the top borough allows. */
export const ABILITIES = [
  'paupers-count-as-any-colour',
  'swap-with-board-once-per-turn',
  'draw-one-more',
  'pay-2-remove-1-poverty',
] as const;
export type Ability = (typeof ABILITIES)[number];

export const [FEWEST_PLAYERS, MOST_PLAYERS] = plate.seats;
