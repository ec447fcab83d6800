import type { bases as english } from '../en/bases.ts';

export const bases: Readonly<Record<keyof typeof english, string>> = {
  'field.playerColour': 'Spielfarbe',
  'field.use': 'Nutzen',
  'field.score': 'Wertung',
  'field.points': 'Punkte',
  'field.upgrades': 'Aufwerten',
  'field.riverSides': 'Flussseiten',
  'field.berths': 'Anlegeplätze',
  'basis.assumed': 'von uns angenommen',
  'basis.rulebook': 'das Regelheft',
  'basis.source': 'eine veröffentlichte Quelle',
  'basis.quantity-rulebook-type-assumed': 'Anzahl aus dem Regelheft; Sorte angenommen',
  'basis.quantity-rulebook-colours-assumed': 'Anzahl aus dem Regelheft; Farben angenommen',
  'basis.amounts-rulebook-rule-inferred-from-print-order-colour-assumed':
    'Beträge aus dem Regelheft; Art der Wertung aus der Druckreihenfolge erschlossen; Farbe angenommen',
  'basis.amount-rulebook-red-or-yellow-inferred-which-of-them-assumed':
    'Betrag aus dem Regelheft; rot oder gelb erschlossen, welches davon angenommen',
  'basis.amount-rulebook-colour-from-a-published-report':
    'Betrag aus dem Regelheft; Farbe aus einem veröffentlichten Bericht',
  'basis.amount-rulebook-type-assumed': 'Betrag aus dem Regelheft; Sorte angenommen',
  'basis.no-effect-but-the-start-berth': 'keine Wirkung außer dem Startanlegeplatz',
  'basis.which-one-claims-rulebook-numbers-assumed':
    'welcher Anlegeplatz das Plättchen bringt: Regelheft; Zahlen angenommen',
  'basis.which-one-claims-rulebook-place-and-numbers-assumed-but-the-8':
    'welcher Anlegeplatz das Plättchen bringt: Regelheft; Ort und Zahlen angenommen, außer der 8',
};
