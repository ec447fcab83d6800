import { describe, expect, test } from 'vitest';
import { FAULTS } from '../src/components/parse.ts';
import { POSITION_FAULTS } from '../src/position.ts';
import { game } from './game.ts';

const faultsOf = (position: unknown) => {
  const made = game.position(position);
  return 'faults' in made ? made.faults.map(({ at, key, params }) => [at, key, params]) : [];
};

type Row = readonly [
  title: string,
  position: unknown,
  ...faults: (readonly [at: string, key: string, params: object])[],
];

const two = [{}, {}];
const three = [{}, {}, {}];
const CONNECTORS = 'black, blue, brown, grey, red, yellow';
const lot = (part: object) => ({ players: three, centre: [{ tile: 'barbican', ...part }] });
const site = (tile: string, part: object = {}, era = 2) => ({
  era,
  players: [{ borough: [{ tile, at: [1, 0], ...part }] }, {}],
});

const FORM: readonly Row[] = [
  ['no object', [], ['', 'fault.not-an-object', { found: '[…]' }]],
  ['no players', {}, ['', 'fault.missing-field', { field: 'players' }]],
  ['players no list', { players: 2 }, ['players', 'fault.not-a-list', { found: '2' }]],
  ['one player', { players: [{}] }, ['players', 'fault.list-length', { count: 1, min: 2, max: 6 }]],
  ['seven', { players: Array(7).fill({}) }, ['players', 'fault.list-length', { count: 7, min: 2, max: 6 }]],
  ['a player as text', { players: [{}, 'Ann'] }, ['players[1]', 'fault.not-an-object', { found: '"Ann"' }]],
  ['unknown field', { players: two, turn: 1 }, ['', 'fault.unknown-field', { field: 'turn' }]],
  [
    '__proto__ at every depth',
    JSON.parse('{"__proto__":{"era":2},"players":[{"__proto__":[]},{"screen":{"__proto__":3}}]}'),
    ['players[0]', 'fault.unknown-field', { field: '__proto__' }],
    ['players[1].screen', 'fault.unknown-field', { field: '__proto__' }],
    ['', 'fault.unknown-field', { field: '__proto__' }],
  ],
  [
    'constructor as a tile',
    lot({ tile: 'constructor' }),
    ['centre[0].tile', 'fault.unknown-tile', { tile: 'constructor' }],
  ],
  ['era 5', { players: two, era: 5 }, ['era', 'fault.out-of-range', { found: 5, min: 1, max: 4 }]],
  ['era one and a half', { players: two, era: 1.5 }, ['era', 'fault.not-a-whole-number', { found: '1.5' }]],
  [
    'unknown phase',
    { players: two, phase: 'end' },
    ['phase', 'position.unknown-word', { found: '"end"', known: 'turn, placing' }],
  ],
  [
    'unknown value of an option',
    { players: two, options: { jennifer: 'maybe' } },
    ['options.jennifer', 'position.unknown-word', { found: '"maybe"', known: 'off, on' }],
  ],
  [
    'unknown option',
    { players: two, options: { tea: 'on' } },
    ['options', 'fault.unknown-field', { field: 'tea' }],
  ],
  [
    'unknown colour of keyple',
    lot({ colour: 'green' }),
    ['centre[0].colour', 'fault.unknown-colour', { found: '"green"', known: 'blue, red, yellow' }],
  ],
  [
    'unknown colour of connector',
    { players: [{ unplaced: ['pink'] }, {}] },
    ['players[0].unplaced[0]', 'fault.unknown-colour', { found: '"pink"', known: CONNECTORS }],
  ],
  [
    'a side that a hex does not have',
    { players: [{ borough: [{ tile: 'greenwich', connectors: { 6: 'red' } }] }, {}] },
    ['players[0].borough[0].connectors', 'fault.unknown-field', { field: '6' }],
  ],
  [
    'unknown skill',
    { players: [{ skills: { luck: 1 } }, {}] },
    ['players[0].skills', 'fault.unknown-field', { field: 'luck' }],
  ],
  [
    'negative keyples',
    { players: [{ screen: { red: -1 } }, {}] },
    ['players[0].screen.red', 'fault.out-of-range', { found: -1, min: 0, max: 1000 }],
  ],
  ['a tile as a number', lot({ tile: 3 }), ['centre[0].tile', 'fault.not-a-text', { found: '3' }]],
  [
    'a lot without a tile',
    { players: two, centre: [{}] },
    ['centre[0]', 'fault.missing-field', { field: 'tile' }],
  ],
  [
    'a cell of three numbers',
    site('gherkin', { at: [1, 0, 0] }),
    ['players[0].borough[0].at', 'fault.list-length', { count: 3, min: 2, max: 2 }],
  ],
  [
    'sailed as a number',
    { players: [{ sailed: 1 }, {}] },
    ['players[0].sailed', 'fault.not-true-or-false', { found: '1' }],
  ],
  [
    'an endless seed',
    { players: two, seed: 'x'.repeat(300) },
    ['seed', 'fault.text-length', { length: 300, min: 1, max: 200 }],
  ],
];

