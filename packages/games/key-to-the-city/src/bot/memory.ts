import type { Horizon } from './horizon.ts';
import type { Laid } from './laying.ts';
import type { Town } from './town.ts';

/** A borough with the connectors laid that are not yet, and what it is worth. */
export interface Settled {
  readonly town: Town;
  readonly worth: number;
}

/** What has been worked out before, by everything about the borough in question; for one search, in which boroughs are often alike. */
export interface Memory {
  /** What each tile would add to it. */
  readonly tiles: Map<string, Map<string, number>>;
  /** How each lot of connectors is best laid in it. */
  readonly layouts: Map<string, Map<string, readonly Laid[]>>;
  /** What it is worth as it is. */
  readonly boroughs: Map<string, Map<Horizon, Settled>>;
}

export const freshMemory = (): Memory => ({ tiles: new Map(), layouts: new Map(), boroughs: new Map() });

/** What the shelf holds under this name, an empty map if it is new. */
export function kept<K, V>(shelf: Map<string, Map<K, V>> | undefined, name: string): Map<K, V> {
  const found = shelf?.get(name) ?? new Map<K, V>();
  shelf?.set(name, found);
  return found;
}
