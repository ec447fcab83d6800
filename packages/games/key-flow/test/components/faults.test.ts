import { describe, expect, test } from 'vitest';
import { FAULTS, type Fault, parseSet } from '../../src/components/parse.ts';
import { edit, file, indexOf, type Json, type Path } from './edit.ts';

/** One edit of a sound file, and a fault that it must cause. */
type Row = readonly [key: string, path: Path, value: Json | undefined, at: string, params: Fault['params']];

const GONE = undefined;
const card = (id: string, field = ''): string =>
  `cards[${indexOf(id)}] ${id}${field === '' ? '' : ` .${field}`}`;
const copyOf = (id: string): Json =>
  JSON.parse(JSON.stringify((file() as { cards: Json[] }).cards[indexOf(id)]));
const RESOURCES = 'iron, stone, wood, gold';
const RULES = 'sets, animal-steps, boats, transport-and-boats, one-colour, one-skill-type, keyple-cards';

const ROWS: readonly Row[] = [
  ['not-an-object', ['supplies'], 7, 'supplies', { found: '7' }],
  ['not-an-object', ['cards', 'inn', 'boxes', 0], null, card('inn', 'boxes[0]'), { found: 'null' }],
  ['not-a-list', ['cards', 'inn', 'animals'], {}, card('inn', 'animals'), { found: '{…}' }],
  ['not-a-text', ['title'], true, 'title', { found: 'true' }],
  ['not-a-whole-number', ['deal', '3', 'winter'], '9', 'deal.3.winter', { found: '"9"' }],
  ['not-true-or-false', ['cards', 'flipper', 'boat'], 1, card('flipper', 'boat'), { found: '1' }],
  ['missing-field', ['deal', '4'], GONE, 'deal', { field: '4' }],
  [
    'missing-field',
    ['cards', 'spring-keyple-01', 'token'],
    GONE,
    card('spring-keyple-01'),
    { field: 'token' },
  ],
  ['missing-field', ['cards', 'inn', 'upgradeCosts'], GONE, card('inn'), { field: 'upgradeCosts' }],
  ['unknown-field', ['cards', 'inn', 'keyples'], 2, card('inn'), { field: 'keyples' }],
  [
    'unknown-field',
    ['cards', 'dairy', 'boxes', 0, 'score', 'steps'],
    {},
    card('dairy', 'boxes[0].score'),
    { field: 'steps' },
  ],
  [
    'out-of-range',
    ['cards', 'spring-keyple-01', 'keyples'],
    4,
    card('spring-keyple-01', 'keyples'),
    { found: 4, min: 1, max: 3 },
  ],
  [
    'list-length',
    ['cards', 'spring-keyple-01', 'arrows'],
    [],
    card('spring-keyple-01', 'arrows'),
    { count: 0, min: 1, max: 3 },
  ],
  ['text-length', ['title'], '', 'title', { length: 0, min: 1, max: 80 }],
  ['unprintable', ['title'], 'a\u202eb', 'title', { found: '"a?b"' }],
  ['wrong-game', ['game'], 'london', 'game', { found: '"london"', known: 'key-flow' }],
  [
    'unknown-word',
    ['cards', 'miner', 'boxes', 0, 'gain', 'resources', 0],
    'brick',
    card('miner', 'boxes[0].gain.resources[0]'),
    { found: '"brick"', known: `${RESOURCES}, any` },
  ],
  [
    'unknown-word',
    ['cards', 'dairy', 'boxes', 0, 'score', 'rule'],
    'luck',
    card('dairy', 'boxes[0].score.rule'),
    { found: '"luck"', known: RULES },
  ],
  ['set-name', ['set'], 'Mine', 'set', { found: 'Mine' }],
  ['missing-card', ['cards', 'well'], GONE, 'cards', { card: 'well', type: 'village' }],
  ['unknown-card', ['cards', 'well', 'id'], 'pub', `cards[${indexOf('well')}] pub`, { card: 'pub' }],
  ['duplicate-card', ['cards', 192], copyOf('inn'), 'cards[192] inn', { card: 'inn', first: indexOf('inn') }],
  [
    'wrong-type',
    ['cards', 'inn', 'type'],
    'home',
    card('inn', 'type'),
    { found: 'home', expected: 'village' },
  ],
  [
    'wrong-season',
    ['cards', 'inn', 'season'],
    'spring',
    card('inn', 'season'),
    { found: 'spring', expected: 'autumn' },
  ],
  ['home-row', ['cards', 'home-1', 'row'], 'river', card('home-1', 'row'), {}],
  ['home-marking', ['cards', 'home-1', 'marking'], 'K', card('home-1', 'marking'), {}],
  ['no-marking', ['cards', 'inn', 'marking'], null, card('inn', 'marking'), {}],
  ['keyple-marking', ['cards', 'spring-keyple-01', 'marking'], 'K', card('spring-keyple-01', 'marking'), {}],
  [
    'colour-of-season',
    ['cards', 'spring-keyple-01', 'colour'],
    'red',
    card('spring-keyple-01', 'colour'),
    { found: 'red', expected: 'green' },
  ],
  [
    'duplicate-number',
    ['cards', 'spring-keyple-02', 'number'],
    1,
    card('spring-keyple-02', 'number'),
    { number: 1, first: 'spring-keyple-01' },
  ],
  [
    'duplicate-word',
    ['cards', 'spring-keyple-01', 'arrows'],
    ['left', 'left'],
    card('spring-keyple-01', 'arrows'),
    { word: 'left' },
  ],
  ['cost-count', ['cards', 'inn', 'upgradeCosts'], [], card('inn', 'upgradeCosts'), { boxes: 2, costs: 0 }],
  [
    'empty-cost',
    ['cards', 'inn', 'upgradeCosts', 0],
    { resources: [], skills: [] },
    card('inn', 'upgradeCosts[0]'),
    {},
  ],
  ['empty-gain', ['cards', 'miner', 'boxes', 0, 'gain'], { tokens: 0 }, card('miner', 'boxes[0].gain'), {}],
  [
    'empty-gain',
    ['cards', 'alehouse', 'boxes', 0, 'gain', 'choice', 0],
    {},
    card('alehouse', 'boxes[0].gain'),
    {},
  ],
  ['pay-without-gain', ['cards', 'brewer', 'boxes', 0, 'gain'], GONE, card('brewer', 'boxes[0]'), {}],
  [
    'empty-set',
    ['cards', 'dairy', 'boxes', 0, 'score', 'need'],
    {},
    card('dairy', 'boxes[0].score.need'),
    {},
  ],
  [
    'steps-fall',
    ['cards', 'sea-bastion', 'boxes', 0, 'score', 'steps'],
    { 3: 10, 5: 9 },
    card('sea-bastion', 'boxes[0].score.steps'),
    { found: 9, before: 10 },
  ],
  ['river-action', ['cards', 'barn', 'boxes', 0], { transport: 1 }, card('barn', 'boxes[0]'), {}],
  [
    'no-boats',
    ['cards', 'sea-breese', 'boxes', 0, 'score', 'points'],
    [1, 4],
    card('sea-breese', 'boxes[0].score.points'),
    { boats: 9 },
  ],
  [
    'supply-too-small',
    ['supplies', 'upgradeTiles'],
    44,
    'supplies.upgradeTiles',
    { what: 'upgradeTiles', needed: 45, supply: 44 },
  ],
  [
    'deal-uneven',
    ['deal', '2', 'summer'],
    8,
    'deal.2.summer',
    { players: 2, season: 'summer', found: 18, removed: 6, needed: 16 },
  ],
  [
    'deal-uneven',
    ['deal', '5', 'winter'],
    8,
    'deal.5.winter',
    { players: 5, season: 'winter', found: 45, removed: 5, needed: 40 },
  ],
];

