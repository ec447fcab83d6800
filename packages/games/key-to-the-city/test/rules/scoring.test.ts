import { totals } from '@thameside/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { openBox } from '../../src/components/box.ts';
import { HOUSE_1 } from '../../src/components/house-1/index.ts';
import { KEYPLES, SKILLS, type Skill } from '../../src/components/vocabulary.ts';
import { type At, answers, arrange, game } from '../arrange.ts';
import { SCORE_ROWS } from './score-rows.ts';

/** The game at its end, with these players; unless they say otherwise their barges lie in the berths 5, 4 … */
const ended = (...players: object[]): At => {
  const m = arrange({ era: 4, phase: 'placing', players: players.length > 1 ? players : [...players, {}] });
  if (!m.s.over) throw new Error('the game goes on');
  return m;
};
const linesOf = (m: At, tile: string, seat = 0) =>
  (game.score(m.s)[seat] ?? []).filter(line => line.params.tile === tile);
const pointsOf = (m: At, tile: string, seat = 0) =>
  linesOf(m, tile, seat).reduce((sum, line) => sum + line.points, 0);
const borough = (...tiles: object[]) => ended({ home: 'greenwich', borough: tiles });

const HIDDEN = ['score.keyples', 'score.keyple-sets', 'score.skills', 'score.skill-sets-of-four'];

const cited = (rule = 'K70') => (rule === 'K70' || rule === 'K76' ? rule : `${rule} and K76`);

describe('every side of every tile', () => {
  for (const { tile, level, player, line } of SCORE_ROWS) {
    test(`${cited(line?.rule)}: ${tile} at level ${level}: ${line ? `${line.points} by ${line.key}` : 'no points'}`, () => {
      const lines = linesOf(ended(player), tile);
      expect(lines).toEqual(line ? [{ ...line, hidden: HIDDEN.includes(line.key) }] : []);
    });
  }

  test('K76: no side of a tile is without a row', () => {
    const scoring = Object.values(openBox(HOUSE_1).tiles).filter(({ row }) => row.score || row.points);
    const all = scoring.flatMap(({ id, maxLevel }) =>
      Array.from({ length: maxLevel + 1 }, (_, level) => `${id} ${level}`),
    );
    const rows = SCORE_ROWS.map(({ tile, level }) => `${tile} ${level}`);
    expect(rows.toSorted()).toEqual(all.toSorted());
  });
});

describe('points', () => {
  test('K70: book: a landmark is worth 3, once upgraded 6, with its marker 12', () => {
    const SIX = { 0: 'black', 1: 'blue', 2: 'brown', 3: 'grey', 4: 'red', 5: 'yellow' };
    const worth = [0, 1, 2].map(level =>
      pointsOf(borough({ tile: 'the-shard', level, at: [1, 0], connectors: SIX }), 'the-shard'),
    );
    expect(worth).toEqual([3, 6, 12]);
  });

  test('K70: book: the barge scores the points of its berth on the Thames Barrier', () => {
    [8, 12, 10, 7, 5, 3].forEach((points, berth) => {
      const m = ended({ berth }, { berth: (berth + 1) % 6 });
      expect(game.score(m.s)[0]).toEqual([
        { rule: 'K70', key: 'score.barge', params: { berth: berth + 1 }, points, hidden: false },
      ]);
    });
  });

  test('K70: a barge scores nothing before it lies there', () => {
    const players = [{}, { sailed: true, berth: 1 }];
    expect(totals(game, arrange({ era: 3, active: 0, players }))).toEqual([0, 0]);
    expect(totals(game, arrange({ era: 4, active: 0, players }))).toEqual([0, 12]);
  });

  test('K70: everything is added up', () => {
    const m = ended({
      home: 'greenwich',
      berth: 3,
      screen: { red: 2 },
      borough: [
        { tile: 'the-shard', at: [1, 0] },
        { tile: 'lords-cricket-ground', at: [0, 1] },
        { tile: 'kings-cross-station', at: [-1, 0], connectors: { 1: 'red', 0: 'red' } },
      ],
    });
    expect(totals(game, m)).toEqual([3 + 2 * 2 + 2 + 7, 3]);
  });
});

