import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openBox } from '../../src/components/box.ts';
import { setToJson } from '../../src/components/file.ts';
import { FAULTS, parseSet } from '../../src/components/parse.ts';
import { file, type Json } from './edit.ts';

const KEYS = new Set<string>(FAULTS.map(({ key }) => key));

/** Either a set that plays and prints as it was given, or faults that have a text. */
const checkAnswer = (json: unknown): void => {
  const parsed = parseSet(json);
  if ('set' in parsed) {
    expect(parsed.set).toEqual(json);
    expect(Object.keys(openBox(parsed.set).tiles)).toHaveLength(57);
    expect(JSON.parse(setToJson(parsed.set))).toEqual(json);
  } else {
    expect(parsed.faults.length).toBeGreaterThan(0);
    for (const { at, key, params } of parsed.faults) {
      expect(KEYS.has(key)).toBe(true);
      expect(at.length).toBeLessThan(200);
      for (const param of Object.values(params)) expect(String(param).length).toBeLessThan(300);
    }
  }
};

type Place = { readonly parent: Json[] | { [field: string]: Json }; readonly key: string };
const placesIn = (json: Json): Place[] =>
  typeof json !== 'object' || json === null
    ? []
    : Object.entries(json).flatMap(([key, value]) => [{ parent: json, key }, ...placesIn(value)]);
const PLACES = placesIn(file()).length;

const words = fc.constantFrom<Json>(
  'any',
  'different',
  'red',
  'black',
  'coin',
  'landmark',
  'fixed',
  'keyples',
  'gherkin',
  'house-1',
);
const numbers = fc.constantFrom<Json>(-1, 0, 1, 2, 6, 7, 100, 1001, 0.5, 2 ** 53);
const values = fc.oneof(fc.jsonValue() as fc.Arbitrary<Json>, words, numbers);
const fields = fc.constantFrom(
  '__proto__',
  'constructor',
  'toString',
  'score',
  'use',
  'colour',
  'skill',
  'claims',
  'points',
);

type Edit = readonly [
  at: number,
  how: 'set' | 'remove' | 'repeat' | 'add' | 'swap',
  value: Json,
  field: string,
];
const edits: fc.Arbitrary<Edit> = fc.tuple(
  fc.nat(PLACES - 1),
  fc.constantFrom('set', 'remove', 'repeat', 'add', 'swap'),
  values,
  fields,
);

const apply = (json: Json, [at, how, value, field]: Edit): void => {
  const places = placesIn(json);
  const { parent, key } = places[at % places.length]!;
  const other = places[(at * 7) % places.length]!;
  const put = (key: string, value: Json): void => {
    Object.defineProperty(parent, key, { value, enumerable: true, writable: true, configurable: true });
  };
  const old = (parent as Record<string, Json>)[key]!;
  if (how === 'set') put(key, value);
  else if (how === 'swap') put(key, structuredClone((other.parent as Record<string, Json>)[other.key]!));
  else if (Array.isArray(parent))
    parent.splice(Number(key), how === 'remove' ? 1 : 0, ...(how === 'remove' ? [] : [structuredClone(old)]));
  else if (how === 'remove') delete parent[key];
  else put(field, value);
};

describe('parseSet on files that nobody would write', () => {
  it('answers any JSON', () => {
    fc.assert(fc.property(fc.jsonValue({ maxDepth: 6 }), checkAnswer), { numRuns: 300 });
  });

  it('answers any value under the names that it knows', () => {
    const named = fc.record({
      game: values,
      title: values,
      set: values,
      supplies: values,
      deal: values,
      tiles: fc.array(values),
    });
    fc.assert(fc.property(named, checkAnswer), { numRuns: 300 });
  });

  it('answers a sound file with a few edits', () => {
    const edited = fc.array(edits, { minLength: 1, maxLength: 4 }).map(list => {
      const json = file();
      for (const each of list) apply(json, each);
      return json;
    });
    fc.assert(fc.property(edited, checkAnswer), { numRuns: 400 });
  });
});