const TILES: readonly Row[] = [
  [
    'a tile twice',
    {
      era: 2,
      players: [{ borough: [{ tile: 'gherkin', at: [1, 0] }] }, {}],
      centre: [{ tile: 'gherkin' }],
      box: ['gherkin'],
    },
    ['centre[0]', 'fault.duplicate-tile', { tile: 'gherkin', first: 'players[0].borough[0]' }],
    ['box[0]', 'fault.duplicate-tile', { tile: 'gherkin', first: 'players[0].borough[0]' }],
  ],
  [
    'a home twice',
    { players: [{ home: 'greenwich' }, { home: 'greenwich' }] },
    ['players[1].home', 'fault.duplicate-tile', { tile: 'greenwich', first: 'players[0].home' }],
  ],
  [
    'an era-2 tile in the centre of era 1',
    lot({ tile: 'harrods' }),
    [
      'centre[0]',
      'position.wrong-kind',
      { tile: 'harrods', kind: 'era2', expected: ['era1', 'building', 'landmark'] },
    ],
  ],
  [
    'an era-1 tile in the centre of era 3',
    { ...lot({}), era: 3 },
    [
      'centre[0]',
      'position.wrong-kind',
      { tile: 'barbican', kind: 'era1', expected: ['building', 'landmark'] },
    ],
  ],
  [
    'a building in the centre of era 4',
    { ...lot({ tile: 'gherkin' }), era: 4 },
    ['centre[0]', 'position.wrong-kind', { tile: 'gherkin', kind: 'building', expected: ['routemaster'] }],
  ],
  [
    'a home that is none',
    { players: [{ home: 'barbican' }, {}] },
    ['players[0].home', 'position.wrong-kind', { tile: 'barbican', kind: 'era1', expected: ['home'] }],
  ],
  [
    'a production tile in the pile',
    { players: two, pile: ['barbican'] },
    [
      'pile[0]',
      'position.wrong-kind',
      { tile: 'barbican', kind: 'era1', expected: ['building', 'landmark'] },
    ],
  ],
  [
    'a building among the Routemasters',
    { players: two, routemasters: ['gherkin', 'british-museum', 'tate-modern', 'tate-britain'] },
    [
      'routemasters[0]',
      'position.wrong-kind',
      { tile: 'gherkin', kind: 'building', expected: ['routemaster'] },
    ],
  ],
  [
    'a building in a borough in era 1',
    site('gherkin', {}, 1),
    ['players[0].borough[0]', 'position.too-early', { tile: 'gherkin', era: 1 }],
    ['players', 'position.too-many-buildings', { count: 1, most: 0 }],
  ],
  [
    'an era-2 tile in a borough in era 2',
    site('harrods'),
    ['players[0].borough[0]', 'position.too-early', { tile: 'harrods', era: 2 }],
  ],
  [
    'a river tile in a borough before its era has ended',
    site('millennium-bridge', { rotation: 1 }),
    ['players[0].borough[0]', 'position.too-early', { tile: 'millennium-bridge', era: 2 }],
  ],
  [
    'the Thames Barrier in a borough',
    { ...site('thames-barrier', { rotation: 1 }, 4), phase: 'placing' },
    ['players[0].borough[0]', 'position.too-early', { tile: 'thames-barrier', era: 4 }],
  ],
  [
    'a Routemaster in a borough in era 4',
    site('tate-modern', {}, 4),
    ['players[0].borough[0]', 'position.too-early', { tile: 'tate-modern', era: 4 }],
  ],
  [
    'tiles still to come out of the game',
    { players: two, box: ['harrods', 'the-o2', 'british-museum', 'gherkin'] },
    ['box[0]', 'position.too-early', { tile: 'harrods', era: 1 }],
    ['box[1]', 'position.too-early', { tile: 'the-o2', era: 1 }],
  ],
  [
    'a tile taken that was not to be had',
    {
      era: 2,
      phase: 'placing',
      players: [
        { taken: [{ tile: 'barbican' }, { tile: 'hungerford-bridge' }, { tile: 'millennium-bridge' }] },
        {},
      ],
    },
    ['players[0].taken[0]', 'position.not-taken', { tile: 'barbican', era: 2 }],
    ['players[0].taken[1]', 'position.not-taken', { tile: 'hungerford-bridge', era: 2 }],
  ],
  [
    'more building tiles in the centre than are dealt',
    {
      players: two,
      centre: ['gherkin', 'monument', 'the-shard', 'london-eye', 'mi6-building'].map(tile => ({ tile })),
    },
    ['centre', 'position.too-many-buildings', { count: 5, most: 4 }],
  ],
  [
    'Routemasters: twice as many as players, and none left over in era 4',
    { players: two, routemasters: ['british-museum'] },
    ['routemasters', 'position.routemaster-count', { count: 1, expected: 4 }],
  ],
  [
    'Routemasters waiting in era 4',
    { era: 4, players: two, routemasters: ['british-museum'] },
    ['routemasters', 'position.routemaster-count', { count: 1, expected: 0 }],
  ],
  [
    'more Routemasters in the centre than are dealt',
    {
      era: 4,
      players: two,
      centre: ['british-museum', 'tate-modern', 'tate-britain', 'science-museum', 'national-gallery'].map(
        tile => ({ tile }),
      ),
    },
    ['centre', 'position.too-many-routemasters', { count: 5, most: 4 }],
  ],
  [
    'another river',
    { era: 3, players: two, river: ['the-o2', 'thames-barrier'] },
    ['river', 'position.river', { expected: ['london-bridge', 'the-o2', 'thames-barrier'] }],
  ],
  [
    'no home left',
    {
      players: [{}, {}, {}],
      box: ['greenwich', 'buckingham-palace', 'palace-of-westminster', 'somerset-house'],
    },
    ['players[2]', 'position.no-home', {}],
  ],
  [
    "another's home in a borough",
    { era: 2, players: [{ home: 'greenwich', borough: [{ tile: 'somerset-house', at: [1, 0] }] }, {}] },
    ['players[0].borough[0]', 'position.foreign-home', { tile: 'somerset-house', home: 'greenwich' }],
  ],
];

