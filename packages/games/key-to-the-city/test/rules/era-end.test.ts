import { step } from '@thameside/kernel';
import { describe, expect, test } from 'vitest';
import { HOUSE_1 } from '../../src/components/house-1/index.ts';
import type { Berth, TileRow } from '../../src/components/set.ts';
import type { Event } from '../../src/frames.ts';
import { type At, answers, arrange, game, gameWith, legalOf, player, told } from '../arrange.ts';

const withBerths = (changed: (row: TileRow, berth: Berth, i: number) => Berth) =>
  gameWith({
    tiles: HOUSE_1.tiles.map(row =>
      row.berths ? { ...row, berths: row.berths.map((berth, i) => changed(row, berth, i)) } : row,
    ),
  });

/** Nobody draws anything, so that screens show what else came behind them. */
const dry = withBerths((_row, { keyples: _, ...berth }) => berth);

const withKeyples = (blue: number, red: number, yellow: number) =>
  gameWith({ supplies: { ...HOUSE_1.supplies, keyples: { blue, red, yellow } } });

/** Seat 0 sails last, to the berth given, and the era ends. */
const sails = (m: At, berth = 5) => told(m, 0, 'sail', berth);
const SAILED = (berth: number) => ({ sailed: true, berth });
const screens = (m: At) => m.s.players.map(p => p.screen);
const held = (m: At) => m.s.players.map(p => p.screen.blue + p.screen.red + p.screen.yellow);
const inBag = (m: At) => m.s.bag.blue + m.s.bag.red + m.s.bag.yellow;
const takenBy = (m: At) => m.s.players.map(p => p.taken.map(tile => tile.id));
const only = <T extends Event['t']>(events: readonly Event[], t: T) =>
  events.filter((event): event is Extract<Event, { t: T }> => event.t === t);

const NONE = { blue: 0, red: 0, yellow: 0 };

describe('K60 to K66 in their order', () => {
  test('K60, K61, K63, K64 and K65: book: bids back, tiles and river tile taken, keyples drawn, keyples retrieved', () => {
    const m = arrange({
      active: 0,
      centre: [{ tile: 'barbican', colour: 'red', bids: [2, 3] }, { tile: 'covent-garden' }],
      players: [{ borough: [{ tile: 'greenwich', colour: 'blue', placed: 1, ladder: 1 }] }, SAILED(0)],
    });
    expect(sails(m).events.map(({ t }) => t)).toEqual([
      'sailed',
      'era-ends',
      'bid-returned',
      'won',
      'unsold',
      'claimed',
      'drew',
      'drew-colours',
      'drew',
      'drew-colours',
      'retrieved',
    ]);
  });
});

describe('losing bids', () => {
  test('K60: book 1: unsuccessful bids go back behind the screens of those who placed them', () => {
    const m = arrange(
      {
        active: 0,
        centre: [{ tile: 'barbican', colour: 'red', bids: [1, 4, 2] }],
        players: [{ screen: { blue: 1, red: 1 } }, SAILED(4), SAILED(3)],
      },
      dry,
    );
    const { match, events } = sails(m);
    expect(screens(match)).toEqual([{ blue: 1, red: 2, yellow: 0 }, NONE, { ...NONE, red: 2 }]);
    expect(only(events, 'bid-returned')).toEqual([
      { t: 'bid-returned', seat: 0, tile: 'barbican', colour: 'red', count: 1 },
      { t: 'bid-returned', seat: 2, tile: 'barbican', colour: 'red', count: 2 },
    ]);
  });

  test('K60: losing bids at several tiles come back, each in its own colour', () => {
    const centre = [
      { tile: 'barbican', colour: 'red', bids: [2, 4] },
      { tile: 'covent-garden', colour: 'yellow', bids: [1, 3] },
      { tile: 'senate-house', colour: 'blue', bids: [5, 3] },
    ];
    const m = arrange({ active: 0, centre, players: [{}, SAILED(4)] }, dry);
    expect(screens(sails(m).match)).toEqual([
      { blue: 0, red: 2, yellow: 1 },
      { blue: 3, red: 0, yellow: 0 },
    ]);
  });

  test('K60: what comes back is in the hand and not in the bag', () => {
    const centre = [{ tile: 'british-museum', colour: 'red', bids: [2, 3] }];
    const m = arrange({ era: 4, active: 0, centre, players: [{}, SAILED(4)] });
    const before = m.s.bag.red;
    const { match } = sails(m);
    expect(player(match, 0).screen.red).toBe(2);
    expect(match.s.bag.red).toBe(before + 3);
  });
});

