import type { Options, OptionTable } from '@thameside/kernel';

/** F12: with the card, one after another by the numbers of the cards (the competition rule), or all at once after the reveal. */
export const DECISIONS = ['with-card', 'by-number', 'together'] as const;
export type Decisions = (typeof DECISIONS)[number];

/** F6, F12, F35: what a table can agree on; the defaults come first. */
export const optionsFor = (_seats: number): OptionTable => ({
  decisions: DECISIONS,
  backs: ['open', 'hidden'],
  stores: ['closed', 'open'],
});

/** The options as the state has them. */
export const settledBy = ({ decisions, backs, stores }: Options) => ({
  decisions: DECISIONS.find(each => each === decisions) ?? 'with-card',
  openBacks: backs !== 'hidden',
  openStores: stores === 'open',
});
