/** Pointy-top hexes in axial coordinates; sides run clockwise from the upper right: 0 NE, 1 E, 2 SE, 3 SW, 4 W, 5 NW. */
export const SIDES = 6;
const DQ = [1, 1, 0, -1, -1, 0] as const;
const DR = [-1, 0, 1, 1, 0, -1] as const;

export interface Cell {
  readonly q: number;
  readonly r: number;
}

export const beyondQ = (cell: Cell, side: number): number => cell.q + (DQ[side] as number);
export const beyondR = (cell: Cell, side: number): number => cell.r + (DR[side] as number);
export const opposite = (side: number): number => (side + 3) % SIDES;

/** The printed side that lies at `side` once the tile is turned clockwise by `rotation` steps. */
export const printedSide = (side: number, rotation: number): number => (side - rotation + SIDES) % SIDES;
