import type { Plate } from '@thameside/kit';

export const plate = {
  id: 'london',
  name: 'London',
  about: {
    en: 'Build the city anew after the Great Fire: cards to build on, boroughs to buy, and poverty that grows whenever you run the city.',
    fr: 'Rebâtissez la ville après le Grand Incendie : des cartes à construire, des quartiers à acheter, et une pauvreté qui croît chaque fois que vous reconstruisez la ville.',
    de: 'Bau die Stadt nach dem Großen Brand wieder auf: Karten zum Bauen, Stadtbezirke zum Kaufen und Armut, die jedes Mal wächst, wenn du die Stadt verwaltest.',
  },
  seats: [2, 4],
  taught: true,
} as const satisfies Plate;
