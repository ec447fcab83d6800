import { below, isOver, legal, play, rngOf, seedOf, start, step, waiting } from '@thameside/kernel';
import { describe, expect, test } from 'vitest';
import { HOUSE_1 } from '../../src/components/house-1/index.ts';
import { type Site, siteBeyond } from '../../src/state.ts';
import {
  type At,
  answers,
  arrange,
  game,
  gameWith,
  legalOf,
  player,
  questionOf,
  refusalOf,
  refusalsOf,
  site,
  told,
} from '../arrange.ts';

/** The end of an era at which seat 0 has to place these tiles. */
const placing = (taken: string[], rest: object = {}, more: object = {}) => ({
  phase: 'placing',
  ...more,
  players: [{ home: 'greenwich', ...rest, taken: taken.map(tile => ({ tile })) }, {}],
});
const AROUND_HOME = ['1 -1', '1 0', '0 1', '-1 1', '-1 0', '0 -1'];

describe('where tiles go', () => {
  test('K66: book 6: a tile must lie against at least one other', () => {
    const m = arrange(placing(['barbican']));
    expect(legalOf(m, 0).sort()).toEqual([...AROUND_HOME].sort());
    expect(refusalOf(m, 0, [2, 0])).toBe('K66');
    expect(refusalOf(m, 0, [0, 0])).toBe('K66');
  });

  test('K66: against a tile placed just before', () => {
    const m = answers(arrange(placing(['barbican', 'senate-house'])), 0, 'barbican', [1, 0]);
    expect(legalOf(m, 0)).toContain('2 0');
    expect(legalOf(m, 0)).toHaveLength(8);
    expect(site(answers(m, 0, [2, 0]), 0, 'senate-house')).toMatchObject({ q: 2, r: 0 });
  });

  test('K66: all tiles, in any order', () => {
    const taken = ['barbican', 'senate-house', 'covent-garden'];
    for (const first of taken) {
      let m = arrange(placing(taken));
      expect(legalOf(m, 0)).toEqual(taken);
      m = answers(m, 0, first, [1, 0]);
      expect(legalOf(m, 0)).toEqual(taken.filter(tile => tile !== first));
    }
  });

  test('K66: every tile is placed before a player can be ready', () => {
    let m = arrange(placing(['barbican', 'senate-house']));
    expect(refusalOf(m, 0, 'ready')).toBe('not-offered');
    m = answers(m, 0, 'senate-house', [1, 0]);
    expect(refusalOf(m, 0, 'ready')).toBe('not-offered');
    m = answers(m, 0, [0, 1]);
    expect(legalOf(m, 0)).toEqual(['ready']);
    expect(player(m, 0).borough.map(({ id }) => id)).toEqual(['greenwich', 'senate-house', 'barbican']);
  });

  const RING = [
    { tile: 'greenwich', at: [0, 0], connectors: { 1: 'red' } },
    { tile: 'barbican', at: [1, -1], connectors: { 2: 'blue', 1: 'grey' } },
    { tile: 'senate-house', at: [2, -1], connectors: { 3: 'black' } },
    { tile: 'covent-garden', at: [2, 0] },
    { tile: 'bank-of-england', at: [1, 1], connectors: { 5: 'yellow' } },
    { tile: 'paddington-station', at: [0, 1], connectors: { 4: 'brown' } },
  ];

  test('K66: a hole in the borough is a cell too, and takes the connectors of all around it', () => {
    let m = arrange(placing(['british-library'], { borough: RING }, { era: 2 }));
    expect(legalOf(m, 0)).toContain('1 0');
    m = answers(m, 0, [1, 0]);
    expect(site(m, 0, 'british-library').sides).toEqual(['black', null, 'yellow', null, 'red', 'blue']);
  });

  test('K66: book 6: a connector that reaches into the cell lies on the new tile; others do not', () => {
    const borough = [{ tile: 'greenwich', connectors: { 1: 'red', 2: 'blue' } }];
    const m = answers(arrange(placing(['barbican'], { borough })), 0, [1, 0]);
    expect(site(m, 0, 'barbican').sides).toEqual([null, null, null, null, 'red', null]);
    expect(site(m, 0, 'greenwich').sides).toEqual([null, 'red', 'blue', null, null, null]);
  });

  test('K66: a connector under which a tile is laid links the two from then on', () => {
    const borough = [{ tile: 'greenwich', connectors: { 1: 'black' } }];
    const scored = (q: number, r: number) => {
      const m = answers(arrange(placing(['canary-wharf'], { borough })), 0, [q, r]);
      return game.score(m.s)[0];
    };
    expect(scored(1, 0)).toMatchObject([{ key: 'score.tiles-linked', points: 1 }]);
    expect(scored(0, 1)).toMatchObject([{ key: 'score.tiles-linked', points: 0 }]);
  });

  test('K66: the tile keeps its level', () => {
    const m = answers(arrange(placing(['the-shard'], {}, { era: 3 })), 0, [1, 0]);
    expect(site(m, 0, 'the-shard').level).toBe(1);
  });
});

