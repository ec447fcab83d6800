import { inside, show } from './place.ts';
import { each, maybe, object, type Shape, type Tell, whole } from './shape.ts';

/** The pieces of one sort that a position may speak of: each as often as the box has it, wherever it lies. */
export interface Stock<W extends string> {
  /** What has not been named yet. */
  readonly left: Record<W, number>;
  take(what: W, count: number, at: string, tell: Tell): void;
  /** One of them by name. */
  readonly one: Shape<W>;
  /** How many of each; those left out are 0. */
  readonly counts: Shape<Record<W, number>>;
}

export function stockOf<W extends string>(supply: Readonly<Record<W, number>>): Stock<W> {
  const left: Record<W, number> = { ...supply };
  const words = Object.keys(supply) as W[];
  const take: Stock<W>['take'] = (what, count, at, tell) => {
    left[what] -= count;
    if (count > 0 && left[what] < 0)
      tell(at, 'fault.too-few', { what, needed: supply[what] - left[what], supply: supply[what] });
  };
  return {
    left,
    take,
    one(value, at, tell) {
      const what = idIn(supply)(value, at, tell);
      if (Object.hasOwn(supply, what)) take(what, 1, at, tell);
      return what;
    },
    counts(value, at, tell) {
      const found = amounts(words)(value, at, tell);
      for (const what of words) take(what, found[what], inside(at, what), tell);
      return found;
    },
  };
}

/** The name of one of these, of which there may be many. */
export const idIn =
  <W extends string>(known: Readonly<Record<W, unknown>>): Shape<W> =>
  (value, at, tell) => {
    if (typeof value !== 'string' || !Object.hasOwn(known, value))
      tell(at, 'fault.unknown-id', { found: show(value) });
    return String(value) as W;
  };

/** A number for each of the words; those left out are 0. */
export const amounts =
  <W extends string>(words: readonly W[], most = 1000): Shape<Record<W, number>> =>
  (value, at, tell) => {
    const found = object(each(words, maybe(whole(0, most))))(value, at, tell) as Partial<Record<W, number>>;
    return Object.fromEntries(words.map(one => [one, found[one] ?? 0])) as Record<W, number>;
  };
