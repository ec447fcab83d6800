import { type Answer, isAnswer } from '@thameside/kernel';
import { LANGUAGES, type Language } from '@thameside/kit';
import { ProtocolError } from './errors.ts';

/** A field of a request: `shape` is how `help` writes it. */
export interface Field<T, R extends boolean = true> {
  readonly shape: string;
  readonly is: (value: unknown) => value is T;
  readonly required: R;
}
export type Fields = Readonly<Record<string, Field<unknown, boolean>>>;
export type Values<F extends Fields> = {
  readonly [N in keyof F]: F[N] extends Field<infer T, infer R>
    ? R extends true
      ? T
      : T | undefined
    : never;
};

/** A request, before anything in it is believed. */
export type Raw = Readonly<Record<string, unknown>>;

const field = <T>(shape: string, is: (value: unknown) => value is T): Field<T> => ({
  shape,
  is,
  required: true,
});
export const maybe = <T>({ shape, is }: Field<T>): Field<T, false> => ({ shape, is, required: false });

const MAX_TEXT = 200;
const MAX_ANSWERS = 1_000;

export const isObject = (x: unknown): x is Raw => typeof x === 'object' && x !== null && !Array.isArray(x);

/** Seats beyond this are no game's, and no list is made that long. */
const isSmall = (x: unknown): x is number => Number.isInteger(x) && Math.abs(x as number) <= 1_000;
const isCount = (x: unknown): x is number => Number.isSafeInteger(x) && (x as number) >= 0;
const isText = (x: unknown): x is string => typeof x === 'string' && x.length <= MAX_TEXT;

export const whole = field('integer', isSmall);
export const count = field('integer ≥ 0', isCount);
export const seatOrNull = field('seat | null', (x): x is number | null => x === null || isSmall(x));
export const seat = field('seat', isSmall);
export const text = field('string', isText);
export const longText = field('string', (x): x is string => typeof x === 'string');
export const flag = field('boolean', (x): x is boolean => typeof x === 'boolean');
export const json = field('JSON', (x): x is unknown => x !== undefined);
export const texts = field(
  '{ "…": string }',
  (x): x is Readonly<Record<string, string>> => isObject(x) && Object.values(x).every(isText),
);
export const name = field('name', (x): x is string => typeof x === 'string' && /^[\w.-]{1,64}$/.test(x));
export const answer = field('answer', isAnswer);
export const answers = field(
  '[answer, …]',
  (x): x is Answer[] => Array.isArray(x) && x.length > 0 && x.length <= MAX_ANSWERS && x.every(isAnswer),
);
export const language = field(LANGUAGES.map(each => `"${each}"`).join(' | '), (x): x is Language =>
  (LANGUAGES as readonly unknown[]).includes(x),
);

export const badField = (each: string, shape: string): ProtocolError =>
  new ProtocolError('bad-field', { field: each, shape }, { field: each });
export const missingField = (each: string, shape: string): ProtocolError =>
  new ProtocolError('missing-field', { field: each, shape }, { field: each });

/** The fields of a request, each of the right shape, and no others. */
export function readFields<F extends Fields>(fields: F, raw: Raw): Values<F> {
  for (const given of Object.keys(raw))
    if (!Object.hasOwn(fields, given))
      throw new ProtocolError('unknown-field', {
        field: given.slice(0, MAX_TEXT),
        known: Object.keys(fields),
      });
  const values = Object.entries(fields).map(([each, { shape, is, required }]) => {
    const value = Object.hasOwn(raw, each) ? raw[each] : undefined;
    if (value === undefined) {
      if (required) throw missingField(each, shape);
    } else if (!is(value)) throw badField(each, shape);
    return [each, value];
  });
  return Object.fromEntries(values) as Values<F>;
}
