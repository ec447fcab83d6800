import { at, below, type Rng } from '@thameside/kernel';

const TEXTS = ['__proto__', 'constructor', 'toString', '', ' ', '\u202e', 'x'.repeat(10_000)];
const NUMBERS = [0, -0, -1, 1, 2, 3, 5, 40, 1e9, 0.5, Number.NaN, Infinity];
const OTHERS = [
  null,
  true,
  false,
  [],
  {},
  [[]],
  [1, 0],
  JSON.parse('{"__proto__":{"id":1}}'),
  Array(500).fill(0),
];

/** Changes one thing somewhere inside: takes it away, doubles it, or puts one of the words or something odd in its place. */
export function damage(json: unknown, words: readonly string[], rng: Rng): unknown {
  const parts = typeof json === 'object' && json !== null ? Object.entries(json) : [];
  if (parts.length === 0 || below(rng, 8) === 0) {
    const values: readonly unknown[] = [...words, ...TEXTS, ...NUMBERS, ...OTHERS];
    return at(values, below(rng, values.length));
  }
  const [key, value] = at(parts, below(rng, parts.length));
  if (Array.isArray(json)) {
    const i = Number(key);
    switch (below(rng, 5)) {
      case 0:
        return json.toSpliced(i, 1);
      case 1:
        return json.toSpliced(i, 0, at(json, below(rng, json.length)));
      default:
        return json.with(i, damage(value, words, rng));
    }
  }
  const copy = Object.fromEntries(parts);
  if (below(rng, 8) === 0) delete copy[key];
  else copy[key] = damage(value, words, rng);
  return copy;
}
