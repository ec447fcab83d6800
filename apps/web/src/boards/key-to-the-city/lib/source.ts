import type { ScoreLine } from '@thameside/kernel';

/** Kinds of sources of points, in the order in which charts show them. */
export const SOURCES = [
  'tiles',
  'connectors',
  'links',
  'keyples',
  'skills',
  'routemasters',
  'barge',
] as const;
export type Source = (typeof SOURCES)[number];

const BY_RULE: Readonly<Record<string, Source>> = {
  points: 'tiles',
  fixed: 'tiles',
  'landmark-markers': 'routemasters',
  routemasters: 'routemasters',
  'connectors-on-tile': 'connectors',
  'different-connectors-on-tile': 'connectors',
  'connector-sets': 'connectors',
  'tiles-with-six-connectors': 'connectors',
  'tiles-linked': 'links',
  'river-tiles-linked': 'links',
  keyples: 'keyples',
  'keyple-sets': 'keyples',
  skills: 'skills',
  'skill-sets-of-four': 'skills',
  barge: 'barge',
};

/** `score.<rule>`, sometimes with a variant after it. */
export const sourceOf = ({ key }: Pick<ScoreLine, 'key'>): Source =>
  BY_RULE[key.split('.')[1] ?? ''] ?? 'tiles';
