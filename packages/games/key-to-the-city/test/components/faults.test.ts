import { rngOf, seedOf } from '@thameside/kernel';
import { damage, edit, setBench } from '@thameside/testkit';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { HOUSE_1 } from '../../src/components/house-1/index.ts';
import { title } from '../../src/index.ts';

const { file, faultsOf, plays, edited } = setBench(title);
const tile = (id: string) => `tiles[${HOUSE_1.tiles.findIndex(row => row.id === id)}] ${id}`;
const GONE = undefined;
const upgrade = (...connectors: string[]) => [{ connectors, skills: [] }];

/** One edit of a sound file, and the one fault that it must cause. */
const ROWS: readonly (readonly [fault: string, path: readonly (string | number)[], value: unknown])[] = [
  ['supplies.connectors: not-an-object', ['supplies', 'connectors'], null],
  [`${tile('hyde-park')} .points: not-a-list`, ['tiles', 'hyde-park', 'points'], 'many'],
  [`${tile('the-o2')} .berths[0]: not-an-object`, ['tiles', 'the-o2', 'berths', 0], 5],
  ['tiles[1]: not-an-object', ['tiles', 'greenwich'], [1]],
  [`${tile('gherkin')}: missing-field`, ['tiles', 'gherkin', 'kind'], GONE],
  [`${tile('gherkin')} .kind: unknown-word`, ['tiles', 'gherkin', 'kind'], 'vegetable'],
  [`${tile('gherkin')}: unknown-field`, ['tiles', 'gherkin', 'order'], 1],
  [
    `${tile('tate-modern')}: unknown-field`,
    ['tiles', 'tate-modern', 'use'],
    [{ gain: { skills: ['coin'] } }],
  ],
  [`${tile('greenwich')}: missing-field`, ['tiles', 'greenwich', 'playerColour'], GONE],
  [`${tile('the-o2')}: missing-field`, ['tiles', 'the-o2', 'riverSides'], GONE],
  [`${tile('the-o2')} .order: unknown-word`, ['tiles', 'the-o2', 'order'], 6],
  ['tiles: twice', ['tiles', 'tate-modern', 'id'], 'gherkin'],
  [`${tile('greenwich')}: twice`, ['tiles', 'greenwich', 'playerColour'], 'purple'],
  [`${tile('gherkin')} .upgrades: list-length`, ['tiles', 'gherkin', 'upgrades'], []],
  [`${tile('gherkin')} .points: list-length`, ['tiles', 'gherkin', 'points'], [1, 2, 3]],
  [`${tile('london-eye')} .points: list-length`, ['tiles', 'london-eye', 'points'], [1]],
  [
    `${tile('london-eye')} .score: list-length`,
    ['tiles', 'london-eye', 'score'],
    [
      { rule: 'fixed', each: 1 },
      { rule: 'fixed', each: 2 },
    ],
  ],
  [`${tile('barbican')} .use[0].gain: empty`, ['tiles', 'barbican', 'use', 0, 'gain'], {}],
  [
    `${tile('barbican')} .use[0].gain.connectors[0]: unknown-word`,
    ['tiles', 'barbican', 'use', 0, 'gain', 'connectors'],
    ['different'],
  ],
  [`${tile('canary-wharf')} .score[0]: missing-field`, ['tiles', 'canary-wharf', 'score', 0, 'colour'], GONE],
  [
    `${tile('canary-wharf')} .score[0]: unknown-field`,
    ['tiles', 'canary-wharf', 'score', 0, 'skill'],
    'coin',
  ],
  [
    `${tile('canary-wharf')} .score[1].rule: unknown-word`,
    ['tiles', 'canary-wharf', 'score', 1, 'rule'],
    'tiles',
  ],
  [`${tile('mi6-building')} .riverSides[1]: twice`, ['tiles', 'mi6-building', 'riverSides'], [2, 2]],
  [`${tile('the-o2')} .berths: list-length`, ['tiles', 'the-o2', 'berths'], Array(5).fill({ keyples: 1 })],
  [`${tile('the-o2')} .berths: must-be`, ['tiles', 'the-o2', 'berths', 0, 'claims'], false],
  [`${tile('the-o2')} .berths[0]: missing-field`, ['tiles', 'the-o2', 'berths', 0, 'keyples'], GONE],
  [`${tile('the-o2')} .berths[0]: unknown-field`, ['tiles', 'the-o2', 'berths', 0, 'points'], 1],
  [
    `${tile('gherkin')} .upgrades[0].connectors: list-length`,
    ['tiles', 'gherkin', 'upgrades'],
    upgrade(...Array(7).fill('any')),
  ],
  ['supplies.landmarkMarkers: deal', ['supplies', 'landmarkMarkers'], 7],
  ['deal.startKeyples: deal', ['deal', 'startKeyples'], 21],
  ['deal.buildings.5: deal', ['deal', 'buildings', '5'], 8],
  ['deal.routemastersPerPlayer: deal', ['deal', 'routemastersPerPlayer'], 3],
  ['deal.levelOnArrival: unknown-field', ['deal', 'levelOnArrival', '4'], 1],
  ['tiles: deal', ['tiles', 'greenwich'], GONE],
  ['tiles: deal', ['tiles', 'the-o2'], GONE],
  ['game: wrong-game', ['game'], 'london'],
  ['set: set-name', ['set'], 'mine'],
];

