import type { ScoreLine } from '@thameside/kernel';

/** Kinds of sources of prestige, in the order in which charts show them. */
export const SOURCES = ['play', 'cards', 'money', 'loans', 'poverty'] as const;
export type Source = (typeof SOURCES)[number];

const BY_KEY: Readonly<Record<string, Source>> = {
  'score.prestige': 'play',
  'score.card': 'cards',
  'score.repaid': 'loans',
  'score.money': 'money',
  'score.loans': 'loans',
  'score.hand': 'poverty',
  'score.poverty': 'poverty',
};

export const sourceOf = ({ key }: Pick<ScoreLine, 'key'>): Source => BY_KEY[key] ?? 'play';
