import type { Game } from '@thameside/kernel';
import type { Title } from '@thameside/kit';
import { toyEngine } from '../engine.ts';
import { plate } from './plate.ts';
import { quarry } from './quarry.ts';
import { TEXTS } from './texts.ts';

/** The toy with all that an application needs. */
export const toyTitle = (game: Game = quarry as Game): Title => ({
  ...toyEngine(game),
  name: plate.name,
  texts: { en: TEXTS, fr: TEXTS, de: TEXTS },
});
export const toy: Title = toyTitle();
