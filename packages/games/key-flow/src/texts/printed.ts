import { type Catalogue, nameIn } from '@thameside/kit';
import { HOUSE_1 } from '../components/house-1/index.ts';

/** The names as they are printed: a language says only those that it translates. */
export const printed: Catalogue = {
  ...Object.fromEntries(
    HOUSE_1.cards.flatMap(card =>
      'name' in card ? [[`card.${card.id}`, nameIn(card.name, 'en').replaceAll("'", '’')]] : [],
    ),
  ),
};

/** Names for cards of which there are several: `home-2` under `home` is called by the word and "2". */
export const counted = (words: Catalogue): Catalogue =>
  Object.fromEntries(
    HOUSE_1.cards.flatMap(({ id }) =>
      Object.entries(words)
        .filter(([stem]) => id.startsWith(`${stem}-`))
        .map(([stem, word]) => [`card.${id}`, `${word} ${id.slice(stem.length + 1)}`]),
    ),
  );
