import type { ScoreLine } from '@thameside/kernel';

export interface Source {
  readonly label: string;
  /** Points by seat. */
  readonly points: readonly number[];
  readonly lines: readonly (readonly ScoreLine[])[];
}

/** The points of all by where they come from, the richest source first. */
export function sourcesOf(
  lines: readonly (readonly ScoreLine[])[],
  labelOf: (line: ScoreLine) => string,
): Source[] {
  const labels = [...new Set(lines.flat().map(labelOf))];
  const sum = (own: readonly ScoreLine[]) => own.reduce((total, line) => total + line.points, 0);
  return labels
    .map(label => {
      const bySeat = lines.map(own => own.filter(line => labelOf(line) === label));
      return { label, points: bySeat.map(sum), lines: bySeat };
    })
    .filter(({ lines: bySeat }) => bySeat.some(own => own.some(line => line.points !== 0)))
    .sort((a, b) => sum(b.lines.flat()) - sum(a.lines.flat()));
}