const KEYPLES: readonly Row[] = [
  [
    'a bid without a colour',
    lot({ bids: [1, 0, 0] }),
    ['centre[0]', 'position.colour-missing', { tile: 'barbican' }],
  ],
  [
    'keyples on a tile without a colour',
    lot({ placed: 1, ladder: 1 }),
    ['centre[0]', 'position.colour-missing', { tile: 'barbican' }],
  ],
  [
    'a colour without keyples',
    lot({ colour: 'red' }),
    ['centre[0].colour', 'position.colour-superfluous', { tile: 'barbican' }],
  ],
  [
    'bids for fewer players',
    lot({ colour: 'red', bids: [1, 0] }),
    ['centre[0].bids', 'position.bid-count', { count: 2, players: 3 }],
  ],
  [
    'two equal highest bids',
    lot({ colour: 'red', bids: [2, 0, 2] }),
    ['centre[0].bids[2]', 'position.equal-bids', { count: 2, seats: [0, 2] }],
  ],
  [
    'two equal lower bids',
    lot({ colour: 'red', bids: [3, 2, 2] }),
    ['centre[0].bids[2]', 'position.equal-bids', { count: 2, seats: [1, 2] }],
  ],
  [
    'a ladder above what lies there',
    lot({ colour: 'red', placed: 2, ladder: 3 }),
    ['centre[0].placed', 'position.placed', { placed: 2, ladder: 3, min: 3, max: 6 }],
  ],
  [
    'keyples without a ladder',
    lot({ colour: 'red', placed: 2 }),
    ['centre[0].placed', 'position.placed', { placed: 2, ladder: 0, min: 0, max: 0 }],
  ],
  [
    'more than rising placements make',
    lot({ colour: 'red', placed: 7, ladder: 3 }),
    ['centre[0].placed', 'position.placed', { placed: 7, ladder: 3, min: 3, max: 6 }],
  ],
  [
    'keyples on a tile that nobody can use',
    lot({ tile: 'gherkin', colour: 'red', placed: 1, ladder: 1 }),
    ['centre[0].placed', 'position.placed', { placed: 1, ladder: 1, min: 0, max: 0 }],
  ],
  [
    'two placements on a tile that can only have been upgraded once',
    site('gherkin', { level: 1, colour: 'red', placed: 3, ladder: 2, connectors: { 0: 'grey' } }),
    ['players[0].borough[0].placed', 'position.placed', { placed: 3, ladder: 2, min: 2, max: 2 }],
  ],
  [
    'an upgraded tile in the centre',
    lot({ level: 1 }),
    ['centre[0].level', 'fault.out-of-range', { found: 1, min: 0, max: 0 }],
  ],
  [
    'a tile of era 3 that is not upgraded',
    { ...lot({ tile: 'gherkin', level: 0 }), era: 3 },
    ['centre[0].level', 'fault.out-of-range', { found: 0, min: 1, max: 1 }],
  ],
  [
    'keyples in front of the screen without the variant',
    { players: [{ front: { red: 1 } }, {}] },
    ['players[0].front', 'position.front', {}],
  ],
  [
    'too many keyples, connectors and skill tiles',
    {
      centre: [{ tile: 'barbican', colour: 'red', bids: [20, 15], placed: 3, ladder: 2 }],
      players: [{ screen: { red: 3 }, skills: { coin: 20 } }, { skills: { coin: 5 } }],
    },
    ['', 'position.too-many-keyples', { colour: 'red', count: 41, supply: 40 }],
    ['', 'position.too-many-skills', { skill: 'coin', count: 25, supply: 24 }],
  ],
  [
    'supplies that do not add up',
    {
      bag: { red: 40, blue: 40 },
      skills: { coin: 1 },
      connectors: { red: 24 },
      players: [{ screen: { red: 3 }, unplaced: ['red'] }, {}],
    },
    ['bag.red', 'position.supply', { found: 40, expected: 37 }],
    ['connectors.red', 'position.supply', { found: 24, expected: 23 }],
    ['skills.coin', 'position.supply', { found: 1, expected: 24 }],
  ],
];

