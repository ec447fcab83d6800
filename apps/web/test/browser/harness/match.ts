import { type Journal, save } from '@thameside/kernel';
import { annotated, type SeatSpec } from '@thameside/protocol';
import { packed } from '../../../src/table/lib/pack.ts';
import { game, type Moment, moments } from '../../city-games.ts';

export const person = (name: string): SeatSpec => ({ kind: 'person', name });
export const bot = (name: string): SeatSpec => ({ kind: 'bot', name, level: 'merchant' });

/** The address of a match with these players: opening it sets up a table. */
export const addressOf = async (journal: Journal, seats: readonly SeatSpec[]): Promise<string> =>
  `/load/${await packed(textOf(journal, seats))}`;

/** A match as the app exports it. */
export const textOf = (journal: Journal, seats: readonly SeatSpec[]): string =>
  annotated(save(game, journal), seats, null);

/** The first moment of a random game that a test wants. The same every time. */
export function momentOf(seats: number, seed: string, isWanted: (moment: Moment) => boolean): Moment {
  for (const moment of moments(seats, seed)) if (isWanted(moment)) return moment;
  throw new Error(`the game ${seed} has no such moment`);
}
