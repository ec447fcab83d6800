import { asked, type Game } from '@thameside/kernel';
import { type Wandering, wander } from './wander.ts';

export type CoverageOptions = Wandering;

export interface Coverage {
  readonly decisions: number;
  /** How often each question was asked. */
  readonly asked: Readonly<Record<string, number>>;
  /** How often each component or effect was seen at work. */
  readonly touched: Readonly<Record<string, number>>;
  readonly neverAsked: readonly string[];
  readonly neverTouched: readonly string[];
}

/** Which questions and components occur in random matches, and which never do. */
export function coverage<S, E, V>(game: Game<S, E, V>, options: CoverageOptions): Coverage {
  const questions = Object.keys(game.frames).filter(k => game.frames[k]?.legal);
  const askedTimes = Object.fromEntries(questions.map(k => [k, 0]));
  const touchedTimes = Object.fromEntries(game.touchable.map(name => [name, 0]));
  const count = (times: Record<string, number>, name: string) => {
    times[name] = (times[name] ?? 0) + 1;
  };
  let decisions = 0;
  wander(
    game,
    options,
    (m, seat) => {
      decisions++;
      count(askedTimes, asked(m, seat)?.k ?? '');
    },
    event => {
      for (const name of game.touches(event)) count(touchedTimes, name);
    },
  );
  const never = (times: Readonly<Record<string, number>>) =>
    Object.keys(times).filter(name => times[name] === 0);
  return {
    decisions,
    asked: askedTimes,
    touched: touchedTimes,
    neverAsked: never(askedTimes),
    neverTouched: never(touchedTimes),
  };
}
