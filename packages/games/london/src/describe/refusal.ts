import type { Refusal } from '@thameside/kernel';
import type { Said } from '@thameside/kit';

/** Stacks are counted from 1 where people read. */
export const refusal = ({ key, params }: Refusal): Said =>
  typeof params.stack === 'number' ? { key, params: { n: params.stack + 1 } } : { key, params };
