import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const css = readFileSync(join(import.meta.dirname, '../src/styles/tokens.css'), 'utf8');
const contrastAt = css.indexOf('[data-theme="contrast"]');

export type ThemeName = 'light' | 'dark' | 'contrast';
type Colours = ReadonlyMap<string, string>;

const HEX = '(#[0-9a-f]{6})';
const pairs = Array.from(
  css.slice(0, contrastAt).matchAll(new RegExp(`--([\\w-]+): light-dark\\(${HEX}, ${HEX}\\)`, 'g')),
);
const single = Array.from(css.slice(contrastAt).matchAll(new RegExp(`--([\\w-]+): ${HEX};`, 'g')));

/** The opaque colours of each theme, by name. */
export const COLOURS: Readonly<Record<ThemeName, Colours>> = {
  light: new Map(pairs.map(([, name = '', light = '']) => [name, light])),
  dark: new Map(pairs.map(([, name = '', , dark = '']) => [name, dark])),
  contrast: new Map(single.map(([, name = '', value = '']) => [name, value])),
};

const channel = (value: number): number => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};
const luminance = (hex: string): number => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map(at => channel(Number.parseInt(hex.slice(at, at + 2), 16)));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

/** The contrast of two colours as WCAG counts it: 1 to 21. */
export function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}
