import type { Frozen } from '@thameside/kit';

/** Every version of the rules that ever landed. What is frozen stays as it is. */
export const FROZEN: Frozen = {
  1: () => import('../frozen/1/engine.js'),
  2: () => import('../frozen/2/engine.js'),
};
