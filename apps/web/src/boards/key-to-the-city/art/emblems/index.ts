import { type Emblem, GROUND, roof, wall } from '../../../parts/strokes.ts';
import { BUILDINGS } from './buildings.ts';
import { ERAS } from './eras.ts';
import { HOMES } from './homes.ts';
import { LANDMARKS } from './landmarks.ts';
import { RIVER } from './river.ts';
import { ROUTEMASTERS } from './routemasters.ts';

/** Every tile's emblem, drawn by us. */
export const EMBLEMS: Readonly<Record<string, Emblem>> = {
  ...HOMES,
  ...ERAS,
  ...BUILDINGS,
  ...LANDMARKS,
  ...ROUTEMASTERS,
  ...RIVER,
};

/** For a tile of somebody's own set that we have never seen. */
const ANY: Emblem = [GROUND, ['b', wall(-20, 0, 40, 26)], ['b', roof(0, -26, 46, 16)]];

export const emblemOf = (id: string): Emblem => (Object.hasOwn(EMBLEMS, id) ? EMBLEMS[id] : undefined) ?? ANY;