describe('chains', () => {
  const WHARF = { tile: 'canary-wharf', at: [1, 0] };

  test('K71: book: every tile connected directly or indirectly, by an unbroken chain', () => {
    const chain = (...colours: string[]) =>
      borough(
        { tile: 'greenwich', connectors: { 1: colours[0], 4: colours[1] } },
        WHARF,
        { tile: 'barbican', at: [-1, 0], connectors: { 4: colours[2] } },
        { tile: 'senate-house', at: [-2, 0] },
      );
    expect(pointsOf(chain('black', 'black', 'black'), 'canary-wharf')).toBe(3);
    expect(pointsOf(chain('black', 'black', 'red'), 'canary-wharf')).toBe(2);
    expect(pointsOf(chain('black', 'red', 'black'), 'canary-wharf')).toBe(1);
    expect(pointsOf(chain('red', 'black', 'black'), 'canary-wharf')).toBe(0);
  });

  test('K71: tiles that are only adjacent are not linked', () => {
    const m = borough({ tile: 'greenwich' }, WHARF, { tile: 'barbican', at: [2, 0] });
    expect(linesOf(m, 'canary-wharf')).toMatchObject([{ params: { count: 0 }, points: 0 }]);
  });

  test('K71: a tile is counted once, however many ways lead to it, and the scoring tile not at all', () => {
    const ring = borough(
      { tile: 'greenwich', connectors: { 1: 'black', 2: 'black' } },
      { ...WHARF, connectors: { 3: 'black' } },
      { tile: 'barbican', at: [0, 1] },
    );
    expect(pointsOf(ring, 'canary-wharf')).toBe(2);
  });

  test('K71: a chain branches', () => {
    const m = borough(
      { tile: 'greenwich', connectors: { 1: 'black', 3: 'black', 5: 'black' } },
      WHARF,
      { tile: 'barbican', at: [-1, 1] },
      { tile: 'senate-house', at: [0, -1] },
    );
    expect(pointsOf(m, 'canary-wharf')).toBe(3);
  });

  test('K71: a connector at the edge of the borough links nothing', () => {
    const m = borough({ tile: 'greenwich' }, { ...WHARF, connectors: { 0: 'black', 1: 'black' } });
    expect(pointsOf(m, 'canary-wharf')).toBe(0);
  });

  /** A chain of blue from Millennium Bridge through the home to whatever lies west of it, and on. */
  const upstream = (...tiles: object[]) =>
    borough(
      { tile: 'greenwich', connectors: { 1: 'blue', 4: 'blue' } },
      { tile: 'millennium-bridge', at: [1, 0], rotation: 1 },
      ...tiles,
    );

  test('K71: book: Millennium Bridge scores 2 for each river tile linked by blue, through any tiles', () => {
    const m = upstream(
      { tile: 'barbican', at: [-1, 0], connectors: { 4: 'blue' } },
      { tile: 'hungerford-bridge', at: [-2, 0], rotation: 1, connectors: { 4: 'blue' } },
      { tile: 'senate-house', at: [-3, 0], connectors: { 4: 'blue' } },
      { tile: 'the-o2', at: [-4, 0], rotation: 1 },
    );
    expect(linesOf(m, 'millennium-bridge')).toEqual([
      {
        rule: 'K71',
        key: 'score.river-tiles-linked',
        params: { tile: 'millennium-bridge', count: 2, each: 2, colour: 'blue' },
        points: 4,
        hidden: false,
      },
    ]);
  });

  test('K71: Millennium Bridge counts London Bridge and the O2, and no river tile that is not linked', () => {
    const m = upstream(
      { tile: 'london-bridge', at: [-1, 0], rotation: 1 },
      { tile: 'the-o2', at: [0, 1], rotation: 0 },
    );
    expect(pointsOf(m, 'millennium-bridge')).toBe(2);
  });

  test('K71: Millennium Bridge does not count buildings with a river section', () => {
    for (const [tile, rotation] of [
      ['tower-bridge', 1],
      ['mi6-building', 1],
      ['london-eye', 1],
    ] as const) {
      expect(pointsOf(upstream({ tile, at: [-1, 0], rotation }), 'millennium-bridge')).toBe(0);
    }
  });

  test('K71: river tiles do count as tiles for a building', () => {
    const m = borough({ tile: 'greenwich', connectors: { 1: 'black', 4: 'black' } }, WHARF, {
      tile: 'hungerford-bridge',
      at: [-1, 0],
      rotation: 1,
    });
    expect(pointsOf(m, 'canary-wharf')).toBe(2);
  });
});

