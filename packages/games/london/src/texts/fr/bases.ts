import type { bases as english } from '../en/bases.ts';

export const bases: Readonly<Record<keyof typeof english, string>> = {
  'basis.1e': 'la première édition',
  'basis.1e-4-2-inferred-a-review-gives-57-as-the-brown-money-of-set-a-in-2e':
    '4 livres dans la première édition ; 2 de plus déduites d’une critique, selon laquelle les cartes marron du paquet A rapportent 57 livres dans la deuxième',
  'basis.1e-5-2-inferred-as-salters':
    '5 livres dans la première édition ; 2 de plus déduites, comme pour les Marchands de sel',
  'basis.1e-has-2-one-left-out-so-that-set-b-brown-money-totals-the-90-a-review-gives-inferred':
    'la première édition, qui en a deux ; un seul exemplaire, déduit d’une critique selon laquelle les cartes marron du paquet B rapportent 90 livres',
  'basis.1e-has-2-one-left-out-to-reach-101-assumed':
    'la première édition, qui en a deux ; un seul exemplaire supposé, pour un total de 101 cartes',
  'basis.1e-has-2-one-left-out-as-furniture-makers':
    'la première édition, qui en a deux ; un seul exemplaire déduit, comme pour les Ébénistes',
  'basis.1e-has-5-one-left-out-to-reach-101-assumed':
    'la première édition, qui en a cinq ; quatre exemplaires supposés, pour un total de 101 cartes',
  'basis.1e-that-the-additional-cost-is-paid-ruling':
    'la première édition ; payer le coût additionnel est une décision de notre part',
  'basis.2e-rulebook-blue-no-cost-gains-1e':
    'bleue et sans coût : livret de la deuxième édition ; gains : première édition',
  'basis.colour-and-action-2e-rulebook-set-1e':
    'couleur et action : livret de la deuxième édition ; paquet : première édition',
  'basis.colour-cost-and-ability-2e-rulebook-set-copies-and-prestige-1e':
    'couleur, coût et pouvoir : livret de la deuxième édition ; paquet, exemplaires et prestige : première édition',
  'basis.cost-gain-and-flip-2e-rulebook-set-and-prestige-1e':
    'coût, gain et retournement : livret de la deuxième édition ; paquet et prestige : première édition',
  'basis.effect-and-flip-2e-rulebook-set-and-copies-1e':
    'effet et retournement : livret de la deuxième édition ; paquet et exemplaires : première édition',
  'basis.effect-and-flip-2e-rulebook-set-copies-and-cost-1e':
    'effet et retournement : livret de la deuxième édition ; paquet, exemplaires et coût : première édition',
  'basis.eleven-in-all-2e-rulebook-split-by-set-1e':
    'onze en tout : livret de la deuxième édition ; répartition entre les paquets : première édition',
  'basis.gain-and-run-effect-2e-rulebook-cost-and-ability-assumed':
    'gain et effet à la reconstruction : livret de la deuxième édition ; coût et pouvoir supposés',
  'basis.name-side-river-first-edition-board-cost-1e-the-rest-assumed':
    'nom, rive, fleuve et coût : plateau de la première édition ; le reste supposé',
  'basis.starter-and-run-effect-2e-rulebook-that-it-has-a-powerful-ability-2e-rulebook-which-one-assumed-the-rest-assumed':
    'à vendre dès le début, effet à la reconstruction et existence d’un pouvoir puissant : livret de la deuxième édition ; lequel, ainsi que le reste, supposés',
  'basis.strong-poverty-removal-2e-rulebook-numbers-assumed':
    'retire beaucoup de pauvreté : livret de la deuxième édition ; nombres supposés',
};
