import * as s from '../../../parts/strokes.ts';

/* What the drawings of villages share. Feet stand on y unless it says otherwise. */

type Strokes = readonly s.Stroke[];

/** A cottage: a wall, a steep thatched roof, a door and a window. */
export const cottage = (cx: number, w = 36, h = 20, thatch = 16, y = 0): Strokes => [
  ['b', s.block(cx, y, w, h)],
  [
    'g',
    s.shape(
      cx - w / 2 - 5,
      y - h + 2,
      cx - w / 4,
      y - h - thatch,
      cx + w / 4,
      y - h - thatch,
      cx + w / 2 + 5,
      y - h + 2,
    ),
  ],
  ['d', s.arch(cx - w * 0.18, y, w * 0.2, h * 0.62)],
  ['o', s.wall(cx + w * 0.1, y - h * 0.3, w * 0.22, h * 0.36)],
];

/** A long house with a plain roof. */
export const hall = (cx: number, w: number, h: number, roof = 14, y = 0): Strokes => [
  ['b', s.block(cx, y, w, h)],
  ['r', s.roof(cx, y - h, w + 10, roof)],
];

/** A shed: two posts and a slanted roof. */
export const shed = (cx: number, w: number, h: number, y = 0): Strokes => [
  ['l', s.posts(cx - w / 2 + 2, cx + w / 2 - 2, 2, y, h)],
  [
    'd',
    s.shape(
      cx - w / 2 - 4,
      y - h + 3,
      cx - w / 2 - 4,
      y - h,
      cx + w / 2 + 4,
      y - h - 8,
      cx + w / 2 + 4,
      y - h - 5,
    ),
  ],
];

/** A person: head and coat. */
export const person = (cx: number, y: number, h: number): string =>
  s.shape(cx - h * 0.22, y, cx - h * 0.13, y - h * 0.66, cx + h * 0.13, y - h * 0.66, cx + h * 0.22, y) +
  s.disc(cx, y - h * 0.82, h * 0.17);

export const wheel = (cx: number, cy: number, r: number): Strokes => [
  ['b', s.disc(cx, cy, r)],
  ['l', s.spokes(cx, cy, r, 8)],
  ['d', s.disc(cx, cy, r * 0.2)],
];

export const barrel = (cx: number, y: number, w: number, h: number): Strokes => [
  ['g', `M${cx - w * 0.4} ${y}q${-w * 0.2} ${-h / 2} 0 ${-h}h${w * 0.8}q${w * 0.2} ${h / 2} 0 ${h}z`],
  ['l', `M${cx - w * 0.48} ${y - h * 0.3}h${w * 0.96}M${cx - w * 0.48} ${y - h * 0.7}h${w * 0.96}`],
];

/** A tree with a trunk. */
export const oak = (cx: number, y: number, r: number): Strokes => [
  ['d', s.block(cx, y, r * 0.4, r * 1.3)],
  ['p', s.disc(cx, y - r * 1.9, r)],
];

export const fir = (cx: number, y: number, h: number): Strokes => [
  ['d', s.block(cx, y, 3, h * 0.25)],
  ['p', s.roof(cx, y - h * 0.2, h * 0.56, h * 0.5) + s.roof(cx, y - h * 0.48, h * 0.42, h * 0.52)],
];

/** Cut logs, seen from their ends. */
export const logs = (cx: number, y: number, r: number): Strokes => [
  ['g', s.disc(cx - r, y - r, r) + s.disc(cx + r, y - r, r) + s.disc(cx, y - r * 2.7, r)],
  [
    'l',
    s.disc(cx - r, y - r, r * 0.45) + s.disc(cx + r, y - r, r * 0.45) + s.disc(cx, y - r * 2.7, r * 0.45),
  ],
];

/** Blocks of stone in a heap. */
export const blocks = (cx: number, y: number, w: number): Strokes => [
  ['b', s.block(cx - w * 0.28, y, w * 0.5, w * 0.34) + s.block(cx + w * 0.28, y, w * 0.5, w * 0.34)],
  ['b', s.block(cx, y - w * 0.34, w * 0.5, w * 0.34)],
];

/** The mouth of a mine in a hill. */
export const mine = (cx: number, w: number, h: number): Strokes => [
  ['p', `M${cx - w / 2} 0q${w * 0.12} ${-h} ${w / 2} ${-h}t${w / 2} ${h}z`],
  ['d', s.arch(cx, 0, w * 0.3, h * 0.55)],
  ['l', `M${cx - w * 0.15} 0v${-h * 0.5}h${w * 0.3}v${h * 0.5}`],
];

/** Hull, mast and sails, afloat on its own water. `rig` is what tells boats apart. */
export const ship = (rig: Strokes, hull: 'd' | 'r' | 'b' | 'g' = 'd'): Strokes => [
  ['w', 'M-42 -6H42V4H-42z'],
  [hull, 'M-32 -15h64q-3 10 -12 12h-40q-9 -2 -12 -12z'],
  ['l', 'M0 -15v-44'],
  ...rig,
  ['l', s.ripples(-1)],
];

/** A square sail on the mast. */
export const sail = (cx: number, y: number, w: number, h: number): string =>
  `M${cx - w / 2} ${y - h}h${w}q${-w * 0.12} ${h / 2} 0 ${h}h${-w}q${w * 0.12} ${-h / 2} 0 ${-h}z`;

/** A three-cornered sail behind or before the mast. */
export const jib = (x: number, y: number, w: number, h: number): string =>
  `M${x} ${y}v${-h}q${w * 0.7} ${h * 0.4} ${w} ${h}z`;

/** A market stall with a striped awning. */
export const stall = (cx: number, w: number, h: number, tone: 'r' | 'p' | 'g' | 'w'): Strokes => [
  ['l', s.posts(cx - w / 2 + 2, cx + w / 2 - 2, 2, 0, h)],
  ['b', s.block(cx, 0, w, h * 0.36)],
  [tone, s.shape(cx - w / 2 - 4, -h, cx - w / 2, -h - 11, cx + w / 2, -h - 11, cx + w / 2 + 4, -h)],
  ['b', s.shape(cx - w / 6, -h, cx - w / 8, -h - 11, cx + w / 8, -h - 11, cx + w / 6, -h)],
];

/** Bunting between two poles. */
export const bunting = (from: number, to: number, y: number): Strokes => {
  const step = (to - from) / 5;
  const flags = Array.from({ length: 5 }, (_, i) => {
    const x = from + step * i + step * 0.15;
    const drop = y + (i === 2 ? 5 : i === 0 || i === 4 ? 1.5 : 4);
    return s.shape(x, drop, x + step * 0.7, drop, x + step * 0.35, drop + 7);
  });
  return [
    ['l', `M${from} ${y}q${(to - from) / 2} 10 ${to - from} 0`],
    ['r', flags.filter((_, i) => i % 2 === 0).join('')],
    ['g', flags.filter((_, i) => i % 2 === 1).join('')],
  ];
};

/** A fence along the ground. */
export const fence = (from: number, to: number): string => {
  const count = Math.round((to - from) / 8) + 1;
  return `${s.posts(from, to, count, 0, 9)}M${from} -6.500H${to}M${from} -3H${to}`;
};

/** Standing animals, simply: body, legs, head. */
export const beast = (cx: number, y: number, k: number): string =>
  s.oval(cx, y - 9 * k, 10 * k, 5.5 * k) +
  s.disc(cx + 11 * k, y - 12 * k, 4 * k) +
  s.posts(cx - 6 * k, cx + 6 * k, 4, y, 5 * k);
