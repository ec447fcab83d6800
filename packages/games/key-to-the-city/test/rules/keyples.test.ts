import { totalOf } from '@thameside/kit';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { KEYPLES, type Keyple } from '../../src/components/vocabulary.ts';
import type { Act } from '../../src/frames.ts';
import { type At, answers, arrange, legalOf, lot, player, questionOf, refusalsOf, site } from '../arrange.ts';
import { isTurn, states } from '../states.ts';
import { told, waysTo } from './ways.ts';

const many = { screen: { blue: 6, red: 6, yellow: 6 }, skills: { coin: 3 } };

describe('colour', () => {
  test('K12: all keyples of one action have one colour', () => {
    const m = arrange({ players: [{ screen: { red: 2, blue: 3 } }, {}], centre: [{ tile: 'barbican' }] });
    const asked = answers(m, 0, 'bid', 'barbican');
    expect(legalOf(asked, 0)).toEqual(['blue', 'red']);
    expect(legalOf(answers(asked, 0, 'red'), 0)).toEqual(['1', '2']);
    expect(legalOf(answers(asked, 0, 'blue'), 0)).toEqual(['1', '2', '3']);
  });

  test('K12: all keyples at a tile have one colour, set by the first, in bids and on the tile alike', () => {
    const m = arrange({
      players: [many, many, many],
      centre: [{ tile: 'barbican' }, { tile: 'senate-house' }],
    });
    const acts = [
      ['bid', 'barbican'],
      ['use', 'barbican'],
    ] as const;
    for (const first of acts) {
      const set = answers(m, 0, ...first, 'red', 1);
      for (const second of acts) {
        const asked = answers(set, 1, ...second);
        expect(legalOf(asked, 1)).toEqual(['red']);
        expect(refusalsOf(asked, 1)).toEqual({ blue: 'K12', yellow: 'K12' });
      }
    }
    // the player's own next action there, and not that at another tile
    const again = answers(answers(answers(m, 0, 'bid', 'barbican', 'red', 1), 1, 'pass'), 2, 'pass');
    expect(legalOf(answers(again, 0, 'use', 'barbican'), 0)).toEqual(['red']);
    expect(legalOf(answers(again, 0, 'use', 'senate-house'), 0)).toEqual(['blue', 'red', 'yellow']);
  });

  test('K12: the colour holds on a tile in a borough for everybody, an upgrade sets it too', () => {
    const m = arrange({
      era: 2,
      players: [
        { ...many, borough: [{ tile: 'barbican', at: [1, 0], connectors: { 0: 'brown', 1: 'grey' } }] },
        many,
      ],
    });
    const set = answers(m, 0, 'upgrade', 'barbican', 'yellow', 1);
    expect(site(set, 0, 'barbican').colour).toBe('yellow');
    expect(refusalsOf(answers(set, 1, 'use', 'barbican'), 1)).toEqual({ blue: 'K12', red: 'K12' });
    const used = answers(m, 0, 'use', 'barbican', 'blue', 1);
    expect(legalOf(answers(answers(used, 1, 'pass'), 0, 'upgrade', 'barbican'), 0)).toEqual(['blue']);
  });

  test('K12: the colour stays when the first bid is moved away', () => {
    const m = arrange({
      players: [many, many],
      centre: [
        { tile: 'barbican', colour: 'red', bids: [1, 2] },
        { tile: 'senate-house', colour: 'red', bids: [0, 1] },
      ],
    });
    const moved = answers(m, 0, 'bid', 'senate-house', 'red', 'barbican', 1);
    expect(lot(moved, 'barbican')).toEqual({
      id: 'barbican',
      level: 0,
      colour: 'red',
      placed: 0,
      ladder: 0,
      bids: [0, 2],
    });
    expect(refusalsOf(answers(moved, 1, 'use', 'barbican'), 1)).toMatchObject({ blue: 'K12' });
  });

  test("K12: who has not enough keyples of the tile's colour cannot act there, however many others", () => {
    const m = arrange({
      players: [{ screen: { blue: 9, yellow: 9, red: 1 } }, {}],
      centre: [
        { tile: 'barbican', colour: 'red', bids: [0, 1] },
        { tile: 'senate-house', colour: 'red', placed: 1, ladder: 1 },
        { tile: 'bank-of-england' },
      ],
    });
    expect(legalOf(answers(m, 0, 'bid'), 0)).toEqual(['senate-house', 'bank-of-england']);
    expect(refusalsOf(answers(m, 0, 'bid'), 0)).toEqual({ barbican: 'K20' });
    expect(legalOf(answers(m, 0, 'use'), 0)).toEqual(['barbican', 'bank-of-england']);
  });

  test('K12: to the end of the era: in the next one a tile takes any colour again', () => {
    const m = arrange({ players: [many, many] });
    const used = answers(m, 0, 'use', 'buckingham-palace', 'red', 2, 'coin', 'coin');
    const next = answers(answers(used, 1, 'sail', 5), 0, 'sail', 4);
    expect([next.s.era, next.s.active]).toEqual([2, 1]);
    const asked = answers(next, 1, 'use', 'buckingham-palace');
    expect(legalOf(asked, 1)).toEqual(['blue', 'red', 'yellow']);
    expect(legalOf(answers(asked, 1, 'blue'), 1)[0]).toBe('1');
  });
});

