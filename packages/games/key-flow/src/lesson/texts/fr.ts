import type { LessonKey } from './en.ts';

export const lesson: Readonly<Record<LessonKey, string>> = {
  'lesson.aim':
    'Bienvenue ! Autour de votre carte Maison, « {home:card} », vous bâtissez un village en quatre saisons ; le plus de points l’emporte. Trois tours du printemps sont joués.',
  'lesson.hand':
    'À chaque tour, on choisit une carte en secret, et tout est révélé ensemble. Le reste de la main passe à l’autre : ce que vous laissez, {rival:seat} le reçoit.',

  'lesson.road':
    'Les cartes à route vont dans la rangée du haut : les keyples y travaillent. Choisissez « {card:card} », placez-la à droite de votre Maison et dites que c’est bon.',
  'lesson.road.nudge':
    'C’est possible aussi. Pour suivre la leçon, annulez et placez « {card:card} » à droite de votre Maison.',
  'lesson.pass':
    'Les deux cartes sont révélées et les mains échangées : ces quatre cartes, {rival:seat} vous les laisse. Une partie des vôtres vous reviendra au tour suivant.',
  'lesson.river':
    'Les cartes à rivière vont dans la rangée du bas. « {card:card} » apporte 1 pierre et 1 fer : placez cette carte de façon à toucher « {by:card} », puis dites que c’est bon.',
  'lesson.river.nudge':
    'Pourquoi pas ? Pour suivre la leçon, annulez et placez « {card:card} » de façon à toucher « {by:card} » : on y attend ses ressources.',

  'lesson.keyple':
    'Les cartes Keyple font travailler les bâtiments ; la flèche vers le bas désigne votre village. Posez la carte Keyple verte 1 au-dessus de « {on:card} » : 2 points de transport et 1 amélioration.',
  'lesson.keyple.nudge':
    'Cela marche aussi. Pour suivre la leçon, annulez et posez la carte Keyple verte 1 au-dessus de « {on:card} ».',
  'lesson.transport':
    'Un transport mène une ressource à une carte voisine. Transportez la pierre et le fer de « {from:card} » à « {on:card} », améliorez-la et dites que c’est bon : elle donnera 2 ors.',
  'lesson.transport.nudge':
    'Il y a toujours à transporter. Pour suivre la leçon, annulez : les deux ressources de « {from:card} » vont à « {on:card} », puis vient l’amélioration.',

  'lesson.abroad':
    'La flèche de droite mène à droite de la Maison d’en face, celle de gauche à gauche. Posez la carte Keyple verte 3 au-dessus de « {on:card} », chez {rival:seat}, et prenez ce qui vous plaît.',
  'lesson.abroad.nudge':
    'C’est permis. Pour suivre la leçon, annulez et posez la carte Keyple verte 3 au-dessus de « {on:card} », chez {rival:seat}.',
  'lesson.guest':
    'Votre gain est sur votre Maison, et le symbole de la carte vous a valu un jeton keyple. De passage à « {on:card} », {rival:seat} a emporté de l’or, mais sa carte Keyple reste chez vous.',
  'lesson.last':
    'La dernière carte se joue aussi. Une carte est déjà au-dessus de « {on:card} » : la suivante doit avoir 2 keyples ou plus. La vôtre en a 3 : posez-la là pour 2 ors et dites que c’est bon.',
  'lesson.last.nudge':
    'C’est possible. Pour suivre la leçon, annulez et posez votre dernière carte au-dessus de « {on:card} ».',

  'lesson.token':
    'Fin du printemps ! {rival:seat} a défaussé sa dernière carte contre un jeton keyple. Dépensez le vôtre : utilisez « {home:card} », retournez la tuile Amélioration de « {on:card} » côté point, puis terminez.',
  'lesson.token.nudge':
    'Un jeton keyple a bien des usages. Pour suivre la leçon, annulez, utilisez « {home:card} » et retournez la tuile Amélioration de « {on:card} ».',
  'lesson.stores':
    'L’été apporte de nouvelles mains. Chaque carte Keyple est allée sous l’entrepôt du village où elle a travaillé, d’où qu’elle vienne. C’est là qu’elle comptera à la fin.',
  'lesson.winter':
    'Vos buts secrets : avant l’hiver, vous placez une de ces cartes, les autres sont redistribuées. « {card:card} » vaut 3 points par keyple vert sous votre entrepôt, et vous en avez déjà.',
  'lesson.points':
    'Les encarts de vos cartes et les tuiles Amélioration retournées rapportent aussi, et l’or compté nulle part vaut 1 point. Rien ne compte pour deux cartes à la fois.',
  'lesson.free':
    'Le reste de l’année est à vous : jouez à votre guise. Si quelque chose n’est pas possible, pointez dessus et vous saurez pourquoi. Bon jeu !',
};
