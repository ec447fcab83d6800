import type { Face } from '@thameside/kit';
import { openBox } from './components/box.ts';
import { parseSet, setToJson } from './components/file.ts';
import { HOUSE_1 } from './components/house-1/index.ts';
import { FEWEST_PLAYERS, MOST_PLAYERS } from './components/vocabulary.ts';
import { describer } from './describe/index.ts';
import { optionsFor } from './options.ts';

export type { Box, CardPlan } from './components/box.ts';
export { openBox } from './components/box.ts';
export type { BoroughRow, CardRow, ComponentSet } from './components/set.ts';
export * from './components/vocabulary.ts';
export { hasBank } from './describe/price.ts';
export { endPoverty, povertyCost, runPoverty, settled } from './ending.ts';
export type { Event, Question } from './frames.ts';
export { loansFor } from './loans.ts';
export { nextSeat } from './state.ts';
export type { PlayerView, StackView, View } from './view.ts';

/** What a page needs of the game: words, components and the shape of views. */
export const face: Face = {
  id: 'london',
  seats: [FEWEST_PLAYERS, MOST_PLAYERS],
  options: optionsFor,
  levels: ['apprentice', 'merchant', 'alderman'],
  describe(set) {
    if (set === null) return describer(openBox(HOUSE_1));
    const read = parseSet(set);
    return 'set' in read ? describer(openBox(read.set)) : read;
  },
  exportSet: () => setToJson(HOUSE_1),
  async texts(language) {
    if (language === 'fr') return (await import('./texts/fr/index.ts')).FR;
    if (language === 'de') return (await import('./texts/de/index.ts')).DE;
    return (await import('./texts/en/index.ts')).EN;
  },
  lesson: async () => (await import('./lesson/guide.ts')).GUIDE,
};
