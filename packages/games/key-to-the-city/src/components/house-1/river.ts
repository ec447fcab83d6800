import type { Berth, TileRow } from '../set.ts';

/** Adds the river sides, which are assumed on every tile that has them. */
export const byRiver = (riverSides: readonly number[], row: TileRow): TileRow => ({
  ...row,
  riverSides,
  basis: { ...row.basis, riverSides: 'assumed' },
});

/** Berths that draw keyples (K64); the leftmost one claims (K63). */
const drawing = (claims: number, ...others: readonly number[]): readonly Berth[] => [
  { keyples: claims, claims: true },
  ...others.map(keyples => ({ keyples })),
];

/** K70. */
const scoring = (claims: number, ...others: readonly number[]): readonly Berth[] => [
  { points: claims, claims: true },
  ...others.map(points => ({ points })),
];

const BASIS = { score: 'rulebook', berths: 'which one claims: rulebook; numbers assumed' };

export const RIVER: readonly TileRow[] = [
  byRiver([1, 4], {
    id: 'hungerford-bridge',
    name: 'Hungerford Bridge',
    kind: 'river',
    order: 1,
    berths: [{}, {}, {}, {}, {}, { start: true }],
    score: [{ rule: 'connectors-on-tile', colour: 'blue', each: 2 }],
    basis: { score: 'rulebook', berths: 'no effect but the start berth' },
  }),
  byRiver([1, 4], {
    id: 'millennium-bridge',
    name: 'Millennium Bridge',
    kind: 'river',
    order: 2,
    berths: drawing(4, 8, 7, 6, 5, 4),
    score: [{ rule: 'river-tiles-linked', colour: 'blue', each: 2 }],
    basis: BASIS,
  }),
  byRiver([1, 4], {
    id: 'london-bridge',
    name: 'London Bridge',
    kind: 'river',
    order: 3,
    berths: drawing(6, 8, 7, 6, 5, 4),
    score: [{ rule: 'connectors-on-tile', each: 2 }],
    basis: BASIS,
  }),
  byRiver([1, 4], {
    id: 'the-o2',
    name: 'The O2',
    kind: 'river',
    order: 4,
    berths: drawing(3, 7, 6, 5, 4, 3),
    score: [{ rule: 'fixed', each: 6 }],
    basis: BASIS,
  }),
  byRiver([1, 4], {
    id: 'thames-barrier',
    name: 'Thames Barrier',
    kind: 'river',
    order: 5,
    berths: scoring(8, 12, 10, 7, 5, 3),
    basis: { berths: 'which one claims: rulebook; place and numbers assumed but the 8' },
  }),
];
