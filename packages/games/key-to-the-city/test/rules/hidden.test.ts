import {
  below,
  isOver,
  legal,
  play,
  redealt,
  rngOf,
  type Seat,
  seedOf,
  start,
  step,
  waiting,
} from '@thameside/kernel';
import { foresight, secretPaths, viewKeys } from '@thameside/testkit';
import { describe, expect, test } from 'vitest';
import type { Event } from '../../src/frames.ts';
import { type At, answers, arrange, game, told } from '../arrange.ts';

const VIEWERS = [0, 1, 2, null];

const position = {
  era: 2,
  active: 0,
  centre: [{ tile: 'harrods', colour: 'red', bids: [1, 2, 0], placed: 2, ladder: 2 }, { tile: 'the-shard' }],
  players: [
    { home: 'greenwich', screen: { red: 3, blue: 1 }, skills: { coin: 2 }, unplaced: ['red', 'brown'] },
    {
      home: 'tower-of-london',
      screen: { yellow: 4 },
      skills: { brick: 1, compass: 1 },
      borough: [{ tile: 'barbican', at: [1, 0], connectors: { 4: 'grey' } }],
    },
    { home: 'somerset-house', screen: { blue: 2 }, sailed: true, berth: 3 },
  ],
};

/** A whole game, with every event and whom it was told. */
function events(jennifer: 'on' | 'off'): { event: Event; to: readonly Seat[] | null }[] {
  const told: { event: Event; to: readonly Seat[] | null }[] = [];
  const emit = (event: Event, to?: readonly Seat[]) => void told.push({ event, to: to ?? null });
  const m = start(game, 3, { homes: 'chosen', start: 'random', jennifer }, seedOf('hidden'), emit);
  const rng = rngOf(seedOf('hidden'));
  while (!isOver(m)) {
    const [seat = 0] = waiting(m);
    const answers = legal(game, m, seat);
    play(game, m, seat, answers[below(rng, answers.length)]!, emit);
  }
  return told;
}