describe('keyples', () => {
  test('K72: book: unused keyples, losing bids that come back and all keyples in the own borough, not the winning bids', () => {
    const centre = [
      { tile: 'lords-cricket-ground', colour: 'red', bids: [3, 0] },
      { tile: 'british-museum', colour: 'red', bids: [2, 6] },
      { tile: 'tate-britain', colour: 'blue', bids: [4, 5] },
    ];
    let m = arrange({
      era: 4,
      active: 1,
      centre,
      players: [
        { home: 'greenwich', screen: { red: 1, yellow: 7 }, sailed: true, berth: 5 },
        { screen: { red: 4 }, skills: { coin: 1 } },
      ],
    });
    m = answers(m, 1, 'use', 'greenwich', 'red', 4, 'coin', 'coin');
    m = answers(m, 1, 'sail', 4);
    m = answers(m, 0, [1, 0], 'ready');
    m = answers(m, 1, 'british-museum', [1, 0], [0, 1], 'ready');
    expect(m.s.over).toBe(true);
    expect(linesOf(m, 'lords-cricket-ground')).toMatchObject([
      { rule: 'K72', params: { count: 1 + 2 + 4 }, points: 14 },
    ]);
  });

  test('K72: behind the screen and in front of it', () => {
    const player = {
      borough: [{ tile: 'lords-cricket-ground', at: [1, 0] }],
      screen: { red: 1 },
      front: { red: 2, blue: 5 },
    };
    const m = arrange({
      era: 4,
      phase: 'placing',
      options: { jennifer: 'on' },
      players: [{ home: 'greenwich', ...player }, {}],
    });
    expect(pointsOf(m, 'lords-cricket-ground')).toBe(6);
  });

  const tussauds = (screen: object, front: object = {}) =>
    linesOf(
      arrange({
        era: 4,
        phase: 'placing',
        options: { jennifer: 'on' },
        players: [
          { home: 'greenwich', screen, front, borough: [{ tile: 'madame-tussauds', at: [1, 0] }] },
          {},
        ],
      }),
      'madame-tussauds',
    );

  test('K73: book: Madame Tussauds scores 3 for each set of blue, red and yellow', () => {
    expect(tussauds({ blue: 1, red: 1, yellow: 1 })).toMatchObject([{ rule: 'K73', points: 3 }]);
    expect(tussauds({ blue: 4, red: 2, yellow: 9 })).toMatchObject([
      { rule: 'K73', params: { count: 2, each: 3 }, points: 6 },
    ]);
    expect(tussauds({ blue: 4, yellow: 9 })).toMatchObject([{ points: 0 }]);
  });

  test('K73: sets are made of all keyples that the player holds', () => {
    expect(tussauds({ blue: 2, red: 1 }, { red: 1, yellow: 2 })).toMatchObject([{ points: 6 }]);
  });

  test('K73: as many sets as can be laid out', () => {
    const number = fc.nat({ max: 12 });
    fc.assert(
      fc.property(number, number, number, (blue, red, yellow) => {
        const left = { blue, red, yellow };
        let sets = 0;
        while (KEYPLES.every(colour => left[colour] > 0)) {
          for (const colour of KEYPLES) left[colour]--;
          sets++;
        }
        expect(tussauds({ blue, red, yellow })[0]?.points).toBe(3 * sets);
      }),
      { seed: 73, numRuns: 50 },
    );
  });
});

describe('skill tiles', () => {
  const museum = (brick: number, coin: number, compass: number) =>
    linesOf(
      ended({
        home: 'greenwich',
        skills: { brick, coin, compass },
        borough: [{ tile: 'victoria-and-albert-museum', at: [1, 0] }],
      }),
      'victoria-and-albert-museum',
    )[0];

  test('K74: book: 6 for one of each type and one more of any type', () => {
    expect(museum(1, 1, 2)).toMatchObject({ rule: 'K74', params: { count: 1, each: 6 }, points: 6 });
    expect(museum(2, 1, 1)).toMatchObject({ points: 6 });
    expect(museum(1, 1, 1)).toMatchObject({ points: 0 });
    expect(museum(0, 5, 5)).toMatchObject({ points: 0 });
    expect(museum(1, 6, 6)).toMatchObject({ points: 6 });
    expect(museum(2, 2, 2)).toMatchObject({ points: 6 });
    expect(museum(2, 2, 4)).toMatchObject({ points: 12 });
    expect(museum(3, 3, 3)).toMatchObject({ points: 12 });
  });

  /** The most sets, by trying every extra tile. */
  const sets = (left: Record<Skill, number>): number => {
    if (SKILLS.some(skill => left[skill] < 1)) return 0;
    const rest = { brick: left.brick - 1, coin: left.coin - 1, compass: left.compass - 1 };
    return Math.max(
      0,
      ...SKILLS.filter(extra => rest[extra] > 0).map(
        extra => 1 + sets({ ...rest, [extra]: rest[extra] - 1 }),
      ),
    );
  };

  test('K74: each skill tile counts in one set, and there are as many sets as can be made', () => {
    for (let brick = 0; brick < 7; brick++)
      for (let coin = 0; coin < 7; coin++)
        for (let compass = 0; compass < 7; compass++)
          expect(museum(brick, coin, compass)?.params.count).toBe(sets({ brick, coin, compass }));
  });
});

