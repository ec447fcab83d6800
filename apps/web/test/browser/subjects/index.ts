import { city } from './city.ts';
import { flow } from './flow.ts';
import { london } from './london.ts';
import type { Subject } from './subject.ts';

/** Every game that can be played in the browser. */
const ALL: readonly Subject[] = [city, london, flow];

/** The games to be tested: all, or those that `GAMES` names, divided by commas. */
const wanted = process.env.GAMES?.split(',');
export const SUBJECTS: readonly Subject[] = ALL.filter(({ title }) => wanted?.includes(title.id) ?? true);
