import { rngOf, seedOf } from '@thameside/kernel';
import { damage, setBench } from '@thameside/testkit';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { HOUSE_1 } from '../../src/components/house-1/index.ts';
import { SPECIALS } from '../../src/components/vocabulary.ts';
import { title } from '../../src/index.ts';

const { file, faultsOf, plays, edited } = setBench(title);
const card = (id: string) => `cards[${HOUSE_1.cards.findIndex(row => row.id === id)}] ${id}`;
const borough = (id: string) => `boroughs[${HOUSE_1.boroughs.findIndex(row => row.id === id)}] ${id}`;
const GONE = undefined;

/** One edit of a sound file, and the one fault that it must cause. */
const ROWS: readonly (readonly [fault: string, path: readonly (string | number)[], value: unknown])[] = [
  ['setup: not-an-object', ['setup'], 7],
  ['cards: not-a-list', ['cards'], {}],
  [`${card('lords')} .name: not-a-text`, ['cards', 'lords', 'name'], 3],
  [`${card('lords')} .name: missing-field`, ['cards', 'lords', 'name'], { en: 'Lords', fr: 'Lords' }],
  [`${card('lords')} .cost: not-a-whole-number`, ['cards', 'lords', 'cost'], 1.5],
  [`${borough('city')} .river: not-true-or-false`, ['boroughs', 'city', 'river'], 1],
  [`${card('lords')}: missing-field`, ['cards', 'lords', 'run'], GONE],
  ['loan: missing-field', ['loan', 'repay'], GONE],
  [`${card('lords')}: unknown-field`, ['cards', 'lords', 'river'], true],
  [': unknown-field', ['__proto__'], {}],
  ['loan.money: out-of-range', ['loan', 'money'], 0],
  ['povertyTable.4: out-of-range', ['povertyTable', '4'], 3],
  ['setup.boardColumns.3: out-of-range', ['setup', 'boardColumns', '3'], 0],
  ['cards: list-length', ['cards'], Array(201).fill({})],
  ['title: text-length', ['title'], ''],
  ['title: unprintable', ['title'], 'a\u202eb'],
  ['game: wrong-game', ['game'], 'chess'],
  [`${card('lords')} .set: unknown-word`, ['cards', 'lords', 'set'], 'D'],
  [`${card('hospital')} .react: unknown-word`, ['cards', 'hospital', 'react'], 'smile'],
  ['set: set-name', ['set'], 'My Box'],
  ['cards[1] salters: twice', ['cards', 'vintners', 'id'], 'salters'],
  [`${borough('hackney').replace('hackney', 'city')}: twice`, ['boroughs', 'hackney', 'id'], 'city'],
  [`${card('paupers-a')} .cost: not-with`, ['cards', 'paupers-a', 'cost'], 2],
  [`${card('paupers-a')} .action: not-with`, ['cards', 'paupers-a', 'action'], 'draw-two'],
  [`${card('wren')} .run: not-with`, ['cards', 'wren', 'run', 'money'], 1],
  [`${card('hospital')} .flips: not-with`, ['cards', 'hospital', 'flips'], true],
  [`${card('st-pauls')} .flips: empty`, ['cards', 'st-pauls', 'flips'], true],
  [`${card('st-pauls')} .activate: empty`, ['cards', 'st-pauls', 'activate'], { money: 2 }],
  [`${card('brewing')} .activate: empty`, ['cards', 'brewing', 'activate'], {}],
  [`${borough('city')} .run: empty`, ['boroughs', 'city', 'run'], {}],
  ['boroughs: must-be', ['boroughs', 'city', 'starter'], false],
];

describe('a set file with one fault', () => {
  test.each(ROWS)('%s', (fault, path, value) => expect(faultsOf(edited(path, value))).toEqual([fault]));

  test('the name of the shipped set is for the shipped set', () => {
    expect(faultsOf({ ...edited(['handLimit'], 10), set: 'house-1' })).toEqual(['set: reserved-set-name']);
  });

  test('four players are dealt their hands, and one card is left', () => {
    const json = edited(['setup', 'hand'], 20);
    expect(faultsOf(json)).toEqual([]);
    for (const each of json.cards as { copies: number }[]) each.copies = 1;
    expect(faultsOf(json)).toEqual(['cards: deal']);
  });
});

describe('any file is answered', () => {
  test('whatever the JSON', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 6 }), json => faultsOf(json).length > 0),
      { numRuns: 300 },
    );
  });

  test('damaged anywhere: it is refused, or it can be played', () => {
    const rng = rngOf(seedOf('damaged set'));
    const found = { refused: 0, played: 0 };
    for (let i = 0; i < 300; i++)
      found[
        plays(damage(file(), [...SPECIALS, 'lords', 'city', 'grey'], rng), rng, 2 + (i % 3))
          ? 'played'
          : 'refused'
      ]++;
    expect(found.refused).toBeGreaterThan(50);
    expect(found.played).toBeGreaterThan(10);
  });
});
