import { type Match, type Options, type Seat, seedOf, start } from '@thameside/kernel';
import { arranging } from '@thameside/testkit';
import type { Player, State } from '../src/state.ts';
import { game } from './game.ts';

export type At = Match<State>;
export { game };

export const { arrange, answers, told, legalOf, questionOf, refusalOf, refusalsOf } = arranging(game);

/** A new match. */
export const opened = (seats: number, options: Options = { start: '1' }, seed = 'opened'): At =>
  start(game, seats, options, seedOf(seed));

export const player = (m: At, seat: Seat): Player => {
  const p = m.s.players[seat];
  if (p === undefined) throw new Error(`no seat ${seat}`);
  return p;
};

/** The top card of each stack of a display, in brackets if it lies face down. */
export const city = (m: At, seat: Seat): string[] =>
  player(m, seat).display.map(({ cards, down }) => (down ? `(${cards.at(-1)})` : `${cards.at(-1)}`));

/** A stack of one card. */
export const stack = (...cards: string[]) => ({ cards });
export const flipped = (...cards: string[]) => ({ cards, down: true });
