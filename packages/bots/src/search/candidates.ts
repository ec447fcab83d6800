import { words } from '@thameside/kernel';
import type { Line } from '../greedy-lines.ts';

/** A line with what greed thinks of it. */
export interface Judged<S> {
  readonly line: Line<S>;
  readonly worth: number;
}

/** How many of the first answers tell one kind of line from another, round by round. */
const KINDS = [1, 2, 3];

/**
 * So many of the lines, as different as they can be: the best of each kind of first answer, then the best of each kind
 * of first two, and so on; the rest is filled with the best that are left. Best first.
 */
export function diverse<S>(lines: readonly Judged<S>[], most: number): Judged<S>[] {
  const ranked = lines.toSorted((a, b) => b.worth - a.worth);
  const chosen = new Set<Judged<S>>();
  for (const depth of KINDS) {
    const seen = new Set<string>();
    const kindOf = ({ line }: Judged<S>) => line.answers.slice(0, depth).map(words).join('|');
    for (const each of chosen) seen.add(kindOf(each));
    for (const each of ranked) {
      if (chosen.size === most) break;
      const kind = kindOf(each);
      if (seen.has(kind)) continue;
      seen.add(kind);
      chosen.add(each);
    }
  }
  for (const each of ranked) {
    if (chosen.size === most) break;
    chosen.add(each);
  }
  return [...chosen].sort((a, b) => b.worth - a.worth);
}
