/** The element at i, which must exist. */
export function at<T>(xs: readonly T[], i: number): T {
  const x = xs[i];
  if (x === undefined) throw new RangeError(`no element ${i}`);
  return x;
}

/** Deep copy of plain JSON. */
export function clone<T>(x: T): T {
  if (typeof x !== 'object' || x === null) return x;
  if (Array.isArray(x)) return x.map(clone) as T;
  const copy: Partial<T> = {};
  for (const key in x) copy[key] = clone(x[key]);
  return copy as T;
}

/** JSON with sorted keys: equal values give equal text, whatever order their fields were written in. */
export function canonical(x: unknown): string {
  if (typeof x !== 'object' || x === null) return JSON.stringify(x);
  if (Array.isArray(x)) return `[${x.map(canonical).join(',')}]`;
  const fields = Object.entries(x).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${fields.map(([key, value]) => `${JSON.stringify(key)}:${canonical(value)}`).join(',')}}`;
}
