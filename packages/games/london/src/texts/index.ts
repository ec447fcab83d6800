import type { Catalogue, Language } from '@thameside/kit';
import { DE } from './de/index.ts';
import { EN } from './en/index.ts';
import { FR } from './fr/index.ts';

/** The keys of the catalogues; English is the one that others are checked against. */
export type Key = keyof typeof EN;

export const texts: Readonly<Record<Language, Catalogue>> = { en: EN, fr: FR, de: DE };
