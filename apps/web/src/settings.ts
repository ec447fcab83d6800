import { effect, type Signal, signal } from '@preact/signals';
import { LANGUAGES, type Language } from '@thameside/kit';
import { GAME_IDS } from './games.ts';

export const THEMES = ['auto', 'light', 'dark', 'contrast'] as const;
export type Theme = (typeof THEMES)[number];
/** How long bots think, for people to follow. */
export const PACES = { calm: 1400, brisk: 700, fast: 150 } as const;
export type Pace = keyof typeof PACES;

const KEY = 'thameside.settings';
const kept: Record<string, unknown> = (() => {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, unknown>;
  } catch {
    return {};
  }
})();

const all: Record<string, Signal<unknown>> = {};
/** A preference that outlives the page. What was kept and is no longer a valid value gives way to the default. */
function preference<T>(name: string, standard: T, isValid: (value: unknown) => boolean): Signal<T> {
  const value = kept[name];
  const own = signal((isValid(value) ? value : standard) as T);
  all[name] = own as Signal<unknown>;
  return own;
}
const oneOf = (values: readonly unknown[]) => (value: unknown) => values.includes(value);
const isBoolean = (value: unknown) => typeof value === 'boolean';

const spoken = (): Language =>
  navigator.languages
    .map(tag => tag.slice(0, 2))
    .find((tag): tag is Language => LANGUAGES.includes(tag as Language)) ?? 'en';

export const language = preference<Language>('language', spoken(), oneOf(LANGUAGES));
export const theme = preference<Theme>('theme', 'auto', oneOf(THEMES));
export const motion = preference('motion', true, isBoolean);
export const sound = preference('sound', false, isBoolean);
/** A turn ends with a button of its own, until then everything can be taken back. */
export const confirmTurns = preference('confirmTurns', true, isBoolean);
/** Steps that waste something or cannot be mended are asked back. */
export const warnings = preference('warnings', true, isBoolean);
/** The running score: shown for all, for oneself, or not at all. */
export const liveScore = preference<'all' | 'own' | 'off'>('liveScore', 'all', oneOf(['all', 'own', 'off']));
export const pace = preference<Pace>('pace', 'brisk', oneOf(Object.keys(PACES)));
/** The game that somebody was at last: the one that pages for one game begin with. */
export const lastGame = preference<string>('lastGame', GAME_IDS[0] ?? '', oneOf(GAME_IDS));
export const playerName = preference('playerName', '', value => typeof value === 'string');

effect(() => {
  const values = Object.fromEntries(Object.entries(all).map(([name, own]) => [name, own.value]));
  try {
    localStorage.setItem(KEY, JSON.stringify(values));
  } catch {
    // A browser that keeps nothing: the settings last as long as the page.
  }
});
