import type { Params, Refusal } from '@thameside/kernel';

/** Every reason for which something is not possible: the rule's number, then what about it. */
export const REFUSALS = [
  'F20.row',
  'F20.taken',
  'F20.apart',
  'F30.arrow',
  'F30.beyond',
  'F31.side',
  'F31.home',
  'F32.full',
  'F33.tokens',
  'F40.none',
  'F40.alone',
  'F40.spent',
  'F41.spent',
  'F41.plain',
  'F41.turned',
  'F42.boxes',
  'F42.cost',
  'F50.often',
  'F50.tokens',
  'F52.keep',
  'F53.never',
  'F53.river',
] as const;
export type Why = (typeof REFUSALS)[number];

export const refusal = (why: Why, params: Params = {}): Refusal => ({
  rule: why.slice(0, why.indexOf('.')),
  key: `refuse.${why}`,
  params,
});
