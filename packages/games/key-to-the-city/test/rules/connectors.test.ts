import { describe, expect, test } from 'vitest';
import { SIDES } from '../../src/components/vocabulary.ts';
import {
  type At,
  answers,
  arrange,
  legalOf,
  player,
  questionOf,
  refusalOf,
  refusalsOf,
  site,
  told,
} from '../arrange.ts';
import { states } from '../states.ts';

const keyples = { screen: { red: 5 } };
const asking = (m: At) => m.s.players.map((_, seat) => questionOf(m, seat));

describe('when', () => {
  const start = arrange({
    players: [keyples, keyples, keyples],
    centre: [{ tile: 'covent-garden' }, { tile: 'barbican' }],
  });
  const used = answers(start, 0, 'use', 'covent-garden', 'red', 1, 'all');

  test('K35: book, "Connectors": the next player need not wait whilst the player places them', () => {
    expect(asking(used)).toEqual(['connector', 'turn', undefined]);
    const on = answers(answers(used, 1, 'bid', 'barbican', 'red', 1), 2, 'pass');
    expect(player(on, 0).unplaced).toEqual(['black', 'blue']);
    const placed = answers(used, 0, 'black', ['buckingham-palace', 0]);
    expect(asking(placed)).toEqual(['side', 'turn', undefined]);
    expect(asking(answers(placed, 0, ['buckingham-palace', 1]))).toEqual([undefined, 'turn', undefined]);
  });

  test('K35: a player whose turn comes with unplaced connectors first places or discards each of them', () => {
    const turn = answers(answers(used, 1, 'pass'), 2, 'pass');
    expect(turn.s.active).toBe(0);
    expect(asking(turn)).toEqual(['connector', undefined, undefined]);
    for (const verb of ['bid', 'use', 'pass', 'sail']) expect(refusalOf(turn, 0, verb)).toBe('K35');
    const one = answers(turn, 0, 'blue', 'discard');
    expect(asking(one)).toEqual(['side', undefined, undefined]);
    expect(asking(answers(one, 0, ['buckingham-palace', 3]))).toEqual(['turn', undefined, undefined]);
  });

  test('K35: each is placed or discarded: no answer puts it off', () => {
    expect(legalOf(used, 0)).toEqual(['black', 'blue']);
    const side = answers(used, 0, 'black');
    expect(legalOf(side, 0)).toEqual([...[0, 1, 2, 3, 4, 5].map(n => `buckingham-palace ${n}`), 'discard']);
  });

  test('K35: discarded ones return to the supply at once, for the others to take', () => {
    const { match, events } = told(used, 0, 'blue', 'discard');
    expect([used.s.connectors.blue, match.s.connectors.blue]).toEqual([23, 24]);
    expect(player(match, 0).unplaced).toEqual(['black']);
    expect(events).toEqual([{ t: 'discarded', seat: 0, connector: 'blue' }]);
  });

  test('K35: several players may be placing while another plays', () => {
    const two = answers(used, 1, 'use', 'covent-garden', 'red', 2, 'all');
    expect(asking(two)).toEqual(['connector', 'connector', 'turn']);
    const on = answers(answers(two, 1, 'black', 'discard', 'discard'), 2, 'pass');
    expect(asking(on)).toEqual(['connector', undefined, undefined]);
  });

  test('K35: a player without unplaced connectors is asked for nothing', () => {
    const none = answers(start, 0, 'use', 'covent-garden', 'red', 1, 'black', 'blue');
    expect(asking(none)).toEqual([undefined, 'turn', undefined]);
  });
});

/** Two tiles side by side: side 1 of the home is side 4 of the other. */
const pair = (connectors: object, more: object[] = []) => ({
  era: 2,
  active: 1,
  players: [
    {
      home: 'greenwich',
      unplaced: ['red'],
      borough: [{ tile: 'greenwich', connectors }, { tile: 'gherkin', at: [1, 0] }, ...more],
    },
    { borough: [{ tile: 'monument', at: [1, 0] }] },
  ],
});