/** Seat 0 has lost three bids, is winning one, and has keyples on one tile. */
const outbid = {
  players: [{ screen: { red: 2, blue: 1 } }, { screen: { red: 9, blue: 9 } }, {}],
  centre: [
    { tile: 'bank-of-england', colour: 'red', bids: [2, 3, 0] },
    { tile: 'barbican', colour: 'red', bids: [1, 0, 2] },
    { tile: 'covent-garden', colour: 'blue', bids: [4, 5, 0] },
    { tile: 'paddington-station', colour: 'red', bids: [6, 5, 0] },
    { tile: 'senate-house', colour: 'red', placed: 3, ladder: 2 },
    { tile: 'battersea-power-station' },
  ],
};

describe('source', () => {
  test('K13: from the screen, from own losing bids of the colour, or from both; a losing bid moves whole', () => {
    const m = arrange(outbid);
    expect(told(waysTo(m, 0, 'bid', 'battersea-power-station'))).toEqual(
      [
        'blue 1',
        'blue 0 + covent-garden',
        'blue 1 + covent-garden',
        ...['red 1', 'red 2'],
        ...[0, 1, 2].map(n => `red ${n} + bank-of-england`),
        ...[0, 1, 2].map(n => `red ${n} + barbican`),
        ...[0, 1, 2].map(n => `red ${n} + bank-of-england + barbican`),
      ].sort(),
    );
  });

  test('K13: the same for a use and for an upgrade', () => {
    const m = arrange(outbid);
    // more than the 2 placed last
    expect(told(waysTo(m, 0, 'use', 'senate-house'))).toEqual(
      [
        ...[1, 2].map(n => `red ${n} + bank-of-england`),
        'red 2 + barbican',
        ...[0, 1, 2].map(n => `red ${n} + bank-of-england + barbican`),
      ].sort(),
    );
    const home = {
      tile: 'greenwich',
      connectors: { 0: 'red', 1: 'blue', 2: 'black', 3: 'grey', 4: 'brown', 5: 'yellow' },
    };
    const ready = arrange({
      ...outbid,
      players: [{ ...outbid.players[0], borough: [home] }, ...outbid.players.slice(1)],
    });
    expect(told(waysTo(ready, 0, 'upgrade', 'greenwich'))).toEqual(
      told(waysTo(ready, 0, 'bid', 'battersea-power-station')),
    );
  });

  test('K13: book, "Bidding": outbid keyples remain together, with other losing bids and with keyples from the screen', () => {
    const m = arrange(outbid);
    const moved = answers(m, 0, 'bid', 'battersea-power-station', 'red', 'bank-of-england', 'barbican', 2);
    expect(moved.s.centre.map(({ id, bids, colour }) => [id, bids[0], colour])).toEqual([
      ['bank-of-england', 0, 'red'],
      ['barbican', 0, 'red'],
      ['covent-garden', 4, 'blue'],
      ['paddington-station', 6, 'red'],
      ['senate-house', 0, 'red'],
      ['battersea-power-station', 5, 'red'],
    ]);
    expect(player(moved, 0).screen).toEqual({ blue: 1, red: 0, yellow: 0 });
  });

  test('K13: groups joined in one bid are one group afterwards', () => {
    const m = arrange({
      ...outbid,
      centre: [...outbid.centre, { tile: 'gherkin', colour: 'red', bids: [0, 0, 1] }],
    });
    const joined = answers(m, 0, 'bid', 'battersea-power-station', 'red', 'bank-of-england', 'barbican', 2);
    const lost = answers(answers(joined, 1, 'bid', 'battersea-power-station', 'red', 'enough', 6), 2, 'pass');
    expect(told(waysTo(lost, 0, 'bid', 'gherkin'))).toEqual(['red 0 + battersea-power-station']);
    const away = answers(lost, 0, 'bid', 'gherkin', 'red', 'battersea-power-station', 0);
    expect([lot(away, 'battersea-power-station').bids, lot(away, 'gherkin').bids]).toEqual([
      [0, 6, 0],
      [5, 0, 1],
    ]);
  });

  test('K13: a losing bid may be moved from beside a tile onto the same tile', () => {
    const m = arrange(outbid);
    expect(told(waysTo(m, 0, 'use', 'barbican'))).toContain('red 0 + barbican');
    const used = answers(m, 0, 'use', 'barbican', 'red', 'barbican', 'enough', 0);
    expect(lot(used, 'barbican')).toEqual({
      id: 'barbican',
      level: 0,
      colour: 'red',
      placed: 1,
      ladder: 1,
      bids: [0, 0, 2],
    });
    expect(player(used, 0).skills).toEqual({ brick: 1, coin: 0, compass: 0 });
  });

  test('K13: at the tile that is bid for, the own losing bid stays and counts there', () => {
    const m = arrange(outbid);
    // 2 of seat 0 lie there against 3: two more are needed, wherever they come from
    expect(told(waysTo(m, 0, 'bid', 'bank-of-england'))).toEqual(
      ['red 2', ...[1, 2].map(n => `red ${n} + barbican`)].sort(),
    );
    const added = answers(m, 0, 'bid', 'bank-of-england', 'red', 'barbican', 1);
    expect([lot(added, 'bank-of-england').bids, lot(added, 'barbican').bids]).toEqual([
      [4, 3, 0],
      [0, 0, 2],
    ]);
  });

  test('K13: if the screen is not enough, enough groups must be taken along', () => {
    const m = arrange({
      players: [{ screen: { red: 1 } }, {}],
      centre: [
        { tile: 'bank-of-england', colour: 'red', bids: [2, 3] },
        { tile: 'barbican', colour: 'red', bids: [3, 4] },
        { tile: 'senate-house', colour: 'red', bids: [0, 4] },
      ],
    });
    const asked = answers(m, 0, 'bid', 'senate-house', 'red');
    expect(questionOf(asked, 0)).toBe('group');
    expect(told(waysTo(m, 0, 'bid', 'senate-house'))).toEqual([
      'red 0 + bank-of-england + barbican',
      'red 1 + bank-of-england + barbican',
    ]);
    expect(refusalsOf(asked, 0)).toEqual({ enough: 'K20' });
  });

  test('K13: for any bids, the ways offered are exactly the ways that the rules allow, each once', () => {
    const TILES = ['bank-of-england', 'barbican', 'covent-garden', 'senate-house'];
    const lots = fc.tuple(
      ...TILES.map(() =>
        fc.record({
          colour: fc.constantFrom(...KEYPLES),
          bids: fc.uniqueArray(fc.nat(6), { minLength: 3, maxLength: 3 }),
          ladder: fc.nat(3),
        }),
      ),
    );
    const screen = fc.record({ blue: fc.nat(3), red: fc.nat(3), yellow: fc.nat(3) });
    fc.assert(
      fc.property(lots, screen, fc.constantFrom<Act>('bid', 'use'), (drafts, held, act) => {
        const centre = drafts.map(({ colour, bids, ladder }, i) => {
          const some = bids.map(n => Math.max(0, n - 2)); // three in seven are none
          const isEmpty = ladder + Math.max(...some) === 0;
          return {
            tile: TILES[i] as string,
            colour: isEmpty ? null : colour,
            bids: some,
            placed: ladder,
            ladder,
          };
        });
        const m = arrange({ players: [{ screen: held }, {}, {}], centre });
        const offered = legalOf(m, 0).includes(act) ? legalOf(answers(m, 0, act), 0) : [];
        for (const { tile } of centre) {
          const found = offered.includes(tile) ? told(waysTo(m, 0, act, tile)) : [];
          expect(found).toEqual(allowed(centre, held, act, tile));
        }
      }),
      { numRuns: 150, seed: 13 },
    );
  });
});

