import { FORM_DE } from '@thameside/kit';
import type { faults as english } from '../en/faults.ts';

export const faults: Readonly<Record<keyof typeof english, string>> = {
  ...FORM_DE,

  'fault.unknown-letter': 'einen Satz {found} gibt es nicht: Zur Wahl stehen {known}',
  'fault.unknown-side': 'eine Flussseite {found} gibt es nicht: Zur Wahl stehen {known}',
  'fault.unknown-effect': 'eine Wirkung {found} gibt es hier nicht: Zur Wahl stehen {known}',

  'fault.missing-card': '{card:card} fehlt: Füge eine Karte mit der Kennung {card} hinzu',
  'fault.unknown-card': 'eine Karte {found} gibt es im Spiel nicht: Lass sie weg oder prüfe die Schreibweise',
  'fault.duplicate-card': '{card:card} steht zweimal da: hier und bei {first}',
  'fault.missing-borough': '{borough:borough} fehlt: Füge einen Stadtbezirk mit der Kennung {borough} hinzu',
  'fault.unknown-borough':
    'einen Stadtbezirk {found} gibt es im Spiel nicht: Lass ihn weg oder prüfe die Schreibweise',
  'fault.duplicate-borough': '{borough:borough} steht zweimal da: hier und bei {first}',

  'fault.pauper-value': 'eine Armenkarte kann sonst nichts: Lass „{field}“ ohne Wirkung',
  'fault.action-value': 'eine Aktionskarte kommt nie in eine Stadt: Lass „{field}“ ohne Wirkung',
  'fault.reaction-value':
    'eine Karte, die sich statt anderer umdreht, bewirkt beim Verwalten sonst nichts: Lass „{field}“ ohne Wirkung',
  'fault.idle-value':
    'eine Karte, die beim Verwalten nichts bewirkt, wird nie aktiviert: Lass „{field}“ ohne Wirkung',
  'fault.empty-cost': 'die Aktivierungskosten sind leer: Nenne „money“ oder „discard“, oder schreibe null',
  'fault.empty-run': 'der Stadtbezirk würde beim Verwalten nichts bewirken: Lass „run“ weg',

  'fault.starters':
    '{count|# Stadtbezirk ist als Anfangsbezirk|# Stadtbezirke sind als Anfangsbezirke} bezeichnet, und {expected} liegen zu Beginn offen',
  'fault.too-few-cards': 'es gibt {count|# Karte|# Karten}, und zu viert braucht man mindestens {min}',

  'position.unknown-word': '{found} gibt es hier nicht: Zur Wahl stehen {known}',
  'position.no-such-seat': 'einen Platz {seat} gibt es nicht: {players} Plätze werden ab 0 gezählt',
  'position.too-many-cards': '{card:card}: {count} sind genannt, und das Spiel hat nur {copies}',
  'position.twice': '{borough:borough} ist zweimal genannt: hier und bei {first}',
  'position.no-card': 'ein Stapel braucht mindestens eine Karte',
  'position.cannot-stand': '{card:card} kann nicht in einer Stadt liegen',
  'position.cannot-lie-down': '{card:card} wird nie umgedreht',
  'position.coins': 'Geld liegt nur auf offenen Karten, die es sammeln',
  'position.board':
    'zu {players} Spielern hat eine Reihe der Auslage {columns} Felder, und {count|# Karte ist|# Karten sind} genannt',
  'position.offer':
    'hier {count|steht # Stadtbezirk|stehen # Stadtbezirke} zum Verkauf, und höchstens {most} können es sein',
  'position.hand':
    'Platz {seat} hat {count} Karten auf der Hand, und mehr als {most} können es jetzt nicht sein',
  'position.last':
    'die letzten Züge beginnen erst, wenn der Nachziehstapel leer ist, und nach diesem kommen höchstens {most}',
};
