import type { EN } from './en.ts';

export const FR: Record<keyof typeof EN, string> = {
  'bot.bid.worth':
    '{tile:tile} vaut à mes yeux environ {points|# point|# points} et coûte {count|# keyple|# keyples} ({colour:colour})',
  'bot.bid.outbid':
    'Je passe devant {seat:seat} pour {tile:tile} : à mes yeux, cela vaut environ {points|# point|# points}',
  'bot.bid.secure': 'Je renforce mon enchère pour {tile:tile} : personne ne doit l’emporter à si bon compte',
  'bot.use.own':
    'Utiliser {tile:tile} me rapporte environ {points|# point|# points}, et mes keyples me reviennent',
  'bot.use.lead':
    'Utiliser {tile:tile} me rapporte environ {points|# point|# points}, et si je remporte la tuile, je récupère mes keyples',
  'bot.use.centre':
    'Utiliser {tile:tile} me rapporte environ {points|# point|# points}, même si mes keyples iront à qui remportera la tuile',
  'bot.use.other':
    'Utiliser {tile:tile} me rapporte environ {points|# point|# points}, même si {seat:seat} garde mes keyples',
  'bot.upgrade': 'Améliorer {tile:tile} me rapporte environ {points|# point|# points}',
  'bot.pass': 'Rien ne vaut un keyple en ce moment : j’attends et je surveille mes enchères',
  'bot.sail.claim': 'J’ai fini ici, et cet emplacement me donne {tile:tile}',
  'bot.sail.keyples': 'J’ai fini ici, et cet emplacement me donne {count|# keyple|# keyples}',
  'bot.sail.points': 'J’ai fini ici, et cet emplacement rapporte {count|# point|# points}',
  'bot.lay.upgrade': 'Cela rapproche {tile:tile} de son amélioration',
  'bot.lay.score': 'Cela rapporte des points à {tile:tile}',
  'bot.lay.best': 'C’est là que mes connecteurs servent le mieux mon quartier',
  'bot.lay.discard': 'Je n’ai pas de bon emploi pour le reste de mes connecteurs',
  'bot.place': 'C’est ainsi que mes nouvelles tuiles s’accordent avec mes connecteurs',

  'level.apprentice': 'Apprenti',
  'level.merchant': 'Marchand',
  'level.alderman': 'Échevin',
  'level.lord-mayor': 'Lord-maire',
  'level.apprentice.about':
    'Se jette sur ce qui brille, oublie ce que veulent les autres et se retrouve vite sans keyples',
  'level.merchant.about':
    'Prépare l’époque suivante et flaire les bonnes affaires, mais se trompe de temps à autre',
  'level.alderman.about':
    'Pèse chaque keyple, surveille chaque rival et compte les points avant tout le monde',
  'level.lord-mayor.about':
    'Pense chaque enchère jusqu’à la fin de l’époque et se souvient de chaque keyple aperçu',
};
