import { asked, type Game } from '@thameside/kernel';
import { type Wandering, wander } from './wander.ts';

export interface Coverage {
  readonly neverAsked: readonly string[];
  readonly neverTouched: readonly string[];
}

/** Which questions and components never occur in so many random matches; when all have, it is enough. */
export function coverage<S, E, V>(game: Game<S, E, V>, options: Wandering): Coverage {
  const neverAsked = new Set(Object.keys(game.frames).filter(k => game.frames[k]?.legal));
  const neverTouched = new Set(game.touchable);
  wander(
    game,
    { ...options, isEnough: () => neverAsked.size + neverTouched.size === 0 },
    (m, seat) => void neverAsked.delete(asked(m, seat)?.k ?? ''),
    event => {
      for (const name of game.touches(event)) neverTouched.delete(name);
    },
  );
  return { neverAsked: [...neverAsked], neverTouched: [...neverTouched] };
}
