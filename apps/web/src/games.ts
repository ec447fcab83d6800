import { type Catalogue, frenchSpaces, type Language } from '@thameside/kit';
import { GAMES } from '@thameside/titles/client';

export const GAME_IDS: readonly string[] = GAMES.map(({ id }) => id);

export const gameOf = (id: string) => GAMES.find(game => game.id === id);

/** What is said of the games before they are fetched. */
export function platesIn(language: Language): Catalogue {
  const texts = Object.fromEntries(
    GAMES.flatMap(({ id, name, about }) => [
      [`game.${id}`, name],
      [`game.${id}.about`, about[language]],
    ]),
  );
  return language === 'fr' ? frenchSpaces(texts) : texts;
}
