import { type Catalogue, type Language, type Title, type Translate, translator } from '@thameside/kit';
import { platesIn } from '../../../src/games.ts';
import { ONLINE as ONLINE_DE } from '../../../src/texts/de/online.ts';
import { DE } from '../../../src/texts/de.ts';
import { ONLINE as ONLINE_EN } from '../../../src/texts/en/online.ts';
import { EN } from '../../../src/texts/en.ts';
import { ONLINE as ONLINE_FR } from '../../../src/texts/fr/online.ts';
import { FR } from '../../../src/texts/fr.ts';

const SHELL: Readonly<Record<Language, Catalogue>> = {
  en: { ...EN, ...ONLINE_EN, ...platesIn('en') },
  fr: { ...FR, ...ONLINE_FR, ...platesIn('fr') },
  de: { ...DE, ...ONLINE_DE, ...platesIn('de') },
};

const strict =
  (translate: Translate): Translate =>
  (key, params) => {
    const text = translate(key, params);
    if (text.includes('⟦')) throw new Error(`the tests ask for a text that is not there: ${text}`);
    return text;
  };

/** The app's words, from the same catalogues: a test finds what it looks for whatever it is called. */
export const appWords = (language: Language): Translate => strict(translator(language, SHELL[language]));

/** The game's words, with the players' names. */
export const gameWords = (title: Title, language: Language, names: readonly string[]): Translate =>
  strict(translator(language, title.texts[language], { seat: seat => names[Number(seat)] ?? '' }));

export const t = appWords('en');
