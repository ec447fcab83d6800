import { type Game, type Match, type Options, type Seat, seedOf, start } from '@thameside/kernel';
import { arranging } from '@thameside/testkit';
import { HOUSE_1 } from '../src/components/house-1/index.ts';
import type { ComponentSet } from '../src/components/set.ts';
import type { Event } from '../src/frames.ts';
import { keyToTheCity } from '../src/game.ts';
import type { Lot, Site, State } from '../src/state.ts';
import type { View } from '../src/view.ts';
import { game } from './game.ts';

type City = Game<State, Event, View>;
export type At = Match<State>;

export { game };

const table = arranging(game);
export const { arrange, answers, told, legalOf, questionOf, refusalOf, refusalsOf } = table;

/** The game with other supplies or another deal, for what takes hours to come about with the real ones. */
export const gameWith = (part: Partial<ComponentSet>): City =>
  keyToTheCity({ ...HOUSE_1, set: 'test-1', ...part });

/** A new match; options left out are the defaults. */
export const opened = (seats: number, options: Options = {}, seed = 'opened', g: City = game): At =>
  table.of(g, start(g, seats, { homes: 'random', start: '1', jennifer: 'off', ...options }, seedOf(seed)));

export const lot = (m: At, tile: string): Lot =>
  found(
    m.s.centre.find(each => each.id === tile),
    tile,
  );

export const site = (m: At, seat: Seat, tile: string): Site =>
  found(
    m.s.players[seat]?.borough.find(each => each.id === tile),
    tile,
  );

export const player = (m: At, seat: Seat) => found(m.s.players[seat], `seat ${seat}`);

function found<T>(thing: T | undefined, what: string): T {
  if (thing === undefined) throw new Error(`no ${what}`);
  return thing;
}