describe('the winner', () => {
  const shards = (tile: string) => [{ tile, at: [1, 0] }];

  test('K75: book: most points win, wherever the barge lies', () => {
    const m = ended({ berth: 4 }, { berth: 5 }, { berth: 1 });
    expect(totals(game, m)).toEqual([5, 3, 12]);
    expect(game.ranking(m.s)).toEqual([2, 3, 1]);
  });

  test('K75: book: of tied players the one whose barge lies furthest right', () => {
    // 2 points for one blue connector make up for the berth
    const bridge = [{ tile: 'hungerford-bridge', at: [1, 0], rotation: 1, connectors: { 4: 'blue' } }];
    const m = ended({ berth: 4 }, { berth: 5, borough: bridge }, { berth: 1 });
    expect(totals(game, m)).toEqual([5, 5, 12]);
    expect(game.ranking(m.s)).toEqual([3, 2, 1]);
  });

  test('K75: a tie of three has one winner', () => {
    // berths 0, 2 and 5 are worth 8, 10 and 3 points
    const m = ended(
      {
        home: 'greenwich',
        berth: 5,
        borough: [
          ...shards('the-shard'),
          { tile: 'british-museum', at: [0, 1] },
          { tile: 'london-bridge', at: [-1, 0], rotation: 1, connectors: { 1: 'red' } },
        ],
      },
      { home: 'tower-of-london', berth: 2 },
      {
        home: 'somerset-house',
        berth: 0,
        borough: [{ tile: 'kings-cross-station', at: [1, 0], connectors: { 4: 'red', 0: 'red' } }],
      },
    );
    expect(totals(game, m)).toEqual([10, 10, 10]);
    expect(game.ranking(m.s)).toEqual([1, 2, 3]);
  });
});

