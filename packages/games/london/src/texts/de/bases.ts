import type { bases as english } from '../en/bases.ts';

export const bases: Readonly<Record<keyof typeof english, string>> = {
  'basis.1e': 'die erste Auflage',
  'basis.1e-4-2-inferred-a-review-gives-57-as-the-brown-money-of-set-a-in-2e':
    '4 Pfund in der ersten Auflage; 2 mehr erschlossen, denn einer Rezension zufolge bringen die braunen Karten von Satz A in der zweiten 57 Pfund',
  'basis.1e-5-2-inferred-as-salters':
    '5 Pfund in der ersten Auflage; 2 mehr erschlossen, wie bei den Salzhändlern',
  'basis.1e-has-2-one-left-out-so-that-set-b-brown-money-totals-the-90-a-review-gives-inferred':
    'die erste Auflage, die zwei hat; dass es eine ist, ist erschlossen, denn einer Rezension zufolge bringen die braunen Karten von Satz B 90 Pfund',
  'basis.1e-has-2-one-left-out-to-reach-101-assumed':
    'die erste Auflage, die zwei hat; eine angenommen, damit es insgesamt 101 Karten sind',
  'basis.1e-has-2-one-left-out-as-furniture-makers':
    'die erste Auflage, die zwei hat; dass es eine ist, ist erschlossen, wie bei den Möbeltischlern',
  'basis.1e-has-5-one-left-out-to-reach-101-assumed':
    'die erste Auflage, die fünf hat; vier angenommen, damit es insgesamt 101 Karten sind',
  'basis.1e-that-the-additional-cost-is-paid-ruling':
    'die erste Auflage; dass die Zusatzkosten bezahlt werden, haben wir entschieden',
  'basis.2e-rulebook-blue-no-cost-gains-1e':
    'blau und ohne Kosten: Regelheft der zweiten Auflage; Erträge: erste Auflage',
  'basis.colour-and-action-2e-rulebook-set-1e':
    'Farbe und Aktion: Regelheft der zweiten Auflage; Satz: erste Auflage',
  'basis.colour-cost-and-ability-2e-rulebook-set-copies-and-prestige-1e':
    'Farbe, Kosten und Fähigkeit: Regelheft der zweiten Auflage; Satz, Exemplare und Prestige: erste Auflage',
  'basis.cost-gain-and-flip-2e-rulebook-set-and-prestige-1e':
    'Kosten, Ertrag und Umdrehen: Regelheft der zweiten Auflage; Satz und Prestige: erste Auflage',
  'basis.effect-and-flip-2e-rulebook-set-and-copies-1e':
    'Wirkung und Umdrehen: Regelheft der zweiten Auflage; Satz und Exemplare: erste Auflage',
  'basis.effect-and-flip-2e-rulebook-set-copies-and-cost-1e':
    'Wirkung und Umdrehen: Regelheft der zweiten Auflage; Satz, Exemplare und Kosten: erste Auflage',
  'basis.eleven-in-all-2e-rulebook-split-by-set-1e':
    'elf insgesamt: Regelheft der zweiten Auflage; Verteilung auf die Sätze: erste Auflage',
  'basis.gain-and-run-effect-2e-rulebook-cost-and-ability-assumed':
    'Ertrag und Wirkung beim Verwalten: Regelheft der zweiten Auflage; Kosten und Fähigkeit angenommen',
  'basis.name-side-river-first-edition-board-cost-1e-the-rest-assumed':
    'Name, Ufer, Fluss und Kosten: Spielplan der ersten Auflage; der Rest angenommen',
  'basis.starter-and-run-effect-2e-rulebook-that-it-has-a-powerful-ability-2e-rulebook-which-one-assumed-the-rest-assumed':
    'dass er von Anfang an zum Verkauf steht, die Wirkung beim Verwalten und dass er eine starke Fähigkeit hat: Regelheft der zweiten Auflage; welche Fähigkeit und der Rest angenommen',
  'basis.strong-poverty-removal-2e-rulebook-numbers-assumed':
    'dass er viel Armut abbaut: Regelheft der zweiten Auflage; Zahlen angenommen',
};
