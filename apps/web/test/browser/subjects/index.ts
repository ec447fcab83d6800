import { city } from './city.ts';
import { flow } from './flow.ts';
import { london } from './london.ts';
import type { Subject } from './subject.ts';

/** Every game that can be played in the browser. */
export const SUBJECTS: readonly Subject[] = [city, london, flow];
