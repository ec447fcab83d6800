import { describe, expect, it } from 'vitest';
import { FAULTS, type Fault, parseSet } from '../../src/components/parse.ts';
import { edit, file, indexOf, type Json, type Path } from './edit.ts';

/** One edit of a sound file, and the one fault that it must cause. */
type Row = readonly [key: string, path: Path, value: Json | undefined, at: string, params: Fault['params']];

const GONE = undefined;
const tile = (id: string, field = ''): string =>
  `tiles[${indexOf(id)}] ${id}${field === '' ? '' : ` .${field}`}`;
const many = (count: number, value: Json): Json[] => Array.from({ length: count }, () => value);

const CONNECTORS = 'black, blue, brown, grey, red, yellow';
const KINDS = 'home, era1, era2, building, landmark, routemaster, river';
const wharf = (field: string): string => tile('canary-wharf', field);
const copyOf = (id: string): Json =>
  JSON.parse(JSON.stringify((file() as { tiles: Json[] }).tiles[indexOf(id)]));
const NO_SKILLS = { gain: { connectors: ['red'] } };

const ROWS: readonly Row[] = [
  // The form.
  ['not-an-object', ['supplies'], 7, 'supplies', { found: '7' }],
  ['not-an-object', ['tiles', 'gherkin', 'basis'], ['x'], tile('gherkin', 'basis'), { found: '[…]' }],
  ['not-an-object', ['tiles', 'gherkin', 'score', 0], null, tile('gherkin', 'score[0]'), { found: 'null' }],
  ['not-a-list', ['tiles'], { a: 1 }, 'tiles', { found: '{…}' }],
  ['not-a-text', ['title'], true, 'title', { found: 'true' }],
  ['not-a-whole-number', ['deal', 'startKeyples'], '10', 'deal.startKeyples', { found: '"10"' }],
  ['not-a-whole-number', ['supplies', 'skills', 'coin'], 2.5, 'supplies.skills.coin', { found: '2.5' }],
  [
    'not-a-whole-number',
    ['supplies', 'skills', 'coin'],
    Number.NaN,
    'supplies.skills.coin',
    { found: 'NaN' },
  ],
  [
    'not-a-whole-number',
    ['supplies', 'skills', 'coin'],
    Infinity,
    'supplies.skills.coin',
    { found: 'Infinity' },
  ],
  [
    'not-true-or-false',
    ['tiles', 'the-o2', 'berths', 3, 'claims'],
    1,
    tile('the-o2', 'berths[3].claims'),
    { found: '1' },
  ],
  ['missing-field', ['deal', 'buildings', '4'], GONE, 'deal.buildings', { field: '4' }],
  ['missing-field', ['tiles', 'gherkin', 'basis'], GONE, tile('gherkin'), { field: 'basis' }],
  [
    'missing-field',
    ['tiles', 'greenwich', 'playerColour'],
    GONE,
    tile('greenwich'),
    { field: 'playerColour' },
  ],
  ['missing-field', ['tiles', 'the-o2', 'berths'], GONE, tile('the-o2'), { field: 'berths' }],
  ['missing-field', ['tiles', 'the-o2', 'order'], GONE, tile('the-o2'), { field: 'order' }],
  ['missing-field', ['tiles', 'the-o2', 'riverSides'], GONE, tile('the-o2'), { field: 'riverSides' }],
  ['unknown-field', ['author'], 'me', '', { field: 'author' }],
  ['unknown-field', ['__proto__'], { game: 'x' }, '', { field: '__proto__' }],
  [
    'unknown-field',
    ['tiles', 'gherkin', 'basis', '__proto__'],
    'x',
    tile('gherkin', 'basis'),
    { field: '__proto__' },
  ],
  ['unknown-field', ['tiles', 'gherkin', 'colour'], 'red', tile('gherkin'), { field: 'colour' }],
  ['unknown-field', ['deal', 'levelOnArrival', '4'], 1, 'deal.levelOnArrival', { field: '4' }],
  ['unknown-field', ['deal', 'buildings', '7'], 1, 'deal.buildings', { field: '7' }],
  ['unknown-field', ['supplies', 'keyples', 'green'], 1, 'supplies.keyples', { field: 'green' }],
  [
    'out-of-range',
    ['supplies', 'skills', 'coin'],
    1001,
    'supplies.skills.coin',
    { found: 1001, min: 0, max: 1000 },
  ],
  [
    'out-of-range',
    ['supplies', 'keyples', 'red'],
    -1,
    'supplies.keyples.red',
    { found: -1, min: 0, max: 1000 },
  ],
  [
    'out-of-range',
    ['supplies', 'landmarkMarkers'],
    1e300,
    'supplies.landmarkMarkers',
    { found: 1e300, min: 0, max: 1000 },
  ],
  ['out-of-range', ['deal', 'levelOnArrival', '3'], 2, 'deal.levelOnArrival.3', { found: 2, min: 0, max: 1 }],
  [
    'out-of-range',
    ['tiles', 'hyde-park', 'points', 2],
    101,
    tile('hyde-park', 'points[2]'),
    { found: 101, min: -100, max: 100 },
  ],
  [
    'out-of-range',
    ['tiles', 'the-o2', 'score', 0, 'each'],
    -101,
    tile('the-o2', 'score[0].each'),
    { found: -101, min: -100, max: 100 },
  ],
  ['out-of-range', ['tiles', 'the-o2', 'order'], 6, tile('the-o2', 'order'), { found: 6, min: 1, max: 5 }],
  [
    'out-of-range',
    ['tiles', 'london-eye', 'riverSides'],
    [1, 6],
    tile('london-eye', 'riverSides[1]'),
    { found: 6, min: 0, max: 5 },
  ],
  [
    'list-length',
    ['tiles', 'gherkin', 'score'],
    [],
    tile('gherkin', 'score'),
    { count: 0, min: 1, max: 200 },
  ],
  ['list-length', ['tiles'], many(201, {}), 'tiles', { count: 201, min: 0, max: 200 }],
  [
    'list-length',
    ['tiles', 'greenwich', 'use', 1, 'pay', 'skills'],
    [],
    tile('greenwich', 'use[1].pay.skills'),
    { count: 0, min: 1, max: 200 },
  ],
  ['text-length', ['title'], '', 'title', { length: 0, min: 1, max: 80 }],
  [
    'text-length',
    ['tiles', 'gherkin', 'name'],
    'x'.repeat(81),
    tile('gherkin', 'name'),
    { length: 81, min: 1, max: 80 },
  ],
  ['unprintable', ['tiles', 'gherkin', 'name'], 'G\u001b[2J', tile('gherkin', 'name'), { found: '"G?[2J"' }],

  // Words and names.
  ['wrong-game', ['game'], 'london', 'game', { found: '"london"', known: 'key-to-the-city' }],
  [
    'unknown-colour',
    ['tiles', 'canary-wharf', 'upgrades', 0, 'connectors', 0],
    'green',
    wharf('upgrades[0].connectors[0]'),
    { found: '"green"', known: `${CONNECTORS}, any, different` },
  ],
  [
    'unknown-colour',
    ['tiles', 'canary-wharf', 'score', 0, 'colour'],
    'any',
    wharf('score[0].colour'),
    { found: '"any"', known: CONNECTORS },
  ],
  [
    'unknown-colour',
    ['tiles', 'zsl-london-zoo', 'score', 0, 'colour'],
    'black',
    tile('zsl-london-zoo', 'score[0].colour'),
    { found: '"black"', known: 'blue, red, yellow' },
  ],
  [
    'unknown-colour',
    ['tiles', 'greenwich', 'playerColour'],
    'black',
    tile('greenwich', 'playerColour'),
    { found: '"black"', known: 'blue, green, orange, purple, red, yellow' },
  ],
  [
    'unknown-skill',
    ['tiles', 'canary-wharf', 'upgrades', 0, 'skills'],
    ['coin', 3],
    wharf('upgrades[0].skills[1]'),
    { found: '3', known: 'brick, coin, compass, any' },
  ],
  [
    'unknown-skill',
    ['tiles', 'tate-modern', 'score', 0, 'skill'],
    'any',
    tile('tate-modern', 'score[0].skill'),
    { found: '"any"', known: 'brick, coin, compass' },
  ],
  [
    'unknown-kind',
    ['tiles', 'gherkin', 'kind'],
    'tower',
    tile('gherkin', 'kind'),
    { found: '"tower"', known: KINDS },
  ],
  [
    'unknown-scoring',
    ['tiles', 'gherkin', 'score', 1, 'rule'],
    'toString',
    tile('gherkin', 'score[1].rule'),
    { found: '"toString"', known: expect.stringContaining('tiles-linked') },
  ],
  [
    'different-outside-upgrade',
    ['tiles', 'harrods', 'use', 0, 'gain', 'connectors', 1],
    'different',
    tile('harrods', 'use[0].gain.connectors[1]'),
    {},
  ],
  ['set-name', ['set'], 'Mine', 'set', { found: 'Mine' }],
  ['set-name', ['set'], 'mine-1\u00b2', 'set', { found: 'mine-1\u00b2' }],

  // The tiles of the game.
  ['missing-tile', ['tiles', 'gherkin'], GONE, 'tiles', { tile: 'gherkin', kind: 'building' }],
  [
    'unknown-tile',
    ['tiles', 57],
    { ...(copyOf('gherkin') as object), id: 'gherkin-2' },
    'tiles[57] gherkin-2',
    { tile: 'gherkin-2' },
  ],
  [
    'duplicate-tile',
    ['tiles', 57],
    copyOf('greenwich'),
    'tiles[57] greenwich',
    { tile: 'greenwich', first: 1 },
  ],
  [
    'wrong-kind',
    ['tiles', 'gherkin', 'kind'],
    'landmark',
    tile('gherkin', 'kind'),
    { found: 'landmark', expected: 'building' },
  ],
  [
    'field-not-of-kind',
    ['tiles', 'gherkin', 'playerColour'],
    'red',
    tile('gherkin', 'playerColour'),
    { field: 'playerColour', kind: 'building' },
  ],
  [
    'field-not-of-kind',
    ['tiles', 'gherkin', 'order'],
    1,
    tile('gherkin', 'order'),
    { field: 'order', kind: 'building' },
  ],
  [
    'field-not-of-kind',
    ['tiles', 'tate-modern', 'use'],
    [NO_SKILLS],
    tile('tate-modern', 'use'),
    { field: 'use', kind: 'routemaster' },
  ],
  [
    'field-not-of-kind',
    ['tiles', 'harrods', 'riverSides'],
    [0],
    tile('harrods', 'riverSides'),
    { field: 'riverSides', kind: 'era2' },
  ],
  [
    'duplicate-player-colour',
    ['tiles', 'greenwich', 'playerColour'],
    'purple',
    tile('greenwich', 'playerColour'),
    { colour: 'purple', first: 'buckingham-palace' },
  ],
  [
    'duplicate-order',
    ['tiles', 'the-o2', 'order'],
    3,
    tile('the-o2', 'order'),
    { order: 3, first: 'london-bridge' },
  ],

  // Levels.
  [
    'upgrade-count',
    ['tiles', 'gherkin', 'upgrades'],
    GONE,
    tile('gherkin', 'upgrades'),
    { kind: 'building', count: 0, expected: 1 },
  ],
  [
    'upgrade-count',
    ['tiles', 'hyde-park', 'upgrades', 1],
    GONE,
    tile('hyde-park', 'upgrades'),
    { kind: 'landmark', count: 1, expected: 2 },
  ],
  [
    'upgrade-count',
    ['tiles', 'the-o2', 'upgrades'],
    [{ connectors: [], skills: [] }],
    tile('the-o2', 'upgrades'),
    { kind: 'river', count: 1, expected: 0 },
  ],
  [
    'level-count',
    ['tiles', 'harrods', 'points'],
    [0, 4, 8],
    tile('harrods', 'points'),
    { field: 'points', count: 3, levels: 2 },
  ],
  [
    'level-count',
    ['tiles', 'hyde-park', 'use'],
    [NO_SKILLS, NO_SKILLS],
    tile('hyde-park', 'use'),
    { field: 'use', count: 2, levels: 3 },
  ],
  [
    'level-count',
    ['tiles', 'tate-modern', 'points'],
    [1, 2],
    tile('tate-modern', 'points'),
    { field: 'points', count: 2, levels: 1 },
  ],
  [
    'landmark-points',
    ['tiles', 'hyde-park', 'points'],
    [3],
    tile('hyde-park', 'points'),
    { count: 1, expected: 3 },
  ],
  [
    'landmark-points',
    ['tiles', 'hyde-park', 'points'],
    GONE,
    tile('hyde-park', 'points'),
    { count: 0, expected: 3 },
  ],
  ['empty-gain', ['tiles', 'harrods', 'use', 1, 'gain'], {}, tile('harrods', 'use[1].gain'), {}],
  [
    'empty-gain',
    ['tiles', 'harrods', 'use', 1, 'gain', 'connectors'],
    [],
    tile('harrods', 'use[1].gain'),
    {},
  ],

  // Scoring.
  [
    'colour-missing',
    ['tiles', 'gherkin', 'score', 1, 'colour'],
    GONE,
    tile('gherkin', 'score[1]'),
    { rule: 'tiles-linked' },
  ],
  [
    'colour-missing',
    ['tiles', 'zsl-london-zoo', 'score', 0, 'colour'],
    GONE,
    tile('zsl-london-zoo', 'score[0]'),
    { rule: 'keyples' },
  ],
  [
    'colour-superfluous',
    ['tiles', 'the-o2', 'score', 0, 'colour'],
    'blue',
    tile('the-o2', 'score[0].colour'),
    { rule: 'fixed' },
  ],
  [
    'colour-superfluous',
    ['tiles', 'tate-modern', 'score', 0, 'colour'],
    'blue',
    tile('tate-modern', 'score[0].colour'),
    { rule: 'skills' },
  ],
  [
    'skill-missing',
    ['tiles', 'tate-modern', 'score', 0, 'skill'],
    GONE,
    tile('tate-modern', 'score[0]'),
    { rule: 'skills' },
  ],
  [
    'skill-superfluous',
    ['tiles', 'gherkin', 'score', 0, 'skill'],
    'coin',
    tile('gherkin', 'score[0].skill'),
    { rule: 'tiles-linked' },
  ],

  // The river.
  [
    'duplicate-river-side',
    ['tiles', 'london-eye', 'riverSides'],
    [1, 3, 1],
    tile('london-eye', 'riverSides[2]'),
    { side: 1 },
  ],
  ['too-few-berths', ['tiles', 'the-o2', 'berths', 5], GONE, tile('the-o2', 'berths'), { count: 5, min: 6 }],
  [
    'claim-berths',
    ['tiles', 'the-o2', 'berths', 0, 'claims'],
    false,
    tile('the-o2', 'berths'),
    { order: 4, count: 0, expected: 1 },
  ],
  [
    'claim-berths',
    ['tiles', 'the-o2', 'berths', 1, 'claims'],
    true,
    tile('the-o2', 'berths'),
    { order: 4, count: 2, expected: 1 },
  ],
  [
    'claim-berths',
    ['tiles', 'hungerford-bridge', 'berths', 1, 'claims'],
    true,
    tile('hungerford-bridge', 'berths'),
    { order: 1, count: 1, expected: 0 },
  ],
  [
    'start-berths',
    ['tiles', 'hungerford-bridge', 'berths', 5],
    {},
    tile('hungerford-bridge', 'berths'),
    { order: 1, count: 0, expected: 1 },
  ],
  [
    'start-berths',
    ['tiles', 'the-o2', 'berths', 5, 'start'],
    true,
    tile('the-o2', 'berths'),
    { order: 4, count: 1, expected: 0 },
  ],
  [
    'berth-lacks',
    ['tiles', 'the-o2', 'berths', 2],
    {},
    tile('the-o2', 'berths[2]'),
    { field: 'keyples', order: 4 },
  ],
  [
    'berth-lacks',
    ['tiles', 'thames-barrier', 'berths', 2],
    {},
    tile('thames-barrier', 'berths[2]'),
    { field: 'points', order: 5 },
  ],
  [
    'berth-superfluous',
    ['tiles', 'thames-barrier', 'berths', 2, 'keyples'],
    1,
    tile('thames-barrier', 'berths[2].keyples'),
    { field: 'keyples', order: 5 },
  ],
  [
    'berth-superfluous',
    ['tiles', 'hungerford-bridge', 'berths', 2, 'points'],
    1,
    tile('hungerford-bridge', 'berths[2].points'),
    { field: 'points', order: 1 },
  ],

  // What could never be done.
  [
    'too-many-connectors',
    ['tiles', 'canary-wharf', 'upgrades', 0, 'connectors'],
    many(7, 'any'),
    wharf('upgrades[0].connectors'),
    { count: 7, max: 6 },
  ],
  [
    'supply-too-small',
    ['tiles', 'canary-wharf', 'upgrades', 0, 'skills'],
    many(25, 'coin'),
    wharf('upgrades[0].skills'),
    { what: 'coin', needed: 25, supply: 24 },
  ],
  [
    'supply-too-small',
    ['tiles', 'canary-wharf', 'upgrades', 0, 'skills'],
    many(73, 'any'),
    wharf('upgrades[0].skills'),
    { what: 'any', needed: 73, supply: 72 },
  ],
  [
    'supply-too-small',
    ['tiles', 'harrods', 'use', 0, 'pay'],
    { skills: many(25, 'brick') },
    tile('harrods', 'use[0].pay.skills'),
    { what: 'brick', needed: 25, supply: 24 },
  ],
  [
    'supply-too-small',
    ['supplies', 'connectors', 'red'],
    1,
    tile('kings-cross-station', 'upgrades[0].connectors'),
    { what: 'red', needed: 2, supply: 1 },
  ],
  [
    'supply-too-small',
    ['supplies', 'landmarkMarkers'],
    7,
    'supplies.landmarkMarkers',
    { what: 'landmarkMarkers', needed: 8, supply: 7 },
  ],
  ['too-few-keyples', ['deal', 'startKeyples'], 21, 'deal.startKeyples', { needed: 126, supply: 120 }],
  [
    'deal-buildings',
    ['deal', 'buildings', '5'],
    8,
    'deal.buildings.5',
    { players: 5, needed: 24, supply: 22 },
  ],
  [
    'deal-routemasters',
    ['deal', 'routemastersPerPlayer'],
    3,
    'deal.routemastersPerPlayer',
    { needed: 18, supply: 12 },
  ],
];

