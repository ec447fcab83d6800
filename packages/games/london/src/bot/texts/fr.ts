import type { EN } from './en.ts';

export const FR: Record<keyof typeof EN, string> = {
  'bot.repay': 'J’ai de l’argent de reste, et cet emprunt finirait par me coûter plus cher',
  'bot.keep-loan': 'Mon argent est mieux employé dans la ville qu’à rembourser un emprunt',
  'bot.draw.board': '{card:card} convient à ce que je prépare',
  'bot.draw.deck': 'Rien sur le plateau ne vaut mieux à mes yeux qu’une nouvelle carte',
  'bot.develop':
    'Je construis {count|# carte|# cartes}, surtout {card:card} : le tout vaut à mes yeux environ {points|# point|# points}',
  'bot.develop.action': '{card:card} fait avancer ma ville sans me coûter de carte',
  'bot.buy': '{borough:borough} vaut bien {cost} £, et j’ai de quoi payer',
  'bot.buy.loan': '{borough:borough} vaut même {loans|un emprunt|# emprunts}',
  'bot.run':
    'Ma ville est prête : la gérer rapporte {money} £ et {prestige} de prestige, et ma pauvreté passe de {before} à {after}',
  'bot.draw.action': 'Il me faut d’autres cartes avant de continuer',
  'bot.swap': '{card:card} m’est plus utile que ce que je donne en échange',
  'bot.relief': '2 £ pour un point de pauvreté en moins, c’est un bon prix',
  'bot.limit': '{card:card} est la carte dont je me passe le mieux',
  'bot.done': 'Plus rien ne vaut la peine ce tour-ci',

  'level.apprentice': 'Apprenti',
  'level.merchant': 'Marchand',
  'level.alderman': 'Échevin',
  'level.apprentice.about':
    'Construit ce qui se présente et emprunte sans compter, jusqu’à ce que la pauvreté le rattrape',
  'level.merchant.about': 'Prépare bien sa ville et garde peu de cartes, mais se trompe de temps à autre',
  'level.alderman.about':
    'Tient la pauvreté en bride, compte la pioche et ne vous laisse rien de bon sur le plateau',
};
