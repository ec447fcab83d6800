import { LANGUAGES, type Said, translator } from '@thameside/kit';
import { texts } from '../../src/texts/index.ts';

const PLAYERS = ['Ann', 'Ben', 'Cat', 'Dan', 'Eve', 'Fay'];

/** What is said, in each of the three languages. */
export const VOICES = LANGUAGES.map(language => {
  const translate = translator(language, texts[language], {
    seat: seat => PLAYERS[Number(seat)] ?? `⟦seat ${seat}⟧`,
  });
  return ({ key, params }: Said): string => translate(key, params);
});
