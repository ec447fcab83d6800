import * as s from '../../../parts/strokes.ts';
import * as p from './pencil.ts';

/** Six farmsteads, no two alike. */
export const HOMES: Readonly<Record<string, s.Emblem>> = {
  'home-1': [s.GROUND, ...p.oak(-30, 0, 8), ...p.cottage(4, 42, 22, 18), ['b', s.wall(14, -36, 6, 12)]],
  'home-2': [
    s.GROUND,
    ...p.cottage(-10, 38, 20, 16),
    ['b', s.wall(16, 0, 18, 30)],
    ['r', s.roof(25, -30, 24, 12)],
    ['o', s.arch(25, -16, 6, 9)],
  ],
  'home-3': [s.GROUND, ...p.cottage(-16, 30, 18, 14), ...p.cottage(20, 30, 24, 16)],
  'home-4': [
    s.GROUND,
    ...p.cottage(0, 46, 20, 20),
    ['b', s.block(0, -34, 12, 8)],
    ['g', s.roof(0, -42, 18, 8)],
    ['l', p.fence(-42, -27) + p.fence(27, 42)],
  ],
  'home-5': [
    s.GROUND,
    ...p.cottage(8, 38, 22, 16),
    ['l', 'M20 -44q-4 -4 0 -8t0 -7'],
    ['b', s.wall(16, -34, 7, 10)],
    ...p.fir(-28, 0, 44),
  ],
  'home-6': [
    s.GROUND,
    ...p.cottage(-4, 40, 22, 18),
    ...p.oak(32, 0, 8),
    ['d', s.block(-34, 0, 12, 4)],
    ['l', 'M-38 -4v-9M-30 -4v-9M-40 -13h12'],
  ],
};
