import type { EN } from './en.ts';

export const FR: Record<keyof typeof EN, string> = {
  'bot.pick':
    'De cette main, c’est la carte qui m’aide le plus : environ {points|# point|# points} à mes yeux',
  'bot.place.goal': '{card:card} convient à ce que j’ai réuni : environ {points|# point|# points} pour moi',
  'bot.place.storage': 'Mes ressources peuvent y rapporter, {card:card} : environ {points|# point|# points}',
  'bot.place.boat': '{card:card} navigue avec moi : son pouvoir et le bateau en valent la peine',
  'bot.place.building':
    'J’utiliserai souvent cette carte, {card:card} : elle vaut à mes yeux environ {points|# point|# points}',
  'bot.place.points':
    '{card:card} rapporte, surtout une fois la carte améliorée : environ {points|# point|# points} pour moi',
  'bot.place.field': 'Ce que ce champ m’apporte vaut à mes yeux environ {points|# point|# points}',
  'bot.use.own':
    'Utiliser {card:card} me rapporte environ {points|# point|# points}, et les keyples restent chez moi',
  'bot.use.keyples':
    'Sur {card:card}, ces keyples restent dans mon village, et je les veux sous mon entrepôt',
  'bot.use.other':
    'Utiliser {card:card} me rapporte environ {points|# point|# points}, même si {seat:seat} garde les keyples',
  'bot.use.upgrade': 'Grâce à {card:card}, je peux améliorer dès maintenant : {better:card}',
  'bot.discard': 'Un jeton vaut mieux pour moi que chacune de ces cartes',
  'bot.extra': 'Utiliser {card:card} vaut mieux maintenant que de garder des jetons',
  'bot.extra.done': 'Mes jetons peuvent attendre : rien ici ne les mérite pour l’instant',
  'bot.winter': 'De mes cartes Hiver, c’est {card:card} qui convient le mieux à mon village',

  'level.apprentice': 'Apprenti',
  'level.merchant': 'Marchand',
  'level.alderman': 'Échevin',
  'level.apprentice.about': 'Prend ce qui semble utile aujourd’hui et pense à l’hiver quand il neige',
  'level.merchant.about':
    'Prépare ses cartes Hiver dès le printemps, mais juge mal une carte de temps à autre',
  'level.alderman.about': 'Prévoit du printemps à l’hiver et compte ce que chaque keyple rapporte à chacun',
};
