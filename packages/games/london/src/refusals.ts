import type { Params, Refusal } from '@thameside/kernel';

/** Every reason for which something is not possible: the rule's number, then what about it. */
export const REFUSALS = [
  'L10.board',
  'L10.deck',
  'L13.must',
  'L22.here',
  'L23.used',
  'L30.one',
  'L30.colour',
  'L30.serve',
  'L31.stack',
  'L31.placed',
  'L33.build',
  'L33.serve',
  'L34.aside',
  'L34.display',
  'L35.nothing',
  'L40.offer',
  'L40.none',
  'L50.card',
  'L50.activated',
  'L50.down',
  'L50.colour',
  'L51.none',
  'L51.done',
  'L51.no-borough',
  'L54.nothing',
  'L81.kind',
  'L81.must',
  'L81.placed',
  'L82.one',
  'L82.nothing',
  'L83.none',
  'L83.flips',
  'L83.placed',
  'L83.spared',
  'L85.none',
  'L85.hand',
  'L85.board',
  'L86.looked',
  'L86.look',
  'L86.none',
  'L88.hospital',
  'L88.idle',
  'L88.must',
  'L91.other',
  'L92.pauper',
  'L95.none',
  'L95.poverty',
] as const;
export type Why = (typeof REFUSALS)[number];

export const refusal = (why: Why, params: Params = {}): Refusal => ({
  rule: why.slice(0, why.indexOf('.')),
  key: `refuse.${why}`,
  params,
});

/** The same words for every rule that asks for a card of the hand. */
export const notInHand = (rule: string, card: string): Refusal => ({
  rule,
  key: 'refuse.hand',
  params: { card },
});
