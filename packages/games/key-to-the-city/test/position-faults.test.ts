import { type Rng, rngOf, seedOf } from '@thameside/kernel';
import { damage, positionFaults, positionPlays } from '@thameside/testkit';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { game } from './game.ts';
import { isPlacing, isTurn, states } from './states.ts';
import { written } from './written.ts';

const two = [{}, {}];
const lot = (part: object) => ({ players: [{}, {}, {}], centre: [{ tile: 'barbican', ...part }] });
const site = (tile: string, part: object = {}, era = 2) => ({
  era,
  players: [{ borough: [{ tile, at: [1, 0], ...part }] }, {}],
});
const placesOf = (position: unknown) => positionFaults(game, position).map(fault => fault.split(': ')[0]);

describe('a position that cannot be is refused, with the place', () => {
  test.each<[places: string, position: unknown]>([
    ['', []],
    ['', {}],
    ['players', { players: [{}] }],
    ['players[1]', { players: [{}, 'Ann'] }],
    ['', { players: two, turn: 1 }],
    [
      'players[0], players[1].screen, ',
      JSON.parse('{"__proto__":{"era":2},"players":[{"__proto__":[]},{"screen":{"__proto__":3}}]}'),
    ],
    ['centre[0].tile', lot({ tile: 'constructor' })],
    ['era', { players: two, era: 1.5 }],
    ['phase', { players: two, phase: 'end' }],
    ['options.jennifer', { players: two, options: { jennifer: 'maybe' } }],
    ['centre[0].colour', lot({ colour: 'green' })],
    [
      'players[0].borough[0].connectors',
      { players: [{ borough: [{ tile: 'greenwich', connectors: { 6: 'red' } }] }, {}] },
    ],
    ['players[0].borough[0].at', site('gherkin', { at: [1, 0, 0] })],
    // every piece once
    [
      'centre[0].tile, box[0]',
      {
        era: 2,
        players: [{ borough: [{ tile: 'gherkin', at: [1, 0] }] }, {}],
        centre: [{ tile: 'gherkin' }],
        box: ['gherkin'],
      },
    ],
    ['players[1].home', { players: [{ home: 'greenwich' }, { home: 'greenwich' }] }],
    ['players[1].skills.coin', { players: [{ skills: { coin: 20 } }, { skills: { coin: 5 } }] }],
    [
      'centre[0]',
      {
        centre: [{ tile: 'barbican', colour: 'red', bids: [20, 15], placed: 3, ladder: 2 }],
        players: [{ screen: { red: 3 } }, {}],
      },
    ],
    [
      'players[4].borough[0].connectors.4',
      {
        era: 2,
        players: ['gherkin', 'monument', 'barbican', 'covent-garden', 'globe-theatre'].map(tile => ({
          borough: [{ tile, at: [1, 0], connectors: { 0: 'red', 1: 'red', 2: 'red', 3: 'red', 4: 'red' } }],
        })),
      },
    ],
    // where it can be by now
    ['centre[0]', lot({ tile: 'harrods' })],
    ['centre[0]', { ...lot({}), era: 3 }],
    ['players[0].home', { players: [{ home: 'barbican' }, {}] }],
    ['pile[0]', { players: two, pile: ['barbican'] }],
    ['routemasters[0]', { players: two, routemasters: ['gherkin'] }],
    ['players[0].borough[0]', site('gherkin', {}, 1)],
    ['players[0].borough[0]', site('millennium-bridge', { rotation: 1 })],
    [
      'players[0].borough[0]',
      { era: 2, players: [{ home: 'greenwich', borough: [{ tile: 'somerset-house', at: [1, 0] }] }, {}] },
    ],
    ['box[0], box[1]', { players: two, box: ['harrods', 'the-o2', 'british-museum', 'gherkin'] }],
    [
      'players[0].taken[0]',
      {
        era: 2,
        phase: 'placing',
        players: [{ taken: [{ tile: 'barbican' }, { tile: 'millennium-bridge' }] }, {}],
      },
    ],
    [
      'players[2]',
      {
        players: [{}, {}, {}],
        box: ['greenwich', 'buckingham-palace', 'palace-of-westminster', 'somerset-house'],
      },
    ],
    // keyples
    ['centre[0].colour', lot({ bids: [1, 0, 0] })],
    ['centre[0].colour', lot({ colour: 'red' })],
    ['centre[0].bids', lot({ colour: 'red', bids: [1, 0] })],
    ['centre[0].bids', lot({ colour: 'red', bids: [3, 2, 2] })],
    ['centre[0].ladder', lot({ colour: 'red', placed: 2, ladder: 3 })],
    ['centre[0].ladder', lot({ colour: 'red', placed: 7, ladder: 3 })],
    ['centre[0].level', lot({ level: 2 })],
    ['players[0].front', { players: [{ front: { red: 1 } }, {}] }],
    // boroughs
    ['players[0].borough[0]', { era: 2, players: [{ borough: [{ tile: 'gherkin' }] }, {}] }],
    [
      'players[0].borough[1].at',
      {
        era: 2,
        players: [
          {
            home: 'greenwich',
            borough: [
              { tile: 'gherkin', at: [1, 0] },
              { tile: 'barbican', at: [0, 0] },
            ],
          },
          {},
        ],
      },
    ],
    [
      'players[0].borough[0].at, players[0].borough[1].at',
      {
        era: 2,
        players: [
          {
            borough: [
              { tile: 'gherkin', at: [2, 0] },
              { tile: 'barbican', at: [3, 0] },
            ],
          },
          {},
        ],
      },
    ],
    ['players[0].borough[0]', { era: 2, players: [{ borough: [{ tile: 'tower-bridge', at: [1, 0] }] }, {}] }],
    [
      'players[0].borough[1].connectors.4',
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
    ],
    ['players[0].borough[0].level', site('gherkin', { level: 2 })],
    // the turn
    ['active', { players: two, active: 2 }],
    ['active', { active: 0, players: [{ sailed: true }, {}] }],
    ['active', { players: [{ sailed: true }, { sailed: true }] }],
    ['passes', { active: 0, passes: [0], players: two }],
    ['passes', { active: 0, passes: [2, 1], players: [{}, {}, {}] }],
    ['players[1].berth', { players: [{ berth: 3 }, { berth: 3 }] }],
    ['players[0].berth', { players: [{ berth: 9 }, {}] }],
    ['players[1].unplaced', { active: 0, players: [{}, { sailed: true, unplaced: ['red'] }] }],
    ['players[0].unplaced', { players: [{ unplaced: Array(7).fill('red') }, {}] }],
    ['players[0].taken, players[0].ready', { players: [{ taken: [{ tile: 'barbican' }], ready: true }, {}] }],
    [
      'centre, passes, players[0].sailed',
      { phase: 'placing', passes: [1], centre: [{ tile: 'barbican' }], players: [{ sailed: false }, {}] },
    ],
    [
      'players[1].borough',
      {
        phase: 'placing',
        players: [{}, { borough: [{ tile: 'greenwich', colour: 'red', placed: 1, ladder: 1 }] }],
      },
    ],
    ['players[0].ready', { phase: 'placing', players: [{ ready: true, taken: [{ tile: 'barbican' }] }, {}] }],
  ])('%s', (places, position) => expect(placesOf(position).join(', ')).toBe(places));

  test('in so many words', () => {
    expect(
      positionFaults(game, {
        weather: 'fog',
        centre: [{ tile: 'nowhere' }],
        players: [{ screen: { blue: 41 } }, { home: 'greenwich', front: { red: -1 } }],
      }),
    ).toEqual([
      'players[0].screen.blue: this takes 41 of “blue”, and there are only 40',
      'players[1].front.red: −1 is out of range: this must be from 0 to 1,000',
      'centre[0].tile: the set has no "nowhere": check its spelling',
      ': there is no field “weather” here: leave it out, or check its spelling',
    ]);
    expect(
      positionFaults(game, { players: two, active: 0, passes: [0], centre: [{ tile: 'harrods' }] }),
    ).toEqual(['centre[0]: harrods cannot lie here in era 1']);
  });
});

