import { chooseLively, playout } from '@thameside/bots';
import {
  at,
  below,
  copyMatch,
  isOver,
  type Match,
  play,
  type Rng,
  rngOf,
  seedOf,
  waiting,
} from '@thameside/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { POSITION_FAULTS } from '../src/position.ts';
import type { State } from '../src/state.ts';
import { begun } from './arrange.ts';
import { game } from './game.ts';
import { written } from './written.ts';

const faultsOf = (position: unknown) => {
  const made = game.position(position);
  return 'faults' in made ? made.faults : [];
};
const two = (own: object, more: object = {}) => ({ season: 'winter', ...more, players: [own, {}] });
const village = (...sites: object[]) => two({ home: 'home-1', village: sites });
const inn = { card: 'inn', at: 2 };

type Row = readonly [key: string, position: object, at: string, params: object];
const ROWS: readonly Row[] = [
  [
    'not-in-phase',
    { phase: 'final', season: 'spring', players: [{}, {}] },
    'season',
    { field: 'season', phase: 'final' },
  ],
  [
    'not-in-phase',
    two({ hand: ['winter-keyple-01'] }, { phase: 'extra' }),
    'players[0].hand',
    { field: 'hand', phase: 'extra' },
  ],
  [
    'not-in-phase',
    village({ ...inn, extra: 1 }),
    'players[0].village[0].extra',
    { field: 'extra', phase: 'season' },
  ],
  ['wrong-type', two({ store: ['inn'] }), 'players[0].store[0]', { card: 'inn' }],
  ['wrong-type', two({ home: 'inn' }), 'players[0].home', { card: 'inn' }],
  ['too-early', two({ village: [inn] }, { season: 'spring' }), 'players[0].village[0]', { card: 'inn' }],
  [
    'not-used',
    two({ hand: ['winter-keyple-30'] }),
    'players[0].hand[0]',
    { card: 'winter-keyple-30', players: 2 },
  ],
  ['past', two({ hand: ['spring-keyple-01'] }), 'players[0].hand[0]', { card: 'spring-keyple-01' }],
  ['place-missing', village({ card: 'inn' }), 'players[0].village[0]', { card: 'inn' }],
  ['place-row', village({ card: 'inn', at: 1 }), 'players[0].village[0].at', { card: 'inn', at: 1 }],
  [
    'place-taken',
    village(inn, { card: 'miner', at: 2 }),
    'players[0].village[1].at',
    { card: 'miner', other: 'inn' },
  ],
  ['apart', village({ card: 'inn', at: 4 }), 'players[0].village[0].at', { card: 'inn' }],
  ['home-place', village({ card: 'home-1', at: 2 }), 'players[0].village[0].at', {}],
  ['two-homes', village({ card: 'home-2', at: 0 }), 'players[0].village[0]', {}],
  ['level', village({ ...inn, level: 2 }), 'players[0].village[0].level', { card: 'inn', most: 1 }],
  ['turned', village({ ...inn, turned: 1 }), 'players[0].village[0].turned', { level: 0, turned: 1 }],
  [
    'no-action',
    village({ card: 'forge', at: 2, keyples: ['winter-keyple-01'] }),
    'players[0].village[0]',
    { card: 'forge' },
  ],
  ['hand-count', two({ hand: [] }), 'players[0].hand', { count: 0, min: 1, max: 12 }],
  ['winter-count', two({ winter: ['dairy'] }), 'players[0].winter', { count: 1, expected: 0 }],
  ['too-many', two({ skills: { saw: 16 } }), 'players', { what: 'skills.saw', needed: 16, supply: 15 }],
  ['too-many', two({ doubles: { saw: 4 } }), 'players', { what: 'doubles.saw', needed: 4, supply: 3 }],
];

describe('what is wrong with a position', () => {
  test.each(ROWS.map(row => [`${row[0]} at ${row[2]}`, row] as const))(
    '%s',
    (_, [key, position, at, params]) => {
      expect(faultsOf(position)).toContainEqual({ at, key: `position.${key}`, params });
    },
  );

  test('too few cards of the season are left', () => {
    const all = ['01', '02', '03', '05', '06', '07', '08', '09', '10', '11', '12'].map(
      n => `winter-keyple-${n}`,
    );
    const discards = [...all, 'winter-keyple-04'];
    const K = [
      'dairy',
      'ranch',
      'weaver',
      'scribe',
      'store',
      'trader',
      'scholar',
      'healer',
      'jeweller',
      'windmill',
    ];
    expect(
      faultsOf(two({ discards: [...discards, ...K, 'merchant', 'farmyard', 'key-guild', 'apothecary'] })),
    ).toContainEqual({ at: 'players', key: 'position.too-few-cards', params: { season: 'winter' } });
  });

  test('a card that is mentioned twice, and a home that two players have', () => {
    const twice = two({ store: ['spring-keyple-01'], discards: ['spring-keyple-01'] });
    expect(faultsOf(twice)).toMatchObject([{ at: 'players[0].discards[0]', key: 'fault.duplicate-card' }]);
    const shared = { players: [{ home: 'home-1' }, { home: 'home-1' }] };
    expect(faultsOf(shared).map(({ key }) => key)).toContain('fault.duplicate-card');
  });

  test('every kind of fault has a row', () => {
    const rows = new Set([...ROWS.map(([key]) => `position.${key}`), 'position.too-few-cards']);
    expect(POSITION_FAULTS.map(({ key }) => key).filter(key => !rows.has(key))).toEqual([]);
  });
});

