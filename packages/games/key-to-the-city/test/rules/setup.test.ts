import { type Answer, legal, type Seat, waiting } from '@thameside/kernel';
import { totalOf } from '@thameside/kit';
import { describe, expect, test } from 'vitest';
import { openBox } from '../../src/components/box.ts';
import { HOUSE_1 } from '../../src/components/house-1/index.ts';
import { KEYPLES, type Kind } from '../../src/components/vocabulary.ts';
import {
  type At,
  answers,
  arrange,
  game,
  legalOf,
  opened,
  questionOf,
  refusalsOf,
  site,
} from '../arrange.ts';
import { emitted } from './emitted.ts';

const box = openBox(HOUSE_1);
const COUNTS = [2, 3, 4, 5, 6] as const;
const SEEDS = Array.from({ length: 40 }, (_, i) => `seed ${i}`);

const kindsIn = (m: At) => {
  const count = (...kinds: Kind[]) =>
    m.s.centre.filter(({ id }) => kinds.includes(box.tiles[id]?.kind as Kind)).length;
  return [count('era1'), count('era2'), count('building', 'landmark'), count('routemaster')];
};

/** Nobody does anything: all set sail, and the next era begins. */
function sailOn(m: At): At {
  let match = m;
  while (match.s.era === m.s.era) {
    const [seat = 0] = waiting(match);
    const last = legal(game, match, seat).at(-1) as Answer;
    match = answers(match, seat, questionOf(match, seat) === 'turn' ? 'sail' : last);
  }
  return match;
}

describe('homes', () => {
  test('K1: book (1a): each player selects one of the home tiles, and unused ones go back into the box', () => {
    const start = opened(3, { homes: 'chosen' });
    expect(start.s.players.map((_, seat) => questionOf(start, seat))).toEqual(['home', undefined, undefined]);
    expect(legalOf(start, 0)).toEqual(HOUSE_1.tiles.filter(row => row.kind === 'home').map(row => row.id));

    const second = answers(start, 0, 'greenwich');
    expect(legalOf(second, 1)).toEqual(legalOf(start, 0).filter(id => id !== 'greenwich'));
    expect(refusalsOf(second, 1)).toEqual({ greenwich: 'K1' });

    const m = answers(answers(second, 1, 'tower-of-london'), 2, 'somerset-house');
    expect(m.s.players.map(p => p.home)).toEqual(['greenwich', 'tower-of-london', 'somerset-house']);
    expect(site(m, 1, 'tower-of-london')).toEqual({
      id: 'tower-of-london',
      level: 0,
      colour: null,
      placed: 0,
      ladder: 0,
      q: 0,
      r: 0,
      rotation: 0,
      sides: [null, null, null, null, null, null],
    });
    expect(m.s.box.filter(id => box.homes.includes(id)).sort()).toEqual([
      'buckingham-palace',
      'palace-of-westminster',
      'royal-hospital-chelsea',
    ]);
    expect(m.s.homes).toEqual([]);
  });

  test('K1: homes at random: 2 to 6 players, all different, and every seat can have every home', () => {
    expect(game.seats).toEqual([2, 6]);
    const seen = new Set<string>();
    for (const seed of SEEDS) {
      for (const seats of COUNTS) {
        const homes = opened(seats, {}, seed).s.players.map(p => p.home);
        expect(new Set(homes).size).toBe(seats);
        if (seats === 6) for (const [seat, home] of homes.entries()) seen.add(`${seat} ${home}`);
      }
    }
    expect(seen.size).toBe(36);
  });

  test('K1: the homes differ in nothing but their name and player colour', () => {
    const rows = HOUSE_1.tiles.filter(row => row.kind === 'home');
    const same = rows.map(({ use, upgrades, points, score, riverSides }) => ({
      use,
      upgrades,
      points,
      score,
      riverSides,
    }));
    for (const each of same) expect(each).toEqual(same[0]);
    expect(new Set(rows.map(row => row.playerColour)).size).toBe(6);
  });
});

