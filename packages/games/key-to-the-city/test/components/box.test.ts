import { describe, expect, it } from 'vitest';
import { openBox } from '../../src/components/box.ts';
import { HOUSE_1 } from '../../src/components/house-1/index.ts';

const box = openBox(HOUSE_1);
const plan = (id: string) => box.tiles[id]!;
const NO_CONNECTORS = { black: 0, blue: 0, brown: 0, grey: 0, red: 0, yellow: 0 };
const NO_SKILLS = { brick: 0, coin: 0, compass: 0 };

describe('the box of the house set', () => {
  it('sorts the tiles', () => {
    expect(box.set).toBe(HOUSE_1);
    expect(
      [box.homes, box.era1, box.era2, box.buildings, box.routemasters, box.river].map(ids => ids.length),
    ).toEqual([6, 6, 6, 22, 12, 5]);
    expect(box.river).toEqual([
      'hungerford-bridge',
      'millennium-bridge',
      'london-bridge',
      'the-o2',
      'thames-barrier',
    ]);
    expect(box.berths.map(berths => berths.findIndex(({ claims }) => claims))).toEqual([-1, 0, 0, 0, 0]);
    expect(box.rows.get('gherkin')).toBe(plan('gherkin').row);
    expect(Object.getPrototypeOf(box.tiles)).toBeNull();
  });

  it('has the river in order, however the file has it', () => {
    const turned = openBox({ ...HOUSE_1, tiles: HOUSE_1.tiles.toReversed() });
    expect(turned.river).toEqual(box.river);
    expect(turned.berths).toEqual(box.berths);
  });

  it('has all fields on every tile, and one entry per level', () => {
    for (const tile of Object.values(box.tiles)) {
      expect(Object.keys(tile)).toEqual(Object.keys(plan('gherkin')));
      for (const list of [tile.use, tile.score, tile.points]) expect(list).toHaveLength(tile.maxLevel + 1);
      expect(tile.upgrades).toHaveLength(tile.maxLevel);
      expect(tile.river).toHaveLength(6);
    }
  });

  it('plans a home', () => {
    const home = plan('greenwich');
    expect(home.use[1]).toEqual({
      pay: ['any'],
      skills: [],
      anySkills: 2,
      connectors: NO_CONNECTORS,
      fixedConnectors: 0,
      anyConnectors: 0,
    });
    expect(home.upgrades).toEqual([
      {
        connectors: NO_CONNECTORS,
        different: 6,
        anyConnectors: 0,
        total: 6,
        skills: NO_SKILLS,
        anySkills: 0,
      },
    ]);
    expect(home.points).toEqual([0, 10]);
    expect(home.score).toEqual([null, null]);
  });

  it('plans production', () => {
    expect(plan('battersea-power-station').use[1]).toEqual({
      pay: [],
      skills: [],
      anySkills: 0,
      connectors: { ...NO_CONNECTORS, grey: 2, yellow: 2 },
      fixedConnectors: 4,
      anyConnectors: 0,
    });
    expect(plan('barbican').use.map(use => use?.skills)).toEqual([['brick'], ['brick', 'brick']]);
    expect(plan('waterloo-station').use.map(use => use?.anyConnectors)).toEqual([2, 3]);
  });

  it('plans a landmark', () => {
    const eye = plan('london-eye');
    expect(eye.maxLevel).toBe(2);
    expect(eye.points).toEqual([3, 6, 12]);
    expect(eye.use).toEqual([null, null, null]);
    expect(eye.upgrades[1]).toEqual({
      connectors: { ...NO_CONNECTORS, blue: 1, grey: 1 },
      different: 0,
      anyConnectors: 2,
      total: 4,
      skills: { ...NO_SKILLS, coin: 1 },
      anySkills: 1,
    });
  });

  it('spells out a single entry at every level, and what is absent as 0 or null', () => {
    const tiles = HOUSE_1.tiles.map(row =>
      row.id === 'gherkin' ? { ...row, score: [{ rule: 'fixed', each: 5 } as const], points: [2] } : row,
    );
    const gherkin = openBox({ ...HOUSE_1, tiles }).tiles.gherkin!;
    expect(gherkin.score).toEqual([
      { rule: 'fixed', each: 5 },
      { rule: 'fixed', each: 5 },
    ]);
    expect(gherkin.points).toEqual([2, 2]);
    expect(plan('gherkin').points).toEqual([0, 0]);
    expect(plan('tate-modern')).toMatchObject({ maxLevel: 0, use: [null], points: [0], upgrades: [] });
    expect(plan('thames-barrier')).toMatchObject({ maxLevel: 0, score: [null], points: [0] });
  });

  it('knows the rotations that differ', () => {
    expect(plan('tower-bridge')).toMatchObject({ hasRiver: true, rotations: [0, 1, 2] });
    expect(plan('tower-bridge').river).toEqual([false, true, false, false, true, false]);
    expect(plan('mi6-building').rotations).toEqual([0, 1, 2, 3, 4, 5]);
    expect(plan('gherkin')).toMatchObject({ hasRiver: false, rotations: [0] });
  });
});
