/** Freeze a value and everything in it. */
export function deepFreeze<T>(x: T): T {
  if (typeof x === 'object' && x !== null && !Object.isFrozen(x)) {
    Object.freeze(x);
    for (const part of Object.values(x)) deepFreeze(part);
  }
  return x;
}

type Fields = Readonly<Record<string, unknown>>;
const inside = (x: object, path: string, key: string) =>
  Array.isArray(x) ? `${path}[${key}]` : path === '' ? key : `${path}.${key}`;

const isPlainNumber = (x: number) => Number.isFinite(x) && !Object.is(x, -0);
/** Whether the outside of an object is what JSON would give. */
const isPlainOutside = (x: object, keys: readonly string[]) =>
  Object.getOwnPropertySymbols(x).length === 0 &&
  (Array.isArray(x)
    ? keys.length === x.length
    : Object.getPrototypeOf(x) === Object.prototype && !Object.hasOwn(x, '__proto__'));

/** Whether JSON would give `x` back as it was. */
export function isPlain(x: unknown): boolean {
  if (x === null || typeof x === 'string' || typeof x === 'boolean') return true;
  if (typeof x === 'number') return isPlainNumber(x);
  if (typeof x !== 'object') return false;
  const keys = Object.keys(x);
  if (!isPlainOutside(x, keys)) return false;
  for (const key of keys) if (!isPlain((x as Fields)[key])) return false;
  return true;
}

/** The path of the first thing in `x` that JSON would not give back as it was; undefined if there is none. */
export function notPlain(x: unknown, path = ''): string | undefined {
  if (isPlain(x)) return undefined;
  if (typeof x !== 'object' || x === null) return path || '.';
  const keys = Object.keys(x);
  const key = isPlainOutside(x, keys) && keys.find(k => !isPlain((x as Fields)[k]));
  return key ? notPlain((x as Fields)[key], inside(x, path, key)) : path || '.';
}

/** Whether two plain values are equal, whatever the order of their fields. */
function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) || Array.isArray(b)) {
    if (!Array.isArray(a) || !Array.isArray(b) || a.length !== b.length) return false;
    for (let i = 0; i < a.length; i++) if (!isSame(a[i], b[i])) return false;
    return true;
  }
  const keys = Object.keys(a);
  if (keys.length !== Object.keys(b).length) return false;
  for (const key of keys) {
    if (!Object.hasOwn(b, key) || !isSame((a as Fields)[key], (b as Fields)[key])) return false;
  }
  return true;
}

/** The path of the first difference between two plain values; undefined if they are equal. */
export function difference(a: unknown, b: unknown, path = ''): string | undefined {
  if (isSame(a, b)) return undefined;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return path || '.';
  const keys = Object.keys(a);
  if (Array.isArray(a) !== Array.isArray(b) || keys.length !== Object.keys(b).length) return path || '.';
  const key = keys.find(k => !Object.hasOwn(b, k) || !isSame((a as Fields)[k], (b as Fields)[k])) ?? '';
  const deeper = inside(a, path, key);
  return Object.hasOwn(b, key) ? difference((a as Fields)[key], (b as Fields)[key], deeper) : deeper;
}

/** Call `visit` with every string in a plain value, keys too. */
export function eachString(x: unknown, visit: (text: string) => void): void {
  if (typeof x === 'string') visit(x);
  else if (typeof x === 'object' && x !== null) {
    for (const [key, part] of Object.entries(x)) {
      if (!Array.isArray(x)) visit(key);
      eachString(part, visit);
    }
  }
}
