import { type Emblem, GROUND } from '../../../parts/strokes.ts';
import { cottage } from './pencil.ts';

/** Every named card's emblem, drawn by us. */
export const EMBLEMS: Readonly<Record<string, Emblem>> = {};

/** For a card of somebody's own set that we have never seen. */
const ANY: Emblem = [GROUND, ...cottage(0)];

export const emblemOf = (id: string): Emblem => (Object.hasOwn(EMBLEMS, id) ? EMBLEMS[id] : undefined) ?? ANY;
