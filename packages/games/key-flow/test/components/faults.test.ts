import { rngOf, seedOf } from '@thameside/kernel';
import { damage, setBench } from '@thameside/testkit';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { HOUSE_1 } from '../../src/components/house-1/index.ts';
import { title } from '../../src/index.ts';

const { file, faultsOf, plays, edited } = setBench(title);
const card = (id: string) => `cards[${HOUSE_1.cards.findIndex(row => row.id === id)}] ${id}`;
const GONE = undefined;
const KEYPLE = 'spring-keyple-01';

/** One edit of a sound file, and a fault that it must cause. */
const ROWS: readonly (readonly [fault: string, path: readonly (string | number)[], value: unknown])[] = [
  ['supplies: not-an-object', ['supplies'], 7],
  [`${card('inn')} .boxes[0]: not-an-object`, ['cards', 'inn', 'boxes', 0], null],
  [`${card('inn')} .animals: not-a-list`, ['cards', 'inn', 'animals'], {}],
  ['title: not-a-text', ['title'], true],
  ['deal.3.winter: not-a-whole-number', ['deal', '3', 'winter'], '9'],
  [`${card('flipper')} .boat: not-true-or-false`, ['cards', 'flipper', 'boat'], 1],
  ['deal: missing-field', ['deal', '4'], GONE],
  [`${card(KEYPLE)}: missing-field`, ['cards', KEYPLE, 'token'], GONE],
  [`${card('inn')}: unknown-field`, ['cards', 'inn', 'keyples'], 2],
  [`${card('dairy')} .boxes[0].score: unknown-field`, ['cards', 'dairy', 'boxes', 0, 'score', 'steps'], {}],
  [`${card(KEYPLE)} .keyples: out-of-range`, ['cards', KEYPLE, 'keyples'], 4],
  [`${card(KEYPLE)} .arrows: list-length`, ['cards', KEYPLE, 'arrows'], []],
  [
    `${card('miner')} .boxes[0].gain.resources[0]: unknown-word`,
    ['cards', 'miner', 'boxes', 0, 'gain', 'resources', 0],
    'brick',
  ],
  [
    `${card('dairy')} .boxes[0].score.rule: unknown-word`,
    ['cards', 'dairy', 'boxes', 0, 'score', 'rule'],
    'luck',
  ],
  [`${card('inn')} .type: unknown-word`, ['cards', 'inn', 'type'], 'tavern'],
  [`cards[${HOUSE_1.cards.findIndex(({ id }) => id === 'well')}] inn: twice`, ['cards', 'well', 'id'], 'inn'],
  [`${card('home-1')} .row: unknown-word`, ['cards', 'home-1', 'row'], 'river'],
  [`${card('home-1')} .marking: must-be`, ['cards', 'home-1', 'marking'], 'K'],
  [`${card('inn')} .marking: unknown-word`, ['cards', 'inn', 'marking'], null],
  [`${card(KEYPLE)} .marking: unknown-word`, ['cards', KEYPLE, 'marking'], 'K'],
  [`${card(KEYPLE)} .colour: unknown-word`, ['cards', KEYPLE, 'colour'], 'red'],
  [`${card('spring-keyple-02')}: twice`, ['cards', 'spring-keyple-02', 'number'], 1],
  [`${card(KEYPLE)} .arrows[1]: twice`, ['cards', KEYPLE, 'arrows'], ['left', 'left']],
  [`${card('inn')} .upgradeCosts: list-length`, ['cards', 'inn', 'upgradeCosts'], []],
  [
    `${card('inn')} .upgradeCosts[0]: empty`,
    ['cards', 'inn', 'upgradeCosts', 0],
    { resources: [], skills: [] },
  ],
  [`${card('miner')} .boxes[0].gain: empty`, ['cards', 'miner', 'boxes', 0, 'gain'], { tokens: 0 }],
  [
    `${card('alehouse')} .boxes[0].gain.choice[0]: empty`,
    ['cards', 'alehouse', 'boxes', 0, 'gain', 'choice', 0],
    {},
  ],
  [`${card('brewer')} .boxes[0]: missing-field`, ['cards', 'brewer', 'boxes', 0, 'gain'], GONE],
  [`${card('dairy')} .boxes[0].score.need: empty`, ['cards', 'dairy', 'boxes', 0, 'score', 'need'], {}],
  [
    `${card('sea-bastion')} .boxes[0].score.steps: out-of-range`,
    ['cards', 'sea-bastion', 'boxes', 0, 'score', 'steps'],
    { 3: 10, 5: 9 },
  ],
  [`${card('barn')} .boxes[0]: unknown-field`, ['cards', 'barn', 'boxes', 0], { transport: 1 }],
  [
    `${card('sea-breese')} .boxes[0].score.points: list-length`,
    ['cards', 'sea-breese', 'boxes', 0, 'score', 'points'],
    [1, 4],
  ],
  ['supplies.upgradeTiles: too-few', ['supplies', 'upgradeTiles'], 44],
  ['deal.2.summer: deal', ['deal', '2', 'summer'], 8],
  ['deal.5.winter: deal', ['deal', '5', 'winter'], 8],
  ['deal.6.removeK: deal', ['deal', '6', 'removeK'], 99],
  ['deal.6.winterK: deal', ['deal', '6', 'winterK'], 6],
  ['cards: too-few', ['cards', 'home-1'], GONE],
  ['deal.2.winter: deal', ['cards', 'winter-keyple-01'], GONE],
  ['set: set-name', ['set'], 'Mine'],
  ['game: wrong-game', ['game'], 'london'],
];

describe('what is wrong with a set', () => {
  test.each(ROWS)('%s', (fault, path, value) => expect(faultsOf(edited(path, value))).toContain(fault));

  test('the name of the set that ships belongs to that set', () =>
    expect(faultsOf({ ...edited(['title'], 'Another'), set: 'house-1' })).toEqual([
      'set: reserved-set-name',
    ]));
});

describe('any file is answered', () => {
  test('whatever the JSON', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 6 }), json => faultsOf(json).length > 0),
      { numRuns: 200 },
    );
  });

  test('damaged anywhere: it is refused, or it can be played', () => {
    const rng = rngOf(seedOf('damaged set'));
    const words = 'any wood saw cow K 2+ keyple sets river road'.split(' ');
    const found = { refused: 0, played: 0 };
    for (let i = 0; i < 200; i++)
      found[plays(damage(file(), words, rng), rng, 2 + (i % 5)) ? 'played' : 'refused']++;
    expect(found.refused).toBeGreaterThan(50);
    expect(found.played).toBeGreaterThan(5);
  });
});
