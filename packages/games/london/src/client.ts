import { declared } from './title.ts';

export type { Box, CardPlan } from './components/box.ts';
export { openBox } from './components/box.ts';
export type { BoroughRow, CardRow, ComponentSet } from './components/set.ts';
export * from './components/vocabulary.ts';
export { dueFor, loansOf } from './describe/price.ts';
export { endPoverty, povertyCost, runPoverty, settled } from './ending.ts';
export type { Event, Question } from './frames.ts';
export { nextSeat } from './state.ts';
export type { PlayerView, StackView, View } from './view.ts';

/** What a page needs of the game: words, components and the shape of views. */
export const { face } = declared;
