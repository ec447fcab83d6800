import * as s from '../../../parts/strokes.ts';
import * as p from './pencil.ts';

const CUPOLA = s.roof(0, -30, 78, 8) + s.block(0, -38, 8, 8) + s.dome(0, -46, 10, 6);
const HIPPED = s.shape(-39, -30, -28, -41, 28, -41, 39, -30);
const STEPPED = `${s.wall(-38, -30, 76, 4)}${s.block(0, -34, 50, 5)}${s.block(0, -39, 28, 5)}`;
const SCROLLED = 'M-38 -30q2 -9 14 -9q10 -8 24 -8t24 8q12 0 14 9z';

export const SET_A: Readonly<Record<string, s.Emblem>> = {
  salters: p.guildhall('M-6 -20h12l-4 -4v-3q6 -1 6 -6h-16q0 5 6 6v3z'),
  vintners: p.guildhall('M-5 -19q-4 -8 0 -16h10q4 8 0 16zM-7 -24h14M-7 -30h14', HIPPED),
  haberdashers: p.guildhall('M-10 -22q10 4 20 0q-4 -1 -5 -3v-8h-10v8q-1 2 -5 3z', CUPOLA),
  grocers: p.guildhall('M-5 -19h10l-3 -14q-2 -4 -4 0zM-5 -23h10', STEPPED),
  mercers: p.guildhall('M-9 -21h12v-11h-12zM3 -21q6 0 6 -5.500t-6 -5.500M-9 -26h12', SCROLLED),
  fishmongers: [
    ['w', s.wall(-42, 4, 84, 6)],
    ['l', s.ripples(1)],
    ...p.guildhall('M-10 -27q7 -8 14 0l6 -4v8l-6 -4q-7 8 -14 0zM-5 -28v1', s.roof(0, -30, 78, 12)).slice(1),
  ],
  'covent-garden': [
    s.GROUND,
    ['b', s.wall(-22, 0, 44, 26) + s.roof(0, -26, 54, 12)],
    ['l', s.posts(-18, 18, 4, 0, 26)],
    ['d', s.arch(0, 0, 8, 15)],
    ['b', s.wall(-42, 0, 18, 15) + s.wall(24, 0, 18, 15)],
    ['r', s.roof(-33, -15, 22, 7) + s.roof(33, -15, 22, 7)],
    ['p', s.beads(-33, -5, 4, 5, 2) + s.beads(33, -5, 4, 5, 2)],
  ],
  'vauxhall-gardens': [
    s.GROUND,
    ['p', s.tree(-33, 0, 8) + s.tree(33, 0, 8) + s.tree(-20, 0, 6) + s.tree(20, 0, 6)],
    ['b', s.block(0, 0, 22, 16) + s.block(0, -16, 26, 3) + s.roof(0, -30, 26, 12)],
    ['l', s.posts(-9, 9, 3, -19, 11)],
    [
      'g',
      s.disc(-30, -36, 2) +
        s.disc(-16, -30, 2) +
        s.disc(16, -30, 2) +
        s.disc(30, -36, 2) +
        s.disc(0, -46, 2.4),
    ],
    ['l', 'M-36 -38Q-18 -26 0 -44Q18 -26 36 -38'],
  ],
  'east-india-company': [
    ['w', s.wall(-42, 4, 84, 8)],
    ['l', s.ripples(0)],
    ...p.ship(6, -2, 3, 1.35),
    ['r', s.flag(-7.8, -50, 8)],
    ['b', s.wall(-42, -4, 16, 18) + s.roof(-34, -22, 18, 7)],
  ],
  almshouses: [
    s.GROUND,
    ...[-28, 0, 28].flatMap(cx => [
      ['b', s.block(cx, 0, 26, 18) + s.roof(cx, -18, 28, 13)] as const,
      ['d', s.arch(cx, 0, 7, 11)] as const,
      ['o', s.wall(cx - 11, -5, 5, 6) + s.wall(cx + 6, -5, 5, 6)] as const,
    ]),
    ['d', s.wall(-16, -26, 4, 9) + s.wall(12, -26, 4, 9)],
    ['l', s.cross(0, -31, 8)],
  ],
  'coffee-house': [
    s.GROUND,
    ['b', s.wall(-36, 0, 72, 40)],
    ['d', s.shape(-39, -40, -30, -50, 30, -50, 39, -40)],
    ['o', s.wall(-31, -3, 28, 17) + p.windows(-33, -27, 66, 4, 1, 8)],
    ['d', s.arch(20, 0, 12, 18)],
    ['r', s.wall(-38, -21, 76, 4)],
    ['g', 'M-24 -8h13q0 6 -6.500 6t-6.500 -6zM-11 -7q4 0 3 3t-4 1'],
    ['l', `${p.smoke(-19, -9)}${p.smoke(-15, -9)}`],
  ],
  'school-brown': school('b'),
  huguenots: [
    s.GROUND,
    ['b', s.wall(-36, 0, 28, 24) + s.roof(-22, -24, 32, 12)],
    ['o', p.windows(-36, -12, 28, 3, 1, 8)],
    ['d', p.person(4, 0, 30) + p.person(30, 0, 22)],
    ['b', p.person(17, 0, 28)],
    ['g', s.wall(22, -2, 9, 7) + s.disc(-22, -26, 2)],
  ],
  'school-blue': school('o'),
  'water-works': [
    ['w', s.wall(-42, 4, 84, 12)],
    ['l', s.ripples(-2) + s.ripples(2)],
    ['b', s.wall(-40, -8, 80, 5)],
    ['d', s.arch(-26, -8, 10, 0) + s.arch(26, -8, 10, 0)],
    ...p.wheel(-8, -20, 19),
    ['d', s.disc(-8, -20, 3)],
    ['b', s.wall(16, -8, 18, 34) + s.roof(25, -42, 22, 10)],
    ['o', s.arch(25, -24, 6, 10) + s.arch(25, -10, 7, 10)],
  ],
  'theatre-royal': [
    s.GROUND,
    ...p.portico(0, 52, 30, 6),
    ['g', s.disc(-7, -41, 4.5) + s.disc(7, -41, 4.5)],
    ['l', 'M-9 -42v1M-5 -42v1M-9.500 -39.500q2.500 2 5 0M5 -42v1M9 -42v1M4.500 -38.500q2.500 -2 5 0'],
    ['r', s.wall(-42, 0, 10, 22) + s.wall(32, 0, 10, 22)],
  ],
  'st-pauls': [
    s.GROUND,
    ['b', s.wall(-40, 0, 80, 20)],
    [
      'b',
      s.wall(-28, -20, 11, 14) +
        s.roof(-22.5, -34, 11, 9) +
        s.wall(17, -20, 11, 14) +
        s.roof(22.5, -34, 11, 9),
    ],
    ['b', s.block(0, -20, 28, 12) + s.dome(0, -32, 30, 17) + s.block(0, -49, 6, 5)],
    ['g', `${s.disc(0, -56, 2)}${s.cross(0, -57, 6)}`],
    ['l', s.posts(-12, 12, 6, -20, 12) + s.posts(-36, 36, 10, -3, 14)],
    ['d', s.arch(0, 0, 9, 12)],
    ['l', 'M-14 -34Q-6 -40 -4 -48M14 -34Q6 -40 4 -48'],
  ],
  hospital: hospital(0),
  wren: [
    s.GROUND,
    ['b', 'M-22 0q0 -18 12 -20v-4h20v4q12 2 12 20z'],
    ['b', s.oval(0, -34, 9, 12)],
    ['d', 'M-10 -28q-8 -2 -6 -12q2 -12 16 -12t16 12q2 10 -6 12q4 -12 -10 -12t-10 12z'],
    ['l', 'M-4 -35v1M4 -35v1M0 -33v3M-3 -27h6M-10 -20l10 8l10 -8'],
    ['g', 'M26 -4l12 -26M38 -4l-12 -26M32 -30a2 2 0 1 0 0.100 0z'],
    ['p', 'M-42 0v-16h14v16z'],
    ['l', 'M-39 -4h8M-39 -8h8M-39 -12h8'],
  ],
  'woolwich-arsenal': [
    s.GROUND,
    ['b', s.wall(-40, 0, 60, 26) + s.wall(-40, -26, 60, 4)],
    ['d', s.arch(-10, 0, 16, 20)],
    ['o', p.windows(-38, -6, 18, 2, 1, 10) + p.windows(0, -6, 18, 2, 1, 10)],
    ['b', s.shape(-26, -30, -10, -40, 6, -30)],
    ...p.wheel(28, -6, 6),
    ['d', 'M14 -11l24 -9l2 5l-23 8z'],
    ['g', s.disc(-10, -33, 3)],
  ],
  'great-fire-monument': [
    s.GROUND,
    ['b', s.block(0, 0, 22, 9) + s.block(0, -9, 14, 5)],
    ['b', s.shape(-4.5, -14, -3.5, -44, 3.5, -44, 4.5, -14)],
    ['b', s.block(0, -44, 12, 3)],
    ['g', p.flame(0, -47, 0.8)],
    ['l', s.posts(-1.5, 1.5, 2, -14, 30)],
    ['b', s.wall(-40, 0, 22, 18) + s.roof(-29, -18, 24, 9) + s.wall(18, 0, 22, 22) + s.roof(29, -22, 24, 9)],
    ['o', p.windows(-40, -4, 22, 3, 1, 6) + p.windows(18, -4, 22, 3, 2, 5)],
  ],
  'paupers-a': paupers(0),
};

