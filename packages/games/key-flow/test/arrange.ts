import {
  type Answer,
  asked,
  at,
  type Emitted,
  isSecret,
  legal,
  type Match,
  offered,
  play,
  type Refusal,
  refused,
  type Seat,
  seedOf,
  start,
  waiting,
  words,
} from '@thameside/kernel';
import type { Said } from '@thameside/kit';
import { arranging } from '@thameside/testkit';
import { openBox } from '../src/components/box.ts';
import { HOUSE_1 } from '../src/components/house-1/index.ts';
import { describer } from '../src/describe/index.ts';
import type { Event } from '../src/frames.ts';
import type { Player, Site, State } from '../src/state.ts';
import { siteOf } from '../src/village.ts';
import { game } from './game.ts';

export type Table = Match<State>;

export const { arrange, legalOf: answersOf, questionOf: kindOf } = arranging(game);

/** A new match. */
export const begun = (seats: number, options: Record<string, string> = {}, seed = 'begun'): Table =>
  start(game, seats, { decisions: 'with-card', backs: 'open', stores: 'closed', ...options }, seedOf(seed));

export const refusalOf = (m: Table, seat: Seat, answer: string): Refusal | undefined =>
  refused(game, m, seat).find(each => words(each.answer) === answer)?.refusal;

/** Give answers in place; each must be offered. Secret payments that leave no choice follow by themselves. What happened is returned. */
export function give(m: Table, seat: Seat, ...answers: readonly (string | number)[]): Emitted<Event>[] {
  const events: Emitted<Event>[] = [];
  const answer = (known: Answer) =>
    play(game, m, seat, known, (event, to) => events.push({ event, to: to ?? null }));
  for (const text of answers) {
    const known = offered(legal(game, m, seat), String(text));
    if (known === undefined) throw new Error(`${text} is not among ${answersOf(m, seat).join(', ')}`);
    answer(known);
    while (kindOf(m, seat) === 'pay' && isSecret(game, m, seat) && legal(game, m, seat).length === 1)
      answer(at(legal(game, m, seat), 0));
  }
  return events;
}

/** Everybody else discards: the turn is over. Seats that are asked nothing are ready. */
export function othersDiscard(m: Table): Emitted<Event>[] {
  const { turn } = m.s;
  const events: Emitted<Event>[] = [];
  for (const seat of waiting(m)) {
    if (m.s.turn !== turn || m.s.phase !== 'season' || kindOf(m, seat) !== 'pick') continue;
    events.push(...give(m, seat, at(at(m.s.players, seat).hand, 0), 'discard', 'ready'));
  }
  return events;
}

const { answer: described } = describer(openBox(HOUSE_1));

/** What an answer is called, for who sees the table through that seat's eyes. */
export function labelOf(m: Table, seat: Seat, answer: string): Said {
  const frame = asked(m, seat);
  if (!frame) throw new Error(`seat ${seat} is asked nothing`);
  return described(frame, answer, game.view(m.s, seat));
}

export const playerOf = (m: Table, seat: Seat): Player => at(m.s.players, seat);
export const siteIn = (m: Table, seat: Seat, card: string): Site => siteOf(playerOf(m, seat).village, card);

/** What lies on a card, without what does not. */
export const stockOf = (m: Table, seat: Seat, card: string): Record<string, number> =>
  Object.fromEntries(Object.entries(siteIn(m, seat, card).stock).filter(([, n]) => n > 0));

export const eventsOf = <T extends Event['t']>(
  events: readonly Emitted<Event>[],
  t: T,
): Extract<Event, { readonly t: T }>[] =>
  events.map(({ event }) => event).filter((e): e is Extract<Event, { readonly t: T }> => e.t === t);
