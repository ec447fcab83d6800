import * as s from '../../../parts/strokes.ts';

/* What London's engravings share. Every shape stands with its foot at `y` and is made of relative moves after its start. */

type Strokes = readonly s.Stroke[];

const from = (x: number, y: number, path: string): string => `M${x} ${y}${path}`;

/** Rows of windows in a wall. */
export const windows = (x: number, y: number, w: number, bays: number, floors: number, h = 6): string => {
  const step = w / bays;
  let path = '';
  for (let floor = 0; floor < floors; floor++)
    for (let bay = 0; bay < bays; bay++)
      path += s.wall(x + step * (bay + 0.5) - step * 0.24, y - floor * (h + 4), step * 0.48, h);
  return path;
};

/** A portico: columns under a pediment, on steps. */
export const portico = (cx: number, w: number, h: number, columns: number, y = 0): Strokes => [
  ['b', s.block(cx, y, w, h) + s.roof(cx, y - h, w + 6, w * 0.2)],
  ['d', s.block(cx, y, w * 0.16, h * 0.6)],
  ['l', s.posts(cx - w / 2 + 3, cx + w / 2 - 3, columns, y, h)],
  ['b', s.block(cx, y, w + 8, 3) + s.block(cx, y - h, w + 4, 3)],
];

/** A sign that hangs over the street. */
const sign = (cx: number, y: number, symbol: string, r = 11): Strokes => [
  ['l', from(cx - r - 3, y - r - 4, `h${2 * r + 6}M${cx} ${y - r - 4}v4`)],
  ['b', s.disc(cx, y, r)],
  ['g', symbol],
];

/** A guild's hall: a long front with the guild's sign before it. */
export const guildhall = (symbol: string, head = s.roof(0, -30, 78, 10)): Strokes => [
  s.GROUND,
  ['b', s.wall(-36, 0, 72, 30) + head],
  ['o', windows(-36, -4, 20, 2, 2, 8) + windows(16, -4, 20, 2, 2, 8)],
  ['d', s.arch(0, 0, 12, 12)],
  ['l', s.courses(-16, -16, 1, -36, 21) + s.courses(-16, -16, 1, 15, 21)],
  ...sign(0, -27, symbol, 13),
];

/** A workshop with a window full of goods. */
export const workshop = (goods: Strokes): Strokes => [
  s.GROUND,
  ['b', s.wall(-36, 0, 72, 36)],
  ['d', s.shape(-40, -36, -32, -48, 32, -48, 40, -36)],
  ['b', s.wall(18, -44, 7, 12)],
  ['o', s.wall(-30, -4, 40, 26)],
  ['d', s.arch(24, 0, 13, 26)],
  ...goods,
];

/** A dock: sheds, a crane, a ship's masts over the quay. */
export const dock = (sheds: number, y = -6): Strokes => [
  ['w', s.wall(-42, 4, 84, 10)],
  ['l', s.ripples(0)],
  ...Array.from({ length: sheds }, (_, i): Strokes => {
    const w = 52 / sheds;
    const cx = -40 + w * (i + 0.5);
    return [
      ['b', s.block(cx, y, w, 20) + s.roof(cx, y - 20, w, 8)],
      ['d', s.arch(cx, y, Math.min(8, w * 0.5), 11)],
    ];
  }).flat(),
];

export const ship = (cx: number, y: number, masts: number, size = 1): Strokes => {
  const w = 34 * size;
  const xs = Array.from({ length: masts }, (_, i) => cx - w * 0.3 + ((w * 0.6) / Math.max(1, masts - 1)) * i);
  return [
    ['d', from(cx - w / 2, y - 7 * size, `h${w}l${-4 * size} ${7 * size}h${-w + 9 * size}z`)],
    [
      'l',
      xs
        .map(x => from(x, y - 7 * size, `v${-30 * size}M${x - 6 * size} ${y - 28 * size}h${12 * size}`))
        .join(''),
    ],
    [
      'b',
      xs
        .map(x =>
          from(
            x - 6 * size,
            y - 27 * size,
            `h${12 * size}q${-2 * size} ${6 * size} 0 ${12 * size}h${-12 * size}q${2 * size} ${-6 * size} 0 ${-12 * size}z`,
          ),
        )
        .join(''),
    ],
  ];
};

export const smoke = (x: number, y: number): string => from(x, y, 'q-4 -3 0 -6t0 -6');

export const wheel = (cx: number, cy: number, r: number): Strokes => [
  ['b', s.disc(cx, cy, r)],
  ['l', s.spokes(cx, cy, r, 8)],
];

/** A person: head and coat, standing. */
export const person = (cx: number, y: number, h: number): string =>
  from(cx - h * 0.22, y, `l${h * 0.08} ${-h * 0.62}h${h * 0.28}l${h * 0.08} ${h * 0.62}z`) +
  s.disc(cx, y - h * 0.8, h * 0.16);

export const flame = (cx: number, y: number, k = 1): string =>
  from(
    cx - 5 * k,
    y,
    `q${-5 * k} ${-6 * k} 0 ${-10 * k}q${2 * k} ${2 * k} ${4 * k} ${-5 * k}q${1 * k} ${5 * k} ${5 * k} ${4 * k}q${4 * k} ${6 * k} ${-1 * k} ${11 * k}z`,
  );

export const crossMark = (cx: number, cy: number, k = 4): string =>
  from(
    cx - k / 3,
    cy - k,
    `h${(2 * k) / 3}v${(2 * k) / 3}h${(2 * k) / 3}v${(2 * k) / 3}h${(-2 * k) / 3}v${(2 * k) / 3}h${(-2 * k) / 3}v${(-2 * k) / 3}h${(-2 * k) / 3}v${(-2 * k) / 3}h${(2 * k) / 3}z`,
  );

/** A street lamp. */
export const lamp = (x: number, h: number, y = 0): Strokes => [
  ['l', from(x, y, `v${-h}M${x - 3} ${y}h6`)],
  ['g', from(x - 4, y - h, 'h8l2 -9h-12z')],
  ['d', s.roof(x, y - h - 9, 13, 4)],
];