describe('a set file with one fault', () => {
  test.each(ROWS)('%s', (fault, path, value) => {
    const [place = '', key] = fault.split(': ');
    expect(
      faultsOf(edited(path, value)).map(each => (place === 'tiles' ? each.replace(/\[.*:/, ':') : each)),
    ).toEqual([`${place}: ${key}`]);
  });

  test.each([null, true, 0, 'set', [], [[]]])('%j is no set', json =>
    expect(faultsOf(json)).toEqual([': not-an-object']),
  );

  test('K42: an upgrade that nobody could ever meet', () => {
    const wharf = `${tile('canary-wharf')} .upgrades[0]`;
    const path = ['tiles', 'canary-wharf', 'upgrades', 0];
    const skills = ['coin', 'coin', 'brick'];
    const few = (json: object) =>
      edit(edit(json, ['supplies', 'skills', 'coin'], 1), ['supplies', 'skills', 'brick'], 0);
    expect(faultsOf(few(edited([...path, 'skills'], skills)))).toContain(`${wharf}.skills: too-few`);
    let json = edited([...path, 'connectors'], ['black', ...Array(5).fill('different')]);
    expect(faultsOf(json)).toEqual([]);
    json = edit(json, ['supplies', 'connectors', 'grey'], 0);
    expect(
      faultsOf(edit(json, ['supplies', 'connectors', 'black'], 2)).filter(at => at.startsWith(wharf)),
    ).toEqual([]);
    expect(faultsOf(edit(json, ['supplies', 'connectors', 'black'], 1))).toContain(
      `${wharf}.connectors: too-few`,
    );
  });

  test('the name of the shipped set is for the shipped set', () => {
    expect(faultsOf(edited(['set'], 'house-1'))).toEqual([]);
    const json = edit(edited(['set'], 'house-1'), ['deal', 'startKeyples'], 7);
    expect(faultsOf(json)).toEqual(['set: reserved-set-name']);
  });

  test('every fault of form is told, and nothing is opened that is not known', () => {
    const deep = JSON.parse(`${'['.repeat(5000)}${']'.repeat(5000)}`);
    let json = edited(['game'], 'london');
    json = edit(json, ['supplies', 'keyples', 'red'], -3);
    json = edit(json, ['tiles', 'canary-wharf', 'name'], 7);
    json = edit(json, ['tiles', 'canary-wharf', 'upgrades', 0, 'connectors'], ['black', 'green']);
    json = edit(json, ['extra'], deep);
    expect(faultsOf(json)).toEqual([
      'game: wrong-game',
      'supplies.keyples.red: out-of-range',
      `${tile('canary-wharf')} .name: not-a-text`,
      `${tile('canary-wharf')} .upgrades[0].connectors[1]: unknown-word`,
      ': unknown-field',
    ]);
    expect(faultsOf(deep)).toEqual([': not-an-object']);
    expect(faultsOf({})).toEqual(Array(6).fill(': missing-field'));
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
    const words = 'any different red black coin landmark fixed keyples gherkin house-1 score use'.split(' ');
    const found = { refused: 0, played: 0 };
    for (let i = 0; i < 300; i++)
      found[plays(damage(file(), words, rng), rng, 2 + (i % 5)) ? 'played' : 'refused']++;
    expect(found.refused).toBeGreaterThan(50);
    expect(found.played).toBeGreaterThan(10);
  });
});
