import { describe, expect, it } from 'vitest';
import { HOUSE_1 } from '../../src/components/house-1/index.ts';
import type { Kind } from '../../src/components/vocabulary.ts';
import { SCORINGS } from '../../src/components/vocabulary.ts';

const { tiles, supplies } = HOUSE_1;
const of = (...kinds: Kind[]) => tiles.filter(({ kind }) => kinds.includes(kind));

describe('the set house-1', () => {
  it('has the components that the rulebook lists', () => {
    expect(tiles).toHaveLength(57);
    expect(of('river')).toHaveLength(5);
    expect(of('home')).toHaveLength(6);
    expect(of('era1')).toHaveLength(6);
    expect(of('era2')).toHaveLength(6);
    expect(of('routemaster')).toHaveLength(12);
    expect(of('building', 'landmark')).toHaveLength(22);
    expect(of('landmark')).toHaveLength(8);
    expect(of('building', 'landmark').filter(row => row.riverSides)).toHaveLength(3);
  });

  it('has the supplies of K2', () => {
    expect(Object.values(supplies.connectors)).toEqual([24, 24, 24, 24, 24, 24]);
    expect(Object.values(supplies.skills)).toEqual([24, 24, 24]);
    expect(Object.values(supplies.keyples)).toEqual([40, 40, 40]);
    expect(supplies.landmarkMarkers).toBe(8);
  });

  it('deals as K3 to K7 say', () => {
    expect(HOUSE_1.deal).toEqual({
      startKeyples: 10,
      routemastersPerPlayer: 2,
      buildings: { 2: 4, 3: 5, 4: 6, 5: 6, 6: 6 },
      levelOnArrival: { 3: 1 },
    });
  });

  it('has no id and no name twice', () => {
    expect(new Set(tiles.map(({ id }) => id)).size).toBe(57);
    expect(new Set(tiles.map(({ name }) => name)).size).toBe(57);
  });

  it('says for every value where it comes from', () => {
    for (const { id, name, kind, basis, ...values } of tiles) {
      const stated = Object.keys(values).filter(field => field !== 'order');
      expect([id, Object.keys(basis).sort()]).toEqual([id, stated.sort()]);
    }
  });

  it('uses every kind of scoring', () => {
    const rules = new Set(tiles.flatMap(row => row.score ?? []).map(({ rule }) => rule));
    expect([...rules].sort()).toEqual([...SCORINGS].sort());
  });

  it('has the values that the rulebook states', () => {
    for (const row of of('landmark')) expect(row.points).toEqual([3, 6, 12]);
    const row = (id: string) => tiles.find(tile => tile.id === id);
    expect(row('the-o2')?.score).toEqual([{ rule: 'fixed', each: 6 }]);
    expect(row('madame-tussauds')?.score).toEqual([{ rule: 'keyple-sets', each: 3 }]); // K73
    expect(row('thames-barrier')?.berths?.filter(({ claims }) => claims)).toEqual([
      { points: 8, claims: true },
    ]); // K63
    expect(row('hungerford-bridge')?.berths?.at(-1)).toEqual({ start: true }); // K4
  });
});