describe('what is wrong with a set', () => {
  test.each(ROWS.map(row => [`${row[0]} at ${row[3]}`, row] as const))(
    '%s',
    (_, [key, path, value, at, params]) => {
      const read = parseSet(edit(file(), path, value));
      const faults = 'faults' in read ? read.faults : [];
      expect(faults).toContainEqual({ at, key: `fault.${key}`, params });
    },
  );

  test('the name of the set that ships belongs to that set', () => {
    const renamed = edit(edit(file(), ['set'], 'house-1'), ['title'], 'Another');
    expect(parseSet(renamed)).toEqual({
      faults: [{ at: 'set', key: 'fault.reserved-set-name', params: { set: 'house-1' } }],
    });
  });

  test('removing more K cards than there are, dealing more winter cards than there are', () => {
    const removed = parseSet(edit(file(), ['deal', '6', 'removeK'], 99));
    expect('faults' in removed && removed.faults.map(({ key }) => key)).toContain('fault.remove-k');
    const dealt = parseSet(edit(file(), ['deal', '6', 'winterK'], 6));
    expect('faults' in dealt && dealt.faults).toEqual([
      { at: 'deal.6.winterK', key: 'fault.deal-winter', params: { players: 6, needed: 36, found: 30 } },
    ]);
  });

  test('every kind of fault has a row', () => {
    const rows = new Set([
      ...ROWS.map(([key]) => `fault.${key}`),
      'fault.reserved-set-name',
      'fault.remove-k',
      'fault.deal-winter',
    ]);
    expect(FAULTS.map(({ key }) => key).filter(key => !rows.has(key))).toEqual([]);
  });
});
