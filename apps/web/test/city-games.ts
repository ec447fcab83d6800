import {
  type Answer,
  asked,
  at,
  below,
  inLane,
  isOver,
  type Journal,
  legal,
  open,
  type Rng,
  rngOf,
  type Seat,
  seedOf,
  submit,
  waiting,
} from '@thameside/kernel';
import { title } from '@thameside/key-to-the-city';
import { type ComponentSet, openBox, type View } from '@thameside/key-to-the-city/client';
import type { Ask } from '@thameside/protocol';

export const game = title.game;
export const box = openBox(JSON.parse(title.exportSet()) as ComponentSet);

export interface Moment {
  readonly journal: Journal;
  readonly seat: Seat;
  readonly ask: Ask;
  readonly view: View;
}

export const viewAt = (journal: Journal, seat: Seat | null): View => game.view(journal.now.s, seat) as View;

/** The question as the host would send it. */
function askAt(journal: Journal, seat: Seat): Ask | null {
  const frame = asked(journal.now, seat);
  if (!frame) return null;
  return {
    k: frame.k,
    frame: { ...frame },
    answers: legal(game, journal.now, seat).map(answer =>
      typeof answer === 'object' ? [...answer] : answer,
    ),
    refused: [],
    commits: false,
    lane: inLane(journal.now, seat),
  };
}

/** Random answers of somebody who wants to play. */
function eager(answers: readonly Answer[], rng: Rng): Answer {
  if (typeof answers[0] === 'number' && below(rng, 3) > 0) return answers[0];
  const going = answers.filter(answer => !['pass', 'sail', 'discard', 'enough'].includes(String(answer)));
  const some = going.length > 0 && below(rng, 12) > 0 ? going : answers;
  return at(some, below(rng, some.length));
}

/** Every moment of a random game at which a seat is asked something, and the end of it. */
export function* moments(seats: number, seed: string, options = {}): Generator<Moment> {
  const chosen = { homes: 'random', start: 'random', jennifer: 'off', ...options };
  let { journal } = open(game, seats, chosen, seedOf(seed));
  const rng = rngOf(seedOf(`${seed} answers`));
  while (!isOver(journal.now)) {
    const those = waiting(journal.now);
    const seat = at(those, below(rng, those.length));
    const ask = askAt(journal, seat);
    if (!ask) throw new Error('nobody is asked');
    yield { journal, seat, ask, view: viewAt(journal, seat) };
    ({ journal } = submit(game, journal, seat, [eager(ask.answers, rng)]));
  }
}

const GAMES: readonly (readonly [seats: number, seed: string, options?: object])[] = [
  [2, 'two'],
  [3, 'three', { jennifer: 'on' }],
  [4, 'four'],
  [6, 'six', { jennifer: 'on', homes: 'chosen' }],
];

/** A few random games, moment by moment. */
export function* manyMoments(): Generator<Moment> {
  for (const [seats, seed, options] of GAMES) yield* moments(seats, seed, options);
}
