/** The sign of each borough: drawn around 0, 0, from -12 to 12. */
export const BOROUGH_SIGNS: Readonly<Record<string, string>> = {
  city: 'M0 -11v22M-11 0h22M-8 -8v5M-10 -6h4',
  westminster: 'M-9 9v-17h18v17M-9 -8l-2 -3M9 -8l2 -3M-9 -2h18M-9 4h18M-3 -8v19M3 -8v19M-9 9l1 2M9 9l-1 2',
  'southwark-and-bermondsey':
    'M-11 8h22M-9 8v-12h6v12M3 8v-12h6v12M-3 2h6M-9 -4l3 -6l3 6M3 -4l3 -6l3 6M-11 11h22',
  'bethnal-green-stepney-and-poplar': 'M-11 0q11 -9 22 0q-11 9 -22 0M-5 0h10M0 -2v4M-11 7q4 -2 8 0t8 0t6 0',
  hackney: 'M-10 6l2 -9q6 -5 10 -3l2 -5l5 5l-3 3q-1 5 -4 6l1 7M-5 10l1 -6M-10 10v-4',
  'islington-and-stoke-newington':
    'M0 -11a3 3 0 1 1 0 6a3 3 0 1 1 0 -6M0 -5v15M0 -3q-9 -6 -11 4q4 5 11 3M0 -3q9 -6 11 4q-4 5 -11 3M-4 10h8',
  'st-pancras': 'M-10 10v-8a10 11 0 0 1 20 0v8M-5 10v-7a5 6 0 0 1 10 0v7M-10 10h20M0 -9v-3',
  'st-marylebone':
    'M0 -9a4 4 0 1 1 0 8a4 4 0 1 1 0 -8M0 -1v12M0 6q-6 0 -7 -5q6 -1 7 5M0 8q6 0 7 -5q-6 -1 -7 5M-2 -5h4',
  hampstead: 'M-11 9q6 -10 11 -6q5 -4 11 6M0 3v-5M0 -2a5 5 0 1 1 0.1 0M-7 5v-3M-7 2a2.500 2.500 0 1 1 0.1 0',
  paddington: 'M-11 2h22l-3 6h-16zM-6 2v-5h8v5M5 2v-7M-11 11q4 -2 8 0t8 0t6 0',
  kensington: 'M-9 7l-2 -12l6 5l5 -8l5 8l6 -5l-2 12zM-9 10h18',
  hammersmith: 'M-8 -9h14v6h-14zM-1 -3v14M6 -8l4 2',
  'fulham-and-chelsea':
    'M-10 4q2 7 10 7t10 -7q-4 -1 -6 1q-3 -8 -1 -12q-4 -3 -5 1q-1 5 2 10M-2 -6l-4 1M-10 4h9',
  wandsworth: 'M-4 11l2 -13h4l2 13zM0 -3l-9 -7M0 -3l9 -7M0 -3l-8 7M0 -3l8 7M-9 -10l3 -2M9 -10l-3 -2',
  battersea: 'M-9 10v-18h3v18M6 10v-18h3v18M-6 10v-10h12v10M-8 -10q1 -2 0 -3M8 -10q1 -2 0 -3M-11 10h22',
  lambeth: 'M-9 0a5 5 0 0 1 6 -5q4 -3 7 0l4 -1l3 3l-3 3h-2q0 4 -3 5v5M-6 3v7M2 4v6M-9 0q-1 4 3 4M8 -3v0.500',
  camberwell:
    'M0 -7v15M0 -5q-7 -7 -11 -2q0 7 11 8M0 -5q7 -7 11 -2q0 7 -11 8M0 2q-8 0 -8 6q5 2 8 -3M0 2q8 0 8 6q-5 2 -8 -3M0 -7l-3 -4M0 -7l3 -4',
  deptford:
    'M0 -11a2 2 0 1 1 0 4a2 2 0 1 1 0 -4M0 -7v17M-5 -4h10M-9 3q1 7 9 7t9 -7M-11 5l2 -3l2 3M11 5l-2 -3l-2 3',
  lewisham:
    'M0 11v-18M0 -7q-3 -2 0 -5q3 3 0 5M0 -3q-5 0 -5 -5q5 0 5 5M0 -3q5 0 5 -5q-5 0 -5 5M0 3q-5 0 -5 -5q5 0 5 5M0 3q5 0 5 -5q-5 0 -5 5',
  greenwich: 'M0 -10a10 10 0 1 1 0 20a10 10 0 1 1 0 -20M0 -10v20M0 -10q-9 10 0 20M0 -10q9 10 0 20M-10 0h20',
};

const ANY = 'M-8 9v-12l8 -7l8 7v12zM-3 9v-7h6v7';
export const boroughSign = (id: string): string =>
  (Object.hasOwn(BOROUGH_SIGNS, id) ? BOROUGH_SIGNS[id] : undefined) ?? ANY;
