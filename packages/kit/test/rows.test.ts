import { expect, test } from 'vitest';
import { basisKey, componentRows } from '../src/index.ts';

test('the components of a set are found, whatever the game calls them', () => {
  const set = {
    game: 'g',
    set: 's-1',
    deal: { '2': 3 },
    tiles: [{ id: 'a', kind: 'home', basis: { use: 'rulebook', points: 'assumed' } }],
    cards: [{ id: 'b', basis: 'first edition' }, { id: 'c' }, { name: 'no id' }, 3],
  };
  expect(componentRows(set)).toEqual([
    {
      id: 'a',
      bases: [
        { field: 'use', from: 'rulebook' },
        { field: 'points', from: 'assumed' },
      ],
    },
    { id: 'b', bases: [{ field: null, from: 'first edition' }] },
    { id: 'c', bases: [] },
  ]);
  expect(componentRows(null)).toEqual([]);
});

test('a basis has its key in the catalogues', () => {
  expect(basisKey('Which one claims: rulebook; numbers assumed')).toBe(
    'basis.which-one-claims-rulebook-numbers-assumed',
  );
  expect(basisKey('(£4), +£2 inferred')).toBe('basis.4-2-inferred');
});