describe('tiles won', () => {
  test('K61: book 2: who won a tile takes it, and the keyples that were placed on it', () => {
    const centre = [{ tile: 'barbican', colour: 'red', bids: [2, 0], placed: 3, ladder: 2 }];
    const m = arrange({ active: 0, centre, players: [{}, SAILED(4)] }, dry);
    const { match, events } = sails(m);
    expect(takenBy(match)).toEqual([['barbican'], []]);
    expect(screens(match)).toEqual([{ ...NONE, red: 3 }, NONE]);
    expect(player(match, 0).taken).toEqual([
      { id: 'barbican', level: 0, colour: null, placed: 0, ladder: 0 },
    ]);
    expect(only(events, 'won')).toEqual([{ t: 'won', seat: 0, tile: 'barbican', count: 2 }]);
  });

  test('K61: the keyples go to the winner, not to whoever used the tile', () => {
    let m = arrange(
      {
        active: 1,
        centre: [{ tile: 'barbican', colour: 'red', bids: [2, 0] }],
        players: [{}, { screen: { red: 4 } }],
      },
      dry,
    );
    m = answers(m, 1, 'use', 'barbican', 'red', 4);
    m = answers(answers(m, 0, 'sail', 5), 1, 'sail', 4);
    expect(screens(m)).toEqual([{ ...NONE, red: 4 }, NONE]);
  });

  test('K61: book 2: the winning bids go into the bag', () => {
    const centre = [
      { tile: 'barbican', colour: 'red', bids: [2, 5] },
      { tile: 'covent-garden', colour: 'blue', bids: [3, 0] },
    ];
    const m = arrange({ active: 0, centre, players: [{}, SAILED(4)] }, dry);
    const before = m.s.bag;
    expect(sails(m).match.s.bag).toEqual({
      blue: before.blue + 3,
      red: before.red + 5,
      yellow: before.yellow,
    });
  });

  test('K61: book 2: beginning with the barge furthest right, then clockwise', () => {
    const tiles = ['barbican', 'covent-garden', 'senate-house', 'bank-of-england'];
    const winners = [0, 2, 1, 0];
    const centre = tiles.map((tile, i) => ({
      tile,
      colour: 'red',
      bids: [0, 1, 2].map(seat => (seat === winners[i] ? 1 : 0)),
    }));
    const m = arrange({ active: 0, centre, players: [{}, SAILED(5), SAILED(1)] });
    const { events } = sails(m, 4);
    expect(only(events, 'won').map(({ seat, tile }) => [seat, tile])).toEqual([
      [1, 'senate-house'],
      [2, 'covent-garden'],
      [0, 'barbican'],
      [0, 'bank-of-england'],
    ]);
  });

  test('K61: a tile is taken as it lay: in era 3 upgraded once', () => {
    const centre = [{ tile: 'the-shard', colour: 'red', bids: [1, 0] }];
    const m = arrange({ era: 3, active: 0, centre, players: [{}, SAILED(4)] });
    expect(player(sails(m).match, 0).taken).toMatchObject([{ id: 'the-shard', level: 1 }]);
  });
});

describe('tiles without a bid', () => {
  const m = arrange(
    {
      active: 0,
      centre: [{ tile: 'barbican', colour: 'red', placed: 5, ladder: 3 }, { tile: 'the-shard' }],
      players: [{}, SAILED(4)],
    },
    dry,
  );

  test('K62: book 2: they leave the game', () => {
    const { match, events } = sails(m);
    expect(only(events, 'unsold').map(({ tile }) => tile)).toEqual(['barbican', 'the-shard']);
    expect(match.s.box).toEqual(expect.arrayContaining(['barbican', 'the-shard']));
    expect(match.s.pile).not.toContain('the-shard');
    expect(match.s.centre.map(({ id }) => id)).not.toContain('barbican');
    expect(takenBy(match)).toEqual([[], []]);
  });

  test('K62: the keyples placed on such a tile go into the bag', () => {
    const { match } = sails(m);
    expect(match.s.bag.red).toBe(m.s.bag.red + 5);
    expect(screens(match)).toEqual([NONE, NONE]);
  });
});

