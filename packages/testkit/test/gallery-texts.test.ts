import type { Describer } from '@thameside/kit';
import { expect, test } from 'vitest';
import { galleryFaults } from '../src/index.ts';

const set = {
  tiles: [
    { id: 'a', basis: { use: 'rulebook', points: 'assumed' } },
    { id: 'b', basis: 'first edition' },
  ],
};
const KNOWN = {
  'kind.tile': '',
  'field.use': '',
  'field.points': '',
  'basis.rulebook': '',
  'basis.assumed': '',
  'basis.first-edition': '',
};
const faultsWith = (en: Readonly<Record<string, string>>, shown: object = set) =>
  galleryFaults({
    describe: { kind: () => 'tile' } as unknown as Describer,
    exportSet: () => JSON.stringify(shown),
    texts: { en, fr: {}, de: {} },
  });

test('a component wants words for its kind, its fields and their bases, and no more', () => {
  expect(faultsWith(KNOWN)).toEqual([]);
  const { 'kind.tile': _kind, 'basis.assumed': _basis, ...fewer } = KNOWN;
  expect(faultsWith(fewer)).toEqual(['missing: kind.tile', 'missing: basis.assumed']);
  expect(faultsWith({ ...KNOWN, 'field.cost': '', 'kind.other': '' })).toEqual(['idle: field.cost']);
  expect(faultsWith(KNOWN, { tiles: [...set.tiles, { id: 'c' }] })).toEqual(['no basis: c']);
});
