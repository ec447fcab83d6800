import { copyMatch, isOver, type Match, resume, seedOf, start } from '@thameside/kernel';
import { describe, expect, test } from 'vitest';
import type { State } from '../src/state.ts';
import { arrange, legalOf, player, questionOf, site } from './arrange.ts';
import { game } from './game.ts';
import { isPlacing, isTurn, states } from './states.ts';
import { written } from './written.ts';

/** Whether each lane is at the first part of an answer: a lane in the middle of one cannot be written down. */
function isBetween(m: Match<State>): boolean {
  const k = isPlacing(m) ? 'placing' : 'connectors';
  const lanes = m.lanes.map((lane, seat) => (lane.length > 0 ? [{ k, seat }] : []));
  const resumed = resume(game, { ...copyMatch(game, m), stack: [], lanes });
  return JSON.stringify(resumed.lanes) === JSON.stringify(m.lanes);
}

describe('a position written down from a game loads as the same match', () => {
  for (const [seats, options] of [
    [2, { jennifer: 'on' }],
    [3, {}],
    [4, { homes: 'chosen' }],
    [5, { jennifer: 'on', homes: 'chosen' }],
    [6, {}],
  ] as const) {
    test(`${seats} players, at every turn, in every placing phase and at the end`, () => {
      const seen = { turn: 0, placing: 0, over: 0 };
      for (const seed of ['a', 'b']) {
        for (const match of states(seats, seed, options)) {
          const isOpen = isTurn(match) || isPlacing(match);
          if (!isOver(match) && !(isOpen && isBetween(match))) continue;
          const { s, stack, lanes } = arrange(written(match));
          expect({ s, stack, lanes }).toEqual({ s: match.s, stack: match.stack, lanes: match.lanes });
          seen[isOver(match) ? 'over' : isTurn(match) ? 'turn' : 'placing']++;
        }
      }
      expect(seen.turn).toBeGreaterThan(30);
      expect(seen.placing).toBeGreaterThan(10);
      expect(seen.over).toBe(2);
    });
  }
});

