import type { AnyReport } from './faults.ts';
import { clip, entry, inside, show, UNPRINTABLE } from './place.ts';

/** Reads one value and reports what is wrong with it; undefined where nothing could be read. */
export type Reader<T> = (value: unknown, at: string, report: AnyReport) => T | undefined;
export type Read<R> = R extends Reader<infer T> ? T : never;

type Fields = Readonly<Record<string, Reader<unknown>>>;
/**
 * What was read of an object. A field that the file lacks is absent; one that could not be read is present and
 * undefined, so that later checks stay silent about it.
 */
type Draft<F> = { readonly [K in keyof F]?: Read<F[K]> | undefined };

const LONGEST = 200;

export const whole =
  (min: number, max: number): Reader<number> =>
  (value, at, report) => {
    if (!Number.isInteger(value)) return void report(at, 'fault.not-a-whole-number', { found: show(value) });
    const number = Number(value);
    if (number < min || number > max)
      return void report(at, 'fault.out-of-range', { found: number, min, max });
    return number === 0 ? 0 : number; // no negative zero
  };

export const flag: Reader<boolean> = (value, at, report) =>
  typeof value === 'boolean' ? value : void report(at, 'fault.not-true-or-false', { found: show(value) });

export const text =
  (max: number): Reader<string> =>
  (value, at, report) => {
    if (typeof value !== 'string') return void report(at, 'fault.not-a-text', { found: show(value) });
    const { length } = value;
    if (length < 1 || length > max) return void report(at, 'fault.text-length', { length, min: 1, max });
    if (UNPRINTABLE.test(value)) return void report(at, 'fault.unprintable', { found: show(value) });
    return value;
  };

export const oneOf =
  <W extends string>(words: readonly W[], fault: string): Reader<W> =>
  (value, at, report) =>
    words.find(word => word === value) ??
    void report(at, fault, { found: show(value), known: words.join(', ') });

export const orNull =
  <T>(reader: Reader<T>): Reader<T | null> =>
  (value, at, report) =>
    value === null ? null : reader(value, at, report);

export const list =
  <T>(item: Reader<T>, min = 0, max = LONGEST): Reader<readonly (T | undefined)[]> =>
  (value, at, report) => {
    if (!Array.isArray(value)) return void report(at, 'fault.not-a-list', { found: show(value) });
    const count = value.length;
    if (count < min || count > max) return void report(at, 'fault.list-length', { count, min, max });
    return value.map((each: unknown, index) => item(each, entry(at, index), report));
  };

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const object =
  <F extends Fields, G extends Fields = Record<never, never>>(
    required: F,
    optional?: G,
    ignored: readonly string[] = [],
  ): Reader<Draft<F & G>> =>
  (value, at, report) => {
    if (!isObject(value)) return void report(at, 'fault.not-an-object', { found: show(value) });
    const draft: Record<string, unknown> = {};
    for (const [field, read] of Object.entries({ ...required, ...optional })) {
      if (Object.hasOwn(value, field)) draft[field] = read(value[field], inside(at, field), report);
      else if (Object.hasOwn(required, field)) report(at, 'fault.missing-field', { field });
    }
    for (const field of Object.keys(value)) {
      const known = Object.hasOwn(draft, field) || ignored.includes(field);
      if (!known) report(at, 'fault.unknown-field', { field: clip(field) });
    }
    return draft as Draft<F & G>;
  };

/** An object whose field names are free, if they are plain words. */
export const dictionary =
  <T>(item: Reader<T>): Reader<Readonly<Record<string, T | undefined>>> =>
  (value, at, report) => {
    if (!isObject(value)) return void report(at, 'fault.not-an-object', { found: show(value) });
    const fields = Object.keys(value).filter(field => {
      const plain = /^[a-z][a-zA-Z0-9]{0,39}$/.test(field);
      if (!plain) report(at, 'fault.unknown-field', { field: clip(field) });
      return plain;
    });
    return Object.fromEntries(fields.map(field => [field, item(value[field], inside(at, field), report)]));
  };

/** The name of a component set: words and a version, as in `my-box-1`. */
export const setName: Reader<string> = (value, at, report) => {
  const set = text(40)(value, at, report);
  const isName = set === undefined || /^[a-z][a-z0-9-]*-\d+$/.test(set);
  return isName ? set : void report(at, 'fault.set-name', { found: set });
};