const faultsOf = (json: unknown): readonly Fault[] => {
  const parsed = parseSet(json);
  return 'faults' in parsed ? parsed.faults : [];
};

/** Faults that do not come alone, or not from one edit. */
const OTHERS: readonly (readonly [key: string, test: () => void])[] = [
  [
    'reserved-set-name',
    () => {
      const renamed = edit(edit(file(), ['set'], 'house-1'), ['tiles', 'gherkin', 'name'], 'Swiss Re');
      expect(faultsOf(renamed)).toEqual([
        { at: 'set', key: 'fault.reserved-set-name', params: { set: 'house-1' } },
      ]);
    },
  ],
  [
    'too-many-different',
    () => {
      const faults = faultsOf(edit(file(), ['supplies', 'connectors', 'grey'], 0));
      expect(
        faults.filter(({ key }) => key === 'fault.too-many-different').map(({ at, params }) => [at, params]),
      ).toEqual(
        [
          'buckingham-palace',
          'greenwich',
          'palace-of-westminster',
          'royal-hospital-chelsea',
          'somerset-house',
          'tower-of-london',
        ].map(id => [tile(id, 'upgrades[0].connectors'), { count: 6, max: 5 }]),
      );
    },
  ],
  [
    'too-many-different',
    () => {
      // The one black connector is taken by the black requirement, and there is no grey one.
      let json = edit(file(), ['supplies', 'connectors', 'grey'], 0);
      const wanted = ['black', ...many(5, 'different')];
      json = edit(json, ['tiles', 'canary-wharf', 'upgrades', 0, 'connectors'], wanted);
      const atWharf = (black: number): unknown =>
        faultsOf(edit(json, ['supplies', 'connectors', 'black'], black))
          .filter(({ at }) => at === wharf('upgrades[0].connectors'))
          .map(({ key, params }) => [key, params]);
      expect(atWharf(1)).toEqual([['fault.too-many-different', { count: 5, max: 4 }]]);
      expect(atWharf(2)).toEqual([]);
    },
  ],
];

describe('a set file with one fault', () => {
  it.each(ROWS)('%s after editing %j', (key, path, value, at, params) => {
    expect(faultsOf(edit(file(), path, value))).toEqual([{ at, key: `fault.${key}`, params }]);
  });

  it.each(OTHERS)('%s', (_, test) => test());
});

describe('the list of faults', () => {
  it('has a test for each', () => {
    const tested = new Set([...ROWS, ...OTHERS].map(([key]) => `fault.${key}`));
    expect([...tested].sort()).toEqual(FAULTS.map(({ key }) => key).sort());
  });

  it('names the parameters of each', () => {
    for (const [key, , , , params] of ROWS) {
      const known = FAULTS.find(fault => fault.key === `fault.${key}`);
      expect([key, Object.keys(params).sort()]).toEqual([key, [...(known?.params ?? [])].sort()]);
    }
  });
});
