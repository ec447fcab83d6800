import type { bases as english } from '../en/bases.ts';

export const bases: Readonly<Record<keyof typeof english, string>> = {
  'field.effect': 'Effet',
  'field.cost': 'Coût de l’amélioration',
  'field.animals': 'Animaux',
  'field.row': 'Rangée',
  'field.face': 'Keyples, flèches et jeton keyple',
  'field.marking': 'Nombre de joueurs',
  'basis.assumed': 'supposé par nous',
  'basis.rulebook': 'le livret de règles',
  'basis.derived': 'déduit des nombres du livret',
  'basis.keyflower': 'le jeu Keyflower',
  'basis.sister': 'déduit de la carte sœur, dans le livret',
  'basis.sister-upgraded-pair-assumed':
    'déduit de la carte sœur, dans le livret ; paire après amélioration supposée',
  'basis.assumed-keyflower-asks-3-for-fewer-points':
    'supposé ; le jeu Keyflower demande 3 pour moins de points',
  'basis.first-keyflower-second-assumed': 'le premier d’après le jeu Keyflower ; le second supposé',
  'basis.keyflower-storyteller': 'le jeu Keyflower (son « Storyteller »)',
  'basis.colour-rulebook-2-points-keyflower-key-market':
    'couleur d’après le livret ; les 2 points d’après le jeu Keyflower (son « Key market »)',
  'basis.four-boats-16-rulebook-squares-assumed':
    '16 points pour quatre bateaux : livret ; le carré du nombre de bateaux est supposé',
  'basis.kind-rulebook-amounts-keyflower':
    'type d’effet d’après le livret ; montants d’après le jeu Keyflower',
  'basis.kind-rulebook-numbers-keyflower':
    'type d’effet d’après le livret ; nombres d’après le jeu Keyflower',
  'basis.kind-rulebook-animal-and-steps-by-sister':
    'type d’effet d’après le livret ; animal et paliers déduits de la carte sœur',
  'basis.kind-rulebook-types-by-sister': 'type d’effet d’après le livret ; sortes déduites de la carte sœur',
  'basis.kind-rulebook-colour-and-points-assumed':
    'type d’effet d’après le livret ; couleur et points supposés',
  'basis.kind-rulebook-colour-keyflower-points-assumed-keyflower-2-green-keyples-are-the-fewest':
    'type d’effet d’après le livret ; couleur d’après le jeu Keyflower ; points supposés (2 dans Keyflower, et les keyples verts sont les plus rares)',
  'basis.kind-rulebook-numbers-assumed': 'type d’effet d’après le livret ; nombres supposés',
  'basis.kind-rulebook-rule-assumed': 'type d’effet d’après le livret ; décompte supposé',
  'basis.kind-rulebook-set-assumed': 'type d’effet d’après le livret ; combinaison supposée',
  'basis.rulebook-its-cow-too': 'le livret de règles, pour sa vache aussi',
  'basis.transport-1-published-report-3-when-upgraded-rulebook-upgrade-icons-assumed':
    'transport de 1 : un compte rendu publié ; 3 une fois améliorée : livret ; symboles d’amélioration supposés',
};
