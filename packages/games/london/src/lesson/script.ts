import type { Answer } from '@thameside/kernel';
import type { Cue } from '@thameside/kit';

const cue = (k: string, is: Answer): Cue => ({ k, is });

/** The rival's answers. */
export const SCRIPT: readonly Cue[] = [
  // takes what the learner has discarded, and a loan
  cue('draw', ['grocers', 'top']),
  cue('action', 'buy'),
  cue('buy', 'westminster'),
  cue('draw', 'deck'),

  // runs the city after the learner
  cue('draw', 'deck'),
  cue('action', 'run'),
  cue('run', 0),
  cue('run', 1),
  cue('run', 2),
  cue('run', 'enough'),
];
