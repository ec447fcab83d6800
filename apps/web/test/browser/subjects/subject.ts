import type { Cue, Title } from '@thameside/kit';
import type { Page } from 'playwright-core';
import type { Moment } from '../../playing.ts';
import type { Chance } from '../harness/chance.ts';
import type { Hands } from '../harness/hands.ts';
import type { Size } from '../harness/look.ts';
import type { Player } from '../harness/player.ts';

/** Hands that count the gestures they have made on the board itself. */
export type CountingHands = Hands & { readonly count: () => number };

/** The table at some moment of a game, and what is done there before anybody looks. */
export interface TableScreen {
  readonly name: string;
  readonly sizes?: readonly Size[];
  readonly isWanted: (moment: Moment<unknown>) => boolean;
  readonly prepare?: (page: Page) => Promise<void>;
}

/** One game, as the tests in the browser need to know it: they are the same for all. */
export interface Subject {
  readonly title: Title;
  /** Random games, moment by moment: the same every time. */
  moments(seats: number, seed: string): Iterable<Moment<unknown>>;
  /** The question with which a turn begins. */
  readonly turn: string;
  /** Plays at random but briefly; how much is done before one goes on can be said where it makes a difference. */
  player(chance: Chance, actions?: number): Player;
  /** From where tests of whole games begin: a good deal is still to come, and the end. */
  late(moment: Moment<unknown>): boolean;
  /** The mouse on the board itself. */
  hands(chance: Chance): CountingHands;
  /** What of a player's view is null to everybody else. */
  readonly closed: readonly string[];
  /** The kinds of events that only their own seat may see. */
  readonly whispered: readonly string[];
  /** What the texts of its lesson say where no answer is waited for. */
  readonly told?: readonly Cue[];
  /** Screens of its own, beside those that every game has. */
  readonly screens: readonly TableScreen[];
}

/** The learner's own seat is asked this, well into the game. */
export const mine =
  (...ks: readonly string[]) =>
  ({ seat, ask, journal }: Moment<unknown>): boolean =>
    seat === 0 && ks.includes(ask.k) && journal.entries.length > 60;
