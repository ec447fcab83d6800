import { city } from './city.ts';
import { flow } from './flow.ts';
import { london } from './london.ts';
import type { Subject } from './subject.ts';

/** Every game that can be played in the browser. */
const ALL: readonly Subject[] = [city, london, flow];

/** The games to be tested: the first one, or those that `GAMES` names, as `npm run test:games` does. */
const wanted = process.env.GAMES?.split(',') ?? [city.title.id];
export const SUBJECTS: readonly Subject[] = ALL.filter(({ title }) => wanted.includes(title.id));
