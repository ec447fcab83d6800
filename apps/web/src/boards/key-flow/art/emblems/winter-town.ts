import * as s from '../../../parts/strokes.ts';
import * as p from './pencil.ts';

/** A guild's house with its sign. */
const guild = (sign: s.Emblem): s.Emblem => [
  s.GROUND,
  ['b', s.wall(-38, 0, 44, 32)],
  ['r', s.shape(-43, -31, -32, -48, 0, -48, 11, -31)],
  ['o', s.wall(-32, -16, 9, 9) + s.wall(-18, -16, 9, 9) + s.wall(-4, -16, 7, 9)],
  ['d', s.arch(-16, 0, 10, 13)],
  ['l', 'M6 -38h32M22 -38v5'],
  ['b', s.disc(24, -20, 14)],
  ...sign,
];

const coins = (cx: number, y: number, n: number): string =>
  Array.from({ length: n }, (_, i) => s.oval(cx, y - i * 4, 7, 3)).join('');

const shop = (goods: s.Emblem): s.Emblem => [
  s.GROUND,
  ['b', s.wall(-36, 0, 72, 34)],
  ['d', s.shape(-42, -33, -34, -46, 34, -46, 42, -33)],
  ['o', s.wall(-30, -5, 38, 22)],
  ['d', s.arch(22, 0, 14, 25)],
  ...goods,
];

