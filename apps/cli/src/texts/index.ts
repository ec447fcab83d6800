import type { Language, Value } from '@thameside/kit';
import { de } from './de.ts';
import { en, type Texts } from './en.ts';
import { fr } from './fr.ts';

export type Key = keyof Texts;
export type Speak = (key: Key, params?: Readonly<Record<string, Value>>) => string;

export const TEXTS: Readonly<Record<Language, Texts>> = { en, fr, de };
