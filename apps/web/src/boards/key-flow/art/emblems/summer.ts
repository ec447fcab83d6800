import * as s from '../../../parts/strokes.ts';
import * as p from './pencil.ts';

export const SUMMER: Readonly<Record<string, s.Emblem>> = {
  artisan: [
    s.GROUND,
    ...p.hall(-14, 46, 24, 14),
    ['d', s.arch(-24, 0, 10, 16)],
    ['o', s.wall(-12, -8, 14, 10)],
    ['l', 'M14 0v-18M34 0v-18'],
    ['g', s.wall(10, -18, 28, 4)],
    ['r', s.disc(18, -26, 4)],
    ['b', s.shape(24, -22, 26, -34, 32, -34, 34, -22)],
  ],
  farrier: [
    s.GROUND,
    ...p.shed(-20, 34, 30),
    ['d', 'M-30 0v-8h-6q2 -8 10 -8h20v8h-6v8z'],
    ['l', 'M16 -4q-10 -34 10 -34t10 34'],
    ['d', 'M10 0q-12 -46 16 -46t16 46h-7q8 -36 -9 -36t-9 36z'],
  ],
  brewer: [
    s.GROUND,
    ['b', s.wall(-36, 0, 32, 28)],
    ['r', s.shape(-40, -28, -28, -48, -12, -48, 0, -28)],
    ['b', s.block(-20, -48, 10, 8)],
    ['l', 'M-20 -56q-5 -3 0 -6'],
    ...p.barrel(14, 0, 18, 22),
    ...p.barrel(33, 0, 14, 17),
  ],
  carpenter: [
    s.GROUND,
    ['g', s.wall(-38, -16, 76, 5)],
    ['l', 'M-30 -16l-6 16M-22 -16l4 16M22 -16l-4 16M30 -16l6 16'],
    ['b', s.shape(-16, -22, 20, -42, 26, -34, -10, -22)],
    ['l', 'M-10 -24l4 -4M-2 -26l5 -5M8 -29l5 -5'],
    ['r', s.disc(27, -42, 6)],
    ['g', s.wall(-36, -21, 14, 10)],
  ],
  mason: [
    s.GROUND,
    ['b', s.wall(-40, 0, 44, 32)],
    [
      'l',
      `${s.courses(-8, -24, 3, -40, 44)}M-28 0v-8M-12 0v-8M-34 -8v-8M-20 -8v-8M-4 -8v-8M-28 -16v-8M-12 -16v-8`,
    ],
    ['p', p.person(22, 0, 44)],
    ['d', s.shape(6, -30, 16, -34, 14, -24)],
  ],
  smelter: [
    s.GROUND,
    ['b', s.shape(-30, 0, -22, -40, 4, -40, 12, 0)],
    ['l', s.courses(-10, -30, 3, -27, 36)],
    ['r', s.arch(-9, 0, 16, 18)],
    ['g', 'M-9 0q-6 -6 0 -12q6 6 0 12z'],
    ['d', s.shape(18, 0, 22, -7, 36, -7, 40, 0) + s.shape(22, -8, 25, -14, 33, -14, 36, -8)],
    ['l', 'M-10 -44q-6 -5 0 -9t0 -8'],
  ],
  'hiring-fair': [
    s.GROUND,
    ...p.bunting(-40, 40, -52),
    ['l', 'M-40 0v-52M40 0v-52'],
    ['r', p.person(-22, 0, 32)],
    ['p', p.person(0, 0, 36)],
    ['w', p.person(22, 0, 32)],
  ],
  brainwave: p.ship([
    ['w', p.sail(0, -20, 34, 30)],
    ['l', 'M-10 -34q5 -8 10 0t10 0'],
    ['g', s.flag(0, -58, 4)],
  ]),
  flipper: p.ship(
    [
      ['g', p.jib(2, -18, 24, 36)],
      ['b', 'M-2 -18v-36q-20 12 -26 36z'],
      ['l', 'M-24 -26a8 8 0 0 1 12 -6M-10 -32l-4 -3M-10 -32l-4 3'],
    ],
    'r',
  ),
  keyflower: p.ship(
    [
      ['b', p.sail(0, -20, 36, 32)],
      ['r', s.beads(0, -36, 6, 6, 3.6)],
      ['g', s.disc(0, -36, 3.4)],
    ],
    'g',
  ),
  keymelequin: p.ship([
    ['p', p.sail(-13, -20, 22, 26)],
    ['g', p.sail(13, -20, 22, 26)],
    ['l', 'M-13 -15v-34M13 -15v-34'],
  ]),
  'mansfield-ark': p.ship(
    [
      ['b', s.wall(-22, -15, 44, 16)],
      ['r', s.roof(0, -31, 56, 14)],
      ['o', s.wall(-16, -19, 10, 8) + s.wall(6, -19, 10, 8)],
      ['d', s.disc(-11, -23, 3) + s.disc(11, -23, 3)],
    ],
    'g',
  ),
};
