import type { faults as english } from '../en/faults.ts';

export const faults: Readonly<Record<keyof typeof english, string>> = {
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
  'fault.unknown-word': 'il n’y a pas de {found} ici : au choix {known}',
  'fault.set-name':
    '« {found} » ne convient pas comme nom : des minuscules, des traits d’union et un numéro de version à la fin, comme dans ma-boite-1',
  'fault.reserved-set-name':
    'le nom {set} appartient au jeu de composants livré : donnez au vôtre un nom bien à lui',

  'fault.missing-card': 'la carte {card} manque : ajoutez-en une avec cet identifiant et le type {type}',
  'fault.unknown-card': 'le jeu n’a pas de carte {card} : retirez-la ou vérifiez son orthographe',
  'fault.duplicate-card': 'la carte {card} figure deux fois : ici et à l’entrée {first}',
  'fault.wrong-type': 'cette carte est du type {expected}, pas {found}',
  'fault.wrong-season': 'cette carte est de la saison {expected}, pas {found}',
  'fault.home-row': 'une carte Maison est dans la rangée du haut : sa rangée est « road »',
  'fault.home-marking': 'une carte Maison n’a pas de marque : écrivez null',
  'fault.no-marking': 'une carte Saison a une marque : K, ou le plus petit nombre de joueurs',
  'fault.keyple-marking': 'une carte Keyple est une carte numérotée : sa marque ne peut pas être K',
  'fault.colour-of-season': 'la couleur des keyples de cette saison est {expected}, pas {found}',
  'fault.duplicate-number':
    'le numéro {number} est déjà celui de {first} : chacune a le sien dans une saison',
  'fault.duplicate-word': '« {word} » figure deux fois',

  'fault.cost-count':
    'il y a {boxes|# encart|# encarts} et {costs|# coût|# coûts} d’amélioration : il faut un coût entre deux encarts',
  'fault.empty-cost': 'une amélioration doit coûter quelque chose',
  'fault.empty-gain': 'ceci ne rapporte rien : indiquez ce que l’on gagne, ou retirez-le',
  'fault.pay-without-gain': 'on paie ici sans rien gagner',
  'fault.empty-set': 'un lot doit demander quelque chose',
  'fault.steps-fall': 'davantage ne doit pas rapporter moins : {found} vient après {before}',
  'fault.river-action': 'une carte de la rangée du bas n’a pas d’action : les keyples n’y travaillent jamais',
  'fault.no-boats': 'la liste des points pour bateaux est plus courte que le nombre de bateaux, {boats}',

  'fault.supply-too-small': 'il en faut {needed} (« {what} »), et la réserve n’en a que {supply}',
  'fault.deal-uneven':
    'à {players} joueurs, il reste {found} cartes à distribuer ({season}) après le retrait de {removed} cartes K, et il en faut {needed}',
  'fault.deal-winter':
    'à {players} joueurs, on distribue {needed} cartes K d’hiver, et il n’y en a que {found}',
  'fault.remove-k': 'il faut retirer {removed} cartes K, et il n’y en a que {found} ({season})',

  'position.not-in-phase': 'ce « {field} » ne va pas avec la phase « {phase} »',
  'position.wrong-type': 'la carte {card} ne peut pas se trouver ici',
  'position.too-early': 'la carte {card} n’a pas encore été distribuée',
  'position.not-used': 'la carte {card} ne sert pas à {players} joueurs',
  'position.past': 'la carte {card} a été distribuée dans une saison précédente',
  'position.place-missing': 'il manque la place « at » de la carte {card}',
  'position.place-row':
    'la carte {card} ne peut pas être à la place {at} : les places paires sont en haut, les impaires en bas',
  'position.place-taken': 'la carte {card} est à la même place que {other}',
  'position.apart': 'la carte {card} ne touche aucune carte du village',
  'position.home-place': 'la Maison est à la place 0',
  'position.two-homes': 'un village a une seule Maison',
  'position.level': 'la carte {card} peut être améliorée au plus {most} fois',
  'position.turned': 'pour {level|# tuile|# tuiles} Amélioration, {turned} ne peuvent pas être retournées',
  'position.no-action': 'personne ne peut avoir utilisé la carte {card}',
  'position.hand-count': 'il faut de {min} à {max} cartes dans chaque main, et autant dans toutes : {count}',
  'position.winter-count': 'chacun garde {expected} cartes Hiver, pas {count}',
  'position.too-many': 'il en faut {needed} (« {what} »), et la réserve n’en a que {supply}',
  'position.too-few-cards': 'il ne reste pas assez de cartes à distribuer ({season})',
};
