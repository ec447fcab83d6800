import type { EN } from './en.ts';

export const DE: Record<keyof typeof EN, string> = {
  'bot.repay': 'Ich habe das Geld übrig, und am Ende käme mich dieser Kredit teurer',
  'bot.keep-loan': 'In meiner Stadt bewirkt mein Geld mehr, als wenn ich einen Kredit zurückzahle',
  'bot.draw.board': 'Die Karte {card:card} passt zu dem, was ich vorhabe',
  'bot.draw.deck': 'Keine Karte der Auslage ist mir mehr wert als eine neue vom Nachziehstapel',
  'bot.develop':
    'Ich baue {count|# Karte|# Karten}, vor allem {card:card}: zusammen etwa {points|# Punkt|# Punkte} wert',
  'bot.develop.action': 'Die Karte {card:card} bringt meine Stadt voran und kostet mich keine weitere Karte',
  'bot.buy': '{borough:borough} ist mir {cost} Pfund wert, und das Geld habe ich',
  'bot.buy.loan': '{borough:borough} ist mir sogar {loans|einen Kredit|# Kredite} wert',
  'bot.run':
    'Meine Stadt ist so weit: Sie zu verwalten bringt {money} Pfund und {prestige} Prestige, meine Armut geht von {before} auf {after}',
  'bot.draw.action': 'Ich brauche mehr Karten, bevor es weitergeht',
  'bot.swap': 'Die Karte {card:card} nützt mir mehr als das, was ich dafür gebe',
  'bot.relief': '2 Pfund sind ein guter Preis für 1 Armut weniger',
  'bot.limit': 'Auf die Karte {card:card} kann ich am ehesten verzichten',
  'bot.done': 'Mehr lohnt sich in diesem Zug nicht',

  'level.apprentice': 'Lehrling',
  'level.merchant': 'Kaufmann',
  'level.alderman': 'Ratsherr',
  'level.lord-mayor': 'Oberbürgermeister',
  'level.apprentice.about': 'Baut, was gerade kommt, und leiht sich gern Geld, bis ihn die Armut einholt',
  'level.merchant.about':
    'Plant, wann sich das Verwalten lohnt, und hält wenige Karten, irrt sich aber hin und wieder',
  'level.alderman.about':
    'Hält die Armut klein, zählt den Nachziehstapel und lässt dir in der Auslage nichts Gutes',
  'level.lord-mayor.about':
    'Spielt in Gedanken viele Züge voraus, bevor er handelt, und merkt sich, was du genommen hast',
};
