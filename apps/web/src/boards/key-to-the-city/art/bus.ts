/** A red bus from the side: 26 by 18, around 0, 0. */
export const BUS_BODY = 'M-13 -9h22q4 0 4 4v11h-26z';
export const BUS_WINDOWS =
  'M-11 -7h4v4h-4zM-5.500 -7h4v4h-4zM0 -7h4v4h-4zM5.500 -7h4q1.500 0 1.500 2v2h-5.500zM-11 0h4v3h-4zM-5.500 0h4v3h-4zM0 0h4v3h-4zM6 -1h5v7h-5z';
export const BUS_WHEELS =
  'M-10 6a2.600 2.600 0 1 0 5.200 0a2.600 2.600 0 1 0 -5.200 0zM2.500 6a2.600 2.600 0 1 0 5.200 0a2.600 2.600 0 1 0 -5.200 0z';
