/** A shape for each colour, so that colour is never the only sign; 24 units wide, around 0, 0. */
export const CHIPS = {
  blue: 'M-11 0a11 11 0 1 0 22 0a11 11 0 1 0 -22 0z',
  green: 'M0 -13L13 0L0 13L-13 0z',
  red: 'M-9 -10h18q1.5 0 1.500 1.5v17q0 1.500 -1.5 1.500h-18q-1.500 0 -1.500 -1.500v-17q0 -1.500 1.500 -1.500z',
  yellow:
    'M0 -12.500q1 0 1.600 1l11 18.500q1.400 2.500 -1.400 2.500h-22.400q-2.800 0 -1.400 -2.500l11 -18.500q0.600 -1 1.600 -1z',
} as const;

/** Where the letter sits in its shape. */
export const LETTER_Y = { blue: 4.6, green: 4.6, red: 4.6, yellow: 7.2 } as const;

/** The wooden figure: 40 units wide, around 0, 0. */
export const FIGURE =
  'M0 -26a7.500 7.500 0 0 1 6.300 11.500C13 -13 20 -9 20 -5.500c0 3 -3 4.200 -6 3.800l-3 -0.400c0.500 6 4 13 6.500 19.500c0.600 1.800 -0.600 2.600 -2 2.600h-10.500l-5 -9l-5 9h-10.500c-1.400 0 -2.600 -0.800 -2 -2.600c2.500 -6.500 6 -13.500 6.500 -19.500l-3 0.400c-3 0.400 -6 -0.800 -6 -3.800c0 -3.500 7 -7.500 13.700 -9a7.500 7.500 0 0 1 6.300 -11.500z';