export function school(windows: 'b' | 'o'): s.Emblem {
  return [
    s.GROUND,
    ['b', s.wall(-36, 0, 72, 22) + s.roof(-22, -22, 32, 12) + s.roof(22, -22, 32, 12)],
    ['b', s.block(0, -22, 12, 14) + s.roof(0, -36, 15, 10)],
    ['g', s.arch(0, -25, 6, 8)],
    [
      'o',
      s.lancet(-22, -4, 9, 15) +
        s.lancet(22, -4, 9, 15) +
        (windows === 'o' ? s.lancet(-33, -4, 4, 12) + s.lancet(33, -4, 4, 12) : ''),
    ],
    ['d', s.arch(0, 0, 10, 14)],
    ['l', 'M0 -46v-5'],
  ];
}

export function hospital(wings: number): s.Emblem {
  return [
    s.GROUND,
    ['b', s.wall(-38, 0, 76, 26) + (wings > 0 ? s.wall(-42, 0, 14, 32) + s.wall(28, 0, 14, 32) : '')],
    ['b', s.block(0, 0, 26, 34) + s.roof(0, -34, 30, 10)],
    ['o', p.windows(-37, -4, 24, 3, 2, 7) + p.windows(13, -4, 24, 3, 2, 7)],
    ['d', s.arch(0, 0, 9, 12)],
    ['b', s.disc(0, -24, 8)],
    ['r', p.crossMark(0, -24, 6)],
  ];
}

export function paupers(more: number): s.Emblem {
  const rest = more > 0 ? p.person(-30, 0, 24) : '';
  return [
    s.GROUND,
    ['b', 'M-40 0v-34l12 -10v44z'],
    ['l', 'M-40 -30l12 -9M-36 0v-38M-40 -14h12'],
    ['d', p.person(-4, 0, 34) + p.person(16, 0, 28) + (more > 1 ? p.person(32, 0, 22) : '') + rest],
    ['l', 'M-12 -10l-6 10M-6 -20q3 4 6 0M14 -16q3 3 5 0'],
    ['b', 'M18 0v-8h8v8z'],
  ];
}