describe('supplies', () => {
  test('K2: book (5a), (5b), (8a): 24 connectors and skill tiles of each kind lie ready, 40 keyples of each colour in the bag', () => {
    const { s } = opened(4, { homes: 'chosen' });
    expect(s.connectors).toEqual({ black: 24, blue: 24, brown: 24, grey: 24, red: 24, yellow: 24 });
    expect(s.skills).toEqual({ brick: 24, coin: 24, compass: 24 });
    expect(s.bag).toEqual({ blue: 40, red: 40, yellow: 40 });
  });

  test('K3: book (8b): each player draws 10 keyples at random from the bag', () => {
    const drawn = new Set<string>();
    for (const seed of SEEDS) {
      for (const seats of COUNTS) {
        const { s } = opened(seats, {}, seed);
        for (const p of s.players) expect(totalOf(KEYPLES, p.screen)).toBe(10);
        for (const p of s.players) expect(totalOf(KEYPLES, p.front)).toBe(0);
        expect(totalOf(KEYPLES, s.bag)).toBe(120 - 10 * seats);
        for (const c of KEYPLES) expect(s.players.reduce((sum, p) => sum + p.screen[c], s.bag[c])).toBe(40);
        for (const p of s.players) drawn.add(JSON.stringify(p.screen));
      }
    }
    expect(drawn.size).toBeGreaterThan(30);
  });

  test('K3: the draw is secret: the others learn how many, its owner which', () => {
    const events = emitted(3).filter(({ event }) => event.t === 'drew' || event.t === 'drew-colours');
    expect(events.map(({ event, to }) => [event.t, 'seat' in event && event.seat, to])).toEqual(
      [0, 1, 2].flatMap(seat => [
        ['drew', seat, null],
        ['drew-colours', seat, [seat]],
      ]),
    );
    for (const { event } of events)
      if (event.t === 'drew') expect(Object.keys(event).sort()).toEqual(['count', 'seat', 't']);
    const { s } = opened(3);
    const seenBy = (me: Seat | null) => game.view(s, me).players.map(p => p.screen !== null);
    expect([seenBy(0), seenBy(2), seenBy(null)]).toEqual([
      [true, false, false],
      [false, false, true],
      [false, false, false],
    ]);
  });
});

describe('the start player', () => {
  test('K4: book (3): the barge of the start player takes berth #1, the rightmost, and plays first', () => {
    for (const seats of COUNTS) {
      for (let first = 0; first < seats; first++) {
        const m = opened(seats, { start: String(first + 1) });
        const berths = m.s.players.map(p => p.berth);
        expect(berths[first]).toBe(5);
        expect(new Set(berths).size).toBe(seats);
        expect([m.s.active, questionOf(m, first)]).toEqual([first, 'turn']);
      }
    }
  });

  test('K4: at random, every player can be the start player', () => {
    const starts = SEEDS.map(seed => opened(4, { start: 'random' }, seed)).map(m => [
      m.s.active,
      m.s.players[m.s.active]?.berth,
    ]);
    expect(new Set(starts.map(([seat]) => seat))).toEqual(new Set([0, 1, 2, 3]));
    expect(new Set(starts.map(([, berth]) => berth))).toEqual(new Set([5]));
  });
});

