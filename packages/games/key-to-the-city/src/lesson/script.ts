import type { Cue } from '@thameside/kit';

const cue = (k: string, is?: string | number | readonly number[]): Cue =>
  is === undefined ? { k } : { k, is };

/** The rival's answers. Where a number or a colour depends on the learner, the first that is offered will do. */
export const SCRIPT: readonly Cue[] = [
  // outbids the learner
  cue('turn', 'bid'),
  cue('bid', 'covent-garden'),
  cue('colour', 'red'),
  cue('count'),

  cue('turn', 'bid'),
  cue('bid', 'barbican'),
  cue('colour', 'yellow'),
  cue('count'),

  // uses the learner's home tile after the learner
  cue('turn', 'use'),
  cue('use', 'greenwich'),
  cue('colour'),
  cue('count'),
  cue('pay'),
  cue('skill', 'coin'),

  cue('turn', 'pass'),

  cue('turn', 'sail'),
  cue('berth', 0),

  // the end of era 1: two tiles and the river tile of the berth
  cue('tile', 'covent-garden'),
  cue('cell', [1, 0]),
  cue('tile', 'barbican'),
  cue('cell', [0, 1]),
  cue('cell', [-1, 0]),
  cue('rotation'),
  cue('ready'),

  // era 2
  cue('turn', 'bid'),
  cue('bid', 'charing-cross'),
  cue('colour'),
  cue('count'),
];
