import { FORM_FR } from '@thameside/kit';
import type { faults as english } from '../en/faults.ts';

export const faults: Readonly<Record<keyof typeof english, string>> = {
  ...FORM_FR,

  'fault.unknown-letter': 'il n’y a pas de paquet {found} : au choix {known}',
  'fault.unknown-side': 'il n’y a pas de rive {found} : au choix {known}',
  'fault.unknown-effect': 'il n’y a pas d’effet {found} ici : au choix {known}',

  'fault.missing-card': '{card:card} manque : ajoutez une carte avec l’identifiant {card}',
  'fault.unknown-card': 'le jeu n’a pas de carte {found} : retirez-la ou vérifiez son orthographe',
  'fault.duplicate-card': '{card:card} figure deux fois : ici et à {first}',
  'fault.missing-borough': '{borough:borough} manque : ajoutez un quartier avec l’identifiant {borough}',
  'fault.unknown-borough': 'le jeu n’a pas de quartier {found} : retirez-le ou vérifiez son orthographe',
  'fault.duplicate-borough': '{borough:borough} figure deux fois : ici et à {first}',

  'fault.pauper-value': 'un indigent n’est qu’un indigent : laissez « {field} » sans effet',
  'fault.action-value': 'une carte Action n’entre jamais dans une ville : laissez « {field} » sans effet',
  'fault.reaction-value':
    'une carte qui se retourne à la place d’autres ne fait rien d’autre à la gestion : laissez « {field} » sans effet',
  'fault.idle-value':
    'une carte qui ne fait rien à la gestion ne s’active jamais : laissez « {field} » sans effet',
  'fault.empty-cost': 'le coût d’activation est vide : indiquez « money » ou « discard », ou écrivez null',
  'fault.empty-run': 'ce quartier ne ferait rien quand on gère la ville : retirez « run »',

  'fault.starters':
    '{count|# quartier est de départ|# quartiers sont de départ}, et {expected} sont visibles au début',
  'fault.too-few-cards': 'il y a {count|# carte|# cartes}, et il en faut au moins {min} à quatre',

  'position.unknown-word': 'il n’y a pas de {found} ici : au choix {known}',
  'position.no-such-seat': 'il n’y a pas de place {seat} : les {players} places se comptent à partir de 0',
  'position.too-many-cards': '{card:card} : {count} sont nommées, et le jeu n’en a que {copies}',
  'position.twice': '{borough:borough} est nommé deux fois : ici et à {first}',
  'position.no-card': 'une pile a besoin d’au moins une carte',
  'position.cannot-stand': '{card:card} ne peut pas se trouver dans une ville',
  'position.cannot-lie-down': '{card:card} ne se retourne jamais',
  'position.coins': 'l’argent ne se pose que sur les cartes visibles qui le gardent',
  'position.board':
    'à {players}, une rangée du plateau a {columns} cases, et {count|# carte est nommée|# cartes sont nommées}',
  'position.offer':
    '{count|# quartier est|# quartiers sont} à vendre ici, et il peut y en avoir {most} au plus',
  'position.hand': 'la place {seat} a {count} cartes en main, et ne peut en avoir plus de {most} maintenant',
  'position.last':
    'les derniers tours ne commencent que quand la pioche est vide, et il en reste au plus {most} après celui-ci',
};
