import {
  type Describer,
  LANGUAGES,
  type Language,
  type Title,
  type Translate,
  translator,
} from '@thameside/kit';
import { misuse } from './faults.ts';
import { type Speak, TEXTS } from './texts/index.ts';

/** The command's own texts in one language. */
export interface Voice {
  readonly language: Language;
  readonly t: Speak;
}

const isLanguage = (text: string): text is Language => (LANGUAGES as readonly string[]).includes(text);

// Translators take longer to make than to use.
const voices = new Map<Language, Voice>();
export function voiceOf(language: Language): Voice {
  const voice = voices.get(language) ?? { language, t: translator(language, TEXTS[language]) };
  voices.set(language, voice);
  return voice;
}

const gameVoices = new WeakMap<Describer, Map<Language, Translate>>();
/** A game's texts, with the names of its component set; players are called by their number. */
export function gameVoice(
  { texts, describe }: Pick<Title, 'texts' | 'describe'>,
  { language, t }: Voice,
): Translate {
  const byLanguage = gameVoices.get(describe) ?? new Map<Language, Translate>();
  gameVoices.set(describe, byLanguage);
  const seat = (number: string | number) => t('seat', { number: Number(number) + 1 });
  const voice =
    byLanguage.get(language) ??
    translator(language, { ...texts[language], ...describe.names(language) }, { seat });
  byLanguage.set(language, voice);
  return voice;
}

/** By `--lang`, else by the surroundings, else English. */
export function languageOf(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): Language {
  const flag = args.findIndex(arg => arg === '--lang' || arg.startsWith('--lang='));
  const wanted = args[flag]?.startsWith('--lang=') ? args[flag].slice('--lang='.length) : args[flag + 1];
  if (flag >= 0 && wanted !== undefined) {
    if (!isLanguage(wanted)) throw misuse('args.language', { value: wanted, known: [...LANGUAGES] });
    return wanted;
  }
  const locale = env.LC_ALL || env.LC_MESSAGES || env.LANG || '';
  const short = locale.slice(0, 2).toLowerCase();
  return isLanguage(short) ? short : 'en';
}