interface Lying {
  readonly tile: string;
  readonly colour: Keyple | null;
  readonly bids: readonly number[];
  readonly ladder: number;
}

/** K12, K13, K20, K21, K31 said once more for seat 0, without a thought for speed. */
function allowed(centre: readonly Lying[], held: Record<Keyple, number>, act: Act, tile: string): string[] {
  const own = (each: Lying) => each.bids[0] as number;
  const target = centre.find(each => each.tile === tile) as Lying;
  const colours = KEYPLES.filter(colour => target.colour === null || target.colour === colour);
  const ways = colours.flatMap(colour => {
    const losing = centre.filter(
      each =>
        each.colour === colour &&
        own(each) > 0 &&
        own(each) < Math.max(...each.bids) &&
        !(act === 'bid' && each === target),
    );
    return subsetsOf(losing).flatMap(groups =>
      Array.from({ length: held[colour] + 1 }, (_, count) => {
        const laid = count + groups.reduce((sum, each) => sum + own(each), 0);
        const rivals = Math.max(...target.bids.slice(1));
        const isEnough = act === 'bid' ? laid > 0 && own(target) + laid > rivals : laid > target.ladder;
        return isEnough ? [`${colour} ${count}`, ...groups.map(each => each.tile)].join(' + ') : '';
      }),
    );
  });
  return ways.filter(way => way !== '').sort();
}