describe('what a player sees', () => {
  const { s } = arrange(position);

  test('K81: the fields of a view, none of them by accident', () => {
    const taken = arrange({ era: 4, phase: 'placing', players: [{ taken: [{ tile: 'tate-modern' }] }, {}] });
    const views = [s, taken.s].flatMap(each => VIEWERS.map(viewer => game.view(each, viewer)));
    expect(viewKeys(...views)).toMatchInlineSnapshot(`
      [
        "active",
        "bag",
        "box",
        "centre",
        "centre[].bids",
        "centre[].colour",
        "centre[].id",
        "centre[].ladder",
        "centre[].level",
        "centre[].placed",
        "centre[].winner",
        "connectors",
        "connectors.black",
        "connectors.blue",
        "connectors.brown",
        "connectors.grey",
        "connectors.red",
        "connectors.yellow",
        "era",
        "homes",
        "jennifer",
        "later",
        "me",
        "over",
        "passes",
        "pile",
        "players",
        "players[].berth",
        "players[].borough",
        "players[].borough[].colour",
        "players[].borough[].id",
        "players[].borough[].ladder",
        "players[].borough[].level",
        "players[].borough[].placed",
        "players[].borough[].q",
        "players[].borough[].r",
        "players[].borough[].rotation",
        "players[].borough[].sides",
        "players[].front",
        "players[].front.blue",
        "players[].front.red",
        "players[].front.yellow",
        "players[].home",
        "players[].keyples",
        "players[].sailed",
        "players[].score",
        "players[].score[].hidden",
        "players[].score[].key",
        "players[].score[].params",
        "players[].score[].params.berth",
        "players[].score[].points",
        "players[].score[].rule",
        "players[].screen",
        "players[].screen.blue",
        "players[].screen.red",
        "players[].screen.yellow",
        "players[].skillTiles",
        "players[].skills",
        "players[].skills.brick",
        "players[].skills.coin",
        "players[].skills.compass",
        "players[].taken",
        "players[].taken[].colour",
        "players[].taken[].id",
        "players[].taken[].ladder",
        "players[].taken[].level",
        "players[].taken[].placed",
        "players[].unplaced",
        "river",
        "routemasters",
        "skills",
        "skills.brick",
        "skills.coin",
        "skills.compass",
      ]
    `);
  });

  test('K81: what lies behind the own screen, and of the others how much', () => {
    for (const viewer of VIEWERS) {
      game.view(s, viewer).players.forEach((p, seat) => {
        const own = s.players[seat];
        expect(p.screen).toEqual(seat === viewer ? own?.screen : null);
        expect(p.skills).toEqual(seat === viewer ? own?.skills : null);
      });
      expect(game.view(s, viewer).players.map(p => p.keyples)).toEqual([4, 4, 2]);
      expect(game.view(s, viewer).players.map(p => p.skillTiles)).toEqual([2, 2, 0]);
    }
  });

  test('K81: how many keyples are in the bag and how many building tiles are to come, not which', () => {
    for (const viewer of VIEWERS) {
      const view = game.view(s, viewer);
      expect(view.bag).toBe(120 - 10 - 5);
      expect(view.pile).toBe(s.pile.length);
      expect(s.pile.length).toBeGreaterThan(10);
      for (const id of s.pile) expect(JSON.stringify(view)).not.toContain(id);
    }
  });

  test('K81: supplies, unplaced connectors, boroughs, bids and all Routemaster tiles in play', () => {
    for (const viewer of VIEWERS) {
      const view = game.view(s, viewer);
      expect(view.connectors).toEqual({ black: 24, blue: 24, brown: 23, grey: 23, red: 23, yellow: 24 });
      expect(view.skills).toEqual({ brick: 23, coin: 22, compass: 23 });
      expect(view.routemasters).toEqual(s.routemasters);
      expect(view.routemasters).toHaveLength(6);
      expect(view.centre[0]).toMatchObject({
        bids: [1, 2, 0],
        winner: 1,
        colour: 'red',
        placed: 2,
        ladder: 2,
      });
      expect(view.players[0]?.unplaced).toEqual(['red', 'brown']);
      expect(view.players[1]?.borough).toEqual(s.players[1]?.borough);
      expect(view.players[2]).toMatchObject({ sailed: true, berth: 3 });
    }
  });

  test('K81: everything that a viewer cannot see could be otherwise without their noticing', () => {
    const m = arrange(position);
    for (const viewer of VIEWERS) {
      const others = ['a', 'b', 'c'].map(seed => redealt(game, m, viewer, seedOf(seed)));
      for (const other of others) expect(game.view(other.s, viewer)).toEqual(game.view(m.s, viewer));
      expect(others.some(other => other.s.pile.join() !== m.s.pile.join())).toBe(true);
      expect(others.some(other => JSON.stringify(other.s.bag) !== JSON.stringify(m.s.bag))).toBe(true);
    }
  });

  test('K81: the secrets, by where they stand in the view', () => {
    const { moved, unmoved } = secretPaths(game, { games: 2, seats: [4] });
    // score lines are shown to their owner or not at all, so that their places differ too
    const apart = (paths: readonly string[]) => paths.filter(path => !path.includes('score'));
    const kinds = [
      'screen.blue',
      'screen.red',
      'screen.yellow',
      'skills.brick',
      'skills.coin',
      'skills.compass',
    ];
    expect(apart(moved)).toEqual(kinds.map(kind => `players[].${kind}`));
    expect(apart(unmoved)).toEqual(['me']);
  });

  test('K81: nobody can foresee which building tiles come next', () => {
    const { draws, foreseen } = foresight(game, { games: 2, seats: [4] });
    expect(draws).toBeGreaterThan(30);
    expect(foreseen).toBeLessThan(draws / 2);
  });
});

