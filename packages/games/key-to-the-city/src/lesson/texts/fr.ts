import type { LessonKey } from './en.ts';

export const lesson: Readonly<Record<LessonKey, string>> = {
  'lesson.aim':
    'Bienvenue à Londres ! Autour de votre tuile Maison, {home:tile}, vous bâtirez un quartier en quatre époques. À la fin, le plus grand nombre de points l’emporte.',
  'lesson.keyples':
    'Les keyples sont vos ouvriers. Ils attendent derrière votre écran : les autres voient combien vous en avez, mais pas leurs couleurs. À votre tour, vous faites une seule chose : enchérir, utiliser une tuile, améliorer une tuile, passer ou prendre le large.',

  'lesson.bid':
    'Les tuiles du centre sont aux enchères. {rival:seat} mène pour {tile:tile} avec un keyple rouge : pendant cette époque, seuls des rouges y sont admis, et il vous en faut plus d’un. Offrez 2 keyples rouges.',
  'lesson.bid.nudge':
    'C’est possible aussi. Pour suivre la leçon, annulez et offrez 2 keyples rouges pour {tile:tile}.',
  'lesson.outbid':
    '{rival:seat} a surenchéri pour {tile:tile}. Vos deux keyples restent à côté de la tuile, mais ils ne sont pas perdus : seules les enchères gagnantes se paient, et seulement en fin d’époque.',
  'lesson.move':
    'Une enchère perdante peut repartir, toujours en entier et fidèle à sa couleur. Enchérissez pour {tile:tile} : choisissez le rouge, emmenez vos deux keyples de {from:tile} et ajoutez-en autant que vous voulez.',
  'lesson.move.nudge':
    'Pourquoi pas ? Mais vos deux keyples rouges de {from:tile} voudraient servir : annulez et faites-les enchérir pour {tile:tile}.',

  'lesson.own':
    'Les tuiles munies d’un panneau de production peuvent être utilisées. Votre tuile Maison échange des tuiles Compétence : placez 1 keyple bleu sur {tile:tile}, rendez votre pièce et prenez une brique. Elle vous servira bientôt.',
  'lesson.own.nudge':
    'C’est permis. Pour suivre la leçon, annulez et utilisez {tile:tile} avec 1 keyple bleu : rendez la pièce, prenez la brique.',
  'lesson.guest':
    '{rival:seat} a utilisé {tile:tile} après vous : il fallait plus de keyples que vous, et de la même couleur. Un cadeau pour vous : en fin d’époque, tous les keyples de votre quartier sont à vous, quelle que soit la personne qui les a placés.',
  'lesson.centre':
    'Vous pouvez aussi utiliser les tuiles du centre, même sans enchère. Placez 1 keyple sur {tile:tile}, de n’importe quelle couleur, et prenez les deux connecteurs.',
  'lesson.centre.nudge':
    'Cela marche aussi. Mais l’étape suivante demande des connecteurs : annulez et utilisez {tile:tile}.',
  'lesson.lay':
    'Les connecteurs relient vos tuiles et permettent les améliorations. Posez-en un sur le côté est de {tile:tile} et un sur le côté sud-est : une tuile placée là plus tard se trouvera dessous.',
  'lesson.lay.nudge':
    'Tout côté libre convient. Mais la leçon compte sur les côtés est et sud-est de {tile:tile} ; vous pouvez annuler.',

  'lesson.pass':
    '{rival:seat} a passé. Ce n’est qu’une pause : on peut rejouer ensuite. Mais si vous passiez aussi, tout le monde aurait passé d’affilée et devrait prendre le large, {rival:seat} en premier.',
  'lesson.sail':
    'Prendre le large est définitif : vous ne jouez plus pendant cette époque, et vos enchères restent en l’état. Chaque emplacement apporte autre chose, et la barge la plus à droite commence l’époque suivante. Prenez le large vers l’emplacement 2 : 8 keyples !',
  'lesson.sail.nudge':
    'Un choix qui a son charme. Pour suivre la leçon, annulez et prenez le large vers l’emplacement 2.',
  'lesson.era-end':
    'L’époque est terminée. Les enchères gagnantes sont allées dans le sac et les tuiles à qui les a remportées ; vos enchères perdantes et tous les keyples de votre quartier vous sont revenus. Puis tout le monde a pioché les keyples de son emplacement.',
  'lesson.place':
    'Placez vos nouvelles tuiles contre votre quartier : {tile:tile} à l’est ou au sud-est de votre tuile Maison, là où un connecteur l’attend, et l’autre où vous voulez. Puis dites que c’est prêt.',
  'lesson.place.nudge':
    'Très bien, mais {tile:tile} devrait toucher un connecteur, à l’est ou au sud-est de votre tuile Maison. Vous pouvez annuler jusqu’à ce que tout le monde ait terminé.',

  'lesson.era':
    'L’époque 2 apporte de nouvelles tuiles, et aucune n’a encore de couleur. La barge la plus à droite commence.',
  'lesson.upgrade':
    'Améliorez {tile:tile} : le connecteur posé sur son côté y reste, votre brique est le prix, et 1 keyple suffit. La tuile vaudra alors 3 points et produira deux fois plus.',
  'lesson.upgrade.nudge':
    'Cela peut valoir la peine aussi. Pour suivre la leçon, annulez et améliorez {tile:tile}.',
  'lesson.abroad':
    'À vous de passer en visite : utilisez {tile:tile}, que {rival:seat} a remportée contre vous, et prenez les connecteurs. Les keyples que vous y laissez reviendront à {rival:seat}.',
  'lesson.abroad.nudge': 'Faites donc. Pour suivre la leçon, annulez et utilisez {tile:tile}.',

  'lesson.score':
    'Vos points s’affichent ici, chacun avec sa source. Beaucoup de tuiles comptent aussi les connecteurs, les tuiles reliées, les keyples ou les tuiles Compétence, surtout les tuiles Routemaster : vous les connaissez déjà, et vous enchérirez pour elles à l’époque 4.',
  'lesson.free':
    'Désormais, Londres est à vous : continuez à votre guise. Si quelque chose n’est pas possible, pointez dessus et vous saurez pourquoi, avec le numéro de la règle. Amusez-vous bien !',
};