const subsetsOf = <T>(list: readonly T[]): T[][] =>
  list.reduce<T[][]>((subsets, each) => subsets.concat(subsets.map(subset => [...subset, each])), [[]]);

describe('what stays', () => {
  test('K14: keyples of a winning bid and keyples on a tile are not moved', () => {
    const m = arrange(outbid);
    const used = answers(
      answers(answers(m, 0, 'use', 'senate-house', 'red', 'bank-of-england', 'enough', 1), 1, 'pass'),
      2,
      'pass',
    );
    const groups = waysTo(used, 0, 'bid', 'battersea-power-station').flatMap(way => way.groups);
    expect([...new Set(groups)].sort()).toEqual(['barbican', 'covent-garden']);
  });

  test('K14: a bid that is outbid later may be moved then, and one that wins again may not', () => {
    const m = arrange(outbid);
    const asked = (match: At) =>
      new Set(waysTo(match, 0, 'bid', 'battersea-power-station').flatMap(way => way.groups));
    expect(asked(m).has('paddington-station')).toBe(false);
    const lost = answers(
      answers(arrange({ ...outbid, active: 1 }), 1, 'bid', 'paddington-station', 'red', 2),
      2,
      'pass',
    );
    expect(asked(lost).has('paddington-station')).toBe(true);
    const again = answers(
      answers(answers(lost, 0, 'bid', 'paddington-station', 'red', 'enough', 2), 1, 'pass'),
      2,
      'pass',
    );
    expect(asked(again).has('paddington-station')).toBe(false);
  });

  test('K14: no keyple goes back behind a screen during an era', () => {
    for (const seed of ['one', 'two', 'three']) {
      let era = 0;
      let before: number[] = [];
      for (const m of states(4, seed)) {
        if (!isTurn(m)) continue;
        const now = m.s.players.map(p => totalOf(KEYPLES, p.screen));
        if (m.s.era === era)
          now.forEach((count, seat) => void expect(count).toBeLessThanOrEqual(before[seat] as number));
        era = m.s.era;
        before = now;
      }
    }
  });
});
