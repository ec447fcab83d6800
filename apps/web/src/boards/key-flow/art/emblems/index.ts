import { type Emblem, GROUND } from '../../../parts/strokes.ts';
import { AUTUMN } from './autumn.ts';
import { HOMES } from './homes.ts';
import { cottage } from './pencil.ts';
import { SPRING } from './spring.ts';
import { SUMMER } from './summer.ts';
import { WINTER } from './winter.ts';
import { WINTER_TOWN } from './winter-town.ts';

/** Every named card's emblem, drawn by us. */
export const EMBLEMS: Readonly<Record<string, Emblem>> = {
  ...HOMES,
  ...SPRING,
  ...SUMMER,
  ...AUTUMN,
  ...WINTER,
  ...WINTER_TOWN,
};

/** For a card of somebody's own set that we have never seen. */
const ANY: Emblem = [GROUND, ...cottage(0)];

export const emblemOf = (id: string): Emblem => (Object.hasOwn(EMBLEMS, id) ? EMBLEMS[id] : undefined) ?? ANY;
