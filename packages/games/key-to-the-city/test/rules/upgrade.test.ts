import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { UpgradePlan } from '../../src/components/box.ts';
import { counts } from '../../src/components/counts.ts';
import { CONNECTORS, type Connector } from '../../src/components/vocabulary.ts';
import { connectorsSuffice } from '../../src/rules/upgrade.ts';
import {
  type At,
  answers,
  arrange,
  game,
  legalOf,
  player,
  questionOf,
  refusalOf,
  refusalsOf,
  site,
  told,
} from '../arrange.ts';
import { sixColours, upgradedSite } from './sites.ts';

const rich = { screen: { blue: 9, red: 9 }, skills: { brick: 4, coin: 4, compass: 4 } };
/** Seat 0 with these tiles, in a row to the east of the home. */
const borough = (sites: object[], era = 2, other: object = {}) => ({
  era,
  players: [
    { ...rich, home: 'greenwich', borough: sites.map((site, i) => ({ at: [i + 1, 0], ...site })) },
    other,
  ],
});
/** Whether seat 0 may upgrade the tile: true, or the rule against it. */
function mayUpgrade(m: At, tile: string): true | string {
  if (!legalOf(m, 0).includes('upgrade')) return refusalOf(m, 0, 'upgrade') ?? '?';
  const asked = answers(m, 0, 'upgrade');
  return legalOf(asked, 0).includes(tile) || (refusalsOf(asked, 0)[tile] ?? '?');
}

describe('which tiles', () => {
  test('K40: book (1): the home tile, tiles of eras 1 and 2 and landmark tiles have an upgrade arrow; river tiles have none', () => {
    const m = arrange({
      era: 3,
      players: [
        {
          ...rich,
          borough: [
            { tile: 'greenwich', connectors: sixColours },
            { tile: 'barbican', at: [2, 0], connectors: { 0: 'brown', 1: 'grey' } },
            { tile: 'harrods', at: [3, 0], connectors: { 0: 'red', 2: 'red' } },
            { tile: 'gherkin', at: [1, 0], connectors: { 0: 'grey' } },
            { tile: 'the-shard', at: [0, 1], connectors: { 2: 'grey', 3: 'red' } },
            { tile: 'hungerford-bridge', at: [0, -1], connectors: { 0: 'red', 5: 'blue' } },
          ],
        },
        {},
      ],
    });
    const asked = answers(m, 0, 'upgrade');
    expect(legalOf(asked, 0)).toEqual(['greenwich', 'barbican', 'harrods', 'gherkin', 'the-shard']);
    expect(refusalsOf(asked, 0)['hungerford-bridge']).toBe('K40');
  });

  test("K40: only in the own borough, not another's and not in the centre", () => {
    const ready = { ...upgradedSite('barbican', 1), level: 0 };
    const m = arrange({
      ...borough([{ ...upgradedSite('senate-house', 1), level: 0 }], 2, { borough: [ready] }),
      centre: [{ tile: 'gherkin' }],
    });
    const asked = answers(m, 0, 'upgrade');
    expect(legalOf(asked, 0)).toEqual(['senate-house']);
    expect(refusalsOf(asked, 0)).toEqual({
      greenwich: 'K42',
      'buckingham-palace': 'K40',
      barbican: 'K40',
      gherkin: 'K40',
    });
  });

  test('K40: home, production and building tiles once', () => {
    const home = { tile: 'greenwich', at: [0, 0], level: 1, connectors: sixColours };
    for (const [id, sites] of [
      ['greenwich', [home]],
      ['barbican', [upgradedSite('barbican', 1)]],
      ['harrods', [upgradedSite('harrods', 1)]],
      ['gherkin', [{ tile: 'gherkin', level: 1, connectors: { 0: 'grey', 1: 'grey', 2: 'grey' } }]],
    ] as const) {
      // the Senate House is ready, so that there is something to upgrade
      const m = arrange(
        borough([...sites, { tile: 'senate-house', at: [0, 1], connectors: { 2: 'blue', 3: 'yellow' } }], 3),
      );
      expect([id, mayUpgrade(m, id)]).toEqual([id, 'K40']);
    }
  });

  test('K40: book, "Landmark building tiles": twice, on separate turns', () => {
    const shard = { tile: 'the-shard', connectors: { 0: 'grey', 1: 'red', 2: 'blue', 3: 'blue' } };
    const m = arrange(borough([shard]));
    const once = answers(m, 0, 'upgrade', 'the-shard', 'red', 1);
    expect([site(once, 0, 'the-shard').level, once.s.active, questionOf(once, 0)]).toEqual([1, 1, undefined]);
    const turn = answers(once, 1, 'pass');
    const twice = answers(turn, 0, 'upgrade', 'the-shard', 'red', 2, 'coin');
    expect([site(twice, 0, 'the-shard').level, twice.s.active]).toEqual([2, 1]);
    const after = answers(twice, 1, 'pass');
    expect(refusalOf(after, 0, 'upgrade')).toBe('K40');
  });

  test('K40: a landmark won in era 3 arrives upgraded once and takes only the second; other buildings of era 3 take none', () => {
    const end = arrange({
      era: 3,
      phase: 'placing',
      players: [{ ...rich, taken: [{ tile: 'the-shard' }, { tile: 'gherkin' }] }, {}],
    });
    const placed = answers(end, 0, 'the-shard', [1, 0], [0, 1], 'ready');
    expect(placed.s.players[0]?.borough.map(({ id, level }) => [id, level])).toEqual([
      ['buckingham-palace', 0],
      ['the-shard', 1],
      ['gherkin', 1],
    ]);
    const m = arrange(
      borough(
        [
          { tile: 'the-shard', level: 1, connectors: { 0: 'grey', 1: 'red', 2: 'blue', 3: 'blue' } },
          { tile: 'gherkin', at: [0, 1], level: 1, connectors: { 2: 'grey', 3: 'grey' } },
        ],
        4,
      ),
    );
    expect([mayUpgrade(m, 'the-shard'), mayUpgrade(m, 'gherkin')]).toEqual([true, 'K40']);
    const upgraded = answers(m, 0, 'upgrade', 'the-shard', 'red', 1, 'coin');
    expect(site(upgraded, 0, 'the-shard').level).toBe(2);
    expect(refusalOf(answers(upgraded, 1, 'pass'), 0, 'upgrade')).toBe('K40');
  });

  test('K40: its first upgrade, with fewer connectors, is not to be had again', () => {
    const m = arrange(borough([{ tile: 'the-shard', level: 1, connectors: { 0: 'grey', 1: 'red' } }], 4));
    expect(mayUpgrade(m, 'the-shard')).toBe('K40'); // nothing at all can be upgraded
    const more = arrange(
      borough(
        [
          { tile: 'the-shard', level: 1, connectors: { 0: 'grey', 1: 'red' } },
          { tile: 'barbican', connectors: { 0: 'brown', 1: 'grey' } },
        ],
        4,
      ),
    );
    expect(mayUpgrade(more, 'the-shard')).toBe('K42');
  });
});

