import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { beyondQ, beyondR, type Cell, opposite, printedSide, SIDES } from '../src/index.ts';

const sides = Array.from({ length: SIDES }, (_, side) => side);
const beyond = (cell: Cell, side: number): Cell => ({ q: beyondQ(cell, side), r: beyondR(cell, side) });
const cells = fc.record({ q: fc.integer({ min: -99, max: 99 }), r: fc.integer({ min: -99, max: 99 }) });
const side = fc.nat({ max: SIDES - 1 });
const rotation = fc.nat({ max: SIDES - 1 });
/** The middle of a pointy-top hex, y downwards, in units of its width. */
const middle = ({ q, r }: Cell) => ({ x: q + r / 2, y: (r * Math.sqrt(3)) / 2 });

describe('neighbours', () => {
  test('there are six, all different', () => {
    const origin = { q: 0, r: 0 };
    const around = new Set(sides.map(s => JSON.stringify(beyond(origin, s))));
    expect(around.size).toBe(6);
    expect(around).not.toContain(JSON.stringify(origin));
  });

  test('each lies one width away, clockwise from the upper right', () => {
    for (const s of sides) {
      const { x, y } = middle(beyond({ q: 0, r: 0 }, s));
      const angle = ((-60 + 60 * s) * Math.PI) / 180; // 0 is east, clockwise on a screen
      expect(x).toBeCloseTo(Math.cos(angle));
      expect(y).toBeCloseTo(Math.sin(angle));
    }
  });

  test('are the same around every cell', () => {
    const check = fc.property(cells, side, (cell, s) => {
      const origin = beyond({ q: 0, r: 0 }, s);
      expect(beyond(cell, s)).toEqual({ q: cell.q + origin.q, r: cell.r + origin.r });
    });
    fc.assert(check, { seed: 1 });
  });

  test('once around comes back', () => {
    const walked = sides.reduce(beyond, { q: 3, r: -2 });
    expect(walked).toEqual({ q: 3, r: -2 });
  });
});

describe('the opposite side', () => {
  test('is the same edge, seen from the neighbour', () => {
    fc.assert(
      fc.property(cells, side, (cell, s) => void expect(beyond(beyond(cell, s), opposite(s))).toEqual(cell)),
      { seed: 1 },
    );
  });

  test('of the opposite side is the side', () => {
    for (const s of sides) expect([opposite(opposite(s)), opposite(s) === s]).toEqual([s, false]);
  });
});

describe('a turned tile', () => {
  test('shows at each side another printed one', () => {
    for (const turn of sides) expect(new Set(sides.map(s => printedSide(s, turn)))).toEqual(new Set(sides));
  });

  test('not turned, is as printed', () => {
    for (const s of sides) expect(printedSide(s, 0)).toBe(s);
  });

  test('turned clockwise by one, what is printed at the upper right lies at the right', () => {
    expect(printedSide(1, 1)).toBe(0);
    expect(printedSide(0, 1)).toBe(5);
  });

  test('turns add up, and six are none', () => {
    const check = fc.property(side, rotation, rotation, (s, a, b) => {
      expect(printedSide(printedSide(s, a), b)).toBe(printedSide(s, (a + b) % SIDES));
    });
    fc.assert(check, { seed: 1 });
  });

  test('opposite sides stay opposite', () => {
    const check = fc.property(side, rotation, (s, turn) => {
      expect(printedSide(opposite(s), turn)).toBe(opposite(printedSide(s, turn)));
    });
    fc.assert(check, { seed: 1 });
  });
});
