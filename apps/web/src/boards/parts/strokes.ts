/*
 * The pencil box: shapes as SVG paths. Emblems stand on the ground line y = 0, from x = -42 to 42, and rise to
 * y = -60. `y` is always the foot of a shape.
 */

/** How a shape is painted: `b` body, `l` line, `d` dark, `o` opening, `g` gold, `w` water, `p` park, `r` red. */
type Tone = 'b' | 'l' | 'd' | 'o' | 'g' | 'w' | 'p' | 'r';
export type Stroke = readonly [tone: Tone, path: string];
export type Emblem = readonly Stroke[];

const n = (value: number): number => Math.round(value * 10) / 10;

/** A wall, from its left foot. */
export const wall = (x: number, y: number, w: number, h: number): string =>
  `M${n(x)} ${n(y)}h${n(w)}v${n(-h)}h${n(-w)}z`;

/** A wall around an axis. */
export const block = (cx: number, y: number, w: number, h: number): string => wall(cx - w / 2, y, w, h);

export const roof = (cx: number, y: number, w: number, h: number): string =>
  `M${n(cx - w / 2)} ${n(y)}L${n(cx)} ${n(y - h)}L${n(cx + w / 2)} ${n(y)}z`;

export const dome = (cx: number, y: number, w: number, h: number): string =>
  `M${n(cx - w / 2)} ${n(y)}a${n(w / 2)} ${n(h)} 0 0 1 ${n(w)} 0z`;

/** A doorway or window with a round head. */
export const arch = (cx: number, y: number, w: number, h: number): string =>
  `M${n(cx - w / 2)} ${n(y)}v${n(-(h - w / 2))}a${n(w / 2)} ${n(w / 2)} 0 0 1 ${n(w)} 0v${n(h - w / 2)}z`;

/** A window with a pointed head. */
export const lancet = (cx: number, y: number, w: number, h: number): string =>
  `M${n(cx - w / 2)} ${n(y)}v${n(-h * 0.6)}q0 ${n(-h * 0.25)} ${n(w / 2)} ${n(-h * 0.4)}q${n(w / 2)} ${n(h * 0.15)} ${n(w / 2)} ${n(h * 0.4)}v${n(h * 0.6)}z`;

export const disc = (cx: number, cy: number, r: number): string =>
  `M${n(cx - r)} ${n(cy)}a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0z`;

export const oval = (cx: number, cy: number, rx: number, ry: number): string =>
  `M${n(cx - rx)} ${n(cy)}a${n(rx)} ${n(ry)} 0 1 0 ${n(2 * rx)} 0a${n(rx)} ${n(ry)} 0 1 0 ${n(-2 * rx)} 0z`;

/** A polyline through x, y pairs. */
export const line = (...xy: number[]): string =>
  xy.reduce((path, value, i) => path + (i === 0 ? 'M' : i % 2 === 1 ? ' ' : 'L') + n(value), '');

/** A closed shape through x, y pairs. */
export const shape = (...xy: number[]): string => `${line(...xy)}z`;

const spread = (from: number, to: number, count: number): number[] =>
  Array.from({ length: count }, (_, i) => from + (count === 1 ? 0 : ((to - from) * i) / (count - 1)));

/** Columns or mullions. */
export const posts = (from: number, to: number, count: number, y: number, h: number): string =>
  spread(from, to, count)
    .map(x => `M${n(x)} ${n(y)}v${n(-h)}`)
    .join('');

/** Floors or courses. */
export const courses = (from: number, to: number, count: number, x: number, w: number): string =>
  spread(from, to, count)
    .map(y => `M${n(x)} ${n(y)}h${n(w)}`)
    .join('');

export const arches = (from: number, to: number, count: number, y: number, w: number, h: number): string =>
  spread(from, to, count)
    .map(cx => arch(cx, y, w, h))
    .join('');

/** Slender towers: a shaft with a pointed cap. */
export const spire = (cx: number, y: number, w: number, h: number, cap: number): string =>
  `M${n(cx - w / 2)} ${n(y)}v${n(-h)}l${n(w / 2)} ${n(-cap)}l${n(w / 2)} ${n(cap)}v${n(h)}z`;

export const spires = (xs: readonly number[], y: number, w: number, h: number, cap: number): string =>
  xs.map(cx => spire(cx, y, w, h, cap)).join('');

/** A wall top with teeth. */
export const teeth = (x: number, y: number, w: number, count: number, h: number): string => {
  const step = w / (2 * count - 1);
  return spread(0, w - step, count)
    .map(dx => wall(x + dx, y, step, h))
    .join('');
};

export const spokes = (cx: number, cy: number, r: number, count: number): string =>
  Array.from({ length: count }, (_, i) => {
    const a = (2 * Math.PI * i) / count;
    return `M${n(cx)} ${n(cy)}L${n(cx + r * Math.cos(a))} ${n(cy + r * Math.sin(a))}`;
  }).join('');

/** Small discs on a circle. */
export const beads = (cx: number, cy: number, r: number, count: number, size: number): string =>
  Array.from({ length: count }, (_, i) => {
    const a = (2 * Math.PI * i) / count;
    return disc(cx + r * Math.cos(a), cy + r * Math.sin(a), size);
  }).join('');

/** Water under a bridge. */
export const ripples = (y: number, from = -42, to = 42): string => {
  const waves = Math.round((to - from) / 12);
  return `M${from} ${y}${`q3 -2.5 6 0t6 0`.repeat(waves)}`;
};

export const flag = (cx: number, y: number, h = 9): string => `M${n(cx)} ${n(y)}v${n(-h)}l6 2l-6 2.2`;

export const cross = (cx: number, y: number, h = 7): string =>
  `M${n(cx)} ${n(y)}v${n(-h)}M${n(cx - h / 3.5)} ${n(y - h * 0.66)}h${n((2 * h) / 3.5)}`;

export const tree = (cx: number, y: number, r: number): string =>
  `M${n(cx)} ${n(y)}v${n(-r)}${disc(cx, y - r * 1.7, r)}`;

/** The ground that most buildings stand on. */
export const GROUND: Stroke = ['l', 'M-42 0H42'];
