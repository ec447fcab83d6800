import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { TITLES } from '@thameside/titles';
import { expect, test } from 'vitest';

const doc = readFileSync(join(import.meta.dirname, '../../../docs/component-sets.md'), 'utf8');
const EXAMPLES = [...doc.matchAll(/```json ([a-z-]+)\.([a-z]+)\n([\s\S]*?)```/g)].map(
  ([, game = '', list = '', json = '']) => ({ game, list, row: JSON.parse(json) }),
);
type Row = { id: string; season?: string; marking?: string };

test('every list of components has an example', () =>
  expect(EXAMPLES.map(({ game, list }) => `${game}.${list}`)).toEqual([
    'london.cards',
    'london.boroughs',
    'key-to-the-city.tiles',
    'key-flow.cards',
  ]));

test.each(EXAMPLES)(
  '$game: the example among $list is accepted, and described by its name',
  ({ game, list, row }) => {
    const title = TITLES.find(({ id }) => id === game);
    const set = JSON.parse(title?.exportSet() ?? '{}');
    // in Key Flow every deal comes out exactly
    const rows: Row[] = set[list];
    const twin = rows.findIndex(({ season, marking }) => season === row.season && marking === row.marking);
    if (row.season) rows.splice(twin, 1);
    rows.push(row);
    const made = title?.withSet({ ...set, set: 'mine-1' });
    if (!made || 'faults' in made) throw new Error(JSON.stringify(made));
    expect(Object.values(made.describe.names('fr'))).toEqual([row.name.fr ?? row.name]);
    expect(made.describe.component(row.id).length).toBeGreaterThan(2);
  },
);
