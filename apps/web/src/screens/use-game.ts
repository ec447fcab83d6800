import type { Translate } from '@thameside/kit';
import { useEffect, useState } from 'preact/hooks';
import { language } from '../settings.ts';
import { type GameWords, gameWords } from '../words.ts';

/** The words of a game in the language of the moment; null until they are there. */
export function useGame(game: string | null): GameWords | null {
  const [words, setWords] = useState<{ readonly game: string; readonly words: GameWords } | null>(null);
  const spoken = language.value;
  useEffect(() => {
    if (game === null) return;
    let isWanted = true;
    void gameWords(game, spoken, []).then(words => {
      if (isWanted) setWords({ game, words });
    });
    return () => {
      isWanted = false;
    };
  }, [game, spoken]);
  return words?.game === game ? words.words : null;
}

/** A word as it stands alone: with a capital. */
export const capital = (text: string): string => {
  const [first = ''] = text;
  return first.toLocaleUpperCase() + text.slice(first.length);
};

/** A text, or something else where no catalogue has it. */
export const textOr = (t: Translate, key: string, otherwise: string): string => {
  const text = t(key);
  return text === `⟦${key}⟧` ? otherwise : text;
};
