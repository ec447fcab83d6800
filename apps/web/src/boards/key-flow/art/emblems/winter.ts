import * as s from '../../../parts/strokes.ts';
import * as p from './pencil.ts';

/** Winter cards with boats, beasts and buildings. */
export const WINTER: Readonly<Record<string, s.Emblem>> = {
  keythedral: [
    s.GROUND,
    ['b', s.wall(-36, 0, 72, 24)],
    ['b', s.wall(-30, 0, 16, 40) + s.wall(14, 0, 16, 40)],
    ['r', s.spire(-22, -40, 16, 0, 18) + s.spire(22, -40, 16, 0, 18)],
    ['b', s.wall(-12, 0, 24, 34) + s.roof(0, -34, 24, 12)],
    ['o', s.disc(0, -26, 5) + s.lancet(-22, -16, 6, 14) + s.lancet(22, -16, 6, 14)],
    ['d', s.arch(0, 0, 10, 15)],
  ],
  'sea-breese': p.ship([
    ['b', p.sail(0, -18, 40, 20) + p.sail(0, -40, 28, 15)],
    ['l', 'M-42 -44q6 -4 10 0t8 0M-40 -34q5 -4 9 0'],
  ]),
  'carried-away': p.ship(
    [
      ['r', p.jib(3, -18, 22, 36)],
      ['b', p.beast(-16, -15, 0.85)],
    ],
    'b',
  ),
  ianvincible: p.ship(
    [
      ['w', p.jib(3, -18, 24, 38)],
      ['r', s.oval(-15, -24, 10, 7) + s.disc(-25, -27, 4.5)],
      ['l', 'M-5 -26q4 -2 3 -6'],
    ],
    'd',
  ),
  'sea-bastion': p.ship(
    [
      ['b', s.wall(8, -15, 20, 18) + s.teeth(8, -33, 20, 3, 5)],
      ['b', s.beads(-16, -24, 6, 8, 4)],
      ['d', s.disc(-24, -26, 3.5)],
    ],
    'g',
  ),
  dairy: [
    s.GROUND,
    ...p.cottage(-18, 34, 20, 14),
    ['b', s.shape(8, 0, 8, -16, 12, -22, 20, -22, 24, -16, 24, 0)],
    ['l', 'M12 -22h8M8 -10h16'],
    ['g', 'M28 0v-10l12 -5v15z'],
    ['d', s.disc(32, -5, 1.5) + s.disc(37, -8, 1.5)],
  ],
  farmyard: [
    s.GROUND,
    ['r', s.shape(-40, 0, -40, -18, -31, -32, -12, -32, -3, -18, -3, 0)],
    ['d', s.arch(-22, 0, 12, 14)],
    ['b', p.beast(16, 0, 1)],
    ['l', p.fence(2, 42)],
  ],
  ranch: [
    s.GROUND,
    ['l', `${s.posts(-36, 36, 2, 0, 50)}M-42 -46h84`],
    ['g', s.wall(-24, -36, 48, 10)],
    ['l', 'M-18 -46v-6M18 -46v-6'],
    ['b', p.beast(-4, 0, 1)],
    ['l', p.fence(-34, -18) + p.fence(18, 34)],
  ],
  'storm-shelter': [
    s.GROUND,
    ...p.shed(-4, 56, 22),
    ['b', s.beads(-16, -9, 4, 7, 3.2)],
    ['r', s.oval(10, -8, 8, 5.5) + s.disc(18, -10, 3.5)],
    ['w', 'M-36 -40q-4 -10 8 -11q4 -9 14 -5q10 -5 14 4q10 0 8 12z'],
    ['l', 'M-24 -36l-3 6M-8 -36l-3 6M26 -40l-6 8h6l-5 8'],
  ],
  'truffle-orchard': [
    s.GROUND,
    ...p.oak(-28, 0, 11),
    ...p.oak(0, 0, 12),
    ['r', s.oval(26, -9, 11, 7) + s.disc(15, -7, 5)],
    ['l', `${s.posts(20, 32, 4, 0, 4)}M37 -11q4 -2 3 -6`],
    ['d', s.disc(6, -2, 2.5) + s.disc(-14, -2, 2.5)],
  ],
  weaver: [
    s.GROUND,
    ['l', `${s.posts(-26, 26, 2, 0, 52)}M-32 -48h64M-32 -8h64`],
    ['b', s.wall(-20, -10, 40, 18)],
    ['r', s.wall(-20, -14, 40, 4) + s.wall(-20, -22, 40, 3)],
    ['l', s.posts(-18, 18, 9, -28, 20)],
    ['g', 'M-8 -30q8 -5 16 0q-8 5 -16 0z'],
  ],
  'travellers-lodge': [
    s.GROUND,
    ...p.cottage(-12, 44, 24, 16),
    ['b', s.wall(-2, -38, 7, 12)],
    ['l', 'M28 0v-42M20 -40h18M22 -30h16'],
    ['g', s.shape(18, -34, 34, -34, 40, -38, 34, -42, 18, -42)],
    ...p.wheel(36, -7, 6),
  ],
  windmill: [
    s.GROUND,
    ['b', s.shape(-14, 0, -9, -34, 9, -34, 14, 0)],
    ['r', s.dome(0, -34, 18, 9)],
    ['d', s.arch(0, 0, 8, 12)],
    ['g', 'M0 -36L-26 -56l-3 6zM0 -36L26 -56l3 6zM0 -36L-26 -16l-3 -6zM0 -36L26 -16l3 -6z'],
    ['d', s.disc(0, -36, 2.5)],
  ],
};
