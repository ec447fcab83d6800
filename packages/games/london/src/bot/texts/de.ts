import type { EN } from './en.ts';

export const DE: Record<keyof typeof EN, string> = {
  'bot.repay': 'Ich habe das Geld übrig, und am Ende käme mich dieser Kredit teurer',
  'bot.keep-loan': 'In meiner Stadt bewirkt mein Geld mehr, als wenn ich einen Kredit zurückzahle',
  'bot.draw.board': '{card:card} passt zu dem, was ich vorhabe',
  'bot.draw.deck': 'Keine Karte der Auslage ist mir mehr wert als eine neue vom Stapel',
  'bot.develop':
    'Ich baue {count|# Karte|# Karten}, vor allem {card:card}: zusammen etwa {points|# Punkt|# Punkte} wert',
  'bot.develop.action': '{card:card} bringt meine Stadt voran und kostet mich keine weitere Karte',
  'bot.buy': '{borough:borough} ist mir {cost} £ wert, und das Geld habe ich',
  'bot.buy.loan': '{borough:borough} ist mir sogar {loans|einen Kredit|# Kredite} wert',
  'bot.run':
    'Meine Stadt ist so weit: Sie zu verwalten bringt {money} £ und {prestige} Prestige, meine Armut geht von {before} auf {after}',
  'bot.draw.action': 'Ich brauche mehr Karten, bevor es weitergeht',
  'bot.swap': '{card:card} nützt mir mehr als das, was ich dafür gebe',
  'bot.relief': '2 £ sind ein guter Preis für eine Armut weniger',
  'bot.limit': 'Auf {card:card} kann ich am ehesten verzichten',
  'bot.done': 'Mehr lohnt sich in diesem Zug nicht',

  'level.apprentice': 'Lehrling',
  'level.merchant': 'Kaufmann',
  'level.alderman': 'Ratsherr',
  'level.apprentice.about': 'Baut, was gerade kommt, und leiht sich gern Geld, bis ihn die Armut einholt',
  'level.merchant.about':
    'Plant, wann sich die Verwaltung lohnt, und hält wenige Karten, irrt sich aber hin und wieder',
  'level.alderman.about': 'Hält die Armut klein, zählt den Stapel und lässt dir in der Auslage nichts Gutes',
};
