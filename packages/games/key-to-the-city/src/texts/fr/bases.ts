import type { bases as english } from '../en/bases.ts';

export const bases: Readonly<Record<keyof typeof english, string>> = {
  'field.playerColour': 'Couleur du joueur',
  'field.use': 'Utilisation',
  'field.score': 'Décompte',
  'field.points': 'Points de victoire',
  'field.upgrades': 'Amélioration',
  'field.riverSides': 'Côtés de rivière',
  'field.berths': 'Emplacements',
  'basis.assumed': 'supposé par nous',
  'basis.rulebook': 'le livret de règles',
  'basis.source': 'une source publiée',
  'basis.quantity-rulebook-type-assumed': 'quantité d’après le livret ; type supposé',
  'basis.quantity-rulebook-colours-assumed': 'quantité d’après le livret ; couleurs supposées',
  'basis.amounts-rulebook-rule-inferred-from-print-order-colour-assumed':
    'montants d’après le livret ; type de décompte déduit de l’ordre d’impression ; couleur supposée',
  'basis.amount-rulebook-red-or-yellow-inferred-which-of-them-assumed':
    'montant d’après le livret ; rouge ou jaune déduit, le choix entre les deux supposé',
  'basis.amount-rulebook-colour-from-a-published-report':
    'montant d’après le livret ; couleur d’après un compte rendu publié',
  'basis.amount-rulebook-type-assumed': 'montant d’après le livret ; type supposé',
  'basis.no-effect-but-the-start-berth': 'aucun effet hormis l’emplacement de départ',
  'basis.which-one-claims-rulebook-numbers-assumed':
    'emplacement qui prend la tuile : livret ; nombres supposés',
  'basis.which-one-claims-rulebook-place-and-numbers-assumed-but-the-8':
    'emplacement qui prend la tuile : livret ; place et nombres supposés, sauf le 8',
};
