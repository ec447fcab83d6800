/** A piece of a bar, in the units of the scale: what was lost lies left of zero. */
interface Piece {
  readonly from: number;
  readonly width: number;
  readonly isLoss: boolean;
}
export interface Bars {
  /** Where zero is, from the left end of the scale. */
  readonly zero: number;
  /** How long the scale is. */
  readonly span: number;
  /** For each bar its pieces, in the order of its parts. */
  readonly pieces: readonly (readonly Piece[])[];
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);

/** Bars of several parts on one scale: gains to the right of zero, losses to the left. */
export function barsOf(bars: readonly (readonly number[])[]): Bars {
  const gains = bars.map(parts => sum(parts.filter(part => part > 0)));
  const losses = bars.map(parts => -sum(parts.filter(part => part < 0)));
  const zero = Math.max(0, ...losses);
  const span = Math.max(1, zero + Math.max(0, ...gains));
  const pieces = bars.map(parts => {
    let right = zero;
    let left = zero;
    return parts.map(part => {
      if (part < 0) {
        left += part;
        return { from: left, width: -part, isLoss: true };
      }
      right += part;
      return { from: right - part, width: part, isLoss: false };
    });
  });
  return { zero, span, pieces };
}
