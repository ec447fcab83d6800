import {
  at,
  below,
  type Game,
  type Match,
  next,
  type Redealt,
  type Rng,
  redealt,
  type Seat,
} from '@thameside/kernel';
import { type Fail, PropertyError } from '../errors.ts';

/** What the checks share during one playout. */
export interface Checking<S, E> {
  readonly game: Game<S, E>;
  /** The checks' own chances: never the match's, nor those that choose the answers. */
  readonly rng: Rng;
  /** How many decisions a match may take. */
  readonly limit: number;
  readonly fail: Fail;
  /** The new deals made so far, by match and viewer. */
  readonly deals: WeakMap<Match<S>, Map<Seat | null, readonly Redealt<S>[]>>;
}

/** Everybody who can look at a match; null is a spectator. */
export const viewersOf = (m: Match): (Seat | null)[] => [null, ...m.lanes.keys()];

export const viewerName = (viewer: Seat | null): string =>
  viewer === null ? 'a spectator' : `seat ${viewer}`;

export const anyOf = <T>(rng: Rng, items: readonly T[]): T => at(items, below(rng, items.length));

export const newSeed = (rng: Rng): string =>
  Array.from({ length: 4 }, () => next(rng).toString(16).padStart(8, '0')).join('');

/** Run something on a frozen match: writing to it breaks the property named. */
export function onFrozen<T>(fail: Fail, property: 'impure' | 'copy', what: string, run: () => T): T {
  try {
    return run();
  } catch (error) {
    if (
      error instanceof TypeError &&
      /read only|not extensible|Cannot (add|delete|assign|define|redefine)/.test(error.message)
    ) {
      fail(property, `${what}: ${error.message}`);
    }
    throw error;
  }
}

/** Run something in a match dealt anew: if the game's code throws there and not here, it is the deal's fault. */
export function inRedealt<S, E, T>(c: Checking<S, E>, viewer: Seat | null, run: () => T): T {
  try {
    return run();
  } catch (error) {
    if (error instanceof PropertyError) throw error;
    return c.fail('redeal', `for ${viewerName(viewer)}: ${error}`);
  }
}

const REDEALS = 2;

/** Some new deals of a frozen match for the viewer, made once. They are not to be played on. */
export function dealsOf<S, E>(c: Checking<S, E>, m: Match<S>, viewer: Seat | null): readonly Redealt<S>[] {
  const byViewer = c.deals.get(m) ?? new Map<Seat | null, readonly Redealt<S>[]>();
  c.deals.set(m, byViewer);
  const made = byViewer.get(viewer);
  if (made) return made;
  const deals = Array.from({ length: REDEALS }, () =>
    onFrozen(c.fail, 'copy', 'redeal', () => redealt(c.game, m, viewer, newSeed(c.rng))),
  );
  byViewer.set(viewer, deals);
  return deals;
}
