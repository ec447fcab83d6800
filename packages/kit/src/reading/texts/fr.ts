import type { FORM_EN } from './en.ts';

export const FORM_FR: Readonly<Record<keyof typeof FORM_EN, string>> = {
  'fault.not-an-object': 'il faut ici un objet entre accolades, pas {found}',
  'fault.not-a-list': 'il faut ici une liste entre crochets, pas {found}',
  'fault.not-a-text': 'il faut ici un texte entre guillemets, pas {found}',
  'fault.not-a-whole-number': 'il faut ici un nombre entier, pas {found}',
  'fault.not-true-or-false': 'il faut ici true ou false, pas {found}',
  'fault.missing-field': 'le champ « {field} » manque',
  'fault.unknown-field': 'il n’y a pas de champ « {field} » ici : retirez-le ou vérifiez son orthographe',
  'fault.out-of-range': '{found} est hors limites : il faut de {min} à {max}',
  'fault.list-length': 'la liste compte {count|# entrée|# entrées} : il en faut de {min} à {max}',
  'fault.text-length': 'le texte compte {length|# caractère|# caractères} : il en faut de {min} à {max}',
  'fault.unprintable': '{found} contient des caractères qui ne peuvent pas s’afficher : retirez-les',
  'fault.wrong-game': 'ce jeu de composants est pour {found}, pas pour {known}',
  'fault.unknown-word': '{found} n’existe pas ici : au choix {known}',
  'fault.unknown-id': '{found} n’est pas dans ce jeu de composants : vérifiez l’orthographe',
  'fault.twice': '{what} figure deux fois : ici et à {first}',
  'fault.must-be': 'il faut ici {expected}, pas {found}',
  'fault.not-with': '« {field} » n’a pas sa place à côté de {other} : retirez-le ou laissez-le sans effet',
  'fault.empty': 'ceci resterait sans effet : complétez-le ou retirez-le',
  'fault.too-few': 'il en faut {needed} de « {what} », et il n’y en a que {supply}',
  'fault.deal': 'à {players} joueurs, il en faut {needed}, et il y en a {found}',
  'fault.set-name':
    '« {found} » ne convient pas comme nom : des minuscules, des traits d’union et un numéro de version à la fin, comme dans ma-boite-1',
  'fault.reserved-set-name':
    'le nom {set} appartient au jeu de composants livré : donnez au vôtre un nom bien à lui',
};
