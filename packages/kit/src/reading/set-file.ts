import type { Params } from '@thameside/kernel';
import type { Catalogue, Language } from '../text.ts';
import { clip, entry, rowAt, show } from './place.ts';
import { toJson } from './print.ts';
import { object, type Shape, type Tell, text } from './shape.ts';

/** What is wrong with a component set, and where: as in `cards[12] school-brown .run.money`; empty for the whole file. */
export interface SetFault {
  readonly at: string;
  readonly key: string;
  readonly params: Params;
}

/** The name of a component: the same in all languages, or one for each. */
export type Name = string | Readonly<Record<Language, string>>;
/** Without the signs that mean something in a catalogue. */
const oneName: Shape<string> = (value, at, tell) => {
  const given = text(80)(value, at, tell);
  if (/[{}@⟦⟧]/.test(given)) tell(at, 'fault.unprintable', { found: show(given) });
  return given;
};
const names = object({ en: oneName, fr: oneName, de: oneName });
export const name: Shape<Name> = (value, at, tell) =>
  (typeof value === 'object' ? names : oneName)(value, at, tell);
export const nameIn = (given: Name, language: Language): string =>
  typeof given === 'string' ? given : given[language];

const setName: Shape<string> = (value, at, tell) => {
  const set = text(40)(value, at, tell);
  if (typeof value === 'string' && !/^[a-z][a-z0-9-]*-\d+$/.test(set))
    tell(at, 'fault.set-name', { found: clip(set) });
  return set;
};

/** What every set file begins with. */
export const header = <G extends string>(game: G) => ({
  game: ((value, at, tell) => {
    if (value !== game) tell(at, 'fault.wrong-game', { found: clip(String(value)), known: game });
    return game;
  }) as Shape<G>,
  title: text(80),
  set: setName,
});

export interface SetFile<S> {
  /** The set that a file holds, as parsed from JSON; or what is wrong with it: its form first, then what it means. */
  readonly parse: (json: unknown) => { readonly set: S } | { readonly faults: readonly SetFault[] };
  /** A set as a file to read and edit. Equal sets print alike, whatever the order of their fields. */
  readonly print: (set: S) => string;
}

export function setFile<S extends { readonly set: string }>(
  shape: Shape<S>,
  house: S,
  check: (set: S, tell: Tell) => void,
): SetFile<S> {
  const print = (set: S): string => toJson(shape(set, '', () => {}));
  return {
    print,
    parse(json) {
      const faults: SetFault[] = [];
      const tell: Tell = (at, key, params = {}) => void faults.push({ at: at.trimEnd(), key, params });
      const set = shape(json, '', tell);
      if (faults.length === 0) check(set, tell);
      if (faults.length === 0 && set.set === house.set && toJson(set) !== print(house))
        tell('set', 'fault.reserved-set-name', { set: set.set });
      return faults.length > 0 ? { faults } : { set };
    },
  };
}

/** No two of the things have the same mark; `at` is the place of one. */
export function checkDistinct<T>(
  things: readonly T[],
  mark: (thing: T) => string | number | undefined,
  at: (thing: T, index: number) => string,
  tell: Tell,
): void {
  const first = new Map<string | number, string>();
  things.forEach((thing, index) => {
    const what = mark(thing);
    if (what === undefined) return;
    const before = first.get(what);
    if (before === undefined) first.set(what, at(thing, index).trimEnd());
    else tell(at(thing, index), 'fault.twice', { what, first: before });
  });
}

/** The place of a component in its list. */
export const placeIn =
  (field: string) =>
  ({ id }: { readonly id: string }, index: number): string =>
    rowAt(entry(field, index), id);

interface Named {
  readonly id: string;
  readonly name?: Name;
}

/** Entries of a catalogue for the components that a set calls otherwise than the set that ships. */
export function ownNames(
  prefix: string,
  rows: readonly Named[],
  house: readonly Named[],
  language: Language,
): Catalogue {
  const known = new Map(house.map(({ id, name: given }) => [id, JSON.stringify(given)]));
  return Object.fromEntries(
    rows.flatMap(({ id, name: given }) =>
      given === undefined || known.get(id) === JSON.stringify(given)
        ? []
        : [[`${prefix}.${id}`, nameIn(given, language)]],
    ),
  );
}
