import type { OptionTable } from '@thameside/kernel';

/** K1, K4, K80: what a table can agree on; the defaults come first. */
export const optionsFor = (seats: number): OptionTable => ({
  homes: ['random', 'chosen'],
  start: ['random', ...Array.from({ length: seats }, (_, i) => String(i + 1))],
  jennifer: ['off', 'on'],
});
