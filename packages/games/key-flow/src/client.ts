import { declared } from './title.ts';

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
export const { face } = declared;
