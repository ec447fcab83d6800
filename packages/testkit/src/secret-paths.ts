import { type Game, type Match, redealt, rngOf, type Seat, seedOf } from '@thameside/kernel';
import { newSeed } from './checks/checking.ts';
import { type Wandering, wander } from './wander.ts';

export interface SecretPaths {
  /** What one seat sees and another does not, where it changes when dealt anew for the other. */
  readonly moved: readonly string[];
  /** What one seat sees and another does not, and yet never changes: not a secret, or one that `redeal` forgets. */
  readonly unmoved: readonly string[];
}

type Leaves = Map<string, unknown>;

function leavesOf(x: unknown, path = '', leaves: Leaves = new Map()): Leaves {
  if (typeof x !== 'object' || x === null) return leaves.set(path, x);
  for (const [key, part] of Object.entries(x)) {
    leavesOf(part, Array.isArray(x) ? `${path}[${key}]` : path === '' ? key : `${path}.${key}`, leaves);
  }
  return leaves;
}

const anyIndex = (path: string) => path.replaceAll(/\[\d+\]/g, '[]');

/**
 * Where the secrets are: the paths at which one seat's view differs from another's, over random matches.
 * Meant to be written down in a test, so that a secret that both `view` and `redeal` forget is missed there.
 */
export function secretPaths<S, E, V>(game: Game<S, E, V>, options: Wandering): SecretPaths {
  const moved = new Set<string>();
  const found = new Set<string>();
  const rng = rngOf(seedOf('secret paths'));
  const look = (m: Match<S>, owner: Seat, other: Seat) => {
    const own = leavesOf(game.view(m.s, owner));
    const seen = leavesOf(game.view(m.s, other));
    const imagined = leavesOf(game.view(redealt(game, m, other, newSeed(rng)).s, owner));
    for (const [path, value] of own) {
      if (value === null || seen.get(path) === value) continue;
      found.add(anyIndex(path));
      if (imagined.get(path) !== value) moved.add(anyIndex(path));
    }
  };
  wander(game, options, (m, seat) => {
    for (const owner of m.lanes.keys()) if (owner !== seat) look(m, owner, seat);
  });
  return { moved: [...moved].sort(), unmoved: [...found].filter(path => !moved.has(path)).sort() };
}