describe('rotation', () => {
  test('K66: is asked for a tile with river sides, and for no other', () => {
    const plain = told(arrange(placing(['barbican'])), 0, [1, 0]);
    expect(questionOf(plain.match, 0)).toBe('ready');
    expect(plain.events).toEqual([{ t: 'placed', seat: 0, tile: 'barbican', q: 1, r: 0, rotation: 0 }]);
    for (const tile of ['hungerford-bridge', 'tower-bridge', 'mi6-building', 'london-eye']) {
      expect(questionOf(answers(arrange(placing([tile])), 0, [1, 0]), 0)).toBe('rotation');
    }
  });

  test('K66: is free, as far as the river allows', () => {
    const turned = (tile: string) => legalOf(answers(arrange(placing([tile])), 0, [1, 0]), 0);
    expect(turned('hungerford-bridge')).toEqual(['1', '2']);
    expect(turned('mi6-building')).toEqual(['0', '2', '4', '5']);
    const m = answers(arrange(placing(['mi6-building'])), 0, [1, 0], 5);
    expect(site(m, 0, 'mi6-building')).toMatchObject({ q: 1, r: 0, rotation: 5 });
  });
});

describe('all at the same time', () => {
  const both = arrange({
    phase: 'placing',
    players: [
      { home: 'greenwich', taken: [{ tile: 'barbican' }, { tile: 'senate-house' }] },
      { home: 'tower-of-london', taken: [{ tile: 'covent-garden' }] },
      {},
    ],
  });

  test('K66: nobody waits for anybody, and who took nothing has nothing to do', () => {
    expect(waiting(both)).toEqual([0, 1]);
    const ready = answers(both, 1, [1, 0], 'ready');
    expect(waiting(ready)).toEqual([0]);
    expect(ready.s.era).toBe(1);
  });

  test('K66: it makes no difference who places first', () => {
    const first = answers(answers(both, 0, 'barbican', [1, 0], [0, 1]), 1, [-1, 0]);
    const then = answers(answers(answers(both, 0, 'barbican'), 1, [-1, 0]), 0, [1, 0], [0, 1]);
    expect(then).toEqual(first);
  });

  test('K66: placements are public, before anybody is ready', () => {
    const { match, events } = step(game, answers(both, 0, 'barbican'), 0, [1, 0]);
    expect(events.map(({ to }) => to)).toEqual([null]);
    for (const viewer of [1, 2, null]) {
      expect(game.view(match.s, viewer).players[0]).toMatchObject({
        borough: [{ id: 'greenwich' }, { id: 'barbican', q: 1, r: 0 }],
        taken: [{ id: 'senate-house' }],
      });
    }
  });

  test('K66: the next era is dealt once all are ready', () => {
    let m = answers(both, 0, 'barbican', [1, 0], [0, 1], 'ready');
    m = answers(m, 1, [1, 0]);
    expect(m.s).toMatchObject({ era: 1, centre: [] });
    expect(waiting(m)).toEqual([1]);
    const { match, events } = told(m, 1, 'ready');
    expect(events.map(({ t }) => t)).toEqual(['ready', 'era']);
    expect(match.s.era).toBe(2);
    expect(match.s.centre).toHaveLength(11);
  });

  test('K7 and K66: when the last barge has sailed all place at once, and the next era waits for all of them', () => {
    const won = (tile: string, seat: number) => ({
      tile,
      colour: 'red',
      bids: [0, 1, 2].map(i => Number(i === seat)),
    });
    let m = arrange({
      active: 2,
      centre: [won('barbican', 0), won('covent-garden', 1), { tile: 'senate-house' }],
      players: [{ sailed: true, berth: 1 }, { sailed: true, berth: 2 }, {}],
    });
    m = answers(m, 2, 'sail', 5);
    expect(waiting(m)).toEqual([0, 1]);
    m = answers(m, 1, [1, 0], 'ready');
    expect(waiting(m)).toEqual([0]);
    expect(m.s).toMatchObject({ era: 1, centre: [] });
    m = answers(m, 0, [1, 0], 'ready');
    expect(waiting(m)).toEqual([2]);
    expect(m.s.era).toBe(2);
  });
});

