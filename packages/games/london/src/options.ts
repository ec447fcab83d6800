import type { OptionTable } from '@thameside/kernel';

/** L5: what a table can agree on; the defaults come first. */
export const optionsFor = (seats: number): OptionTable => ({
  start: ['random', ...Array.from({ length: seats }, (_, i) => String(i + 1))],
});