describe('the tiles of an era', () => {
  test('K5: book (4): twice as many Routemaster tiles as players, at random, face up; the rest leave the game', () => {
    const seen = new Set<string>();
    for (const seats of COUNTS) {
      for (const seed of SEEDS) {
        const { s } = opened(seats, {}, seed);
        expect(s.routemasters).toHaveLength(2 * seats);
        const boxed = s.box.filter(id => box.routemasters.includes(id));
        expect([...s.routemasters, ...boxed].sort()).toEqual([...box.routemasters].sort());
        expect(game.view(s, null).routemasters).toEqual(s.routemasters);
        if (seats === 2) for (const id of s.routemasters) seen.add(id);
      }
    }
    expect(seen.size).toBe(12);
  });

  test('K5: a Routemaster tile can be bid for only in era 4', () => {
    const before = arrange({ era: 3, players: [{ screen: { red: 5 } }, {}], centre: [{ tile: 'gherkin' }] });
    expect(before.s.routemasters).toHaveLength(4);
    expect(legalOf(answers(before, 0, 'bid'), 0)).toEqual(['gherkin']);
    const after = arrange({
      era: 4,
      players: [{ screen: { red: 5 } }, {}],
      centre: [{ tile: 'tate-modern' }],
    });
    expect(legalOf(answers(after, 0, 'bid'), 0)).toEqual(['tate-modern']);
  });

  test('K6: book (6a), (6b): era 1 has its six tiles and 4, 5, 6, 6, 6 random building tiles, none of them upgraded', () => {
    for (const [i, seats] of COUNTS.entries()) {
      const { s } = opened(seats);
      expect(s.centre.slice(0, 6).map(lot => lot.id)).toEqual([
        'bank-of-england',
        'barbican',
        'battersea-power-station',
        'covent-garden',
        'paddington-station',
        'senate-house',
      ]);
      const buildings = s.centre.slice(6);
      expect(buildings).toHaveLength([4, 5, 6, 6, 6][i] as number);
      for (const lot of buildings) expect(box.buildings).toContain(lot.id);
      for (const { id, ...lot } of s.centre) {
        expect(lot).toEqual({ level: 0, colour: null, placed: 0, ladder: 0, bids: Array(seats).fill(0) });
      }
      expect(s.pile).toHaveLength(22 - buildings.length);
    }
    const dealt = new Set(
      SEEDS.flatMap(seed =>
        opened(2, {}, seed)
          .s.centre.slice(6)
          .map(lot => lot.id),
      ),
    );
    expect(dealt.size).toBe(22);
  });

  test('K7: book, "Start of the era": the tiles of eras 1 to 4 by number of players', () => {
    const table = COUNTS.map(seats => {
      const eras = [opened(seats)];
      while (eras.length < 4) eras.push(sailOn(eras.at(-1) as At));
      return [seats, ...eras.map(kindsIn)];
    });
    expect(table).toEqual([
      [2, [6, 0, 4, 0], [0, 6, 4, 0], [0, 0, 4, 0], [0, 0, 0, 4]],
      [3, [6, 0, 5, 0], [0, 6, 5, 0], [0, 0, 5, 0], [0, 0, 0, 6]],
      [4, [6, 0, 6, 0], [0, 6, 6, 0], [0, 0, 6, 0], [0, 0, 0, 8]],
      [5, [6, 0, 6, 0], [0, 6, 6, 0], [0, 0, 6, 0], [0, 0, 0, 10]],
      [6, [6, 0, 6, 0], [0, 6, 6, 0], [0, 0, 6, 0], [0, 0, 0, 12]],
    ]);
  });

  test('K7: only the tiles of era 3 arrive upgraded, landmarks among them, once', () => {
    for (const seed of SEEDS.slice(0, 8)) {
      const eras = [opened(4, {}, seed)];
      while (eras.length < 4) eras.push(sailOn(eras.at(-1) as At));
      expect(eras.map(m => [...new Set(m.s.centre.map(lot => lot.level))])).toEqual([[0], [0], [1], [0]]);
    }
  });

  test('K7: building tiles are of those remaining, none comes twice; the Routemasters of era 4 are those of K5', () => {
    const first = opened(6);
    const eras = [first];
    while (eras.length < 4) eras.push(sailOn(eras.at(-1) as At));
    const buildings = eras
      .slice(0, 3)
      .flatMap(m => m.s.centre.map(lot => lot.id).filter(id => box.buildings.includes(id)));
    expect(buildings).toHaveLength(18);
    expect(new Set([...buildings, ...(eras[3] as At).s.pile]).size).toBe(22);
    expect((eras[3] as At).s.centre.map(lot => lot.id)).toEqual(first.s.routemasters);
    expect((eras[3] as At).s.routemasters).toEqual([]);
  });

  test('K7: the tiles of the next era are dealt only once all players have placed theirs', () => {
    const m = arrange({
      phase: 'placing',
      players: [{ taken: [{ tile: 'gherkin' }] }, { taken: [{ tile: 'barbican' }] }],
    });
    const one = answers(m, 0, [1, 0], 'ready');
    expect([one.s.era, one.s.centre, questionOf(one, 0), questionOf(one, 1)]).toEqual([
      1,
      [],
      undefined,
      'cell',
    ]);
    const placed = answers(one, 1, [1, 0]);
    expect([placed.s.era, placed.s.centre]).toEqual([1, []]);
    const both = answers(placed, 1, 'ready');
    expect([both.s.era, both.s.centre.length]).toEqual([2, 10]);
  });
});
