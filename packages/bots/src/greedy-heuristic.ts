/** Games write what they know as a `Mind`; to `greedy` it is the heuristic. */
export type { Judge, Mind as Heuristic } from '@thameside/kernel';
