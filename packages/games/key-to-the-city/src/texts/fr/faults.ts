import { FORM_FR } from '@thameside/kit';
import type { faults as english } from '../en/faults.ts';

export const faults: Readonly<Record<keyof typeof english, string>> = {
  ...FORM_FR,

  'fault.unknown-skill': 'il n’y a pas de tuile Compétence {found} : au choix {known}',
  'fault.unknown-kind': 'il n’y a pas de type de tuile {found} : au choix {known}',
  'fault.unknown-scoring': 'il n’y a pas de décompte {found} : au choix {known}',
  'fault.different-outside-upgrade':
    '« different » ne vaut que pour une amélioration : indiquez ici une couleur ou « any »',

  'fault.missing-tile': '{tile:tile} manque : ajoutez une tuile d’identifiant {tile} et de type {kind}',
  'fault.unknown-tile': 'le jeu n’a pas de tuile {tile} : retirez-la ou vérifiez son orthographe',
  'fault.duplicate-tile': '{tile:tile} figure deux fois : ici et en {first}',
  'fault.wrong-kind': 'cette tuile est du type {expected}, pas {found}',
  'fault.field-not-of-kind': 'une tuile du type {kind} n’a pas de champ « {field} » : retirez-le',
  'fault.duplicate-player-colour':
    'la couleur {colour} est déjà prise par {first:tile} : à chaque tuile Maison la sienne',
  'fault.duplicate-order':
    '{first:tile} occupe déjà la place {order} dans la rivière : à chaque tuile rivière la sienne',

  'fault.upgrade-count':
    'une tuile du type {kind} a {expected|# amélioration|# améliorations}, et il y en a {count} ici',
  'fault.level-count':
    '« {field} » compte {count|# entrée|# entrées} : il en faut une pour toutes les faces, ou {levels}, une par niveau',
  'fault.landmark-points':
    'un bâtiment principal demande ici {expected} entrées, une par niveau, et il y en a {count}',
  'fault.empty-gain':
    'utiliser cette tuile ne rapporterait rien : indiquez des connecteurs ou des tuiles Compétence, ou retirez « use »',
  'fault.colour-missing': 'le décompte {rule} demande une couleur',
  'fault.colour-superfluous': 'le décompte {rule} n’a pas de couleur : retirez-la',
  'fault.skill-missing': 'le décompte {rule} demande un type de tuile Compétence',
  'fault.skill-superfluous': 'le décompte {rule} n’a pas de type de tuile Compétence : retirez-le',

  'fault.duplicate-river-side': 'le côté {side} figure deux fois',
  'fault.too-few-berths':
    'il y a {count|# emplacement|# emplacements} : il en faut au moins {min}, pour que chaque barge ait le sien',
  'fault.claim-berths':
    'sur la tuile rivière {order}, {count|# emplacement porte|# emplacements portent} « claims », et il en faut {expected}',
  'fault.start-berths':
    'sur la tuile rivière {order}, {count|# emplacement porte|# emplacements portent} « start », et il en faut {expected}',
  'fault.berth-lacks': 'chaque emplacement de la tuile rivière {order} demande « {field} »',
  'fault.berth-superfluous':
    'les emplacements de la tuile rivière {order} n’ont pas de « {field} » : retirez-le',

  'fault.too-many-connectors':
    'l’amélioration demande {count|# connecteur|# connecteurs}, mais une tuile n’a que {max} côtés : elle serait impossible',
  'fault.too-many-different':
    'l’amélioration demande {count|# couleur|# couleurs} de plus, mais il n’y en a que {max} : elle serait impossible',
  'fault.supply-too-small': 'il faut ici {needed} fois « {what} », et la réserve n’en a que {supply}',
  'fault.too-few-keyples': 'à six, on pioche {needed} keyples, et il n’y en a que {supply}',
  'fault.deal-buildings':
    'à {players}, les trois époques demandent {needed} tuiles Construction, et il n’y en a que {supply}',
  'fault.deal-routemasters': 'à six, il faut {needed} tuiles Routemaster, et il n’y en a que {supply}',

  'position.unknown-word': 'il n’y a pas de {found} ici : au choix {known}',
  'position.not-in-phase': 'ce « {field} » ne va pas avec la phase « {phase} »',

  'position.wrong-kind': '{tile:tile} est du type {kind}, et seuls {expected} ont leur place ici',
  'position.too-early': '{tile:tile} ne peut pas être en jeu dès l’époque {era}',
  'position.not-taken': 'personne ne peut avoir pris {tile:tile} à la fin de l’époque {era}',
  'position.too-many-buildings':
    'il y a {count|# tuile|# tuiles} Construction ici, et il ne peut y en avoir que {most}',
  'position.too-many-routemasters':
    'il y a {count|# tuile|# tuiles} Routemaster en jeu, et il ne peut y en avoir que {most}',
  'position.routemaster-count': 'il y a {count|# tuile|# tuiles} Routemaster ici, et il en faut {expected}',
  'position.river': 'les tuiles rivière à venir doivent être {expected}',
  'position.no-home': 'il faut ici une tuile Maison',
  'position.foreign-home':
    '{tile:tile} n’est pas la tuile Maison de ce quartier, et il ne peut pas y en avoir d’autre',

  'position.colour-missing': 'il y a des keyples à {tile:tile} : indiquez leur couleur',
  'position.colour-superfluous': 'il n’y a pas de keyples à {tile:tile}, donc pas de couleur',
  'position.placed':
    'après un dernier placement de {ladder}, il peut y avoir ici de {min} à {max} keyples, pas {placed}',
  'position.bid-count':
    'il y a {count|# enchère|# enchères} pour une table de {players} : un nombre par place, 0 s’il n’y en a pas',
  'position.equal-bids':
    'les places {seats} ne peuvent pas offrir {count} toutes deux : deux enchères diffèrent toujours',

  'position.place-missing': 'il manque l’endroit où se trouve {tile:tile} : indiquez-le par « at »',
  'position.cell-taken': '{tile:tile} et {other:tile} se trouvent au même endroit',
  'position.apart': '{tile:tile} ne touche pas le reste du quartier',
  'position.river-side':
    '{tile:tile} et {other:tile} ne vont pas ensemble : la rivière ne touche que la rivière',
  'position.sides-differ': '{tile:tile} et {other:tile} partagent ce côté, qui ne porte qu’un connecteur',
  'position.upgrade':
    '{tile:tile} ne peut pas être au niveau {level} : il manque des connecteurs pour l’amélioration',

  'position.berth-shared': 'la barge de la place {seat} occupe déjà l’emplacement {berth}',
  'position.no-such-seat': 'il n’y a pas de place {seat} : les {players} places se comptent à partir de 0',
  'position.all-sailed': 'tout le monde a pris le large, il ne reste personne pour jouer',
  'position.active-sailed': 'la place {seat} a pris le large, ce ne peut pas être son tour',
  'position.passes': 'avant le tour de la place {seat}, les passes doivent être [{seats}]',
  'position.front': 'seule la variante Jennifer met des keyples devant un écran',
  'position.unplaced-placed':
    'la place {seat} a passé ou pris le large, après avoir posé ou défaussé tous ses connecteurs',
  'position.unplaced-gain': 'aucune tuile ne donne ces connecteurs en une utilisation',
  'position.not-ready': 'il reste {count|# tuile|# tuiles} à placer : ce n’est pas encore terminé',

  'position.too-many-keyples': '{colour:keyple-plural} : {count} sur la table, et le jeu n’en a que {supply}',
  'position.too-many-connectors':
    '{colour:connector-plural} : {count} sur la table, et le jeu n’en a que {supply}',
  'position.too-many-skills':
    'tuiles Compétence ({skill:skill}) : {count} sur la table, et le jeu n’en a que {supply}',
  'position.supply': 'il faut ici {expected}, pas {found} : tout ce qui n’est pas ailleurs s’y trouve',
};