describe('what is left out is filled in', () => {
  const census = game.census(
    start(game, 3, { homes: 'random', start: '1', jennifer: 'off' }, seedOf('any')).s,
  );

  test('two empty players: the first turn of the game, all keyples in the bag', () => {
    const m = arrange({ players: [{}, {}] });
    expect({ ...m.s, pile: m.s.pile.length, players: m.s.players.length }).toEqual({
      jennifer: false,
      era: 1,
      over: false,
      active: 0,
      passes: [],
      bag: { blue: 40, red: 40, yellow: 40 },
      connectors: { black: 24, blue: 24, brown: 24, grey: 24, red: 24, yellow: 24 },
      skills: { brick: 24, coin: 24, compass: 24 },
      homes: [],
      pile: 22,
      later: [
        'british-library',
        'bt-tower',
        'charing-cross',
        'harrods',
        'lloyds-building',
        'southwark-cathedral',
      ],
      routemasters: ['british-museum', 'lords-cricket-ground', 'oval-cricket-ground', 'zsl-london-zoo'],
      river: ['hungerford-bridge', 'millennium-bridge', 'london-bridge', 'the-o2', 'thames-barrier'],
      box: [
        'palace-of-westminster',
        'royal-hospital-chelsea',
        'somerset-house',
        'tower-of-london',
        'bank-of-england',
        'barbican',
        'battersea-power-station',
        'covent-garden',
        'paddington-station',
        'senate-house',
        'madame-tussauds',
        'national-gallery',
        'tate-britain',
        'tate-modern',
        'victoria-and-albert-museum',
        'natural-history-museum',
        'royal-festival-hall',
        'science-museum',
      ],
      centre: [],
      players: 2,
    });
    expect(m.s.players.map(p => [p.home, p.berth, p.borough.length])).toEqual([
      ['buckingham-palace', 5, 1],
      ['greenwich', 4, 1],
    ]);
    expect([questionOf(m, 0), questionOf(m, 1)]).toEqual(['turn', undefined]);
  });

  test('nothing is lost or made up: every component is there once', () => {
    for (const era of [1, 2, 3, 4]) {
      for (const phase of ['turn', 'placing']) {
        const m = arrange({
          era,
          phase,
          players: [{ screen: { red: 7 } }, { skills: { coin: 2 } }, { home: 'greenwich' }],
        });
        expect(game.census(m.s)).toEqual(census);
      }
    }
  });

  test('the seed fixes the pile and what is drawn later', () => {
    const made = (seed: string) => arrange({ seed, players: [{}, {}] });
    expect(made('one')).toEqual(made('one'));
    expect(made('two').s.pile).not.toEqual(made('one').s.pile);
    expect(made('two').s.pile.toSorted()).toEqual(made('one').s.pile.toSorted());
  });

  test('a pile that is given is all of it: other building tiles have left the game', () => {
    const m = arrange({ pile: ['gherkin', 'monument'], players: [{}, {}] });
    expect(m.s.pile).toEqual(['gherkin', 'monument']);
    expect(m.s.box).toContain('the-shard');
  });

  test('homes: a tile named or lying in the borough is the home, the others take the first free ones', () => {
    const m = arrange({
      players: [
        {},
        { home: 'buckingham-palace' },
        { borough: [{ tile: 'greenwich', at: [3, 0] }] },
        { borough: [{ tile: 'tower-of-london' }] },
      ],
    });
    expect(m.s.players.map(p => p.home)).toEqual([
      'palace-of-westminster',
      'buckingham-palace',
      'greenwich',
      'tower-of-london',
    ]);
    expect([site(m, 2, 'greenwich').q, site(m, 3, 'tower-of-london').q]).toEqual([3, 0]);
  });

  test('berths: the rightmost that are free, in seat order, on the tile where the barge lies', () => {
    const m = arrange({
      era: 2,
      players: [{ sailed: true }, {}, { berth: 5 }, { sailed: true, berth: 4 }, {}],
    });
    expect(m.s.players.map(p => p.berth)).toEqual([5, 4, 5, 4, 3]);
    expect(m.s.active).toBe(2);
  });

  test('a connector written on one of two tiles lies on both', () => {
    const m = arrange({
      era: 2,
      players: [{ borough: [{ tile: 'gherkin', at: [1, 0], connectors: { 4: 'red' } }] }, {}],
    });
    expect(player(m, 0).borough.map(({ sides }) => sides)).toEqual([
      [null, 'red', null, null, null, null],
      [null, null, null, null, 'red', null],
    ]);
    expect(m.s.connectors.red).toBe(23);
  });

  test('era 3: tiles arrive upgraded, in the centre and among those taken', () => {
    const m = arrange({ era: 3, centre: [{ tile: 'gherkin' }], players: [{}, {}] });
    expect(m.s.centre[0]?.level).toBe(1);
    const end = arrange({ era: 3, phase: 'placing', players: [{ taken: [{ tile: 'gherkin' }] }, {}] });
    expect(player(end, 0).taken).toEqual([{ id: 'gherkin', level: 1, colour: null, placed: 0, ladder: 0 }]);
  });
});

describe('the questions are those that the game would put', () => {
  test("unplaced connectors are asked for in the own lane, while the turn is another's", () => {
    const m = arrange({
      active: 1,
      players: [{ unplaced: ['red', 'blue'] }, {}, { unplaced: ['grey', 'grey'] }],
    });
    expect(m.s.players.map((_, seat) => questionOf(m, seat))).toEqual(['connector', 'turn', 'side']);
  });

  test('in the placing phase everybody who has taken tiles is asked; who has placed all of them says ready', () => {
    const m = arrange({
      phase: 'placing',
      players: [
        { taken: [{ tile: 'gherkin' }, { tile: 'barbican' }] },
        {},
        { ready: false },
        { taken: [{ tile: 'monument' }] },
      ],
    });
    expect(m.s.players.map((_, seat) => questionOf(m, seat))).toEqual(['tile', undefined, 'ready', 'cell']);
    expect(legalOf(m, 0)).toEqual(['gherkin', 'barbican']);
  });

  test('where nobody has anything left to place the next era begins, or the game is over', () => {
    const next = arrange({ era: 1, phase: 'placing', players: [{ berth: 1 }, { berth: 3 }] });
    expect([next.s.era, next.s.active, next.s.centre.length]).toEqual([2, 1, 10]);
    const end = arrange({ era: 4, phase: 'placing', players: [{}, {}] });
    expect(isOver(end)).toBe(true);
    expect(end.s.over).toBe(true);
  });
});
