import { effect, signal } from '@preact/signals';
import { motion, type Theme, theme } from './settings.ts';

const PAPER = { light: '#faf5e9', dark: '#15242d', contrast: '#000000' } as const;

/** What `data-theme` says: null leaves it to the system, unless that asks for more contrast. */
export const themeShown = (chosen: Theme, moreContrast: boolean): keyof typeof PAPER | null => {
  if (chosen !== 'auto') return chosen;
  return moreContrast ? 'contrast' : null;
};

const media = (query: string) => {
  const list = matchMedia(query);
  const own = signal(list.matches);
  list.addEventListener('change', () => {
    own.value = list.matches;
  });
  return own;
};

/** Keep the page's look in step with the settings, from now on. */
export function dress(): void {
  const moreContrast = media('(prefers-contrast: more)');
  const dark = media('(prefers-color-scheme: dark)');
  const root = document.documentElement;
  effect(() => {
    const shown = themeShown(theme.value, moreContrast.value);
    if (shown) root.dataset.theme = shown;
    else delete root.dataset.theme;
    root.dataset.motion = motion.value ? 'on' : 'off';
    document
      .querySelector('meta[name=theme-color]')
      ?.setAttribute('content', PAPER[shown ?? (dark.value ? 'dark' : 'light')]);
  });
}
