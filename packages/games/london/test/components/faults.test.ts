import { describe, expect, test } from 'vitest';
import { FAULTS, parseSet } from '../../src/components/parse.ts';
import { edited, placeOf } from './edit.ts';

/** One edit of a sound file, and the one fault that it must cause. */
type Row = readonly [
  key: string,
  path: readonly (string | number)[],
  value: unknown,
  at: string,
  params: Readonly<Record<string, string | number>>,
];
const GONE = undefined;
const card = (id: string, field = '') => `${placeOf('cards', id)}${field === '' ? '' : ` .${field}`}`;
const borough = (id: string, field = '') => `${placeOf('boroughs', id)}${field === '' ? '' : ` .${field}`}`;
const COLOURS = 'brown, blue, pink, grey';

const ROWS: readonly Row[] = [
  ['not-an-object', ['setup'], 7, 'setup', { found: '7' }],
  ['not-a-list', ['cards'], {}, 'cards', { found: '{…}' }],
  ['not-a-text', ['cards', 'lords', 'name'], 3, card('lords', 'name'), { found: '3' }],
  ['not-a-whole-number', ['cards', 'lords', 'cost'], 1.5, card('lords', 'cost'), { found: '1.5' }],
  ['not-true-or-false', ['boroughs', 'city', 'river'], 1, borough('city', 'river'), { found: '1' }],
  ['missing-field', ['cards', 'lords', 'run'], GONE, card('lords'), { field: 'run' }],
  ['missing-field', ['loan', 'repay'], GONE, 'loan', { field: 'repay' }],
  ['unknown-field', ['cards', 'lords', 'river'], true, card('lords'), { field: 'river' }],
  ['unknown-field', ['__proto__'], {}, '', { field: '__proto__' }],
  ['out-of-range', ['loan', 'money'], 0, 'loan.money', { found: 0, min: 1, max: 1000 }],
  ['out-of-range', ['moneyPerPrestige'], 0, 'moneyPerPrestige', { found: 0, min: 1, max: 1000 }],
  ['out-of-range', ['povertyTable', '4'], 3, 'povertyTable.4', { found: 3, min: -1000, max: 0 }],
  ['out-of-range', ['setup', 'boardColumns', '3'], 0, 'setup.boardColumns.3', { found: 0, min: 1, max: 20 }],
  ['list-length', ['cards'], Array(201).fill({}), 'cards', { count: 201, min: 0, max: 200 }],
  ['text-length', ['title'], '', 'title', { length: 0, min: 1, max: 80 }],
  ['unprintable', ['title'], 'a\u202eb', 'title', { found: '"a?b"' }],
  ['wrong-game', ['game'], 'chess', 'game', { found: '"chess"', known: 'london' }],
  [
    'unknown-letter',
    ['cards', 'lords', 'set'],
    'D',
    card('lords', 'set'),
    { found: '"D"', known: 'A, B, C' },
  ],
  [
    'unknown-colour',
    ['cards', 'lords', 'colour'],
    'red',
    card('lords', 'colour'),
    { found: '"red"', known: COLOURS },
  ],
  [
    'unknown-side',
    ['boroughs', 'city', 'side'],
    'east',
    borough('city', 'side'),
    { found: '"east"', known: 'north, south' },
  ],
  [
    'unknown-effect',
    ['cards', 'hospital', 'react'],
    'smile',
    card('hospital', 'react'),
    { found: '"smile"', known: 'flip-instead' },
  ],
  ['set-name', ['set'], 'My Box', 'set', { found: 'My Box' }],
  ['reserved-set-name', ['set'], 'house-1', 'set', { set: 'house-1' }],
  ['missing-card', ['cards', 'lords'], GONE, 'cards', { card: 'lords' }],
  ['missing-borough', ['boroughs', 'hackney'], GONE, 'boroughs', { borough: 'hackney' }],
  ['pauper-value', ['cards', 'paupers-a', 'cost'], 2, card('paupers-a', 'cost'), { field: 'cost' }],
  [
    'pauper-value',
    ['cards', 'paupers-a', 'action'],
    'draw-two',
    card('paupers-a', 'action'),
    { field: 'action' },
  ],
  ['action-value', ['cards', 'wren', 'run', 'money'], 1, card('wren', 'run'), { field: 'run' }],
  [
    'action-value',
    ['cards', 'huguenots', 'endPrestige'],
    1,
    card('huguenots', 'endPrestige'),
    { field: 'endPrestige' },
  ],
  ['reaction-value', ['cards', 'hospital', 'flips'], true, card('hospital', 'flips'), { field: 'flips' }],
  ['idle-value', ['cards', 'st-pauls', 'flips'], true, card('st-pauls', 'flips'), { field: 'flips' }],
  [
    'idle-value',
    ['cards', 'st-pauls', 'activate'],
    { money: 2 },
    card('st-pauls', 'activate'),
    { field: 'activate' },
  ],
  ['empty-cost', ['cards', 'brewing', 'activate'], {}, card('brewing', 'activate'), {}],
  ['empty-run', ['boroughs', 'city', 'run'], {}, borough('city', 'run'), {}],
  ['starters', ['boroughs', 'city', 'starter'], false, 'boroughs', { count: 2, expected: 3 }],
  ['too-few-cards', ['setup', 'hand'], 20, '', {}],
];

