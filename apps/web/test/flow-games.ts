import { type Answer, at, below, type Rng } from '@thameside/kernel';
import { title } from '@thameside/key-flow';
import { type ComponentSet, openBox, type Question, type View } from '@thameside/key-flow/client';
import type { Ask } from '@thameside/protocol';
import { type Moment as AnyMoment, playing } from './playing.ts';

export const box = openBox(JSON.parse(title.exportSet()) as ComponentSet);

export type Moment = AnyMoment<View, Question>;

const isBuilding = (answer: Answer): boolean => Array.isArray(answer) && answer[0] !== 'move';

/** Random answers of somebody who wants to build, and keeps the proposed allocation most of the time. */
function eager(answers: readonly Answer[], rng: Rng, { k }: Ask): Answer {
  const building = k === 'work' ? answers.filter(isBuilding) : [];
  if (building.length > 0 && below(rng, 4) > 0) return at(building, below(rng, building.length));
  if (k === 'allocate' && below(rng, 3) > 0) return 'keep';
  const idle = k === 'extra' ? [] : ['discard', 'done', 'leave'];
  const going = answers.filter(answer => !idle.includes(String(answer)));
  const some = going.length > 0 && below(rng, 10) > 0 ? going : answers;
  return at(some, below(rng, some.length));
}

export const { game, viewAt, askAt, moments } = playing<View, Question>(
  title,
  { decisions: 'with-card', backs: 'open', stores: 'closed' },
  eager,
);

const GAMES: readonly (readonly [seats: number, options?: Readonly<Record<string, string>>])[] = [
  [2],
  [3, { decisions: 'by-number' }],
  [4, { stores: 'open' }],
  [6],
];

/** A few random games, moment by moment. */
export function* manyMoments(): Generator<Moment> {
  for (const [seats, options] of GAMES) yield* moments(seats, `flow ${seats}`, options);
}
