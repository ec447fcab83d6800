import { title as keyFlow } from '@thameside/key-flow';
import { title as keyToTheCity } from '@thameside/key-to-the-city';
import type { Title } from '@thameside/kit';
import { title as london } from '@thameside/london';

/** The games with their rules: for the worker alone. The page has `games.ts`. */
export const TITLES: readonly Title[] = [keyToTheCity, london, keyFlow];
