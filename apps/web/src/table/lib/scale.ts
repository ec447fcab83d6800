/** Round numbers from at most `low` to at least `high`, about `count` steps apart. */
export function ticks(low: number, high: number, count = 5): number[] {
  const span = Math.max(1, high - low);
  const rough = span / count;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, ([1, 2, 5, 10].find(each => each * power >= rough) ?? 10) * power);
  const first = Math.floor(low / step) * step;
  const n = Math.ceil((high - first) / step);
  return Array.from({ length: n + 1 }, (_, i) => first + i * step);
}

/** From one range of numbers to another. */
export const scale =
  (from: readonly [number, number], to: readonly [number, number]) =>
  (x: number): number =>
    to[0] + ((x - from[0]) / (from[1] - from[0] || 1)) * (to[1] - to[0]);

/** Labels one under another that would overlap move apart, and keep their order. */
export function apart(ys: readonly number[], gap: number): number[] {
  const order = ys.map((_, i) => i).sort((a, b) => (ys[a] ?? 0) - (ys[b] ?? 0));
  const moved = [...ys];
  let last = Number.NEGATIVE_INFINITY;
  for (const i of order) {
    const y = Math.max(ys[i] ?? 0, last + gap);
    moved[i] = y;
    last = y;
  }
  return moved;
}
