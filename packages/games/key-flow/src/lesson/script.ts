import type { Cue } from '@thameside/kit';

const cue = (k: string, is?: string | number): Cue => (is === undefined ? { k } : { k, is });

/** The rival's answers, turn by turn. */
export const SCRIPT: readonly Cue[] = [
  cue('pick', 'keywood'),
  cue('place', 4),
  cue('ready'),

  cue('pick', 'woodcutter'),
  cue('place', -4),
  cue('ready'),

  cue('pick', 'spring-keyple-02'),
  cue('target', 'keywood'),
  cue('ready'),

  // is a guest of the learner
  cue('pick', 'spring-keyple-07'),
  cue('target', 'gold-mine'),
  cue('ready'),

  cue('pick'),
  cue('target', 'discard'),
  cue('ready'),

  // keeps the token
  cue('extra', 'done'),
];