describe('where', () => {
  test('K36: book (3): on a side adjacent to another tile a connector sits across both tiles', () => {
    const { match, events } = told(arrange(pair({})), 0, ['greenwich', 1]);
    expect(site(match, 0, 'greenwich').sides).toEqual([null, 'red', null, null, null, null]);
    expect(site(match, 0, 'gherkin').sides).toEqual([null, null, null, null, 'red', null]);
    expect(events).toEqual([{ t: 'connected', seat: 0, connector: 'red', tile: 'greenwich', side: 1 }]);
    expect(match.s.connectors.red).toBe(23);
  });

  test('K36: book (4): at the edge of the borough it lies on just one tile', () => {
    const m = answers(arrange(pair({})), 0, ['gherkin', 1]);
    expect(site(m, 0, 'gherkin').sides).toEqual([null, 'red', null, null, null, null]);
    expect(site(m, 0, 'greenwich').sides).toEqual([null, null, null, null, null, null]);
  });

  test('K36: book (4): a tile placed against that edge later is joined by the connector', () => {
    const m = arrange({
      phase: 'placing',
      players: [
        {
          borough: [{ tile: 'greenwich', connectors: { 1: 'red', 2: 'blue' } }],
          taken: [{ tile: 'gherkin' }],
        },
        {},
      ],
    });
    expect(site(answers(m, 0, [1, 0]), 0, 'gherkin').sides).toEqual([null, null, null, null, 'red', null]);
    expect(site(answers(m, 0, [0, 1]), 0, 'gherkin').sides).toEqual([null, null, null, null, null, 'blue']);
    expect(site(answers(m, 0, [-1, 0]), 0, 'gherkin').sides).toEqual([null, null, null, null, null, null]);
  });

  test('K36: a tile placed into a corner is joined by all the connectors that reach into it', () => {
    const borough = [
      { tile: 'greenwich', connectors: { 0: 'red', 1: 'blue' } },
      { tile: 'gherkin', at: [1, 0], connectors: { 5: 'black', 0: 'grey' } },
    ];
    const m = arrange({ era: 2, phase: 'placing', players: [{ borough, taken: [{ tile: 'harrods' }] }, {}] });
    expect(site(answers(m, 0, [1, -1]), 0, 'harrods').sides).toEqual([
      null,
      null,
      'black',
      'red',
      null,
      null,
    ]);
  });

  test('K36: a side holds one connector, and a side shared by two tiles is one side', () => {
    const m = arrange(pair({ 1: 'blue', 5: 'grey' }));
    const free = legalOf(m, 0);
    expect(free).toEqual([
      ...[0, 2, 3, 4].map(n => `greenwich ${n}`),
      ...[0, 1, 2, 3, 5].map(n => `gherkin ${n}`),
      'discard',
    ]);
    expect(refusalsOf(m, 0)).toEqual({ 'greenwich 1': 'K36', 'greenwich 5': 'K36' });
    expect(refusalOf(m, 0, ['gherkin', 4])).toBe('K36');
    // without connectors: eleven sides, the shared one once
    expect(legalOf(arrange(pair({})), 0)).toHaveLength(11 + 1);
  });

  test("K36: in the player's own borough only", () => {
    const tiles = new Set(legalOf(arrange(pair({})), 0).map(answer => answer.split(' ')[0]));
    expect(tiles).toEqual(new Set(['greenwich', 'gherkin', 'discard']));
  });

  test('K36: where every side is taken a connector can only be discarded', () => {
    const m = arrange({
      active: 1,
      players: [
        {
          unplaced: ['red'],
          borough: [
            { tile: 'greenwich', connectors: { 0: 'red', 1: 'red', 2: 'red', 3: 'red', 4: 'red', 5: 'red' } },
          ],
        },
        {},
      ],
    });
    expect(legalOf(m, 0)).toEqual(['discard']);
  });

  test('K36: connectors may lie on river sides', () => {
    const m = arrange(pair({}, [{ tile: 'hungerford-bridge', at: [0, 1] }]));
    const sides = legalOf(m, 0).filter(answer => answer.startsWith('hungerford-bridge'));
    // sides 1 and 4 are river; side 5 is the home's side 2, side 0 the Gherkin's side 3
    expect(sides).toEqual([1, 2, 3, 4].map(n => `hungerford-bridge ${n}`));
    expect(site(answers(m, 0, ['hungerford-bridge', 4]), 0, 'hungerford-bridge').sides[4]).toBe('red');
  });
});

describe('for good', () => {
  test('K37: a placed connector is never moved, replaced or removed', () => {
    for (const seed of ['one', 'two', 'three', 'four']) {
      const seen = new Map<string, string>();
      let count = 0;
      for (const m of states(3, seed)) {
        const now = new Map<string, string>();
        m.s.players.forEach((p, seat) => {
          for (const { id, sides } of p.borough) {
            for (let side = 0; side < SIDES; side++)
              if (sides[side]) now.set(`${seat} ${id} ${side}`, sides[side] as string);
          }
        });
        for (const [place, connector] of seen)
          if (now.get(place) !== connector) expect.fail(`${place}: ${connector}`);
        for (const [place, connector] of now) seen.set(place, connector);
        count = now.size;
      }
      expect(count).toBeGreaterThan(20);
    }
  });

  test('K37: an upgrade leaves the connectors that it needed', () => {
    const m = arrange({
      era: 2,
      players: [
        {
          screen: { red: 1 },
          skills: { compass: 1 },
          borough: [{ tile: 'gherkin', at: [1, 0], connectors: { 0: 'grey', 4: 'red' } }],
        },
        {},
      ],
    });
    const upgraded = answers(m, 0, 'upgrade', 'gherkin', 'red', 1);
    expect(site(upgraded, 0, 'gherkin')).toMatchObject({
      level: 1,
      sides: ['grey', null, null, null, 'red', null],
    });
    expect(upgraded.s.connectors).toEqual(m.s.connectors);
  });
});
