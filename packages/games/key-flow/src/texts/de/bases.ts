import type { bases as english } from '../en/bases.ts';

export const bases: Readonly<Record<keyof typeof english, string>> = {
  'field.effect': 'Wirkung',
  'field.cost': 'Kosten der Aufwertung',
  'field.animals': 'Tiere',
  'field.row': 'Reihe',
  'field.face': 'Keyples, Pfeile und Marker',
  'field.marking': 'Anzahl der Spielenden',
  'basis.assumed': 'von uns angenommen',
  'basis.rulebook': 'das Regelheft',
  'basis.derived': 'aus den Zahlen im Regelheft errechnet',
  'basis.keyflower': 'das Spiel Keyflower',
  'basis.sister': 'aus der Schwesterkarte im Regelheft erschlossen',
  'basis.sister-upgraded-pair-assumed':
    'aus der Schwesterkarte im Regelheft erschlossen; das Paar nach der Aufwertung angenommen',
  'basis.assumed-keyflower-asks-3-for-fewer-points':
    'angenommen; das Spiel Keyflower verlangt 3 für weniger Punkte',
  'basis.first-keyflower-second-assumed': 'die ersten aus dem Spiel Keyflower; die zweiten angenommen',
  'basis.keyflower-storyteller': 'das Spiel Keyflower (dort „Storyteller“)',
  'basis.colour-rulebook-2-points-keyflower-key-market':
    'Farbe aus dem Regelheft; die 2 Punkte aus dem Spiel Keyflower (dort „Key market“)',
  'basis.four-boats-16-rulebook-squares-assumed':
    '16 Punkte für vier Schiffe: Regelheft; dass es das Quadrat der Schiffe ist, ist angenommen',
  'basis.kind-rulebook-amounts-keyflower':
    'Art der Wirkung aus dem Regelheft; Beträge aus dem Spiel Keyflower',
  'basis.kind-rulebook-numbers-keyflower':
    'Art der Wirkung aus dem Regelheft; Zahlen aus dem Spiel Keyflower',
  'basis.kind-rulebook-animal-and-steps-by-sister':
    'Art der Wirkung aus dem Regelheft; Tier und Stufen aus der Schwesterkarte erschlossen',
  'basis.kind-rulebook-types-by-sister':
    'Art der Wirkung aus dem Regelheft; Sorten aus der Schwesterkarte erschlossen',
  'basis.kind-rulebook-colour-and-points-assumed':
    'Art der Wirkung aus dem Regelheft; Farbe und Punkte angenommen',
  'basis.kind-rulebook-colour-keyflower-points-assumed-keyflower-2-green-keyples-are-the-fewest':
    'Art der Wirkung aus dem Regelheft; Farbe aus dem Spiel Keyflower; Punkte angenommen (Keyflower hat 2, und grüne Keyples sind am seltensten)',
  'basis.kind-rulebook-numbers-assumed': 'Art der Wirkung aus dem Regelheft; Zahlen angenommen',
  'basis.kind-rulebook-rule-assumed': 'Art der Wirkung aus dem Regelheft; Zählweise angenommen',
  'basis.kind-rulebook-set-assumed': 'Art der Wirkung aus dem Regelheft; Kombination angenommen',
  'basis.rulebook-its-cow-too': 'das Regelheft, auch für die Kuh',
  'basis.transport-1-published-report-3-when-upgraded-rulebook-upgrade-icons-assumed':
    'Transport 1: ein veröffentlichter Bericht; 3 nach der Aufwertung: Regelheft; Aufwertungssymbole angenommen',
};
