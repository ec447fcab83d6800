import * as s from '../../../parts/strokes.ts';
import * as p from './pencil.ts';
import { hospital, paupers } from './set-a.ts';

export const SET_B: Readonly<Record<string, s.Emblem>> = {
  'hospital-b': hospital(1),
  'town-houses': [
    s.GROUND,
    ...[-28, 0, 28].flatMap(cx => [
      ['b', s.block(cx, 0, 28, 46) + s.block(cx, -46, 28, 3)] as const,
      ['o', p.windows(cx - 13, -17, 26, 2, 3, 7)] as const,
      ['d', s.arch(cx - 6, 0, 8, 13)] as const,
      ['o', s.wall(cx + 3, -3, 7, 9)] as const,
    ]),
    ['l', s.courses(-14, -14, 1, -42, 84) + s.posts(-40, 40, 15, 0, 4)],
  ],
  'street-lights': [
    s.GROUND,
    ...p.lamp(0, 42),
    ...p.lamp(-30, 24),
    ...p.lamp(30, 24),
    ['g', s.spokes(0, -47, 0.1, 1)],
    ['l', 'M-14 -47h-5M14 -47h5M-9 -57l-3 -3M9 -57l3 -3M-42 0H42'],
    ['d', p.person(14, 0, 14)],
  ],
  'university-of-london': [
    s.GROUND,
    ['b', s.wall(-42, 0, 24, 22) + s.wall(18, 0, 24, 22)],
    ...p.portico(0, 38, 24, 6),
    ['b', s.block(0, -31, 16, 4) + s.dome(0, -35, 20, 12) + s.block(0, -47, 4, 4)],
    ['o', p.windows(-41, -6, 22, 3, 1, 10) + p.windows(19, -6, 22, 3, 1, 10)],
    ['g', s.disc(0, -53, 2)],
  ],
  'buckingham-palace': [
    s.GROUND,
    ['b', s.wall(-42, 0, 84, 30) + s.wall(-42, -30, 84, 3)],
    ...p.portico(0, 24, 30, 4),
    ['b', s.wall(-42, 0, 14, 34) + s.wall(28, 0, 14, 34)],
    [
      'o',
      p.windows(-28, -4, 14, 2, 2, 9) +
        p.windows(14, -4, 14, 2, 2, 9) +
        p.windows(-41, -4, 12, 2, 2, 9) +
        p.windows(29, -4, 12, 2, 2, 9),
    ],
    ['r', 'M0 -40v-16h12v7h-12z'],
    ['g', s.wall(-42, 0, 84, 2)],
  ],
  'nelsons-column': [
    s.GROUND,
    [
      'b',
      s.block(0, 0, 26, 8) +
        s.block(0, -8, 14, 6) +
        s.shape(-4, -14, -3, -44, 3, -44, 4, -14) +
        s.block(0, -44, 11, 3),
    ],
    ['d', p.person(0, -47, 13)],
    ['l', s.posts(-1.5, 1.5, 2, -14, 30)],
    ['g', 'M-38 0v-5h4q0 -6 5 -7l4 -2l3 4l-3 2v3h9v5zM38 0v-5h-4q0 -6 -5 -7l-4 -2l-3 4l3 2v3h-9v5z'],
  ],
  'kew-gardens': [
    s.GROUND,
    ['b', 'M-38 0v-12a14 14 0 0 1 18 -12v24zM38 0v-12a14 14 0 0 0 -18 -12v24z'],
    ['b', 'M-20 0v-26a20 20 0 0 1 40 0v26z'],
    ['l', 'M-20 -26h40M-20 -13h40M0 0v-46M-10 0v-43M10 0v-43M-29 0v-23M29 0v-23M-38 -12h18M20 -12h18'],
    ['b', s.dome(0, -45, 16, 7)],
    ['p', s.tree(-9, 0, 6) + s.tree(9, 0, 7) + s.tree(28, 0, 4)],
  ],
  'british-museum': [
    s.GROUND,
    ['b', s.wall(-42, 0, 20, 24) + s.wall(22, 0, 20, 24)],
    ['l', s.posts(-40, -24, 5, 0, 22) + s.posts(24, 40, 5, 0, 22)],
    ...p.portico(0, 44, 28, 8),
    ['g', s.beads(0, -33, 5, 3, 1.5)],
  ],
  lords: [
    ['p', 'M-42 0q42 -16 84 0z'],
    ['b', s.wall(-34, -8, 44, 20) + s.roof(-28, -28, 14, 9) + s.roof(4, -28, 14, 9)],
    ['l', `${s.posts(-30, 6, 7, -8, 10)}M-34 -18h44`],
    ['d', 'M18 -1v-22M22 -1v-22M26 -1v-22M17 -24h5M22 -24h5'],
    ['g', 'M32 -2l6 -22l4 1l-6 22z'],
    ['r', s.disc(12, -4, 3)],
  ],
  bridge: [
    ['w', s.wall(-42, 4, 84, 12)],
    ['l', s.ripples(0)],
    [
      'b',
      'M-42 -2v-26q42 -10 84 0v26h-6v-4a9 9 0 0 0 -18 0v4h-8v-5a10 10 0 0 0 -20 0v5h-8v-4a9 9 0 0 0 -18 0v4z',
    ],
    ['l', 'M-42 -24q42 -10 84 0M-14 -3v-22M14 -3v-22'],
    ...p.lamp(-14, 8, -30),
    ...p.lamp(14, 8, -30),
  ],
  'regent-street': [
    s.GROUND,
    ['b', 'M-42 0v-46q20 12 44 14v32z'],
    ['b', 'M2 0v-32q24 -2 40 -14v46z'],
    [
      'o',
      'M-38 -24v-12l5 2v11zM-28 -22v-11l5 2v10zM-18 -20v-10l5 1v10zM-8 -19v-9l5 1v9zM38 -24v-12l-5 2v11zM28 -22v-11l-5 2v10zM18 -20v-10l-5 1v10zM9 -19v-9l-4 1v9z',
    ],
    ['r', 'M-42 -16q20 6 44 6v-4q-24 0 -44 -6zM42 -16q-16 6 -40 6v-4q24 0 40 -6z'],
    ['o', 'M-38 -2v-9l28 5v4zM38 -2v-9l-28 5v4z'],
    ['d', p.person(0, 0, 12)],
  ],
  'highgate-cemetery': [
    s.GROUND,
    ['p', s.tree(-34, 0, 8) + s.tree(32, 0, 9)],
    ['b', s.arch(-14, 0, 13, 20) + s.arch(16, 0, 11, 15)],
    ['b', `${s.block(2, 0, 5, 34)}${s.wall(-5, -24, 14, 5)}`],
    ['l', 'M-18 -10h8M-18 -6h8M13 -7h6M13 -4h6'],
    ['d', s.wall(-22, 0, 48, 2)],
  ],
  'police-force': [
    s.GROUND,
    ['b', s.wall(-40, 0, 34, 30) + s.wall(-40, -30, 34, 3)],
    ['o', p.windows(-40, -14, 34, 3, 1, 9)],
    ['d', s.arch(-23, 0, 9, 11)],
    ['g', 'M-26 -34h6l2 -8h-10z'],
    ['d', 'M8 0l4 -22q10 -6 20 0l4 22z'],
    ['b', s.disc(22, -31, 7)],
    ['d', 'M13 -34q0 -16 9 -18q9 2 9 18q-9 -3 -18 0z'],
    ['g', s.disc(22, -42, 2.5) + s.disc(22, -16, 1.3) + s.disc(22, -10, 1.3) + s.disc(22, -4, 1.3)],
  ],
  'fleet-street': [
    s.GROUND,
    ['b', s.wall(-40, 0, 26, 42) + s.roof(-27, -42, 28, 9)],
    ['o', p.windows(-40, -18, 26, 3, 2, 8)],
    ['d', s.arch(-27, 0, 9, 13)],
    ['b', 'M-6 0v-36h38v36z'],
    ['d', s.wall(-2, -28, 30, 5)],
    ['l', 'M-2 -23h13M-2 -19h13M-2 -15h13M-2 -11h13M-2 -7h13M15 -11h13M15 -7h13'],
    ['o', s.wall(15, -14, 13, 10)],
    ['l', 'M36 0v-32l-4 -4'],
  ],
  'fire-brigade': [
    s.GROUND,
    ['r', 'M-36 -8h52v-8h-14v-8h-30v8h-8z'],
    ['g', s.wall(-14, -24, 9, 14)],
    ['l', `${p.smoke(-10, -39)}M-34 -28l46 -8M-34 -25l46 -8M-28 -29v3M-20 -30v3M-4 -33v3M4 -34v3`],
    ...p.wheel(-24, -7, 7),
    ...p.wheel(8, -7, 7),
    ['g', p.flame(32, 0, 1.5)],
  ],
  'brixton-prison': prison(false),
  'millbank-prison': prison(true),
  'paupers-b': paupers(1),
};

function prison(towers: boolean): s.Emblem {
  return [
    s.GROUND,
    ['b', s.wall(-40, 0, 80, 24) + s.teeth(-40, -24, 80, 9, 4)],
    [
      'b',
      towers
        ? s.wall(-42, 0, 14, 36) + s.roof(-35, -36, 18, 10) + s.wall(28, 0, 14, 36) + s.roof(35, -36, 18, 10)
        : s.block(0, 0, 30, 34) + s.teeth(-15, -34, 30, 4, 4),
    ],
    ['d', s.arch(0, 0, 14, 20)],
    ['g', s.posts(-4, 4, 3, 0, 16)],
    ['o', p.windows(-28, -6, 16, 2, 1, 8) + p.windows(12, -6, 16, 2, 1, 8)],
    ['l', s.posts(-25.5, -14.5, 4, -6, 8) + s.posts(14.5, 25.5, 4, -6, 8)],
  ];
}
