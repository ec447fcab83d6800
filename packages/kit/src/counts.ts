/** How many there are of each kind. */
export type Counts<T extends string> = Record<T, number>;

export const countsOf = <T extends string>(kinds: readonly T[], n = 0): Counts<T> =>
  Object.fromEntries(kinds.map(kind => [kind, n])) as Counts<T>;

export function totalOf<T extends string>(kinds: readonly T[], counts: Readonly<Counts<T>>): number {
  let total = 0;
  for (const kind of kinds) total += counts[kind];
  return total;
}

/** Everything in `from` goes to `to`. */
export function pour<T extends string>(kinds: readonly T[], from: Counts<T>, to: Counts<T>): void {
  for (const kind of kinds) {
    to[kind] += from[kind];
    from[kind] = 0;
  }
}

/** Each piece by itself, in order of kind. */
export const spread = <T extends string>(kinds: readonly T[], counts: Readonly<Counts<T>>): T[] =>
  kinds.flatMap(kind => Array.from({ length: counts[kind] }, () => kind));
