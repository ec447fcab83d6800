import { setToJson } from '../../src/components/file.ts';
import { HOUSE_1 } from '../../src/components/house-1/index.ts';

export type Json = null | boolean | number | string | Json[] | { [field: string]: Json };
export type Path = readonly (string | number)[];

/** The house set under another name, as a file would have it. */
export const file = (): Json => ({ ...JSON.parse(setToJson(HOUSE_1)), set: 'mine-1' });

export const indexOf = (id: string): number => HOUSE_1.cards.findIndex(card => card.id === id);

type Parent = Record<string | number, Json>;

/** Changes the value at a path, or removes it if there is no new one. A card goes by its id. */
export const edit = (json: Json, path: Path, value?: Json): Json => {
  const keys = path.map((key, depth) =>
    path[0] === 'cards' && depth === 1 && typeof key === 'string' ? indexOf(key) : key,
  );
  const last = keys.at(-1) ?? '';
  const parent = keys.slice(0, -1).reduce<Json>((at, key) => (at as Parent)[key] ?? null, json) as Parent;
  if (value !== undefined)
    Object.defineProperty(parent, last, { value, enumerable: true, writable: true, configurable: true });
  else if (Array.isArray(parent)) parent.splice(Number(last), 1);
  else delete parent[last];
  return json;
};