describe('a tile with no legal cell', () => {
  /** A building that is nothing but river. */
  const flooded = gameWith({
    tiles: HOUSE_1.tiles.map(row =>
      row.id === 'mi6-building' ? { ...row, riverSides: [0, 1, 2, 3, 4, 5] } : row,
    ),
  });

  test('K66: leaves the game', () => {
    const m = answers(arrange(placing(['mi6-building', 'barbican']), flooded), 0, [1, 0]);
    expect(m.s.box).toContain('mi6-building');
    expect(player(m, 0)).toMatchObject({ taken: [], borough: [{ id: 'greenwich' }, { id: 'barbican' }] });
    expect(legalOf(m, 0)).toEqual(['ready']);
  });

  test('K66: the log says so', () => {
    const { events } = told(arrange(placing(['mi6-building', 'barbican']), flooded), 0, [1, 0]);
    expect(events).toContainEqual({ t: 'no-room', seat: 0, tile: 'mi6-building' });
  });

  test('K66: another tile that is placed first can make room for it', () => {
    let m = arrange(placing(['mi6-building', 'hungerford-bridge', 'barbican']), flooded);
    expect(legalOf(m, 0)).toEqual(['hungerford-bridge', 'barbican']);
    expect(refusalOf(m, 0, 'mi6-building')).toBe('K67');
    m = answers(m, 0, 'hungerford-bridge', [1, 0], 1);
    expect(legalOf(m, 0)).toEqual(['mi6-building', 'barbican']);
    m = answers(m, 0, 'mi6-building');
    expect(legalOf(m, 0)).toEqual(['1 1']);
  });
});

