import type { EN } from './en.ts';

export const DE: Record<keyof typeof EN, string> = {
  'bot.pick': 'Von diesen Karten hilft mir diese am meisten: Sie ist mir etwa {points|# Punkt|# Punkte} wert',
  'bot.place.goal':
    'Die Karte {card:card} passt zu dem, was ich gesammelt habe: etwa {points|# Punkt|# Punkte} für mich',
  'bot.place.storage':
    'Auf der Karte {card:card} können meine Rohstoffe zählen: etwa {points|# Punkt|# Punkte}',
  'bot.place.boat': '{card:card} fährt für mich: Die Fähigkeit und das Schiff sind es wert',
  'bot.place.building':
    'Die Karte {card:card} werde ich oft nutzen: Sie ist mir etwa {points|# Punkt|# Punkte} wert',
  'bot.place.points':
    'Die Karte {card:card} bringt Punkte, vor allem aufgewertet: etwa {points|# Punkt|# Punkte} für mich',
  'bot.place.field': 'Was diese Wiese bringt, ist mir etwa {points|# Punkt|# Punkte} wert',
  'bot.use.own':
    'Die Karte {card:card} zu nutzen bringt mir etwa {points|# Punkt|# Punkte}, und die Keyples bleiben bei mir',
  'bot.use.keyples':
    'Bei der Karte {card:card} bleiben diese Keyples in meinem Dorf, und ich will sie unter meinem Lager',
  'bot.use.other':
    'Die Karte {card:card} zu nutzen bringt mir etwa {points|# Punkt|# Punkte}, auch wenn {seat:seat} die Keyples behält',
  'bot.use.upgrade': 'Mit der Karte {card:card} kann ich jetzt die Karte {better:card} aufwerten',
  'bot.discard': 'Ein Marker ist mir mehr wert als jede dieser Karten',
  'bot.extra': 'Die Karte {card:card} zu nutzen ist mir jetzt mehr wert als Marker',
  'bot.extra.done': 'Meine Marker können warten: Gerade ist hier nichts sie wert',
  'bot.winter': 'Von meinen Winterkarten passt die Karte {card:card} am besten zu meinem Dorf',

  'level.apprentice': 'Lehrling',
  'level.merchant': 'Kaufmann',
  'level.alderman': 'Ratsherr',
  'level.lord-mayor': 'Oberbürgermeister',
  'level.apprentice.about': 'Nimmt, was heute nützlich aussieht, und denkt an den Winter, wenn es schneit',
  'level.merchant.about':
    'Arbeitet auf die Winterkarten auf der Hand hin, schätzt aber hin und wieder eine Karte falsch ein',
  'level.alderman.about': 'Plant vom Frühling bis zum Winter und zählt, was jeder Keyple wem bringt',
  'level.lord-mayor.about':
    'Kennt die Karten, die er dir weitergegeben hat, und hat deine nächsten schon durchgespielt',
};
