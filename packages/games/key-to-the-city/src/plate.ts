import type { Plate } from '@thameside/kit';

export const plate = {
  id: 'key-to-the-city',
  name: 'Key to the City – London',
  about: {
    en: 'Bid for the sights of London with your keyples, join them with connectors, and set sail before the others do.',
    fr: 'Misez vos keyples sur les hauts lieux de Londres, reliez-les par des connecteurs et prenez le large avant les autres.',
    de: 'Biete mit deinen Keyples um die Sehenswürdigkeiten von London, verbinde sie und segle los, bevor es die anderen tun.',
  },
  seats: [2, 6],
  taught: true,
} as const satisfies Plate;
