import { chooseLively } from '@thameside/bots';
import { title } from '@thameside/london';
import { type ComponentSet, openBox, type Question, type View } from '@thameside/london/client';
import { type Moment as AnyMoment, type Chooser, playing } from './playing.ts';

export const box = openBox(JSON.parse(title.exportSet()) as ComponentSet);

export type Moment = AnyMoment<View, Question>;

/** Random answers of somebody who builds a city and seldom borrows. */
const lively: Chooser = (_answers, rng, _ask, { now }, seat) => chooseLively(title.game, now, seat, rng);

export const { game, viewAt, askAt, moments } = playing<View, Question>(title, { start: 'random' }, lively);

/** A few random games, moment by moment. */
export function* manyMoments(): Generator<Moment> {
  for (const seats of [2, 3, 4]) yield* moments(seats, `london ${seats}`);
}
