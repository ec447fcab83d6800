import { clip, entry, inside, rowAt, show, UNPRINTABLE } from './place.ts';

/** Takes what is wrong with a value at a place: a key of the catalogues, and its parameters. */
export type Tell = (at: string, key: FaultKey, params?: Readonly<Record<string, string | number>>) => void;
type FaultKey = keyof typeof import('./texts/en.ts').FORM_EN;

/**
 * What a value of a file has to look like: tells everything that is wrong with it, and gives a copy of what it read,
 * which is worth nothing once anything was told.
 */
export interface Shape<T> {
  (value: unknown, at: string, tell: Tell): T;
  /** As a field of an object, it may be left out. */
  readonly optional?: boolean;
}
export type Read<S> = S extends Shape<infer T> ? T : never;

const NOTHING = undefined as never;
const LONGEST = 200;

export const whole =
  (min: number, max: number): Shape<number> =>
  (value, at, tell) => {
    const number = Number(value);
    if (!Number.isInteger(value)) tell(at, 'fault.not-a-whole-number', { found: show(value) });
    else if (number < min || number > max) tell(at, 'fault.out-of-range', { found: number, min, max });
    return number === 0 ? 0 : number; // no negative zero
  };

export const flag: Shape<boolean> = (value, at, tell) => {
  if (typeof value !== 'boolean') tell(at, 'fault.not-true-or-false', { found: show(value) });
  return value === true;
};

export const text =
  (max: number): Shape<string> =>
  (value, at, tell) => {
    if (typeof value !== 'string') tell(at, 'fault.not-a-text', { found: show(value) });
    else if (value.length < 1 || value.length > max)
      tell(at, 'fault.text-length', { length: value.length, min: 1, max });
    else if (UNPRINTABLE.test(value)) tell(at, 'fault.unprintable', { found: show(value) });
    return String(value);
  };

export const word =
  <const W extends string>(words: readonly W[]): Shape<W> =>
  (value, at, tell) => {
    const found = words.find(each => each === value);
    if (found === undefined) tell(at, 'fault.unknown-word', { found: show(value), known: words.join(', ') });
    return found ?? NOTHING;
  };

export const orNull =
  <T>(shape: Shape<T>): Shape<T | null> =>
  (value, at, tell) =>
    value === null ? null : shape(value, at, tell);

export const list =
  <T>(item: Shape<T>, min = 0, max = LONGEST): Shape<readonly T[]> =>
  (value, at, tell) => {
    if (!Array.isArray(value)) tell(at, 'fault.not-a-list', { found: show(value) });
    else if (value.length < min || value.length > max)
      tell(at, 'fault.list-length', { count: value.length, min, max });
    else return value.map((each: unknown, i) => item(each, entry(at, i), tell));
    return [];
  };

/** A field that may be left out. */
export const maybe = <T>(shape: Shape<T>): Shape<T> & { readonly optional: true } =>
  Object.assign((value: unknown, at: string, tell: Tell) => shape(value, at, tell), {
    optional: true as const,
  });

type Fields = Readonly<Record<string, Shape<unknown>>>;
type Optional<F> = { [K in keyof F]: F[K] extends { readonly optional: true } ? K : never }[keyof F];
type Fielded<F> = { readonly [K in Exclude<keyof F, Optional<F>>]: Read<F[K]> } & {
  readonly [K in Optional<F>]?: Read<F[K]>;
};

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The copy has its fields in the order given here. */
export const object =
  <F extends Fields>(fields: F): Shape<Fielded<F>> =>
  (value, at, tell) => {
    const read: Record<string, unknown> = {};
    if (!isObject(value)) tell(at, 'fault.not-an-object', { found: show(value) });
    else {
      for (const [field, shape] of Object.entries(fields)) {
        if (Object.hasOwn(value, field)) read[field] = shape(value[field], inside(at, field), tell);
        else if (!shape.optional) tell(at, 'fault.missing-field', { field });
      }
      for (const field of Object.keys(value))
        if (!Object.hasOwn(fields, field)) tell(at, 'fault.unknown-field', { field: clip(field) });
    }
    return read as Fielded<F>;
  };

/** The same for each of the words. */
export const each = <const W extends string, S>(words: readonly W[], shape: S): Readonly<Record<W, S>> =>
  Object.fromEntries(words.map(one => [one, shape])) as Record<W, S>;

/** An object whose field names are free, if they are plain words. */
export const dictionary =
  <T>(item: Shape<T>): Shape<Readonly<Record<string, T>>> =>
  (value, at, tell) => {
    const names = isObject(value) ? Object.keys(value) : [];
    const free = Object.fromEntries(
      names.filter(name => /^[a-z][a-zA-Z0-9]{0,39}$/.test(name)).map(name => [name, item]),
    );
    return object(free)(value, at, tell) as Readonly<Record<string, T>>;
  };

/** An object that looks as one of its fields says. */
export const by =
  <T>(field: string, shapes: Readonly<Record<string, Shape<T>>>): Shape<T> =>
  (value, at, tell) => {
    const kind = isObject(value) && Object.hasOwn(value, field) ? String(value[field]) : '';
    const shape = Object.hasOwn(shapes, kind) ? shapes[kind] : undefined;
    if (shape) return shape(value, at, tell);
    if (isObject(value) && Object.hasOwn(value, field))
      word(Object.keys(shapes))(value[field], inside(at, field), tell);
    else object({ [field]: flag })(isObject(value) ? {} : value, at, tell);
    return NOTHING;
  };

/** A component of a set, whose places show its id. */
export const row =
  <T>(shape: Shape<T>): Shape<T> =>
  (value, at, tell) =>
    shape(value, rowAt(at, isObject(value) ? value.id : undefined), tell);
