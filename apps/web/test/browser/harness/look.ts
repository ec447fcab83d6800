import type { Language } from '@thameside/kit';

export const SIZES = { phone: { width: 360, height: 740 }, wide: { width: 1440, height: 900 } } as const;
export type Size = keyof typeof SIZES;
export type Theme = 'light' | 'dark' | 'contrast';

/** How a visitor's browser is set up. */
export interface Look {
  readonly size: Size;
  readonly theme: Theme;
  readonly language: Language;
  /** Further settings of the app. Bots are quick and nothing moves, unless a test wants otherwise. */
  readonly settings: Readonly<Record<string, string | boolean>>;
  readonly reducedMotion: boolean;
  /** The app as people get it, or with all its words in brackets. */
  readonly origin: string;
  /** What the worker takes for chance. */
  readonly seed: number;
  /** Whether the browser may keep the app for times without a network. */
  readonly keepsApp: boolean;
  /** The server goes away during the visit: of that the browser itself complains. */
  readonly losesServer: boolean;
}

export const USUAL: Omit<Look, 'origin'> = {
  size: 'wide',
  theme: 'light',
  language: 'en',
  settings: {},
  reducedMotion: true,
  seed: 1,
  keepsApp: false,
  losesServer: false,
};

/** The settings as the app keeps them. */
export const settingsOf = ({ theme, language, settings }: Look): string =>
  JSON.stringify({ pace: 'fast', playerName: 'Ann', theme, language, ...settings });
