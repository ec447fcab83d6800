import type { Plate } from '@thameside/kit';

export const plate = {
  id: 'key-flow',
  name: 'Key Flow',
  about: {
    en: 'Four seasons in a village by the river: take one card, pass the others on, and use what the neighbours built.',
    fr: 'Quatre saisons dans un village au bord de l’eau : prenez une carte, passez les autres et servez-vous de ce que vos voisins ont bâti.',
    de: 'Vier Jahreszeiten in einem Dorf am Fluss: Nimm eine Karte, gib die anderen weiter und nutze, was die Nachbarn gebaut haben.',
  },
  seats: [2, 6],
  taught: true,
} as const satisfies Plate;
