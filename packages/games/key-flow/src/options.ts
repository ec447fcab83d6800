import type { OptionTable } from '@thameside/kernel';

/** F12, F35: what a table can agree on; the defaults come first. */
export const optionsFor = (_seats: number): OptionTable => ({
  competition: ['off', 'on'],
  stores: ['closed', 'open'],
});
