/** Two-sided 95 %. */
const Z = 1.959964;

/** Wilson's interval for a share seen in `n` trials: sensible for few trials and for shares near 0 and 1. */
export function wilson(share: number, n: number): { readonly low: number; readonly high: number } {
  if (n === 0) return { low: 0, high: 1 };
  const spread = (Z / (1 + Z ** 2 / n)) * Math.sqrt((share * (1 - share)) / n + Z ** 2 / (4 * n ** 2));
  const centre = (share + Z ** 2 / (2 * n)) / (1 + Z ** 2 / n);
  return { low: Math.max(0, centre - spread), high: Math.min(1, centre + spread) };
}