const BOROUGHS: readonly Row[] = [
  [
    'no place',
    { era: 2, players: [{ borough: [{ tile: 'gherkin' }] }, {}] },
    ['players[0].borough[0]', 'position.place-missing', { tile: 'gherkin' }],
  ],
  [
    'two tiles on one cell',
    {
      era: 2,
      players: [
        {
          home: 'greenwich',
          borough: [
            { tile: 'gherkin', at: [1, 0] },
            { tile: 'barbican', at: [0, 0] },
            { tile: 'monument', at: [1, 0] },
          ],
        },
        {},
      ],
    },
    ['players[0].borough[1].at', 'position.cell-taken', { tile: 'barbican', other: 'greenwich' }],
    ['players[0].borough[2].at', 'position.cell-taken', { tile: 'monument', other: 'gherkin' }],
  ],
  [
    'a tile apart from the others',
    {
      era: 2,
      players: [
        {
          borough: [
            { tile: 'gherkin', at: [2, 0] },
            { tile: 'barbican', at: [3, 0] },
            { tile: 'monument', at: [0, 1] },
          ],
        },
        {},
      ],
    },
    ['players[0].borough[0].at', 'position.apart', { tile: 'gherkin' }],
    ['players[0].borough[1].at', 'position.apart', { tile: 'barbican' }],
  ],
  [
    'a river side against dry land',
    { era: 2, players: [{ home: 'greenwich', borough: [{ tile: 'tower-bridge', at: [1, 0] }] }, {}] },
    ['players[0].borough[0]', 'position.river-side', { tile: 'tower-bridge', other: 'greenwich' }],
  ],
  [
    'two tiles that disagree about the side they share',
    {
      era: 2,
      players: [
        {
          borough: [
            { tile: 'greenwich', connectors: { 1: 'red' } },
            { tile: 'gherkin', at: [1, 0], connectors: { 4: 'blue' } },
          ],
        },
        {},
      ],
    },
    ['players[0].borough[1].connectors.4', 'position.sides-differ', { tile: 'gherkin', other: 'greenwich' }],
  ],
  [
    'a level that the tile does not have',
    site('gherkin', { level: 2 }),
    ['players[0].borough[0].level', 'fault.out-of-range', { found: 2, min: 0, max: 1 }],
  ],
  [
    'an upgrade without its connectors',
    site('gherkin', { level: 1 }),
    ['players[0].borough[0].level', 'position.upgrade', { tile: 'gherkin', level: 1 }],
  ],
  [
    'a second upgrade without its connectors, on a landmark that came upgraded',
    site('the-shard', { level: 2, connectors: { 0: 'grey', 1: 'red', 2: 'red' } }, 4),
    ['players[0].borough[0].level', 'position.upgrade', { tile: 'the-shard', level: 2 }],
  ],
  [
    'a home upgraded with five connectors',
    {
      players: [
        {
          borough: [
            {
              tile: 'greenwich',
              level: 1,
              connectors: { 0: 'red', 1: 'blue', 2: 'grey', 3: 'black', 4: 'brown' },
            },
          ],
        },
        {},
      ],
    },
    ['players[0].borough[0].level', 'position.upgrade', { tile: 'greenwich', level: 1 }],
  ],
  [
    'a tile taken at another level than it had in the centre',
    { era: 3, phase: 'placing', players: [{ taken: [{ tile: 'gherkin', level: 0 }] }, {}] },
    ['players[0].taken[0].level', 'fault.out-of-range', { found: 0, min: 1, max: 1 }],
  ],
];

