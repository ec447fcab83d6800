import type { Known } from './subjects.ts';

/** Mutants that change nothing that anybody could see, each with the reason. */
const EQUIVALENT: Readonly<Record<string, readonly (readonly [file: string, what: string, why: string])[]>> =
  {};

const isLike = (mutant: Known, [file, what]: readonly string[]) =>
  mutant.file === file && mutant.what === what;

export const isEquivalent = (game: string, mutant: Known): boolean =>
  (EQUIVALENT[game] ?? []).some(row => isLike(mutant, row));

/** Rows that no mutant is like any more. */
export const staleIn = (game: string, mutants: readonly Known[]): string[] =>
  (EQUIVALENT[game] ?? []).filter(row => !mutants.some(mutant => isLike(mutant, row))).map(row => row[1]);
