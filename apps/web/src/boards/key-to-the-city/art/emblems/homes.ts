import * as s from '../../../parts/strokes.ts';

export const HOMES: Readonly<Record<string, s.Emblem>> = {
  // the east front with its balcony, and the flag up: somebody is in
  'buckingham-palace': [
    s.GROUND,
    ['b', s.wall(-40, 0, 80, 24)],
    ['b', s.wall(-40, 0, 12, 28) + s.wall(28, 0, 12, 28) + s.block(0, 0, 22, 28)],
    ['b', s.roof(0, -28, 24, 8)],
    ['l', s.posts(-8, 8, 5, -8, 18)],
    ['o', s.arch(0, 0, 6, 8) + s.arch(-34, 0, 4, 7) + s.arch(34, 0, 4, 7)],
    ['l', s.courses(-9, -17, 2, -27, 15) + s.courses(-9, -17, 2, 12, 15)],
    ['l', 'M0 -36v-14'],
    ['r', 'M0 -50h12v7h-12z'],
  ],
  // the Royal Observatory: onion dome, and the ball that falls at one
  greenwich: [
    ['p', 'M-42 0q20 -12 42 -12t42 12z'],
    ['b', s.wall(-30, -8, 28, 22) + s.wall(-28, -30, 4, 8) + s.wall(-8, -30, 4, 8)],
    ['o', s.arches(-24, -8, 3, -12, 5, 12)],
    ['l', 'M-26 -38v-8M-30 -46h8'],
    ['g', s.disc(-26, -51, 4)],
    ['b', s.wall(8, -6, 22, 18)],
    ['b', 'M6 -24q-4 -8 1 -14q5 -6 12 -6t12 6q5 6 1 14z'],
    ['o', s.shape(17, -25, 17, -43, 21, -43, 21, -25)],
    ['l', 'M5 -24h28'],
  ],
  // the great clock, and the long roof over the river front
  'palace-of-westminster': [
    s.GROUND,
    ['b', s.wall(-40, 0, 62, 20)],
    ['l', s.posts(-36, 18, 10, 0, 20)],
    ['b', s.spires([-36, -22, -8], -20, 4, 4, 7)],
    ['l', 'M-40 -13h62'],
    ['b', s.wall(20, 0, 15, 40)],
    ['b', s.wall(18, -32, 19, 12) + s.roof(27.5, -44, 17, 15)],
    ['g', s.disc(27.5, -38, 4.6)],
    ['l', s.line(27.5, -41, 27.5, -38, 29.5, -36.5)],
    ['l', s.posts(24, 31, 3, -4, 26)],
  ],
  // Wren's portico and lantern
  'royal-hospital-chelsea': [
    s.GROUND,
    ['b', s.wall(-40, 0, 80, 20)],
    ['b', s.roof(0, -20, 84, 5)],
    ['b', s.block(0, 0, 28, 24) + s.roof(0, -24, 32, 9)],
    ['l', s.posts(-9, 9, 4, 0, 22)],
    ['o', s.arches(-34, -20, 3, -4, 4, 10) + s.arches(20, 34, 3, -4, 4, 10)],
    ['b', s.block(0, -31, 12, 8) + s.dome(0, -39, 10, 8)],
    ['l', 'M0 -47v-8'],
    ['g', s.disc(0, -55, 2)],
  ],
  // the water gate on the Strand
  'somerset-house': [
    s.GROUND,
    ['b', s.wall(-40, 0, 80, 26)],
    ['b', s.wall(-40, -26, 80, 3)],
    ['o', s.arches(-31, 31, 5, 0, 9, 14)],
    ['l', s.posts(-37, 37, 11, -16, 8)],
    ['b', s.block(0, -29, 26, 7) + s.dome(0, -36, 18, 10)],
    ['b', s.block(0, -46, 4, 4)],
    ['l', s.flag(0, -50, 8)],
  ],
  // the White Tower with its four caps
  'tower-of-london': [
    s.GROUND,
    ['b', s.wall(-30, 0, 60, 32) + s.teeth(-30, -32, 60, 8, 4)],
    ['b', s.wall(-34, 0, 10, 42) + s.wall(24, 0, 10, 42) + s.wall(-10, -32, 8, 9) + s.wall(8, -32, 8, 9)],
    ['d', s.dome(-29, -42, 11, 8) + s.dome(29, -42, 11, 8) + s.dome(-6, -41, 9, 6) + s.dome(12, -41, 9, 6)],
    ['l', 'M-29 -50v-6M29 -50v-6'],
    ['o', s.arch(0, 0, 9, 12) + s.arches(-16, 16, 3, -18, 4, 8)],
    ['l', 'M-30 -14h60'],
  ],
};