const TURNS: readonly Row[] = [
  [
    'a berth too far',
    { players: [{ berth: 6 }, {}] },
    ['players[0].berth', 'fault.out-of-range', { found: 6, min: 0, max: 5 }],
  ],
  [
    'a berth shared',
    { players: [{ berth: 3 }, { berth: 3 }] },
    ['players[1].berth', 'position.berth-shared', { berth: 3, seat: 0 }],
  ],
  [
    'a berth shared on the next tile',
    { players: [{ berth: 3, sailed: true }, { berth: 3, sailed: true }, { berth: 3 }] },
    ['players[1].berth', 'position.berth-shared', { berth: 3, seat: 0 }],
  ],
  [
    'the turn of nobody',
    { active: 2, players: two },
    ['active', 'position.no-such-seat', { seat: 2, players: 2 }],
  ],
  [
    'the turn of one who has sailed',
    { active: 1, players: [{}, { sailed: true }] },
    ['active', 'position.active-sailed', { seat: 1 }],
  ],
  [
    'all have sailed',
    { players: [{ sailed: true }, { sailed: true }] },
    ['players', 'position.all-sailed', {}],
  ],
  [
    'a pass of nobody',
    { players: two, passes: [4] },
    ['passes[0]', 'position.no-such-seat', { seat: 4, players: 2 }],
    ['passes', 'position.passes', { seat: 0, seats: [1] }],
  ],
  [
    'a pass twice',
    { players: three, passes: [2, 2] },
    ['passes', 'position.passes', { seat: 0, seats: [1, 2] }],
  ],
  [
    'passes out of order',
    { players: three, passes: [2, 1] },
    ['passes', 'position.passes', { seat: 0, seats: [1, 2] }],
  ],
  [
    'a pass that others came after',
    { players: three, passes: [1] },
    ['passes', 'position.passes', { seat: 0, seats: [2] }],
  ],
  [
    'a pass of one who has sailed',
    { players: [{}, {}, { sailed: true }], passes: [2] },
    ['passes', 'position.passes', { seat: 0, seats: [1] }],
  ],
  [
    'all have passed',
    { players: two, passes: [0, 1] },
    ['passes', 'position.passes', { seat: 0, seats: [1] }],
  ],
  [
    'connectors that must have been placed by now',
    { players: [{}, { unplaced: ['red'], sailed: true }, { unplaced: ['red'] }], passes: [2] },
    ['players[1].unplaced', 'position.unplaced-placed', { seat: 1 }],
    ['players[2].unplaced', 'position.unplaced-placed', { seat: 2 }],
  ],
  [
    'more connectors than one use gives',
    { players: [{ unplaced: ['red', 'red', 'red', 'red'] }, {}] },
    ['players[0].unplaced', 'position.unplaced-gain', {}],
  ],
  [
    'tiles taken in the middle of an era',
    { players: [{ taken: [{ tile: 'barbican' }], ready: true }, {}] },
    ['players[0].taken', 'position.not-in-phase', { field: 'taken', phase: 'turn' }],
    ['players[0].ready', 'position.not-in-phase', { field: 'ready', phase: 'turn' }],
  ],
  [
    'what has been cleared away by the end of an era',
    {
      phase: 'placing',
      passes: [1],
      centre: [{ tile: 'barbican' }],
      players: [
        { unplaced: ['red'], sailed: false },
        { borough: [{ tile: 'greenwich', colour: 'red', placed: 1, ladder: 1 }] },
      ],
    },
    ['centre', 'position.not-in-phase', { field: 'centre', phase: 'placing' }],
    ['passes', 'position.not-in-phase', { field: 'passes', phase: 'placing' }],
    ['players[0].unplaced', 'position.not-in-phase', { field: 'unplaced', phase: 'placing' }],
    ['players[0].sailed', 'position.not-in-phase', { field: 'sailed', phase: 'placing' }],
    ['players[1].borough[0].placed', 'position.not-in-phase', { field: 'placed', phase: 'placing' }],
  ],
  [
    'ready with tiles to place',
    { phase: 'placing', players: [{ ready: true, taken: [{ tile: 'barbican' }] }, {}] },
    ['players[0].ready', 'position.not-ready', { count: 1 }],
  ],
];

