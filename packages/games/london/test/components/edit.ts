import { setToJson } from '../../src/components/file.ts';
import { HOUSE_1 } from '../../src/components/house-1/index.ts';

/** The house set under another name, as a file would have it. */
export const file = (): Record<string, unknown> => ({ ...JSON.parse(setToJson(HOUSE_1)), set: 'mine-1' });

type Parent = Record<string | number, unknown>;

export const placeOf = (list: 'cards' | 'boroughs', id: string): string =>
  `${list}[${HOUSE_1[list].findIndex(row => row.id === id)}] ${id}`;

/** A sound file with the value at a path changed, or removed if there is no new one. A row goes by its id. */
export function edited(path: readonly (string | number)[], value?: unknown): Record<string, unknown> {
  const json = file();
  const keys = path.map((key, depth) => {
    const list = path[0];
    if (depth !== 1 || typeof key === 'number' || (list !== 'cards' && list !== 'boroughs')) return key;
    return HOUSE_1[list].findIndex(row => row.id === key);
  });
  const last = keys.at(-1) ?? '';
  const parent = keys.slice(0, -1).reduce<unknown>((at, key) => (at as Parent)[key], json) as Parent;
  if (value !== undefined)
    Object.defineProperty(parent, last, { value, enumerable: true, writable: true, configurable: true });
  else if (Array.isArray(parent)) parent.splice(Number(last), 1);
  else delete parent[last];
  return json;
}