describe('the river tile', () => {
  const ended = (era: number, berth: number, g = game) =>
    sails(arrange({ era, active: 0, players: [{}, SAILED(1), SAILED(2)] }, g), berth);
  const RIVER = ['hungerford-bridge', 'millennium-bridge', 'london-bridge', 'the-o2'];

  for (const [i, tile] of RIVER.entries()) {
    test(`K63: book: who lies in the claim berth after era ${i + 1} takes ${tile}`, () => {
      const { match, events } = ended(i + 1, 0);
      expect(takenBy(match)).toEqual([[tile], [], []]);
      expect(only(events, 'claimed')).toEqual([{ t: 'claimed', seat: 0, tile }]);
      expect(legalOf(match, 0)).toHaveLength(6);
    });

    test(`K63: book 3: if nobody lies there after era ${i + 1}, ${tile} leaves the game`, () => {
      for (const berth of [3, 4, 5]) {
        const { match, events } = ended(i + 1, berth);
        expect(takenBy(match)).toEqual([[], [], []]);
        expect(match.s.box).toContain(tile);
        expect(only(events, 'unclaimed')).toEqual([{ t: 'unclaimed', tile }]);
      }
    });
  }

  test('K63: the O2 is claimed from the 8-point berth, wherever that is', () => {
    const POINTS = [12, 10, 7, 8, 5, 3];
    const other = withBerths((row, berth, i) =>
      row.id === 'thames-barrier'
        ? { points: POINTS[i] ?? 0, ...(POINTS[i] === 8 && { claims: true }) }
        : berth,
    );
    expect(takenBy(ended(4, 3, other).match)).toEqual([['the-o2'], [], []]);
    expect(takenBy(ended(4, 0, other).match)).toEqual([[], [], []]);
  });

  test('K63: the claimer draws the keyples of the berth as well', () => {
    expect([1, 2, 3].map(era => held(ended(era, 0).match)[0])).toEqual([4, 6, 3]);
  });

  test('K63: nobody claims the Thames Barrier', () => {
    for (const berth of [0, 3, 5]) {
      const { match } = ended(4, berth);
      expect(match.s.river).toEqual(['thames-barrier']);
      expect(takenBy(match).flat()).not.toContain('thames-barrier');
    }
  });
});

