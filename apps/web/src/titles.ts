import { engine as keyFlow } from '@thameside/key-flow/engine';
import { engine as keyToTheCity } from '@thameside/key-to-the-city/engine';
import type { Engine } from '@thameside/kit';
import { engine as london } from '@thameside/london/engine';

/** The games with their rules, without their words: for the worker alone. The page has `games.ts`. */
export const TITLES: readonly Engine[] = [keyToTheCity, london, keyFlow];