describe('river sides', () => {
  /** Hungerford Bridge east of the home, its river from north-west to south-east. */
  const BRIDGE = [{ tile: 'hungerford-bridge', at: [1, 0], rotation: 1 }];
  const beside = (tile: string, borough: object[] = BRIDGE) =>
    arrange(placing([tile], { borough }, { era: 2 }));

  test('K67: book: a river side may not lie against a side without river', () => {
    const m = answers(arrange(placing(['hungerford-bridge'])), 0, [1, 0]);
    expect(refusalsOf(m, 0)).toEqual({ 0: 'K67' });
    expect(refusalOf(m, 0, 0)).toBe('K67');
  });

  test('K67: book: a side without river may not lie against a river side', () => {
    const m = beside('british-library');
    expect(refusalsOf(m, 0)).toEqual({ '1 1': 'K67', '1 -1': 'K67' });
    expect(legalOf(m, 0)).toHaveLength(6);
  });

  test('K67: book: a river side may lie against a river side', () => {
    const m = answers(beside('millennium-bridge'), 0, [1, 1]);
    expect(legalOf(m, 0)).toEqual(['1']);
    expect(refusalsOf(m, 0)).toEqual({ 0: 'K67', 2: 'K67' });
    expect(site(answers(m, 0, 1), 0, 'millennium-bridge')).toMatchObject({ q: 1, r: 1, rotation: 1 });
  });

  test('K67: book: river sides need not be joined to anything', () => {
    const m = beside('millennium-bridge');
    expect(legalOf(m, 0)).toEqual(expect.arrayContaining(['-1 0', '-1 1', '2 0', '2 -1']));
    expect(legalOf(answers(m, 0, [-1, 0]), 0)).toEqual(['1', '2']);
  });

  test('K67: a cell between river and land takes only what fits both', () => {
    // the river comes from the north-west; to the south-west lies a tile without river
    const m = beside('mi6-building', [
      ...BRIDGE,
      { tile: 'barbican', at: [0, 1] },
      { tile: 'senate-house', at: [0, 2] },
    ]);
    const turned = answers(m, 0, [1, 1]);
    expect(legalOf(turned, 0)).toEqual(['4']);
  });

  test('K67: a tile is turned clockwise', () => {
    // printed sides 1 and 3, turned by 4, lie at 5 and 1; the tile to the east of it has its river there
    const m = answers(
      beside('mi6-building', [...BRIDGE, { tile: 'barbican', at: [0, 1] }]),
      0,
      [1, 1],
      4,
      'ready',
    );
    const borough = player(m, 0).borough.map(({ id, q, r, rotation }) => ({
      tile: id,
      at: [q, r],
      rotation,
    }));
    const next = arrange(placing(['london-bridge'], { borough }, { era: 3 }));
    expect(legalOf(answers(next, 0, [2, 1]), 0)).toEqual(['0']);
    expect(refusalsOf(arrange(placing(['the-shard'], { borough }, { era: 3 })), 0)).toHaveProperty(
      '2 1',
      'K67',
    );
    expect(legalOf(arrange(placing(['the-shard'], { borough }, { era: 3 })), 0)).toContain('1 2');
  });
});

describe('in every game', () => {
  /** Where a tile's river lies, from the printed sides. */
  const river = ({ id, rotation }: Site): number[] =>
    (HOUSE_1.tiles.find(row => row.id === id)?.riverSides ?? []).map(side => (side + rotation) % 6);

  function boroughsHold(m: At): void {
    for (const { borough } of m.s.players) {
      expect(new Set(borough.map(({ q, r }) => `${q} ${r}`)).size).toBe(borough.length);
      for (const tile of borough) {
        const beyond = [0, 1, 2, 3, 4, 5].map(side => siteBeyond(borough, tile, side));
        expect(borough.length === 1 || beyond.some(other => other)).toBe(true);
        beyond.forEach((other, side) => {
          if (!other) return;
          expect(river(tile).includes(side)).toBe(river(other).includes((side + 3) % 6));
          expect(tile.sides[side]).toBe(other.sides[(side + 3) % 6]);
        });
      }
    }
  }

  test('K66 and K67: tiles lie side by side, river against river, and share their connectors', () => {
    for (const seats of [2, 4, 6]) {
      const m = start(
        game,
        seats,
        { homes: 'random', start: '1', jennifer: 'off' },
        seedOf(`placing ${seats}`),
      );
      const rng = rngOf(seedOf('answers'));
      while (!isOver(m)) {
        const [seat = 0] = waiting(m);
        const offered = legal(game, m, seat);
        // sailing late makes for large boroughs
        const kept = offered.filter(answer => answer !== 'sail' && answer !== 'pass');
        const from = kept.length > 0 && below(rng, 12) > 0 ? kept : offered;
        play(game, m, seat, from[below(rng, from.length)]!);
      }
      boroughsHold(m);
      expect(m.s.players.some(p => p.borough.length > 5)).toBe(true);
    }
  });
});
