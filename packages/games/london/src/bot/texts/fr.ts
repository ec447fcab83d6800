import type { EN } from './en.ts';

export const FR: Record<keyof typeof EN, string> = {
  'bot.repay': 'J’ai de l’argent de reste, et cet emprunt finirait par me coûter plus cher',
  'bot.keep-loan': 'Mon argent est mieux employé dans la ville qu’à rembourser un emprunt',
  'bot.draw.board': 'La carte {card:card} convient à ce que je prépare',
  'bot.draw.deck': 'Rien sur le plateau ne vaut mieux à mes yeux qu’une nouvelle carte',
  'bot.develop':
    'Je construis {count|# carte|# cartes}, surtout la carte {card:card} : le tout vaut à mes yeux environ {points|# point|# points}',
  'bot.develop.action': 'La carte {card:card} fait avancer ma ville sans me coûter de carte',
  'bot.buy': 'Le quartier {borough:borough} vaut bien {cost|# livre|# livres}, et j’ai de quoi payer',
  'bot.buy.loan': 'Le quartier {borough:borough} vaut même {loans|un emprunt|# emprunts}',
  'bot.run':
    'Ma ville est prête : la reconstruire rapporte {money|# livre|# livres} et {prestige|# point|# points} de prestige, et ma pauvreté passe de {before} à {after}',
  'bot.draw.action': 'Il me faut d’autres cartes avant de continuer',
  'bot.swap': 'La carte {card:card} m’est plus utile que ce que je donne en échange',
  'bot.relief': '2 livres pour un point de pauvreté en moins, c’est un bon prix',
  'bot.limit': 'La carte {card:card} est celle dont je me passe le mieux',
  'bot.done': 'Plus rien ne vaut la peine ce tour-ci',

  'level.apprentice': 'Apprenti',
  'level.merchant': 'Marchand',
  'level.alderman': 'Échevin',
  'level.lord-mayor': 'Lord-maire',
  'level.apprentice.about':
    'Construit ce qui se présente et emprunte sans compter, jusqu’à ce que la pauvreté s’en mêle',
  'level.merchant.about': 'Prépare bien sa ville et garde peu de cartes, mais se trompe de temps à autre',
  'level.alderman.about':
    'Tient la pauvreté en bride, compte la pioche et ne vous laisse rien de bon sur le plateau',
  'level.lord-mayor.about': 'Joue bien des tours d’avance en pensée et se souvient de ce que vous avez pris',
};
