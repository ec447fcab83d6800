import { type Emblem, GROUND, roof, wall } from '../../../parts/strokes.ts';
import { SET_A } from './set-a.ts';
import { SET_B } from './set-b.ts';
import { SET_B_BROWN } from './set-b-brown.ts';
import { SET_C } from './set-c.ts';

/** Every city card's engraving, drawn by us. */
export const EMBLEMS: Readonly<Record<string, Emblem>> = { ...SET_A, ...SET_B_BROWN, ...SET_B, ...SET_C };

/** For a card of somebody's own set that we have never seen. */
const ANY: Emblem = [GROUND, ['b', wall(-20, 0, 40, 26)], ['b', roof(0, -26, 46, 16)]];

export const emblemOf = (id: string): Emblem => (Object.hasOwn(EMBLEMS, id) ? EMBLEMS[id] : undefined) ?? ANY;
