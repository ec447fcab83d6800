import {
  type Answer,
  at,
  below,
  isOver,
  legal,
  type Match,
  type Options,
  play,
  type Rng,
  rngOf,
  seedOf,
  start,
  waiting,
} from '@thameside/kernel';
import type { State } from '../src/state.ts';
import { game } from './game.ts';

/** Random answers of somebody who wants to play: seldom one that ends something, mostly as few keyples as will do. */
function eager(answers: readonly Answer[], rng: Rng): Answer {
  if (typeof answers[0] === 'number' && below(rng, 3) > 0) return answers[0];
  const going = answers.filter(answer => !['pass', 'sail', 'discard', 'enough'].includes(String(answer)));
  const some = going.length > 0 && below(rng, 12) > 0 ? going : answers;
  return at(some, below(rng, some.length));
}

/** Every state of a random game, the end included. It goes on in place: copy what is to be kept. */
export function* states(seats: number, seed: string, options: Options = {}): Generator<Match<State>> {
  const chosen = { homes: 'random', start: 'random', jennifer: 'off', ...options };
  const match = start(game, seats, chosen, seedOf(seed));
  const rng = rngOf(seedOf(`${seed} answers`));
  while (!isOver(match)) {
    yield match;
    const asked = waiting(match);
    const seat = at(asked, below(rng, asked.length));
    play(game, match, seat, eager(legal(game, match, seat), rng));
  }
  yield match;
}

export const isTurn = (m: Match<State>): boolean => m.stack.at(-1)?.k === 'turn';
export const isPlacing = (m: Match<State>): boolean => m.stack[0]?.k === 'era-over';