describe('scores', () => {
  const bus = (tile: string, at: number[]) => ({ tile, at });
  const BUSES = [
    bus('lords-cricket-ground', [1, 0]),
    bus('madame-tussauds', [2, 0]),
    bus('tate-britain', [3, 0]),
  ];
  const museum = bus('victoria-and-albert-museum', [4, 0]);
  const players = [
    {
      home: 'greenwich',
      screen: { red: 3, blue: 1, yellow: 1 },
      skills: { brick: 2 },
      borough: [...BUSES, museum],
    },
    { ready: false },
  ];
  const m = arrange({ era: 4, phase: 'placing', players });
  const keys = (match: At, viewer: Seat | null) =>
    game.view(match.s, viewer).players[0]?.score.map(line => line.key);

  test('K81: the owner sees what rests on hidden pieces, the others do not before the end', () => {
    expect(m.s.over).toBe(false);
    expect(keys(m, 0)).toEqual([
      'score.keyples',
      'score.keyple-sets',
      'score.skills',
      'score.skill-sets-of-four',
      'score.barge',
    ]);
    expect(keys(m, 1)).toEqual(['score.barge']);
    expect(keys(m, null)).toEqual(['score.barge']);
  });

  test('K81: at the end everything is open', () => {
    const over = answers(m, 1, 'ready');
    for (const viewer of [0, 1, null]) {
      expect(game.view(over.s, viewer)).toEqual({ ...game.view(over.s, 0), me: viewer });
      expect(game.view(over.s, viewer).players[0]).toMatchObject({
        screen: { red: 3 },
        skills: { brick: 2 },
      });
      expect(keys(over, viewer)).toHaveLength(5);
    }
  });
});

describe('what the log tells', () => {
  test('K81: the colours drawn go to who drew them; everything else is for all', () => {
    for (const { event, to } of events('off')) {
      expect(to).toEqual(event.t === 'drew-colours' ? [event.seat] : null);
    }
  });

  test('K81: nothing that all are told names a keyple behind a screen', () => {
    const public_ = events('on')
      .filter(({ to }) => to === null)
      .map(({ event }) => event);
    for (const event of public_.filter(({ t }) => t === 'drew'))
      expect(Object.keys(event)).toEqual(['t', 'seat', 'count']);
  });

  test('K81: what is spent and taken in the open is logged', () => {
    const m = arrange({
      active: 0,
      players: [{ home: 'greenwich', screen: { red: 2 }, skills: { coin: 1 } }, {}],
      centre: [{ tile: 'covent-garden' }],
    });
    expect(told(m, 0, 'use', 'greenwich', 'red', 2, 'coin', 'brick').events).toEqual([
      { t: 'used', level: 0, seat: 0, tile: 'greenwich', colour: 'red', count: 2, groups: [] },
      { t: 'paid', seat: 0, skills: ['coin'] },
      { t: 'took-skills', seat: 0, skills: ['brick'] },
    ]);
    expect(told(m, 0, 'use', 'covent-garden', 'red', 1, 'all').events).toContainEqual({
      t: 'took-connectors',
      seat: 0,
      connectors: ['black', 'blue'],
    });
    expect(told(m, 0, 'bid', 'covent-garden', 'red', 1).events).toEqual([
      { t: 'bid', total: 1, seat: 0, tile: 'covent-garden', colour: 'red', count: 1, groups: [] },
    ]);
  });

  test('K81: what is recovered is logged', () => {
    const m = arrange({
      active: 0,
      centre: [{ tile: 'barbican', colour: 'red', bids: [2, 3] }],
      players: [
        { borough: [{ tile: 'greenwich', colour: 'blue', placed: 2, ladder: 2 }] },
        { sailed: true, berth: 1 },
      ],
    });
    const { events } = step(game, answers(m, 0, 'sail'), 0, 5);
    expect(events).toContainEqual({
      event: { t: 'bid-returned', seat: 0, tile: 'barbican', colour: 'red', count: 2 },
      to: null,
    });
    expect(events).toContainEqual({
      event: { t: 'retrieved', seat: 0, keyples: ['blue', 'blue'] },
      to: null,
    });
  });
});