const faultsOf = (json: unknown) => {
  const read = parseSet(json);
  return 'faults' in read ? read.faults : [];
};

describe('a set file with one fault', () => {
  const single = ROWS.filter(([key]) => !['reserved-set-name', 'too-few-cards'].includes(key));
  test.each(single)('%s after editing %j', (key, path, value, at, params) => {
    expect(faultsOf(edited(path, value))).toEqual([{ at, key: `fault.${key}`, params }]);
  });

  test('reserved-set-name: the name of the shipped set is for the shipped set', () => {
    const json = { ...edited(['handLimit'], 10), set: 'house-1' };
    expect(faultsOf(json)).toEqual([
      { at: 'set', key: 'fault.reserved-set-name', params: { set: 'house-1' } },
    ]);
  });

  test('too-few-cards: four players are dealt their hands, and one card is left', () => {
    const json = edited(['setup', 'hand'], 20) as { cards: { copies: number }[] };
    expect(faultsOf(json)).toEqual([]);
    for (const each of json.cards) each.copies = 1;
    const fault = { at: 'cards', key: 'fault.too-few-cards', params: { count: 76, min: 81 } };
    expect(faultsOf(json)).toEqual([fault]);
  });

  test('unknown and duplicate rows', () => {
    expect(faultsOf(edited(['cards', 'lords', 'id'], 'ladies'))).toEqual([
      { at: card('lords').replace(/ .*/, ' ladies'), key: 'fault.unknown-card', params: { found: 'ladies' } },
      { at: 'cards', key: 'fault.missing-card', params: { card: 'lords' } },
    ]);
    expect(faultsOf(edited(['cards', 'vintners', 'id'], 'salters'))[0]).toEqual({
      at: 'cards[1] salters',
      key: 'fault.duplicate-card',
      params: { card: 'salters', first: 0 },
    });
    expect(faultsOf(edited(['boroughs', 'hackney', 'id'], 'brixton'))[0]).toMatchObject({
      key: 'fault.unknown-borough',
      params: { found: 'brixton' },
    });
    expect(faultsOf(edited(['boroughs', 'hackney', 'id'], 'city'))[0]).toMatchObject({
      key: 'fault.duplicate-borough',
      params: { borough: 'city', first: 0 },
    });
  });
});

test('every kind of fault has a test, with its parameters', () => {
  const told = [
    ...ROWS.map(([key]) => key),
    'unknown-card',
    'duplicate-card',
    'unknown-borough',
    'duplicate-borough',
  ];
  expect([...new Set(told.map(key => `fault.${key}`))].sort()).toEqual(FAULTS.map(({ key }) => key).sort());
  for (const [key, , , , params] of ROWS.filter(([key]) => key !== 'too-few-cards')) {
    const known = FAULTS.find(fault => fault.key === `fault.${key}`);
    expect([key, Object.keys(params).sort()]).toEqual([key, [...(known?.params ?? [])].sort()]);
  }
});
