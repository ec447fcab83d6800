import { SIDES } from '@thameside/kit';
import type { Frame } from '../../parts/frame.ts';

/** Drawing units: a tile's centre is at 0, 0 and its corners lie this far out. */
export const R = 100;
/** From the centre to the middle of a side. */
const INNER = (R * Math.sqrt(3)) / 2;
export const WIDTH = 2 * INNER;

export interface Point {
  readonly x: number;
  readonly y: number;
}

const round = (n: number): number => Math.round(n * 100) / 100;
const polar = (degrees: number, length: number): Point => ({
  x: round(length * Math.cos((degrees * Math.PI) / 180)),
  y: round(length * Math.sin((degrees * Math.PI) / 180)),
});

/** The direction in which a side faces, in degrees clockwise from the right. */
export const facing = (side: number): number => -60 + 60 * side;

/** Corner 0 is the top one; side n runs from corner n to corner n + 1. */
const corner = (n: number, radius = R): Point => polar(-90 + 60 * n, radius);

/** The middle of a side, moved outwards. */
export const middle = (side: number, out = 0): Point => polar(facing(side), INNER + out);

/** A place beside a side: outwards, and along it clockwise. */
export function beside(side: number, out: number, along: number): Point {
  const at = middle(side, out);
  const step = polar(facing(side) + 90, along);
  return { x: round(at.x + step.x), y: round(at.y + step.y) };
}

export const hexPath = (radius = R): string =>
  `M${Array.from({ length: SIDES }, (_, n) => corner(n, radius))
    .map(({ x, y }) => `${x} ${y}`)
    .join('L')}Z`;

/** Where the cell with these axial coordinates has its centre. */
export const centreOf = ({ q, r }: { readonly q: number; readonly r: number }): Point => ({
  x: round(WIDTH * (q + r / 2)),
  y: round(R * 1.5 * r),
});

/** The smallest frame around tiles at these places, with a margin. */
export function frameAround(places: readonly Point[], margin: number): Frame {
  const xs = places.map(({ x }) => x);
  const ys = places.map(({ y }) => y);
  const left = Math.min(0, ...xs);
  const top = Math.min(0, ...ys);
  const start = places.length > 0 ? { x: Math.min(...xs), y: Math.min(...ys) } : { x: left, y: top };
  const end = places.length > 0 ? { x: Math.max(...xs), y: Math.max(...ys) } : { x: 0, y: 0 };
  return {
    x: round(start.x - INNER - margin),
    y: round(start.y - R - margin),
    width: round(end.x - start.x + WIDTH + 2 * margin),
    height: round(end.y - start.y + 2 * R + 2 * margin),
  };
}
