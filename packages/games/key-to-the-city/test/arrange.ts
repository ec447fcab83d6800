import {
  type Answer,
  asked,
  type Emitted,
  type Game,
  legal,
  type Match,
  type Options,
  RuleError,
  refused,
  type Seat,
  seedOf,
  start,
  step,
  words,
} from '@thameside/kernel';
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

/** The game with other supplies or another deal, for what takes hours to come about with the real ones. */
export const gameWith = (part: Partial<ComponentSet>): City =>
  keyToTheCity({ ...HOUSE_1, set: 'test-1', ...part });

/** Matches that are not of the usual game. */
const games = new WeakMap<At, City>();
const gameOf = (m: At): City => games.get(m) ?? game;
const of = (g: City, m: At): At => {
  if (g !== game) games.set(m, g);
  return m;
};

/** A new match; options left out are the defaults. */
export const opened = (seats: number, options: Options = {}, seed = 'opened', g: City = game): At =>
  of(g, start(g, seats, { homes: 'random', start: '1', jennifer: 'off', ...options }, seedOf(seed)));

/** A match in the situation given; the format is that of `positionOf`. */
export function arrange(position: object, g: City = game): At {
  const made = g.position(position);
  if ('match' in made) return of(g, made.match);
  throw new Error(made.faults.map(f => `${f.at}: ${f.key} ${JSON.stringify(f.params)}`).join('\n'));
}

/** One seat's answers, one after the other, each of them checked. */
export const answers = (m: At, seat: Seat, ...given: Answer[]): At => told(m, seat, ...given).match;

/** The same, with everything that the log says about it. */
export function told(m: At, seat: Seat, ...given: Answer[]): { match: At; events: Event[] } {
  let match = m;
  const emitted: Emitted<Event>[] = [];
  for (const answer of given) {
    const stepped = step(gameOf(m), match, seat, answer);
    match = of(gameOf(m), stepped.match);
    emitted.push(...stepped.events);
  }
  return { match, events: emitted.map(({ event }) => event) };
}

/** What the seat may answer now, as words: `tower-bridge`, `3`, `greenwich 0`. */
export const legalOf = (m: At, seat: Seat): string[] => legal(gameOf(m), m, seat).map(words);

/** The question put to the seat. */
export const questionOf = (m: At, seat: Seat): string | undefined => asked(m, seat)?.k;

/** The number of the rule by which the answer is refused; 'not-asked' or 'over' if the seat has nothing to say. */
export function refusalOf(m: At, seat: Seat, answer: Answer): string | undefined {
  try {
    step(gameOf(m), m, seat, answer);
  } catch (error) {
    if (error instanceof RuleError) return error.refusal?.rule ?? error.code;
    throw error;
  }
  return undefined;
}

/** Everything that is refused to the seat now: the answer and the rule. */
export const refusalsOf = (m: At, seat: Seat): Record<string, string> =>
  Object.fromEntries(refused(gameOf(m), m, seat).map(r => [words(r.answer), r.refusal.rule]));

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