describe('drawing', () => {
  const KEYPLES = { 1: [4, 8, 7, 6, 5, 4], 2: [6, 8, 7, 6, 5, 4], 3: [3, 7, 6, 5, 4, 3] };
  for (const [era, counts] of Object.entries(KEYPLES)) {
    test(`K64: book 4: after era ${era} each berth gives its number of keyples`, () => {
      counts.forEach((count, berth) => {
        const m = arrange({
          era: Number(era),
          active: 0,
          players: [{ screen: { red: 2 } }, SAILED(berth === 1 ? 2 : 1)],
        });
        const { match } = sails(m, berth);
        expect(held(match)[0]).toBe(2 + count);
        expect(inBag(match)).toBe(inBag(m) - count - (counts[berth === 1 ? 2 : 1] ?? 0));
      });
    });
  }

  test('K64: book 4: how many is told to all, their colours to their owner alone', () => {
    const m = arrange({ active: 0, players: [{}, SAILED(4)] });
    const { events } = step(game, answers(m, 0, 'sail'), 0, 5);
    const told = events.filter(({ event }) => event.t.startsWith('drew'));
    expect(told.map(({ event, to }) => [event.t, 'seat' in event && event.seat, to])).toEqual([
      ['drew', 0, null],
      ['drew-colours', 0, [0]],
      ['drew', 1, null],
      ['drew-colours', 1, [1]],
    ]);
  });

  test('K64: if the bag runs short, they draw from the barge furthest right and then clockwise, as long as it lasts', () => {
    const m = arrange({ active: 0, players: [{}, SAILED(5), SAILED(1)] }, withKeyples(2, 2, 2));
    const { match, events } = sails(m, 4);
    expect(held(match)).toEqual([0, 4, 2]);
    expect(only(events, 'drew').map(({ seat, count }) => [seat, count])).toEqual([
      [1, 4],
      [2, 2],
      [0, 0],
    ]);
  });

  test('K64: the winning bids and the keyples of unsold tiles are in the bag before anybody draws', () => {
    const centre = [
      { tile: 'barbican', colour: 'red', bids: [3, 0] },
      { tile: 'covent-garden', colour: 'blue', placed: 1, ladder: 1 },
    ];
    const m = arrange({ active: 0, centre, players: [{}, SAILED(1)] }, withKeyples(1, 3, 0));
    expect(inBag(m)).toBe(0);
    expect(screens(sails(m).match)).toEqual([{ blue: 1, red: 3, yellow: 0 }, NONE]);
  });

  test('K64: the keyples in the boroughs are not in the bag when they draw', () => {
    const borough = [{ tile: 'greenwich', colour: 'red', placed: 3, ladder: 2 }];
    const m = arrange({ active: 0, players: [{ borough }, SAILED(1)] }, withKeyples(0, 3, 0));
    const { events } = sails(m);
    expect(only(events, 'drew').map(({ count }) => count)).toEqual([0, 0]);
  });

  test('K64: nothing is drawn at the end of era 4, whatever the berth says', () => {
    const generous = withBerths((_row, berth) => ({ ...berth, keyples: 5 }));
    const m = arrange({ era: 4, active: 0, players: [{}, SAILED(4)] }, generous);
    const { match, events } = sails(m);
    expect(only(events, 'drew')).toEqual([]);
    expect(held(match)).toEqual([0, 0]);
  });
});

describe('retrieving', () => {
  test('K65: book 5: players take all keyples in their own borough behind their screen, whoever placed them', () => {
    let m = arrange(
      {
        active: 0,
        players: [
          { screen: { red: 3 }, skills: { coin: 1 } },
          { home: 'greenwich', screen: { blue: 2 } },
        ],
      },
      dry,
    );
    m = answers(m, 0, 'use', 'greenwich', 'red', 2, 'coin', 'coin');
    m = answers(answers(m, 1, 'sail', 5), 0, 'sail', 4);
    expect(screens(m)).toEqual([
      { ...NONE, red: 1 },
      { blue: 2, red: 2, yellow: 0 },
    ]);
  });

  const m = arrange(
    {
      era: 2,
      active: 0,
      players: [
        {
          borough: [
            { tile: 'greenwich', colour: 'red', placed: 3, ladder: 2 },
            { tile: 'barbican', at: [1, 0], colour: 'blue', placed: 1, ladder: 1 },
            { tile: 'senate-house', at: [0, 1], colour: 'red', placed: 4, ladder: 4 },
          ],
        },
        { ...SAILED(4), borough: [{ tile: 'tower-of-london', colour: 'yellow', placed: 2, ladder: 2 }] },
      ],
    },
    dry,
  );

  test('K65: from every tile of the borough, and from no other', () => {
    const { match, events } = sails(m);
    expect(screens(match)).toEqual([
      { blue: 1, red: 7, yellow: 0 },
      { ...NONE, yellow: 2 },
    ]);
    expect(only(events, 'retrieved').map(({ seat, keyples }) => [seat, keyples.length])).toEqual([
      [0, 8],
      [1, 2],
    ]);
  });

  test('K65: the tiles are clear then, and in the next era take any colour and one keyple', () => {
    const { match } = sails(m);
    for (const site of player(match, 0).borough)
      expect(site).toMatchObject({ colour: null, placed: 0, ladder: 0 });
    const next = answers(match, 0, 'use', 'senate-house');
    expect(legalOf(next, 0)).toEqual(['blue', 'red']);
    expect(legalOf(answers(next, 0, 'blue'), 0)).toEqual(['1']);
  });
});
