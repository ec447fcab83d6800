import type { Face } from '@thameside/kit';
import { openBox } from './components/box.ts';
import { parseSet, setToJson } from './components/file.ts';
import { HOUSE_1 } from './components/house-1/index.ts';
import { describer } from './describe/index.ts';
import { optionsFor } from './options.ts';

export { type Step, scoredAlone } from './allocation/alone.ts';
export type { Allocation, Share, Thing } from './allocation/problem.ts';
export type { Action, Box, BoxPlan, CardPlan, GainPlan, Icon } from './components/box.ts';
export { openBox, planOf } from './components/box.ts';
export type { CardRow, ComponentSet, KeypleRow, VillageRow } from './components/set.ts';
export * from './components/vocabulary.ts';
export { costOf } from './describe/cost.ts';
export type { Deed, Event, Payment, Question } from './frames.ts';
export { holdingOf } from './rules/acting.ts';
export { canUpgrade, hasKeyflower } from './rules/work.ts';
export { neighbour } from './state.ts';
export { powersOf, thingsOf } from './things.ts';
export type { HoldingView, PlanView, PlayerView, SiteView, View } from './view.ts';
export { kindsOn, neighboursOf } from './village.ts';

/** What a page needs of the game: words, components and the shape of views. */
export const face: Face = {
  id: 'key-flow',
  seats: [2, 6],
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
