import { computed, effect, signal } from '@preact/signals';
import {
  alternatives,
  type Catalogue,
  type Describer,
  type Face,
  type Language,
  type Said,
  type Translate,
  translator,
} from '@thameside/kit';
import { gameOf, platesIn } from './games.ts';
import { asShown, faceAsShown } from './pseudo.ts';
import { language } from './settings.ts';

type Texts = Readonly<Record<Language, () => Promise<Catalogue>>>;
const TEXTS: Texts = {
  en: async () => (await import('./texts/en.ts')).EN,
  fr: async () => (await import('./texts/fr.ts')).FR,
  de: async () => (await import('./texts/de.ts')).DE,
};

const catalogue = signal<{ readonly language: Language; readonly texts: Catalogue } | null>(null);
const translate = computed<Translate>(() => {
  const { value } = catalogue;
  return value ? translator(value.language, value.texts) : key => key;
});
/** True once there are words to speak. */
export const hasWords = computed(() => catalogue.value !== null);

/** The app's own words, in the language of the moment. A component that calls it is drawn anew when that changes. */
export const t: Translate = (key, params) => translate.value(key, params);

/** One of several: "bid, use or pass". */
export const either = (list: readonly string[]): string => alternatives(language.value, list);

/** What the app says where nobody may ever go is fetched when somebody does. */
const further = signal<readonly Texts[]>([]);
let learning = Promise.resolve();
effect(() => {
  const wanted = language.value;
  const all = [TEXTS, ...further.value];
  learning = Promise.all(all.map(texts => texts[wanted]())).then(texts => {
    if (wanted !== language.value || all.length <= further.value.length) return;
    catalogue.value = { language: wanted, texts: asShown(Object.assign({}, ...texts, platesIn(wanted))) };
    document.documentElement.lang = wanted;
  });
});
/** Learn further words; done when they can be spoken. */
export async function learn(texts: Texts): Promise<void> {
  if (!further.value.includes(texts)) further.value = [...further.value, texts];
  await learning;
}

/** How one game speaks, with the players' names; what its board says besides is there, too, so that words bend in it. */
export interface GameWords {
  readonly face: Face;
  readonly describe: Describer;
  readonly t: Translate;
  say(said: Said): string;
}

const gameTexts = new Map<string, Catalogue>();

/** Fetch what is needed to speak of a game in a language. */
export async function gameWords(
  game: string,
  lang: Language,
  names: readonly string[],
  set: unknown = null,
): Promise<GameWords> {
  const known = gameOf(game);
  if (!known) throw new Error(`no game ${game}`);
  const face = faceAsShown(await known.face());
  const [own, page] = await Promise.all([
    gameTexts.get(`${game} ${lang}`) ?? face.texts(lang),
    TEXTS[lang]().then(asShown),
  ]);
  gameTexts.set(`${game} ${lang}`, own);
  const describe = face.describe(set);
  if ('faults' in describe) throw new Error('the table has a set that cannot be read');
  const speak = translator(
    lang,
    { ...page, ...own, ...describe.names(lang) },
    { seat: seat => names[Number(seat)] ?? '' },
  );
  return { face, describe, t: speak, say: ({ key, params }) => speak(key, params) };
}
