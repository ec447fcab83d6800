import { declared } from './title.ts';

export type { Box, TilePlan } from './components/box.ts';
export { openBox } from './components/box.ts';
export type { ComponentSet, TileRow } from './components/set.ts';
export * from './components/vocabulary.ts';
export type { Act, Event, Question } from './frames.ts';
export { whyNotBid } from './rules/bid.ts';
export { sidesOf } from './rules/connectors.ts';
export { panelOf, yieldsNothing } from './rules/gain.ts';
export {
  bidAt,
  colourFits,
  type Effort,
  effortOf,
  frontRange,
  groupsFor,
  held,
  needed,
  within,
} from './rules/keyples.ts';
export { cellsFor, laidIn, rotationsAt } from './rules/placing.ts';
export { haveAllPassed, stillIn } from './rules/turn.ts';
export { lackingFor, whyNotUpgrade } from './rules/upgrade.ts';
export { whyNotUse } from './rules/use.ts';
export { boroughLines } from './score.ts';
export { freshTile, isLosing, type KnownTile, lotOf, type Table } from './state.ts';
export { type LotView, type PlayerView, type SiteView, type TileView, tableOf, type View } from './view.ts';

/** What a page needs of the game: words, components, the shape of views, and what it has to know of the rules at once. */
export const { face } = declared;
