import { type Answer, at, below, type Rng } from '@thameside/kernel';
import { title } from '@thameside/london';
import { type ComponentSet, openBox, type View } from '@thameside/london/client';
import { type Moment as AnyMoment, playing } from './playing.ts';

export const box = openBox(JSON.parse(title.exportSet()) as ComponentSet);

export type Moment = AnyMoment<View>;

/** Random answers of somebody who builds more than they borrow. */
function eager(answers: readonly Answer[], rng: Rng): Answer {
  const going = answers.filter(answer => !['loan', 'enough', 'draw'].includes(String(answer)));
  const some = going.length > 0 && below(rng, 8) > 0 ? going : answers;
  return at(some, below(rng, some.length));
}

export const { game, viewAt, askAt, moments } = playing<View>(title, { start: 'random' }, eager);

/** A few random games, moment by moment. */
export function* manyMoments(): Generator<Moment> {
  for (const seats of [2, 3, 4]) yield* moments(seats, `london ${seats}`);
}
