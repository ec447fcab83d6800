import type { EN } from './en.ts';

export const FR: Record<keyof typeof EN, string> = {
  'bot.pick':
    'De cette main, c’est la carte qui m’aide le plus : environ {points|# point|# points} à mes yeux',
  'bot.place.goal':
    'La carte {card:card} convient à ce que j’ai réuni : environ {points|# point|# points} pour moi',
  'bot.place.storage':
    'Mes ressources peuvent rapporter sur la carte {card:card} : environ {points|# point|# points}',
  'bot.place.boat': '{card:card} navigue avec moi : son pouvoir et le bateau en valent la peine',
  'bot.place.building':
    'J’utiliserai souvent la carte {card:card} : elle vaut à mes yeux environ {points|# point|# points}',
  'bot.place.points':
    'La carte {card:card} rapporte, surtout une fois améliorée : environ {points|# point|# points} pour moi',
  'bot.place.field': 'Ce que ce pré m’apporte vaut à mes yeux environ {points|# point|# points}',
  'bot.use.own':
    'Utiliser la carte {card:card} me rapporte environ {points|# point|# points}, et les keyples restent chez moi',
  'bot.use.keyples':
    'Sur la carte {card:card}, ces keyples restent dans mon village, et je les veux sous mon entrepôt',
  'bot.use.other':
    'Utiliser la carte {card:card} me rapporte environ {points|# point|# points}, même si {seat:seat} garde les keyples',
  'bot.use.upgrade': 'Grâce à la carte {card:card}, je peux améliorer dès maintenant la carte {better:card}',
  'bot.discard': 'Un jeton keyple vaut mieux pour moi que chacune de ces cartes',
  'bot.extra': 'Utiliser la carte {card:card} vaut mieux maintenant que de garder des jetons keyple',
  'bot.extra.done': 'Mes jetons keyple peuvent attendre : rien ici ne les mérite pour l’instant',
  'bot.winter': 'De mes cartes Hiver, c’est la carte {card:card} qui convient le mieux à mon village',

  'level.apprentice': 'Apprenti',
  'level.merchant': 'Marchand',
  'level.alderman': 'Échevin',
  'level.lord-mayor': 'Lord-maire',
  'level.apprentice.about': 'Prend ce qui semble utile aujourd’hui et pense à l’hiver quand il neige',
  'level.merchant.about':
    'Prépare ses cartes Hiver dès le printemps, mais juge mal une carte de temps à autre',
  'level.alderman.about': 'Prévoit du printemps à l’hiver et compte ce que chaque keyple rapporte à chacun',
  'level.lord-mayor.about':
    'Connaît la main qu’il vous a passée et a déjà joué vos prochaines cartes en pensée',
};
