import type { EN } from './en.ts';

export const DE: Record<keyof typeof EN, string> = {
  'bot.bid.worth':
    '{tile:tile} ist mir etwa {points|# Punkt|# Punkte} wert und kostet {count|# Keyple|# Keyples} ({colour:colour})',
  'bot.bid.outbid':
    'Ich überbiete {seat:seat} bei {tile:tile}: Das ist mir etwa {points|# Punkt|# Punkte} wert',
  'bot.bid.secure': 'Ich erhöhe mein Gebot für {tile:tile}: So billig soll es niemand bekommen',
  'bot.use.own':
    '{tile:tile} zu nutzen bringt mir etwa {points|# Punkt|# Punkte}, und meine Keyples kommen zu mir zurück',
  'bot.use.lead':
    '{tile:tile} zu nutzen bringt mir etwa {points|# Punkt|# Punkte}, und wenn ich das Plättchen ersteigere, bekomme ich meine Keyples zurück',
  'bot.use.centre':
    '{tile:tile} zu nutzen bringt mir etwa {points|# Punkt|# Punkte}, auch wenn meine Keyples dorthin gehen, wohin das Plättchen geht',
  'bot.use.other':
    '{tile:tile} zu nutzen bringt mir etwa {points|# Punkt|# Punkte}, auch wenn {seat:seat} meine Keyples bekommt',
  'bot.upgrade': '{tile:tile} aufzuwerten bringt mir etwa {points|# Punkt|# Punkte}',
  'bot.pass': 'Nichts ist mir gerade einen Keyple wert: Ich warte ab und behalte meine Gebote im Auge',
  'bot.sail.claim': 'Ich bin hier fertig, und dieser Anlegeplatz bringt mir {tile:tile}',
  'bot.sail.keyples': 'Ich bin hier fertig, und dieser Anlegeplatz gibt mir {count|# Keyple|# Keyples}',
  'bot.sail.points': 'Ich bin hier fertig, und dieser Anlegeplatz zählt {count|# Punkt|# Punkte}',
  'bot.lay.upgrade': 'Das bringt {tile:tile} der Aufwertung näher',
  'bot.lay.score': 'Das zählt für {tile:tile}',
  'bot.lay.best': 'Hier nützen meine Verbindungsstücke meinem Bezirk am meisten',
  'bot.lay.discard': 'Für meine übrigen Verbindungsstücke habe ich keine gute Verwendung',
  'bot.place': 'So passen meine neuen Plättchen zu meinen Verbindungsstücken',

  'level.apprentice': 'Lehrling',
  'level.merchant': 'Kaufmann',
  'level.alderman': 'Ratsherr',
  'level.lord-mayor': 'Oberbürgermeister',
  'level.apprentice.about':
    'Greift nach allem, was glänzt, vergisst, was andere wollen, und hat bald keine Keyples mehr',
  'level.merchant.about':
    'Plant die nächste Epoche und erkennt ein gutes Geschäft, irrt sich aber hin und wieder',
  'level.alderman.about': 'Wägt jeden Keyple ab, behält alle im Auge und zählt die Punkte, bevor du es tust',
  'level.lord-mayor.about':
    'Denkt jedes Gebot bis ans Ende der Epoche und merkt sich jeden Keyple, den er gesehen hat',
};
