import { chooseLively } from '@thameside/bots';
import { at, below, copyMatch, isOver, type Match, play, rngOf, seedOf, waiting } from '@thameside/kernel';
import { damage, positionFaults, positionPlays } from '@thameside/testkit';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DECISIONS } from '../src/options.ts';
import type { State } from '../src/state.ts';
import { begun } from './arrange.ts';
import { game } from './game.ts';
import { written } from './written.ts';

const two = (own: object, more: object = {}) => ({ season: 'winter', ...more, players: [own, {}] });
const village = (...sites: object[]) => two({ home: 'home-1', village: sites });
const inn = { card: 'inn', at: 2 };
const discards = [
  ...Array.from({ length: 12 }, (_, i) => `winter-keyple-${String(i + 1).padStart(2, '0')}`),
  ...'dairy ranch weaver scribe store trader scholar healer jeweller windmill'.split(' '),
  ...'merchant farmyard key-guild apothecary'.split(' '),
];

describe('a position that cannot be is refused, with the place', () => {
  test.each<[place: string, position: unknown]>([
    ['', []],
    ['players[0].hand[0]', two({ hand: ['toString'] })],
    ['season', { phase: 'final', season: 'spring', players: [{}, {}] }],
    ['players[0].hand', two({ hand: ['winter-keyple-01'] }, { phase: 'extra' })],
    ['players[0].village[0].extra', village({ ...inn, extra: 1 })],
    ['players[0].store[0]', two({ store: ['inn'] })],
    ['players[0].home', two({ home: 'inn' })],
    ['players[0].village[0]', two({ village: [inn] }, { season: 'spring' })],
    ['players[0].hand[0]', two({ hand: ['winter-keyple-30'] })],
    ['players[0].hand[0]', two({ hand: ['spring-keyple-01'] })],
    ['players[0].village[0]', village({ card: 'inn' })],
    ['players[0].village[0].at', village({ card: 'inn', at: 1 })],
    ['players[0].village[1].at', village(inn, { card: 'miner', at: 2 })],
    ['players[0].village[0].at', village({ card: 'inn', at: 4 })],
    ['players[0].village[0].at', village({ card: 'home-1', at: 2 })],
    ['players[0].village[0]', village({ card: 'home-2', at: 0 })],
    ['players[0].village[0].level', village({ ...inn, level: 2 })],
    ['players[0].village[0].turned', village({ ...inn, turned: 1 })],
    ['players[0].village[0]', village({ card: 'forge', at: 2, keyples: ['winter-keyple-01'] })],
    ['players[0].hand', two({ hand: [] })],
    ['players[0].winter', two({ winter: ['dairy'] })],
    ['players[0].skills.saw', two({ skills: { saw: 16 } })],
    ['players[0].doubles.saw', two({ doubles: { saw: 4 } })],
    ['players[0].discards[0]', two({ store: ['spring-keyple-01'], discards: ['spring-keyple-01'] })],
    ['players[1].home', { players: [{ home: 'home-1' }, { home: 'home-1' }] }],
    ['players', two({ discards })],
  ])('%s', (place, position) =>
    expect(positionFaults(game, position).map(fault => fault.split(': ')[0])).toContain(place),
  );

  test('in so many words', () => {
    expect(positionFaults(game, two({ hand: ['inn', 'inn'], tokens: 'x' }))).toEqual([
      'players[0].hand[1]: this takes 2 of “inn”, and there is only 1',
      'players[0].tokens: this must be a whole number, not "x"',
    ]);
    expect(positionFaults(game, village({ card: 'inn', at: 4, level: 2 }))).toEqual([
      'players[0].village[0].at: inn touches no other card of the village',
      'players[0].village[0].level: 2 is out of range: this must be from 0 to 1',
    ]);
  });
});

/** States of a random game at which everybody is about to choose a card, or a season or the game has ended. */
function* pauses(seats: number, seed: string): Generator<Match<State>> {
  const m = begun(
    seats,
    { decisions: DECISIONS[seats % 3] ?? '', backs: seats % 2 === 0 ? 'open' : 'hidden' },
    seed,
  );
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

  test('no JSON whatever makes it throw', () => {
    const rng = rngOf(seedOf('json'));
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 5 }), json => {
        for (const position of [json, { players: json }, { players: [json, {}] }, two({ village: json })])
          positionPlays(game, position, rng);
      }),
      { numRuns: 150, seed: 1 },
    );
  });

  const WORDS = 'inn home-1 dairy winter-keyple-01 spring-keyple-01 spring final'.split(' ');

  test('a position with a thing changed is refused, or can be played', () => {
    const rng = rngOf(seedOf('damage'));
    const found = { refused: 0, played: 0 };
    for (const seats of [2, 4, 6]) {
      let i = 0;
      for (const m of pauses(seats, `damage ${seats}`)) {
        if (++i % 5 !== 0) continue;
        const position = written(copyMatch(game, m));
        for (let n = 0; n < 12; n++)
          found[positionPlays(game, damage(position, WORDS, rng), rng) ? 'played' : 'refused']++;
      }
    }
    expect(found.refused).toBeGreaterThan(50);
    expect(found.played).toBeGreaterThan(20);
  });
});
