import { type Answer, at, below, type Options, type Rng } from '@thameside/kernel';
import { title } from '@thameside/key-to-the-city';
import { type ComponentSet, openBox, type Question, type View } from '@thameside/key-to-the-city/client';
import { type Moment as AnyMoment, playing } from './playing.ts';

export const box = openBox(JSON.parse(title.exportSet()) as ComponentSet);

export type Moment = AnyMoment<View, Question>;

/** Random answers of somebody who wants to play. */
function eager(answers: readonly Answer[], rng: Rng): Answer {
  if (typeof answers[0] === 'number' && below(rng, 3) > 0) return answers[0];
  const going = answers.filter(answer => !['pass', 'sail', 'discard', 'enough'].includes(String(answer)));
  const some = going.length > 0 && below(rng, 12) > 0 ? going : answers;
  return at(some, below(rng, some.length));
}

const USUAL = { homes: 'random', start: 'random', jennifer: 'off' };
export const { game, viewAt, moments } = playing<View, Question>(title, USUAL, eager);

const GAMES: readonly (readonly [seats: number, seed: string, options?: Options])[] = [
  [2, 'two'],
  [3, 'three', { jennifer: 'on' }],
  [4, 'four'],
  [6, 'six', { jennifer: 'on', homes: 'chosen' }],
];

/** A few random games, moment by moment. */
export function* manyMoments(): Generator<Moment> {
  for (const [seats, seed, options] of GAMES) yield* moments(seats, seed, options);
}
