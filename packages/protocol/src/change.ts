import * as v from 'valibot';

/**
 * What changed between two JSON values, as small as it can be said:
 *   [value]                   is this now
 *   []                        is there no longer (a field)
 *   [from, removed, added]    a list of which `removed` elements from `from` on gave way to `added`
 *   { field: …, 2: … }        only these fields or elements have changed
 */
export type Change = readonly unknown[] | { readonly [key: string]: Change };
const isList = (change: Change): change is readonly unknown[] => Array.isArray(change);
export const Change: v.GenericSchema<Change> = v.lazy(() =>
  v.union([v.pipe(v.array(v.unknown()), v.maxLength(3)), v.record(v.string(), Change)]),
);

type Fields = Readonly<Record<string, unknown>>;
const isFields = (x: unknown): x is Fields => typeof x === 'object' && x !== null && !Array.isArray(x);

function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (Array.isArray(a))
    return Array.isArray(b) && a.length === b.length && a.every((each, i) => same(each, b[i]));
  if (!isFields(a) || !isFields(b)) return false;
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length && keys.every(key => Object.hasOwn(b, key) && same(a[key], b[key]))
  );
}

const sizeOf = (x: unknown): number => JSON.stringify(x).length;
/** Whatever is said in fewer letters. */
const shorter = (one: Change, other: Change): Change => (sizeOf(one) <= sizeOf(other) ? one : other);

function between(a: readonly unknown[], b: readonly unknown[]): Change | null {
  const most = Math.min(a.length, b.length);
  let head = 0;
  while (head < most && same(a[head], b[head])) head++;
  if (head === a.length && head === b.length) return null;
  let tail = 0;
  while (tail < most - head && same(a[a.length - 1 - tail], b[b.length - 1 - tail])) tail++;
  const [removed, added] = [a.length - head - tail, b.length - head - tail];
  const whole = head + tail === 0 ? [b] : [head, removed, b.slice(head, head + added)];
  if (a.length !== b.length) return whole;
  const single = each(a, b, head, head + added);
  return added === 1 ? single : shorter(single, whole);
}

function each(a: readonly unknown[], b: readonly unknown[], from: number, to: number): Change {
  const changes: Record<string, Change> = {};
  for (let i = from; i < to; i++) {
    const change = changed(a[i], b[i]);
    if (change) changes[i] = change;
  }
  return changes;
}

/** What leads from one value to the other; null if they are the same. `undefined` fields are none. */
export function changed(a: unknown, b: unknown): Change | null {
  if (a === b) return null;
  if (Array.isArray(a) && Array.isArray(b)) return between(a, b);
  if (!isFields(a) || !isFields(b)) return [b];
  const changes: Record<string, Change> = {};
  let [isChanged, hasLess] = [false, false];
  for (const key of Object.keys(a)) {
    if (Object.hasOwn(b, key)) continue;
    changes[key] = [];
    hasLess = true;
  }
  for (const key of Object.keys(b)) {
    const change = Object.hasOwn(a, key) ? changed(a[key], b[key]) : [b[key]];
    if (!change) continue;
    changes[key] = change;
    isChanged = true;
  }
  // fields are told in hardly more letters than the whole, but for those that are gone
  if (hasLess) return shorter(changes, [b]);
  return isChanged ? changes : null;
}

/** The value after the change; what has not changed is the same object as before. */
export function withChange(was: unknown, change: Change): unknown {
  if (isList(change)) {
    if (change.length === 1) return change[0];
    const [from, removed, added] = change as [number, number, readonly unknown[]];
    if (!Array.isArray(was)) throw new TypeError('not a list');
    return [...was.slice(0, from), ...added, ...was.slice(from + removed)];
  }
  if (Array.isArray(was)) {
    const list = [...was];
    for (const [i, each] of Object.entries(change)) list[Number(i)] = withChange(was[Number(i)], each);
    return list;
  }
  if (!isFields(was)) throw new TypeError('nothing that could have changed');
  const now: Record<string, unknown> = { ...was };
  for (const [key, each] of Object.entries(change)) {
    if (isList(each) && each.length === 0) delete now[key];
    else now[key] = withChange(was[key], each);
  }
  return now;
}
