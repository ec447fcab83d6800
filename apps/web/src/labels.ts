import type { Language } from '@thameside/kit';
import type { IconName } from './parts/index.ts';
import type { Theme } from './settings.ts';

/** Each language under its own name, whatever is spoken now. */
export const ENDONYMS: Readonly<Record<Language, string>> = { en: 'English', fr: 'Français', de: 'Deutsch' };

export const THEME_ICONS: Readonly<Record<Theme, IconName>> = {
  auto: 'screen',
  light: 'sun',
  dark: 'moon',
  contrast: 'contrast',
};
