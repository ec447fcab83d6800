import { defineTitle } from '@thameside/kit';
import { openBox } from './components/box.ts';
import { parseSet, setToJson } from './components/file.ts';
import { HOUSE_1 } from './components/house-1/index.ts';
import { describer } from './describe/index.ts';
import { optionsFor } from './options.ts';
import { plate } from './plate.ts';

/** The game as it declares itself. Its rules are in `game.ts`, which a page does without. */
export const declared = defineTitle({
  plate,
  options: optionsFor,
  set: HOUSE_1,
  readSet: parseSet,
  writeSet: setToJson,
  describe: set => describer(openBox(set)),
  texts: {
    en: async () => (await import('./texts/en/index.ts')).EN,
    fr: async () => (await import('./texts/fr/index.ts')).FR,
    de: async () => (await import('./texts/de/index.ts')).DE,
  },
  guide: async () => (await import('./lesson/guide.ts')).GUIDE,
});
