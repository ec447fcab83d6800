import * as s from '../../../parts/strokes.ts';
import * as p from './pencil.ts';

const PICKAXE: s.Emblem = [
  ['l', 'M24 0L36 -30'],
  ['d', 'M24 -26q12 -12 18 2q-8 -6 -18 -2z'],
];

export const SPRING: Readonly<Record<string, s.Emblem>> = {
  builder: [
    s.GROUND,
    ['b', s.wall(-30, 0, 34, 26)],
    ['l', s.courses(-6, -20, 3, -30, 34) + s.posts(10, 36, 3, 0, 46) + s.courses(-14, -42, 3, 8, 30)],
    ['l', 'M4 -26L10 -46'],
    ['r', p.person(22, -42, 16)],
  ],
  stable: [
    s.GROUND,
    ...p.hall(-8, 52, 26),
    ['d', s.wall(-26, 0, 13, 18) + s.wall(-2, 0, 13, 18)],
    ['g', s.block(-20, 0, 12, 7)],
    ['b', 'M20 0v-16q-2 -12 8 -16l3 -6l3 7l6 8l-5 3l-4 -3q-1 8 3 23h-4v-9h-6v9z'],
  ],
  'gold-mine': [
    s.GROUND,
    ...p.mine(-6, 66, 46),
    ['g', s.disc(27, -5, 5) + s.disc(36, -5, 5) + s.disc(31, -13, 5)],
  ],
  'key-mine': [
    s.GROUND,
    ...p.mine(-4, 66, 44),
    ['d', s.shape(22, -4, 42, -4, 38, -14, 26, -14)],
    ['b', s.disc(26, -2, 3) + s.disc(38, -2, 3)],
    ['g', 'M-10 -52a5 5 0 1 0 10 0a5 5 0 1 0 -10 0zM0 -52h12v5M8 -52v4'],
  ],
  'keystone-quarry': [
    s.GROUND,
    ['b', 'M-40 0v-40h18v12h14v14h12v14z'],
    ['l', 'M-40 -28h18M-40 -14h32M-30 -40v12M-14 -28v14M-2 -14v14'],
    ...p.blocks(26, 0, 28),
  ],
  keywood: [s.GROUND, ...p.fir(-30, 0, 46), ...p.fir(-12, 0, 56), ...p.fir(6, 0, 44), ...p.logs(30, 0, 6)],
  miner: [
    s.GROUND,
    ['r', p.person(-8, 0, 46)],
    ['d', s.dome(-8, -43, 18, 9)],
    ['g', s.disc(-8, -47, 2.5)],
    ...PICKAXE,
    ['d', s.shape(-40, 0, -36, -12, -26, -14, -22, 0)],
  ],
  quarryman: [s.GROUND, ['p', p.person(-12, 0, 46)], ['d', s.block(-12, -44, 18, 4)], ...p.blocks(24, 0, 32)],
  woodcutter: [
    s.GROUND,
    ['r', p.person(-16, 0, 46)],
    ['d', s.block(24, 0, 16, 14)],
    ['g', s.oval(24, -14, 8, 3)],
    ['l', 'M-4 -22L26 -44'],
    ['b', 'M22 -50l12 8q-8 6 -14 2z'],
  ],
  workshop: [
    s.GROUND,
    ...p.hall(0, 64, 26, 18),
    ['o', s.wall(-24, -8, 16, 12) + s.wall(8, -8, 16, 12)],
    ['d', s.arch(0, 0, 11, 18)],
    ['l', 'M-16 -8v-12M16 -8v-12'],
    ['b', s.wall(18, -38, 7, 14)],
  ],
  alehouse: [
    s.GROUND,
    ...p.cottage(-14, 42, 22, 16),
    ...p.barrel(20, 0, 15, 18),
    ...p.barrel(36, 0, 12, 14),
    ['l', 'M8 -30h12v6'],
    ['g', s.wall(15, -16, 10, 8)],
  ],
  'apprentice-hall': [
    s.GROUND,
    ...p.hall(0, 70, 24, 14),
    ['o', s.arches(-26, 26, 5, -6, 7, 13)],
    ['b', s.block(0, -34, 14, 12)],
    ['r', s.roof(0, -46, 18, 10)],
    ['g', s.disc(0, -40, 2.5)],
  ],
};
