import { title as keyFlow } from '@thameside/key-flow';
import { title as keyToTheCity } from '@thameside/key-to-the-city';
import type { Title } from '@thameside/kit';
import { title as london } from '@thameside/london';

/** The games that the command knows; the first is the one played when none is named. */
export const TITLES: readonly Title[] = [keyToTheCity, london, keyFlow];
