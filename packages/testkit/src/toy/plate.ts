import type { OptionTable } from '@thameside/kernel';
import type { Plate } from '@thameside/kit';

const about = 'Dig stones, buy them, carve them, and plant your statues before the evening comes.';

/** The toy speaks one language only. */
export const plate: Plate = {
  id: 'quarry',
  name: 'Quarry',
  about: { en: about, fr: about, de: about },
  seats: [2, 4],
  taught: false,
};

export const optionsFor = (seats: number): OptionTable => ({
  length: ['short', 'long'],
  ...(seats > 2 && { market: ['two', 'three'] }),
});
