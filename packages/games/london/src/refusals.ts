import type { Params, Refusal } from '@thameside/kernel';

/** Every reason for which something is not possible: the rule's number, then what about it. */
export const REFUSALS = [
  'L10.deck',
  'L23.used',
  'L30.colour',
  'L30.one',
  'L30.serve',
  'L31.placed',
  'L33.build',
  'L33.serve',
  'L34.display',
  'L35.nothing',
  'L40.none',
  'L50.activated',
  'L50.card',
  'L50.colour',
  'L50.down',
  'L51.done',
  'L51.none',
  'L54.nothing',
  'L81.kind',
  'L81.placed',
  'L82.nothing',
  'L82.one',
  'L83.flips',
  'L83.placed',
  'L83.spared',
  'L85.board',
  'L85.hand',
  'L88.hospital',
  'L88.idle',
  'L92.pauper',
  'L95.poverty',
] as const;
export type Why = (typeof REFUSALS)[number];

export const refusal = (why: Why, params: Params = {}): Refusal => ({
  rule: why.slice(0, why.indexOf('.')),
  key: `refuse.${why}`,
  params,
});