describe('keyples', () => {
  const barbican = (part: object = {}) =>
    arrange(borough([{ tile: 'barbican', connectors: { 0: 'brown', 1: 'grey' }, ...part }]));

  test('K41: book (2): one or more keyples of one colour are placed on the tile', () => {
    const colour = answers(barbican(), 0, 'upgrade', 'barbican');
    expect(legalOf(colour, 0)).toEqual(['blue', 'red']);
    expect(legalOf(answers(colour, 0, 'red'), 0)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9']);
    const { match, events } = told(colour, 0, 'red', 3);
    expect(site(match, 0, 'barbican')).toMatchObject({ level: 1, colour: 'red', placed: 3, ladder: 3 });
    expect(player(match, 0).screen.red).toBe(6);
    expect(events).toEqual([
      { t: 'upgrading', seat: 0, tile: 'barbican', colour: 'red', count: 3, groups: [] },
      { t: 'upgraded', seat: 0, tile: 'barbican', level: 1 },
    ]);
  });

  test('K41: of the colour that the tile has, and more than the latest placement', () => {
    const m = barbican({ colour: 'blue', placed: 3, ladder: 2 });
    const colour = answers(m, 0, 'upgrade', 'barbican');
    expect([legalOf(colour, 0), refusalsOf(colour, 0)]).toEqual([['blue'], { red: 'K12', yellow: 'K12' }]);
    const count = answers(colour, 0, 'blue');
    expect(refusalsOf(count, 0)).toEqual({ 1: 'K41', 2: 'K41' });
    expect(site(answers(count, 0, 3), 0, 'barbican')).toMatchObject({ placed: 6, ladder: 3 });
  });

  test('K41: who has too few keyples for it cannot upgrade', () => {
    const position = borough([
      { tile: 'barbican', connectors: { 0: 'brown', 1: 'grey' }, colour: 'blue', placed: 9, ladder: 9 },
      { tile: 'senate-house', at: [0, 1], connectors: { 2: 'blue', 3: 'yellow' } },
    ]);
    expect(mayUpgrade(arrange(position), 'barbican')).toBe('K41');
  });
});

describe('connectors', () => {
  /** Whether a tile with these connectors may be upgraded; the Senate House is ready in any case. */
  const withConnectors = (tile: string, connectors: object, level = 0, era = 3) =>
    mayUpgrade(
      arrange(
        borough(
          [
            { tile, level, connectors, ...(tile === 'greenwich' ? { at: [0, 0] } : {}) },
            { tile: 'senate-house', at: [0, 1], connectors: { 2: 'blue', 3: 'yellow' } },
          ],
          era,
        ),
      ),
      tile,
    );

  test('K42: book (3), (3a): the connectors shown have to be in place, on any side of the tile', () => {
    // Barbican: brown and grey
    expect(withConnectors('barbican', { 0: 'brown', 1: 'grey' })).toBe(true);
    expect(withConnectors('barbican', { 4: 'grey', 5: 'brown' })).toBe(true);
    expect(withConnectors('barbican', { 0: 'brown' })).toBe('K42');
    expect(withConnectors('barbican', { 0: 'brown', 1: 'brown' })).toBe('K42');
    expect(withConnectors('barbican', { 0: 'red', 1: 'blue', 2: 'black', 3: 'grey' })).toBe('K42');
  });

  test('K42: other connectors may lie there too', () => {
    expect(
      withConnectors('barbican', { 0: 'brown', 1: 'grey', 2: 'red', 3: 'red', 4: 'grey', 5: 'blue' }),
    ).toBe(true);
  });

  test('K42: as many of a colour as are shown', () => {
    // King's Cross: two red
    expect(withConnectors('kings-cross-station', { 0: 'red' })).toBe('K42');
    expect(withConnectors('kings-cross-station', { 0: 'red', 1: 'blue', 2: 'yellow' })).toBe('K42');
    expect(withConnectors('kings-cross-station', { 0: 'red', 3: 'red' })).toBe(true);
  });

  test('K42: book (3): a white connector is any colour', () => {
    // Waterloo: three of any colour; British Library: black, grey and one more
    expect(withConnectors('waterloo-station', { 0: 'red', 1: 'red', 2: 'red' })).toBe(true);
    expect(withConnectors('waterloo-station', { 0: 'red', 1: 'blue', 2: 'grey' })).toBe(true);
    expect(withConnectors('waterloo-station', { 0: 'red', 1: 'blue' })).toBe('K42');
    expect(withConnectors('british-library', { 0: 'black', 1: 'grey' })).toBe('K42');
    expect(withConnectors('british-library', { 0: 'black', 1: 'grey', 2: 'grey' })).toBe(true);
    expect(withConnectors('british-library', { 0: 'black', 1: 'red', 2: 'blue' })).toBe('K42');
  });

  test('K42: book, "Home tiles": six different coloured connectors, one of each type', () => {
    expect(withConnectors('greenwich', sixColours)).toBe(true);
    expect(withConnectors('greenwich', { ...sixColours, 5: 'red' })).toBe('K42');
    const { 5: _, ...five } = sixColours;
    expect(withConnectors('greenwich', five)).toBe('K42');
  });

  test('K42: "different" ones differ among themselves', () => {
    // Great Ormond Street: two different
    expect(withConnectors('great-ormond-street-hospital', { 0: 'red', 1: 'red', 2: 'red' })).toBe('K42');
    expect(withConnectors('great-ormond-street-hospital', { 0: 'red', 1: 'red', 2: 'blue' })).toBe(true);
  });

  test('K42: within one upgrade each connector meets one requirement', () => {
    // The Shard, second time: grey, red and two more
    const shard = (connectors: object) => withConnectors('the-shard', connectors, 1, 4);
    expect(shard({ 0: 'grey', 1: 'red' })).toBe('K42');
    expect(shard({ 0: 'grey', 1: 'red', 2: 'red' })).toBe('K42');
    expect(shard({ 0: 'grey', 1: 'red', 2: 'red', 3: 'grey' })).toBe(true);
    expect(shard({ 0: 'red', 1: 'red', 2: 'red', 3: 'red' })).toBe('K42');
  });

  test('K42: it counts again for a later upgrade', () => {
    const m = arrange(
      borough([{ tile: 'the-shard', connectors: { 0: 'grey', 1: 'red', 2: 'red', 3: 'blue' } }]),
    );
    const once = answers(answers(m, 0, 'upgrade', 'the-shard', 'red', 1), 1, 'pass');
    expect(mayUpgrade(once, 'the-shard')).toBe(true);
  });

  test('K42: it counts for the other tile it lies on', () => {
    // Gherkin: one grey; King's Cross beside it: two red, one of them shared
    const m = arrange(
      borough([
        { tile: 'marble-arch', connectors: { 1: 'red' } },
        { tile: 'kings-cross-station', connectors: { 0: 'red' } },
      ]),
    );
    expect([mayUpgrade(m, 'marble-arch'), mayUpgrade(m, 'kings-cross-station')]).toEqual([true, true]);
    const both = answers(answers(m, 0, 'upgrade', 'marble-arch', 'red', 1), 1, 'pass');
    expect(mayUpgrade(both, 'kings-cross-station')).toBe(true);
  });

  test('K42: for any requirement and any connectors, enough is what can be matched one to one', () => {
    type Wanted = Connector | 'any' | 'different';
    const plan = (wanted: readonly Wanted[]): UpgradePlan => ({
      connectors: counts(CONNECTORS, wanted),
      different: wanted.filter(w => w === 'different').length,
      anyConnectors: wanted.filter(w => w === 'any').length,
      total: wanted.length,
      skills: { brick: 0, coin: 0, compass: 0 },
      anySkills: 0,
    });
    /** Try every connector for every requirement. */
    const matches = (
      wanted: readonly Wanted[],
      there: readonly Connector[],
      used: readonly Connector[] = [],
    ): boolean => {
      const [first, ...rest] = wanted;
      if (first === undefined) return true;
      return there.some((connector, i) => {
        if (first === 'different' ? used.includes(connector) : first !== 'any' && first !== connector)
          return false;
        return matches(rest, there.toSpliced(i, 1), first === 'different' ? [...used, connector] : used);
      });
    };
    const few = CONNECTORS.slice(0, 4);
    const wanted = fc.array(fc.constantFrom<Wanted>(...few, 'any', 'different', 'different'), {
      maxLength: 4,
    });
    const sides = fc.array(fc.constantFrom(...few, null), { minLength: 6, maxLength: 6 });
    fc.assert(
      fc.property(wanted, sides, (w, on) => {
        expect(connectorsSuffice(plan(w), on)).toBe(
          matches(
            w,
            on.filter(c => c !== null),
          ),
        );
      }),
      { numRuns: 2000, seed: 42 },
    );
  });
});

describe('skill tiles', () => {
  const gherkin = (skills: object) =>
    arrange({
      era: 2,
      players: [
        {
          screen: { red: 3 },
          skills,
          borough: [
            { tile: 'gherkin', at: [1, 0], connectors: { 0: 'grey' } },
            { tile: 'senate-house', at: [0, 1], connectors: { 2: 'blue', 3: 'yellow' } },
          ],
        },
        {},
      ],
    });

  test('K43: book (3b): the skill tile shown is spent and returned to the supply', () => {
    const m = gherkin({ compass: 2, coin: 1 });
    const { match, events } = told(m, 0, 'upgrade', 'gherkin', 'red', 1);
    expect(player(match, 0).skills).toEqual({ brick: 0, coin: 1, compass: 1 });
    expect([m.s.skills.compass, match.s.skills.compass]).toEqual([22, 23]);
    expect(events.map(event => event.t)).toEqual(['upgrading', 'paid', 'upgraded']);
  });

  test('K43: another type does not do', () => {
    expect(mayUpgrade(gherkin({ coin: 5, brick: 5 }), 'gherkin')).toBe('K43');
    expect(mayUpgrade(gherkin({}), 'gherkin')).toBe('K43');
    expect(mayUpgrade(gherkin({}), 'senate-house')).toBe(true); // needs none
  });

  const kingsCross = (skills: object) =>
    arrange({
      era: 2,
      players: [
        {
          screen: { red: 3 },
          skills,
          borough: [{ tile: 'kings-cross-station', at: [1, 0], connectors: { 0: 'red', 1: 'red' } }],
        },
        {},
      ],
    });

  test('K43: book (3b): a plain white skill tile means any type', () => {
    const pay = answers(kingsCross({ brick: 1, coin: 1 }), 0, 'upgrade', 'kings-cross-station', 'red', 1);
    expect([questionOf(pay, 0), legalOf(pay, 0)]).toEqual(['pay', ['brick', 'coin']]);
    // the tile is turned when it is paid for
    expect(site(pay, 0, 'kings-cross-station').level).toBe(0);
    const paid = answers(pay, 0, 'coin');
    expect([site(paid, 0, 'kings-cross-station').level, player(paid, 0).skills]).toEqual([
      1,
      { brick: 1, coin: 0, compass: 0 },
    ]);
    expect(legalOf(kingsCross({}), 0)).not.toContain('upgrade');
  });

  test('K43: a type that is named and a white one take two tiles', () => {
    // The Shard, second time: a coin and one of any type
    const shard = (skills: object) =>
      arrange({
        era: 4,
        players: [
          {
            screen: { red: 3 },
            skills,
            borough: [
              {
                tile: 'the-shard',
                at: [1, 0],
                level: 1,
                connectors: { 0: 'grey', 1: 'red', 2: 'red', 3: 'red' },
              },
            ],
          },
          {},
        ],
      });
    const can = (skills: object) => legalOf(shard(skills), 0).includes('upgrade');
    expect([can({ coin: 1 }), can({ brick: 2 }), can({ coin: 2 }), can({ coin: 1, brick: 1 })]).toEqual([
      false,
      false,
      true,
      true,
    ]);
    const pay = answers(shard({ coin: 1, brick: 1 }), 0, 'upgrade', 'the-shard', 'red', 1);
    expect(legalOf(pay, 0)).toEqual(['brick']);
    expect(player(answers(pay, 0, 'brick'), 0).skills).toEqual({ brick: 0, coin: 0, compass: 0 });
  });
});

describe('the tile is turned', () => {
  test('K44: book, "Upgrading": connectors and keyples are put back into place', () => {
    const barbican = {
      tile: 'barbican',
      colour: 'red',
      placed: 3,
      ladder: 2,
      connectors: { 0: 'brown', 1: 'grey', 4: 'blue' },
    };
    const m = arrange(borough([barbican]));
    const before = site(m, 0, 'barbican');
    expect(site(answers(m, 0, 'upgrade', 'barbican', 'red', 3), 0, 'barbican')).toEqual({
      ...before,
      level: 1,
      placed: 6,
      ladder: 3,
    });
  });

  test("K44: book (4): a landmark's second upgrade sets its 3D marker, which is worth 12 points", () => {
    const points = (m: At) => game.score(m.s)[0]?.find(line => line.params.tile === 'the-shard')?.points;
    const m = arrange(
      borough([{ tile: 'the-shard', connectors: { 0: 'grey', 1: 'red', 2: 'blue', 3: 'blue' } }]),
    );
    const once = answers(answers(m, 0, 'upgrade', 'the-shard', 'red', 1), 1, 'pass');
    const twice = answers(once, 0, 'upgrade', 'the-shard', 'red', 2, 'brick');
    expect([points(m), points(once), points(twice)]).toEqual([3, 6, 12]);
    expect(site(twice, 0, 'the-shard')).toMatchObject({
      level: 2,
      placed: 3,
      ladder: 2,
      sides: ['grey', 'red', 'blue', 'blue', null, null],
    });
  });

  test('K44: river sides are the same on both faces: what lies against them stays and can be placed as before', () => {
    const bridge = (level: number) => ({
      era: 2,
      phase: 'placing',
      players: [
        {
          borough: [{ tile: 'tower-bridge', at: [0, 1], level, connectors: { 0: 'blue' } }],
          taken: [{ tile: 'harrods' }],
        },
        {},
      ],
    });
    expect(legalOf(arrange(bridge(1)), 0)).toEqual(legalOf(arrange(bridge(0)), 0));
    expect(legalOf(arrange(bridge(1)), 0)).not.toContain('1 1');
  });
});

describe('no production', () => {
  test('K45: book, "Upgrading": keyples used to upgrade a tile do not also generate resources', () => {
    const m = arrange(
      borough([
        { tile: 'barbican', connectors: { 0: 'brown', 1: 'grey' } },
        { tile: 'covent-garden', connectors: { 0: 'red' } },
      ]),
    );
    const skill = answers(m, 0, 'upgrade', 'barbican', 'red', 1);
    expect([player(skill, 0).skills, skill.s.skills]).toEqual([player(m, 0).skills, m.s.skills]);
    const connector = answers(m, 0, 'upgrade', 'covent-garden', 'red', 1);
    expect([player(connector, 0).unplaced, questionOf(connector, 0), connector.s.connectors]).toEqual([
      [],
      undefined,
      m.s.connectors,
    ]);
  });

  test('K45: the next use, with more keyples, produces what the upgraded side shows', () => {
    const m = arrange(borough([{ tile: 'barbican', connectors: { 0: 'brown', 1: 'grey' } }]));
    const upgraded = answers(answers(m, 0, 'upgrade', 'barbican', 'red', 1), 1, 'pass');
    const used = answers(upgraded, 0, 'use', 'barbican', 'red', 2);
    expect(player(used, 0).skills.brick).toBe(player(m, 0).skills.brick + 2);
  });
});