describe('the kinds of scoring', () => {
  const SIX = { 0: 'black', 1: 'blue', 2: 'brown', 3: 'grey', 4: 'red', 5: 'yellow' };

  test('K76: connectors-on-tile: book: those of the colour; where none is named, all', () => {
    const connectors = { 0: 'red', 1: 'red', 2: 'blue' };
    expect(
      pointsOf(borough({ tile: 'kings-cross-station', at: [1, 0], connectors }), 'kings-cross-station'),
    ).toBe(2);
    expect(
      pointsOf(borough({ tile: 'westminster-cathedral', at: [1, 0], connectors }), 'westminster-cathedral'),
    ).toBe(1);
    expect(
      pointsOf(borough({ tile: 'london-bridge', at: [1, 0], rotation: 1, connectors }), 'london-bridge'),
    ).toBe(6);
    expect(
      pointsOf(
        borough({ tile: 'hungerford-bridge', at: [1, 0], rotation: 1, connectors }),
        'hungerford-bridge',
      ),
    ).toBe(2);
  });

  test('K76: connectors-on-tile: a connector on a shared side lies on both tiles', () => {
    const m = borough(
      { tile: 'kings-cross-station', at: [1, 0], connectors: { 1: 'red' } },
      { tile: 'london-bridge', at: [2, 0], rotation: 1 },
    );
    expect(pointsOf(m, 'kings-cross-station')).toBe(1);
    expect(pointsOf(m, 'london-bridge')).toBe(2);
  });

  test('K76: different-connectors-on-tile: book: each colour once', () => {
    const tile = 'great-ormond-street-hospital';
    const worth = (connectors: object) => pointsOf(borough({ tile, at: [1, 0], connectors }), tile);
    expect(worth({ 0: 'red', 1: 'red', 2: 'red' })).toBe(1);
    expect(worth(SIX)).toBe(6);
    expect(worth({})).toBe(0);
  });

  test('K76: tiles-linked: other tiles only', () => {
    const m = borough(
      { tile: 'greenwich', connectors: { 1: 'black' } },
      { tile: 'canary-wharf', at: [1, 0] },
    );
    expect(linesOf(m, 'canary-wharf')).toMatchObject([{ key: 'score.tiles-linked', params: { count: 1 } }]);
  });

  test('K76: routemasters: book: those in the own borough, the British Museum itself included', () => {
    const alone = ended(
      {
        home: 'greenwich',
        borough: [
          { tile: 'british-museum', at: [1, 0] },
          { tile: 'barbican', at: [0, 1] },
        ],
      },
      { home: 'tower-of-london', borough: [{ tile: 'science-museum', at: [1, 0] }] },
    );
    expect(pointsOf(alone, 'british-museum')).toBe(2);
    const three = ['british-museum', 'science-museum', 'tate-modern'].map((tile, i) => ({
      tile,
      at: [i + 1, 0],
    }));
    expect(pointsOf(borough(...three), 'british-museum')).toBe(6);
  });

  test('K76: keyples and skills: book: 2 for each of that colour or type, none for the others', () => {
    const tiles = ['lords-cricket-ground', 'zsl-london-zoo', 'national-gallery', 'tate-modern'];
    const m = ended({
      home: 'greenwich',
      screen: { red: 3, yellow: 9 },
      skills: { coin: 2, brick: 5 },
      borough: tiles.map((tile, i) => ({ tile, at: [i + 1, 0] })),
    });
    expect(tiles.map(tile => pointsOf(m, tile))).toEqual([6, 0, 4, 0]);
  });

  test('K76: landmark-markers: book: twice-upgraded landmarks only', () => {
    const m = borough(
      { tile: 'greenwich', level: 1, connectors: SIX },
      { tile: 'natural-history-museum', at: [1, 0] },
      { tile: 'the-shard', level: 2, at: [2, 0], connectors: SIX },
      { tile: 'hyde-park', level: 1, at: [3, 0] },
      { tile: 'gherkin', level: 1, at: [4, 0] },
      { tile: 'trafalgar-square', level: 2, at: [5, 0], connectors: SIX },
    );
    expect(pointsOf(m, 'natural-history-museum')).toBe(6);
  });

  test('K76: connector-sets: book: 3 for each connector of the rarest colour; a missing colour makes 0', () => {
    const hall = { tile: 'royal-festival-hall', at: [1, 0] };
    const around = (at: number[], connectors: object) => ({
      tile: at[0] === -1 ? 'barbican' : 'senate-house',
      at,
      connectors,
    });
    expect(pointsOf(borough({ tile: 'greenwich', connectors: SIX }, hall), 'royal-festival-hall')).toBe(3);
    const { 5: _, ...five } = SIX;
    expect(pointsOf(borough({ tile: 'greenwich', connectors: five }, hall), 'royal-festival-hall')).toBe(0);
    const twelve = borough(
      { tile: 'greenwich' },
      hall,
      around([-1, 0], { ...SIX, 1: 'blue' }),
      around([3, 0], SIX),
      {
        tile: 'covent-garden',
        at: [2, 0],
      },
    );
    expect(pointsOf(twelve, 'royal-festival-hall')).toBe(6);
  });

  test('K76: connector-sets: a connector that lies on two tiles is one connector', () => {
    // each of the six joins two tiles
    const ring = [
      [2, -1],
      [2, 0],
      [1, 1],
      [0, 1],
      [0, 0],
      [1, -1],
    ];
    const tiles = ['barbican', 'senate-house', 'covent-garden', 'bank-of-england', 'greenwich', 'harrods'];
    const m = borough(...ring.map((at, i) => ({ tile: tiles[i], at })), {
      tile: 'royal-festival-hall',
      at: [1, 0],
      connectors: SIX,
    });
    expect(pointsOf(m, 'royal-festival-hall')).toBe(3);
  });

  test('K76: tiles-with-six-connectors: book: location and river tiles with all six sides occupied, by any colours', () => {
    const { 5: _, ...five } = SIX;
    const all = (colour: string) => Object.fromEntries([0, 1, 2, 3, 4, 5].map(side => [side, colour]));
    const m = borough(
      { tile: 'greenwich', connectors: { ...all('red'), 1: 'red' } },
      { tile: 'science-museum', at: [-2, 0], connectors: five },
      { tile: 'hungerford-bridge', at: [2, 0], rotation: 1, connectors: all('blue') },
      { tile: 'barbican', at: [1, 0] },
      { tile: 'senate-house', at: [-1, 0] },
    );
    expect(linesOf(m, 'science-museum')).toMatchObject([{ params: { count: 2, each: 2 }, points: 4 }]);
  });

  test('K76: fixed: book: the O2 scores 6', () => {
    expect(linesOf(borough({ tile: 'the-o2', at: [1, 0], rotation: 1 }), 'the-o2')).toMatchObject([
      { rule: 'K76', key: 'score.fixed', points: 6 },
    ]);
  });
});