/** Twenty-five red connectors: more than a position of any size that one would write by hand. */
const RED: Row = [
  'too many connectors',
  {
    era: 2,
    players: ['gherkin', 'monument', 'barbican', 'covent-garden', 'globe-theatre'].map(tile => ({
      borough: [{ tile, at: [1, 0], connectors: { 0: 'red', 1: 'red', 2: 'red', 3: 'red', 4: 'red' } }],
    })),
  },
  ['', 'position.too-many-connectors', { colour: 'red', count: 25, supply: 24 }],
];

const ROWS = { FORM, TILES, KEYPLES, BOROUGHS, TURNS, SUPPLY: [RED] };

for (const [name, rows] of Object.entries(ROWS)) {
  describe(`a position is refused: ${name.toLowerCase()}`, () => {
    for (const [title, position, ...faults] of rows) {
      test(title, () => {
        expect(faultsOf(position)).toEqual(faults);
      });
    }
  });
}

test('every kind of fault has a row, and the parameters that it names', () => {
  const seen = new Map(
    Object.values(ROWS)
      .flat()
      .flatMap(([, , ...faults]) =>
        faults.map(([, key, params]) => [key, Object.keys(params).sort()] as const),
      ),
  );
  for (const { key, params } of POSITION_FAULTS)
    expect([key, seen.get(key)]).toEqual([key, params.toSorted()]);
  const known = [...FAULTS, ...POSITION_FAULTS].map(({ key }) => key as string);
  expect([...seen.keys()].filter(key => !known.includes(key))).toEqual([]);
});

test('all faults are reported at once, those of form and those of meaning', () => {
  expect(
    faultsOf({
      era: 2,
      weather: 'fog',
      centre: [{ tile: 'barbican' }, { tile: 'nowhere' }],
      players: [
        {
          screen: { green: 1 },
          borough: [
            { tile: 'gherkin', at: [1, 0], level: 1 },
            { tile: 'monument', at: [1, 0] },
          ],
        },
        { front: { red: 1 }, berth: 9 },
      ],
    }).map(([at, key]) => [at, key]),
  ).toEqual([
    ['players[0].screen', 'fault.unknown-field'],
    ['centre[1].tile', 'fault.unknown-tile'],
    ['', 'fault.unknown-field'],
    ['centre[0]', 'position.wrong-kind'],
    ['players[0].borough[1].at', 'position.cell-taken'],
    ['players[0].borough[0].level', 'position.upgrade'],
    ['players[1].berth', 'fault.out-of-range'],
    ['players[1].front', 'position.front'],
  ]);
});

test('what cannot be read casts no doubt on the rest', () => {
  expect(
    faultsOf({
      bag: { red: 39 },
      players: [
        { home: 'grenwich', screen: { red: 'one' }, borough: [{ tile: 'greenwich', at: [1, 0] }] },
        {
          sailed: 'yes',
          borough: [
            { tile: 'somerset-house', at: 'left' },
            { tile: 'nowhere', at: [0, 1] },
          ],
        },
      ],
    }).map(([at]) => at),
  ).toEqual([
    'players[0].home',
    'players[0].screen.red',
    'players[1].sailed',
    'players[1].borough[0].at',
    'players[1].borough[1].tile',
  ]);
});
