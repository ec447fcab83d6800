import type { faults as english } from '../en/faults.ts';

export const faults: Readonly<Record<keyof typeof english, string>> = {
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
  'fault.set-name':
    '„{found}“ kann kein Komponentensatz heißen: Nimm Kleinbuchstaben, Bindestriche und am Ende eine Versionsnummer, wie in meine-schachtel-1',
  'fault.reserved-set-name':
    'der Name {set} gehört dem mitgelieferten Komponentensatz: Gib deinem einen eigenen Namen',

  'fault.missing-card': 'die Karte {card} fehlt: Ergänze eine mit dieser id und dem type {type}',
  'fault.unknown-card': 'eine Karte {card} hat das Spiel nicht: Lass sie weg oder prüfe die Schreibweise',
  'fault.duplicate-card': 'die Karte {card} kommt zweimal vor: hier und als Eintrag {first}',
  'fault.wrong-type': 'diese Karte ist vom type {expected}, nicht {found}',
  'fault.wrong-season': 'diese Karte gehört zur Jahreszeit {expected}, nicht {found}',
  'fault.home-row': 'eine Startkarte liegt in der oberen Reihe: Ihre row ist „road“',
  'fault.home-marking': 'eine Startkarte hat keine Markierung: Schreib null',
  'fault.no-marking': 'eine Jahreszeitenkarte hat eine Markierung: K oder die kleinste Personenzahl',
  'fault.keyple-marking': 'eine Keyple-Karte ist eine nummerierte Karte: Ihre Markierung kann nicht K sein',
  'fault.colour-of-season': 'die Keyples dieser Jahreszeit sind {expected}, nicht {found}',
  'fault.duplicate-number':
    'die Nummer {number} hat schon {first}: In einer Jahreszeit hat jede Karte ihre eigene',
  'fault.duplicate-word': '„{word}“ kommt zweimal vor',

  'fault.cost-count':
    'es gibt {boxes|# Feld|# Felder} und {costs} Aufwertungskosten: Zwischen zwei Feldern stehen Kosten',
  'fault.empty-cost': 'eine Aufwertung muss etwas kosten',
  'fault.empty-gain': 'das bringt nichts: Nenne, was man erhält, oder lass es weg',
  'fault.pay-without-gain': 'hier wird bezahlt, aber nichts erhalten',
  'fault.empty-set': 'ein Satz muss etwas verlangen',
  'fault.steps-fall': 'mehr darf nicht weniger bringen: {found} folgt auf {before}',
  'fault.river-action': 'eine Karte der unteren Reihe hat keine Aktion: Keyples arbeiten dort nie',
  'fault.no-boats': 'die Liste der Punkte für Schiffe ist kürzer als die Zahl der Schiffe, {boats}',

  'fault.supply-too-small': 'das braucht {needed} von „{what}“, und der Vorrat hat nur {supply}',
  'fault.deal-uneven':
    'zu {players} sind nach dem Entfernen von {removed} K-Karten noch {found} Karten zu verteilen ({season}), gebraucht werden {needed}',
  'fault.deal-winter': 'zu {players} werden {needed} K-Karten des Winters verteilt, und es gibt nur {found}',
  'fault.remove-k': '{removed} K-Karten sollen entfernt werden, und es gibt nur {found} ({season})',

  'position.not-in-phase': '„{field}“ passt nicht zur Phase „{phase}“',
  'position.wrong-type': 'die Karte {card} kann hier nicht liegen',
  'position.too-early': 'die Karte {card} ist noch nicht ausgeteilt',
  'position.not-used': 'die Karte {card} ist zu {players} nicht im Spiel',
  'position.past': 'die Karte {card} wurde in einer früheren Jahreszeit ausgeteilt',
  'position.place-missing': 'der Karte {card} fehlt ihr Platz in „at“',
  'position.place-row':
    'die Karte {card} kann nicht auf Platz {at} liegen: Gerade Plätze sind oben, ungerade unten',
  'position.place-taken': 'die Karte {card} liegt da, wo {other} liegt',
  'position.apart': 'die Karte {card} berührt keine andere Karte des Dorfs',
  'position.home-place': 'die Startkarte liegt auf Platz 0',
  'position.two-homes': 'ein Dorf hat eine Startkarte',
  'position.level': 'die Karte {card} lässt sich höchstens {most}-mal aufwerten',
  'position.turned': 'von {level} Aufwertungsplättchen können nicht {turned} umgedreht sein',
  'position.no-action': 'niemand kann die Karte {card} genutzt haben',
  'position.hand-count': 'jede Hand muss {min} bis {max} Karten haben, und alle gleich viele: {count}',
  'position.winter-count': 'alle behalten {expected} Winterkarten, nicht {count}',
  'position.too-many': 'das braucht {needed} von „{what}“, und der Vorrat hat nur {supply}',
  'position.too-few-cards': 'zum Austeilen sind nicht mehr genug Karten da ({season})',
};