describe('any position is refused, or can be played to its end with every piece still there', () => {
  test('whatever the JSON', () => {
    const rng = rngOf(seedOf('json'));
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 5 }), json => {
        for (const position of [
          json,
          { players: json },
          { players: [json, {}] },
          { players: two, centre: json },
        ])
          positionPlays(game, position, rng);
        positionPlays(game, { era: 2, players: [{ borough: json }, {}] }, rng);
      }),
      { numRuns: 300, seed: 1 },
    );
  });

  const WORDS =
    'era players centre borough connectors bids at tile placing turn on red blue greenwich gherkin the-shard tower-bridge barbican harrods hungerford-bridge tate-modern'.split(
      ' ',
    );
  const damaged = (position: object, times: number, rng: Rng): unknown =>
    Array.from({ length: times }).reduce<unknown>(json => damage(json, WORDS, rng), position);

  test('with one or two things changed', () => {
    const rng = rngOf(seedOf('damage'));
    const found = { refused: 0, played: 0 };
    for (const seats of [2, 3, 4, 5, 6]) {
      let i = 0;
      for (const match of states(seats, `damage ${seats}`, { jennifer: seats % 2 === 0 ? 'on' : 'off' })) {
        if (++i % 7 !== 0 || !(isTurn(match) || isPlacing(match))) continue;
        for (let n = 0; n < 12; n++)
          found[positionPlays(game, damaged(written(match), 1 + (n % 2), rng), rng) ? 'played' : 'refused']++;
      }
    }
    expect(found.refused).toBeGreaterThan(500);
    expect(found.played).toBeGreaterThan(50);
  });
});
