import { type Emitted, seedOf, start } from '@thameside/kernel';
import type { Event } from '../../src/frames.ts';
import { game } from '../game.ts';

/** What a new match tells while it is set up. */
export function emitted(seats: number): Emitted<Event>[] {
  const events: Emitted<Event>[] = [];
  const options = { homes: 'random', start: 'random', jennifer: 'off' };
  start(game, seats, options, seedOf('emitted'), (event, to) => events.push({ event, to: to ?? null }));
  return events;
}
