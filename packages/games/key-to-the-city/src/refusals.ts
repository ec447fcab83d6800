import type { Params, Refusal } from '@thameside/kernel';

/** Every reason for which something is not possible: the rule's number, then what about it. */
export const REFUSALS = [
  'K1.taken',
  'K12.colour',
  'K13.none',
  'K13.empty',
  'K20.short',
  'K20.nothing',
  'K30.no-panel',
  'K30.nothing',
  'K31.short',
  'K32.skill',
  'K32.none',
  'K33.supply',
  'K33.gone',
  'K36.occupied',
  'K40.fully',
  'K40.never',
  'K40.elsewhere',
  'K40.nothing',
  'K41.short',
  'K42.connectors',
  'K43.skills',
  'K51.occupied',
  'K67.river',
] as const;
export type Why = (typeof REFUSALS)[number];

export const refusal = (why: Why, params: Params = {}): Refusal => ({
  rule: why.slice(0, why.indexOf('.')),
  key: `refuse.${why}`,
  params,
});
