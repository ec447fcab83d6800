import { R, WIDTH } from './hex.ts';

/** Tiles of the centre lie apart, so that bids have room around each (in drawing units). */
interface Room {
  readonly across: number;
  readonly down: number;
  /** In a honeycomb the rows reach into each other. */
  readonly honey: number;
  readonly edge: number;
}
const TIGHT: Room = { across: WIDTH + 34, down: 2 * R + 34, honey: 1.5 * R + 50, edge: 12 };
/** With three, five or six players somebody bids at the upright sides. */
const LOOSE: Room = { across: WIDTH + 58, down: 2 * R + 34, honey: 1.5 * R + 64, edge: 14 };
const roomFor = (seats: number): Room => (seats === 2 || seats === 4 ? TIGHT : LOOSE);

export interface Spread {
  readonly places: readonly { readonly x: number; readonly y: number }[];
  readonly width: number;
  readonly height: number;
  /** Pixels per drawing unit. */
  readonly scale: number;
}

function laidOut(room: Room, count: number, columns: number, isHoney: boolean): Omit<Spread, 'scale'> {
  const rows = Math.ceil(count / columns);
  const down = isHoney ? room.honey : room.down;
  const shift = isHoney && rows > 1 ? room.across / 2 : 0;
  const places = Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / columns);
    const inRow = Math.min(columns, count - row * columns);
    // a last row that is not full lies in the middle
    const indent = ((columns - inRow) * room.across) / 2;
    const honey = isHoney && row % 2 === 1 ? shift : 0;
    const x = room.edge + (i % columns) * room.across + room.across / 2 + (isHoney ? honey : indent);
    return { x, y: row * down + R + TOP };
  });
  return {
    places,
    width: columns * room.across + shift + 2 * room.edge,
    height: (rows - 1) * down + 2 * R + TOP + BOTTOM,
  };
}

/** Bids, and crowns above them, reach beyond the outermost tiles. */
const TOP = 30;
const BOTTOM = 14;

/** No larger than a tile is at its best. */
const MOST = 1.35;

/** Lay tiles out as large as the room allows, all of them. */
export function spread(count: number, seats: number, width: number, height: number): Spread {
  const room = roomFor(seats);
  const tries = Array.from({ length: Math.max(1, count) }, (_, i) => i + 1).flatMap(columns =>
    [false, true].map(isHoney => {
      const laid = laidOut(room, Math.max(1, count), columns, isHoney);
      return { ...laid, scale: Math.min(width / laid.width, height / laid.height, MOST) };
    }),
  );
  return tries.reduce((a, b) => (b.scale > a.scale ? b : a));
}
