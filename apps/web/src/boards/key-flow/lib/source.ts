import type { ScoreLine } from '@thameside/kernel';

export const SOURCES = ['boxes', 'turned', 'storage', 'winter', 'gold'] as const;
export type Source = (typeof SOURCES)[number];

const OF_KEY: Readonly<Record<string, Source>> = {
  'score.points': 'boxes',
  'score.turned': 'turned',
  'score.storage': 'storage',
  'score.card': 'winter',
  'score.gold': 'gold',
};

/** What kind of source a line of the score is. */
export const sourceOf = ({ key }: Pick<ScoreLine, 'key'>): Source => OF_KEY[key] ?? 'winter';