/** States of a random game at which everybody is about to choose a card, or a season or the game has ended. */
function* pauses(seats: number, seed: string): Generator<Match<State>> {
  const m = begun(seats, { competition: seats % 2 === 0 ? 'on' : 'off' }, seed);
  const rng = rngOf(seedOf(`${seed} answers`));
  while (!isOver(m)) {
    const isPause = m.lanes.every(lane => ['pick', 'winter', 'allocate'].includes(lane.at(-1)?.k ?? ''));
    if (isPause && m.s.players.every(p => p.plan === null && p.pins.length === 0)) yield m;
    const seat = at(waiting(m), below(rng, waiting(m).length));
    play(game, m, seat, chooseLively(game, m, seat, rng));
  }
}

const CENSUS = new Map([2, 3, 4, 5, 6].map(seats => [seats, game.census(begun(seats).s)]));

describe('positions of games', () => {
  test.each([2, 3, 4, 5, 6])('with %i players can be written down and gone on from', seats => {
    let count = 0;
    for (const m of pauses(seats, `written ${seats}`)) {
      const made = game.position(written(m));
      if ('faults' in made) throw new Error(JSON.stringify(made.faults));
      const { s } = made.match;
      expect(s.turn).toBe(m.s.turn);
      for (const field of [
        'village',
        'hand',
        'winter',
        'store',
        'discards',
        'skills',
        'doubles',
        'tokens',
      ] as const)
        expect(s.players.map(p => p[field])).toEqual(m.s.players.map(p => p[field]));
      expect(s.pile).toEqual(m.s.pile);
      expect(s.doubles).toEqual(m.s.doubles);
      expect(game.census(s)).toEqual(CENSUS.get(seats));
      expect(waiting(made.match)).toEqual(waiting(m));
      count++;
    }
    expect(count).toBeGreaterThan(25);
  });

  /** A position must be refused, or be one that can be played to its end with every piece still there. */
  function tryOut(position: unknown, rng: Rng): boolean {
    const made = game.position(position);
    if ('faults' in made) {
      expect(made.faults.length).toBeGreaterThan(0);
      return false;
    }
    const census = CENSUS.get(made.match.s.players.length);
    expect(game.census(made.match.s)).toEqual(census);
    playout(game, made.match, rng);
    expect(game.census(made.match.s)).toEqual(census);
    return true;
  }

  test('no JSON whatever makes it throw', () => {
    const rng = rngOf(seedOf('json'));
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 5 }), json => {
        for (const position of [json, { players: json }, { players: [json, {}] }, two({ village: json })])
          tryOut(position, rng);
      }),
      { numRuns: 150, seed: 1 },
    );
  });

  const VALUES: readonly unknown[] = [
    ...[
      '__proto__',
      'inn',
      'home-1',
      'dairy',
      'winter-keyple-01',
      'spring-keyple-01',
      'spring',
      'final',
      'x'.repeat(9999),
    ],
    ...[0, -1, 1, 2, 5, 1e9, 0.5, Number.NaN, null, true, [], {}, JSON.parse('{"__proto__":{"home":1}}')],
  ];
  /** Change one thing somewhere inside. */
  function damage(json: unknown, rng: Rng): unknown {
    const parts = typeof json === 'object' && json !== null ? Object.entries(json) : [];
    if (parts.length === 0 || below(rng, 8) === 0) return at(VALUES, below(rng, VALUES.length)) ?? null;
    const [key, value] = at(parts, below(rng, parts.length));
    if (Array.isArray(json))
      return below(rng, 4) === 0
        ? json.toSpliced(Number(key), 1)
        : json.with(Number(key), damage(value, rng));
    const copy = Object.fromEntries(parts);
    if (below(rng, 8) === 0) delete copy[key];
    else copy[key] = damage(value, rng);
    return copy;
  }

  test('a position with a thing changed is refused, or can be played', () => {
    const rng = rngOf(seedOf('damage'));
    const found = { refused: 0, played: 0 };
    for (const seats of [2, 4, 6]) {
      let i = 0;
      for (const m of pauses(seats, `damage ${seats}`)) {
        if (++i % 5 !== 0) continue;
        const position = written(copyMatch(game, m));
        for (let n = 0; n < 12; n++) found[tryOut(damage(position, rng), rng) ? 'played' : 'refused']++;
      }
    }
    expect(found.refused).toBeGreaterThan(50);
    expect(found.played).toBeGreaterThan(20);
  });
});
