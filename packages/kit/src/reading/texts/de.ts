import type { FORM_EN } from './en.ts';

export const FORM_DE: Readonly<Record<keyof typeof FORM_EN, string>> = {
  'fault.not-an-object': 'hier muss ein Objekt in geschweiften Klammern stehen, nicht {found}',
  'fault.not-a-list': 'hier muss eine Liste in eckigen Klammern stehen, nicht {found}',
  'fault.not-a-text': 'hier muss ein Text in Anführungszeichen stehen, nicht {found}',
  'fault.not-a-whole-number': 'hier muss eine ganze Zahl stehen, nicht {found}',
  'fault.not-true-or-false': 'hier muss true oder false stehen, nicht {found}',
  'fault.missing-field': 'das Feld „{field}“ fehlt',
  'fault.unknown-field': 'ein Feld „{field}“ gibt es hier nicht: Lass es weg oder prüfe die Schreibweise',
  'fault.out-of-range': '{found} ist nicht erlaubt: Möglich sind {min} bis {max}',
  'fault.list-length': 'die Liste hat {count|# Eintrag|# Einträge}: Möglich sind {min} bis {max}',
  'fault.text-length': 'der Text hat {length} Zeichen: Möglich sind {min} bis {max}',
  'fault.unprintable': '{found} enthält Zeichen, die sich nicht anzeigen lassen: Nimm sie heraus',
  'fault.wrong-game': 'dieser Komponentensatz ist für {found}, nicht für {known}',
  'fault.unknown-word': '{found} gibt es hier nicht: Zur Wahl stehen {known}',
  'fault.unknown-id': '{found} ist nicht in diesem Komponentensatz: Prüfe die Schreibweise',
  'fault.twice': '{what} steht zweimal da: hier und bei {first}',
  'fault.must-be': 'hier muss {expected} stehen, nicht {found}',
  'fault.not-with': '„{field}“ passt nicht zu {other}: Lass es weg oder ohne Wirkung',
  'fault.empty': 'das bliebe ohne Wirkung: Fülle es aus oder lass es weg',
  'fault.too-few': 'dafür braucht es {needed} von „{what}“, und es gibt nur {supply}',
  'fault.deal': 'bei {players} Personen braucht es hier {needed}, und es gibt {found}',
  'fault.set-name':
    '„{found}“ kann kein Komponentensatz heißen: Nimm Kleinbuchstaben, Bindestriche und am Ende eine Versionsnummer, wie in meine-schachtel-1',
  'fault.reserved-set-name':
    'der Name {set} gehört dem mitgelieferten Komponentensatz: Gib deinem einen eigenen Namen',
};
