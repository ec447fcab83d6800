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
  /** The new deal made of each match for each viewer. */
  readonly deals: WeakMap<Match<S>, Map<Seat | null, Redealt<S>>>;
  /** For each viewer a world that could be this one, by all that the viewer has seen since it was dealt. */
  readonly worlds: Map<Seat | null, Match<S>>;
  /** The views made so far, by match and viewer. */
  readonly views: WeakMap<Match<S>, Map<Seat | null, unknown>>;
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

/** What has been made for the match and the viewer, or else is made now. */
function kept<S, T>(
  all: WeakMap<Match<S>, Map<Seat | null, T>>,
  m: Match<S>,
  viewer: Seat | null,
  make: () => T,
): T {
  let byViewer = all.get(m);
  if (!byViewer) {
    byViewer = new Map();
    all.set(m, byViewer);
  }
  if (!byViewer.has(viewer)) byViewer.set(viewer, make());
  return byViewer.get(viewer) as T;
}

/** What the viewer sees of a match that is not played on, made once. */
export const viewOf = <S, E>(c: Checking<S, E>, m: Match<S>, viewer: Seat | null): unknown =>
  kept(c.views, m, viewer, () => c.game.view(m.s, viewer));

/** Another deal of a frozen match for the viewer. */
export const newDeal = <S, E>(c: Checking<S, E>, m: Match<S>, viewer: Seat | null): Redealt<S> =>
  onFrozen(c.fail, 'copy', 'redeal', () => redealt(c.game, m, viewer, newSeed(c.rng)));

/** The same, made once and not to be played on. */
export const dealOf = <S, E>(c: Checking<S, E>, m: Match<S>, viewer: Seat | null): Redealt<S> =>
  kept(c.deals, m, viewer, () => newDeal(c, m, viewer));