/** Winter cards of markets, guilds and learning. */
export const WINTER_TOWN: Readonly<Record<string, s.Emblem>> = {
  'craftsmens-guild': guild([
    ['l', 'M16 -12L32 -28M32 -12L16 -28'],
    ['d', s.shape(28, -31, 35, -24, 32, -21, 25, -28)],
  ]),
  emporium: [
    s.GROUND,
    ['b', s.wall(-36, 0, 72, 30)],
    ['p', s.dome(0, -30, 44, 20)],
    ['g', s.disc(0, -53, 3)],
    ['o', s.arches(-26, 26, 5, -4, 9, 18)],
    ['l', s.courses(-26, -26, 1, -36, 72)],
  ],
  'harvest-festival': [
    s.GROUND,
    ['l', 'M0 0v-26M-4 0L-14 -30M4 0L14 -30M-8 0L-24 -26M8 0L24 -26'],
    [
      'g',
      s.oval(0, -36, 5, 11) +
        s.oval(-16, -37, 4.5, 9) +
        s.oval(16, -37, 4.5, 9) +
        s.oval(-28, -31, 4, 8) +
        s.oval(28, -31, 4, 8),
    ],
    ['r', s.block(0, -10, 22, 5)],
    ['r', s.disc(-34, -6, 6) + s.disc(34, -6, 6)],
  ],
  'key-market': [
    s.GROUND,
    ...p.stall(-20, 30, 26, 'p'),
    ...p.stall(20, 30, 26, 'r'),
    ['g', s.disc(-26, -12, 3) + s.disc(-19, -12, 3) + s.disc(-12, -12, 3)],
    ['p', s.disc(14, -12, 3) + s.disc(21, -12, 3) + s.disc(28, -12, 3)],
  ],
  'summer-fete': [
    s.GROUND,
    ...p.bunting(-42, 42, -54),
    ['g', s.shape(-26, 0, -26, -18, 0, -42, 26, -18, 26, 0)],
    ['b', s.shape(-8, 0, -6, -30, 0, -42, 6, -30, 8, 0)],
    ['d', s.shape(-4, 0, 0, -18, 4, 0)],
    ['l', s.flag(0, -42, 8)],
  ],
  'winter-fair': [
    s.GROUND,
    ...p.stall(-18, 32, 24, 'w'),
    ...p.fir(22, 0, 50),
    ['g', s.disc(18, -18, 2) + s.disc(26, -24, 2) + s.disc(22, -36, 2)],
    ['l', 'M-36 -46h8M-32 -50v8M-35 -49l6 6M-29 -49l-6 6M0 -52h8M4 -56v8M1 -55l6 6M7 -55l-6 6'],
  ],
  'village-hall': [
    s.GROUND,
    ...p.hall(0, 64, 26, 16),
    ['b', s.block(0, -40, 12, 10)],
    ['r', s.roof(0, -50, 16, 8)],
    ['d', s.arch(0, 0, 14, 18)],
    ['o', s.wall(-26, -8, 10, 11) + s.wall(16, -8, 10, 11)],
    ['l', s.posts(-11, 11, 2, 0, 24)],
  ],
  apothecary: shop([
    ['r', s.shape(-26, -8, -26, -16, -23, -20, -19, -20, -16, -16, -16, -8)],
    ['p', s.disc(-5, -13, 5)],
    ['d', s.block(-5, -18, 4, 5)],
    ['g', s.wall(2, -8, 4, 13)],
  ]),
  healer: [
    s.GROUND,
    ...p.cottage(-14, 40, 22, 18),
    ['l', 'M26 0v-30'],
    [
      'p',
      s.oval(20, -26, 6, 3.5) + s.oval(32, -22, 6, 3.5) + s.oval(20, -14, 6, 3.5) + s.oval(32, -10, 6, 3.5),
    ],
    ['r', s.beads(26, -36, 5, 5, 3.5)],
    ['g', s.disc(26, -36, 3)],
  ],
  'key-guild': guild([['g', 'M14 -20a6 6 0 1 0 12 0a6 6 0 1 0 -12 0zM26 -21.500h10v8h-3v-5h-3v4h-3v-4h-1z']]),
  jeweller: shop([
    ['w', s.shape(-24, -16, -20, -22, -10, -22, -6, -16, -15, -7)],
    ['l', 'M-24 -16h18M-20 -22l5 15l5 -15'],
    ['g', 'M-2 -12a5 5 0 1 0 10 0a5 5 0 1 0 -10 0z'],
  ]),
  'mercers-guild': guild([
    ['r', s.shape(14, -12, 20, -28, 27, -28, 33, -12)],
    ['d', s.disc(23.5, -30, 3.5)],
    ['l', 'M18 -18h12'],
  ]),
  merchant: [
    s.GROUND,
    ['r', p.person(-18, 0, 48)],
    ['d', s.block(-18, -45, 20, 4) + s.block(-18, -49, 12, 5)],
    ['g', coins(12, -3, 5)],
    ...p.barrel(32, 0, 13, 17),
  ],
  store: shop([
    ['g', s.wall(-27, -6, 11, 9) + s.wall(-14, -6, 11, 9)],
    ['b', s.wall(-20, -15, 11, 8)],
    ['r', s.disc(2, -11, 4)],
  ]),
  trader: [
    s.GROUND,
    ['l', 'M0 -6v-46M-28 -44h56M-28 -44l-8 20M-28 -44l8 20M28 -44l-8 20M28 -44l8 20'],
    ['g', 'M-38 -24h20q-2 8 -10 8t-10 -8zM18 -24h20q-2 8 -10 8t-10 -8z'],
    ['d', s.shape(-14, 0, -8, -8, 8, -8, 14, 0)],
    ['r', s.disc(-28, -27, 4)],
    ['d', s.block(28, -24, 9, 7)],
  ],
  scholar: [
    s.GROUND,
    ['b', 'M0 -8q-16 -10 -34 -4v-30q18 -6 34 4q16 -10 34 -4v30q-18 -6 -34 4z'],
    [
      'l',
      'M0 -8v-30M-28 -34q12 -3 22 2M-28 -26q12 -3 22 2M-28 -18q12 -3 22 2M28 -34q-12 -3 -22 2M28 -26q-12 -3 -22 2M28 -18q-12 -3 -22 2',
    ],
    ['g', s.wall(-4, -46, 8, 10)],
    ['r', s.roof(0, -56, 6, 6)],
  ],
  scribe: [
    s.GROUND,
    ['b', 'M-34 -4q-6 0 -6 -5h8v-30q0 -6 8 -6h34q-6 0 -6 6v30q0 5 -6 5z'],
    ['l', 'M-22 -36h20M-22 -28h20M-22 -20h16M-32 -9h30'],
    ['g', 'M2 -8q14 -40 36 -46q0 22 -30 40z'],
    ['l', 'M0 -4L30 -46'],
    ['d', s.shape(24, 0, 26, -10, 38, -10, 40, 0)],
  ],
};
