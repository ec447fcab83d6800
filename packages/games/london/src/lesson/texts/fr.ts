import type { LessonKey } from './en.ts';

export const lesson: Readonly<Record<LessonKey, string>> = {
  'lesson.aim':
    'Londres a brûlé et vous la rebâtissez. À la fin, le plus grand prestige l’emporte. Mais la pauvreté grandit avec la ville, et en avoir plus que les autres coûte du prestige.',
  'lesson.turn':
    'Votre tour a deux parties. D’abord, vous piochez une carte ; puis vous choisissez : développer la ville, acheter un terrain, reconstruire la ville ou piocher trois autres cartes.',

  'lesson.draw':
    'Piochez une carte : celle du dessus de la pioche, sans la voir, ou une de celles du plateau de développement. Prenez celle que vous voulez, puis choisissez de développer la ville.',
  'lesson.draw.nudge':
    'C’est possible aussi. Pour suivre la leçon, annulez et choisissez de développer la ville.',
  'lesson.build':
    'Pour construire une carte, on en défausse une autre de sa couleur. Construisez « {card:card} » et défaussez « {discarded:card} », marron toutes les deux. Couvrez « {under:card} » : face cachée, une carte ne fait plus rien.',
  'lesson.build.nudge':
    'Très bien, mais la leçon compte sur « {card:card} », par-dessus « {under:card} ». Annulez et défaussez « {discarded:card} » pour la construire.',
  'lesson.board':
    'Vos défausses vont sur le plateau de développement : tout le monde peut maintenant piocher « {discarded:card} ». Quand les deux rangées sont pleines, la défausse suivante fait sortir celle du bas du jeu.',
  'lesson.more':
    'Continuez : construisez « {card:card} » en défaussant une carte bleue. Couvrez « {under:card} », ou ouvrez une nouvelle pile : 1 point de pauvreté à chaque reconstruction. Puis choisissez « {done} ».',
  'lesson.more.nudge':
    'Pourquoi pas ? Mais la leçon a besoin de « {card:card} », sur « {under:card} » ou à part. Annulez, construisez-la et choisissez « {done} ».',

  'lesson.loan':
    '{rival:seat} a pioché « {card:card} » et acheté {borough:borough} avec un emprunt : 10 livres, dès que l’argent manque. Il coûte 1 point de pauvreté à chaque reconstruction et, si on ne rend pas 15 livres, 7 points de prestige à la fin.',
  'lesson.run':
    'Piochez ce que vous voulez, puis reconstruisez la ville. Chaque carte face visible s’active une fois ; la plupart se retournent alors, jusqu’à ce que vous les couvriez.',
  'lesson.run.nudge':
    'La reconstruction peut attendre, mais pas la leçon : annulez et choisissez de reconstruire la ville.',
  'lesson.order':
    'L’ordre dépend de vous, et il compte. La carte {card:card} rapporte 1 livre par carte marron face visible : activez-la en premier, avant que les autres se retournent.',
  'lesson.order.nudge':
    'L’ordre dépend de vous. Mais la carte {card:card} vaut le plus au début : annulez et commencez par elle.',
  'lesson.fee':
    '« {card:card} » demande une carte de votre main. Défaussez la carte {paupers:card} : elle ne se construit jamais, et ce qui reste en main à la fin de la reconstruction apporte de la pauvreté.',
  'lesson.fee.nudge':
    'L’ordre est libre. Mais activez « {card:card} » avant de terminer, en défaussant la carte {paupers:card}. Vous pouvez annuler ce que vous avez fait.',
  'lesson.rest':
    'Activez maintenant ce qui reste et terminez la reconstruction. À la fin, vous prenez 1 point de pauvreté par pile, par emprunt et par carte en main.',

  'lesson.poverty':
    'Voilà votre pauvreté après la reconstruction. {rival:seat} a aussi reconstruit sa ville, avec un emprunt et beaucoup de cartes en main. Couvrez donc les vieilles cartes, et reconstruisez avec une petite main.',
  'lesson.buy':
    'Un terrain soulage les pauvres. Piochez une carte, puis achetez {borough:borough} pour 6 livres : 4 points de prestige, 2 points de pauvreté en moins et deux cartes à piocher.',
  'lesson.buy.nudge':
    'Pas une mauvaise idée non plus. Pour suivre la leçon, annulez et achetez {borough:borough}.',

  'lesson.ledger':
    'Vos comptes montrent, ligne par ligne, ce que vous auriez si la partie s’arrêtait là. Bien des cartes ne donnent leur prestige qu’à la fin, même couvertes ou face cachée.',
  'lesson.end':
    'La pioche vide, les autres ont un dernier tour. Chaque carte en main devient pauvreté, 3 livres font 1 point de prestige. Puis chaque ville perd autant de pauvreté qu’en a la moins pauvre ; le reste coûte du prestige.',
  'lesson.free':
    'Désormais, Londres est à vous : la pioche est mince et la fin est proche. Si quelque chose est impossible, montrez-le du doigt et vous saurez pourquoi. Amusez-vous bien !',
};
