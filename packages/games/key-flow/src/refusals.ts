import type { Params, Refusal } from '@thameside/kernel';

/** Every reason for which something is not possible: the rule's number, then what about it. */
export const REFUSALS = [
  'F10.hand',
  'F20.row',
  'F20.taken',
  'F20.apart',
  'F30.arrow',
  'F30.beyond',
  'F30.table',
  'F31.side',
  'F31.home',
  'F32.full',
  'F33.tokens',
  'F34.pay',
  'F34.choice',
  'F40.none',
  'F40.alone',
  'F40.spent',
  'F40.own',
  'F41.spent',
  'F41.plain',
  'F41.turned',
  'F42.boxes',
  'F42.cost',
  'F42.pay',
  'F50.often',
  'F50.tokens',
  'F52.keep',
  'F52.hand',
  'F53.never',
  'F53.river',
  'F62.thing',
  'F62.give',
  'F62.nothing',
  'F65.same',
] as const;
export type Why = (typeof REFUSALS)[number];

export const refusal = (why: Why, params: Params = {}): Refusal => ({
  rule: why.slice(0, why.indexOf('.')),
  key: `refuse.${why}`,
  params,
});
