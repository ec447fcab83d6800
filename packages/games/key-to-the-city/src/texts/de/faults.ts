import { FORM_DE } from '@thameside/kit';
import type { faults as english } from '../en/faults.ts';

export const faults: Readonly<Record<keyof typeof english, string>> = {
  ...FORM_DE,

  'fault.unknown-skill': 'ein Fertigkeitsplättchen {found} gibt es nicht: Zur Wahl stehen {known}',
  'fault.unknown-kind': 'eine Plättchenart {found} gibt es nicht: Zur Wahl stehen {known}',
  'fault.unknown-scoring': 'eine Wertung {found} gibt es nicht: Zur Wahl stehen {known}',
  'fault.different-outside-upgrade':
    '„different“ gibt es nur bei Aufwertungen: Nenne hier eine Farbe oder „any“',

  'fault.missing-tile': '{tile:tile} fehlt: Ergänze ein Plättchen mit der id {tile} und der Art {kind}',
  'fault.unknown-tile': 'ein Plättchen {tile} hat das Spiel nicht: Lass es weg oder prüfe die Schreibweise',
  'fault.duplicate-tile': '{tile:tile} kommt zweimal vor: hier und bei {first}',
  'fault.wrong-kind': 'dieses Plättchen ist von der Art {expected}, nicht {found}',
  'fault.field-not-of-kind': 'ein Plättchen der Art {kind} hat kein Feld „{field}“: Lass es weg',
  'fault.duplicate-player-colour':
    'die Farbe {colour} hat schon {first:tile}: Jedes Startplättchen braucht eine eigene',
  'fault.duplicate-order':
    'den Platz {order} im Fluss hat schon {first:tile}: Jedes Flussplättchen braucht einen eigenen',

  'fault.upgrade-count':
    'ein Plättchen der Art {kind} hat {expected|# Aufwertung|# Aufwertungen}, hier {count|steht #|stehen #}',
  'fault.level-count':
    '„{field}“ hat {count|# Eintrag|# Einträge}: Es braucht einen für alle Seiten des Plättchens oder {levels}, einen je Stufe',
  'fault.landmark-points':
    'eine Sehenswürdigkeit braucht hier {expected} Einträge, einen je Stufe, und es {count|ist #|sind #}',
  'fault.empty-gain':
    'dieses Plättchen zu nutzen brächte nichts: Nenne Verbindungsstücke oder Fertigkeitsplättchen, oder lass „use“ weg',
  'fault.colour-missing': 'die Wertung {rule} braucht eine Farbe',
  'fault.colour-superfluous': 'die Wertung {rule} hat keine Farbe: Lass sie weg',
  'fault.skill-missing': 'die Wertung {rule} braucht eine Sorte Fertigkeitsplättchen',
  'fault.skill-superfluous': 'die Wertung {rule} hat keine Sorte Fertigkeitsplättchen: Lass sie weg',

  'fault.duplicate-river-side': 'die Seite {side} kommt zweimal vor',
  'fault.too-few-berths':
    'es gibt {count|# Anlegeplatz|# Anlegeplätze}: Nötig sind mindestens {min}, damit jedes Segelboot einen findet',
  'fault.claim-berths':
    'auf Flussplättchen {order} {count|hat # Anlegeplatz|haben # Anlegeplätze} „claims“, nötig: {expected}',
  'fault.start-berths':
    'auf Flussplättchen {order} {count|hat # Anlegeplatz|haben # Anlegeplätze} „start“, nötig: {expected}',
  'fault.berth-lacks': 'jeder Anlegeplatz von Flussplättchen {order} braucht „{field}“',
  'fault.berth-superfluous': 'die Anlegeplätze von Flussplättchen {order} haben kein „{field}“: Lass es weg',

  'fault.too-many-connectors':
    'die Aufwertung verlangt {count|# Verbindungsstück|# Verbindungsstücke}, aber ein Plättchen hat nur {max} Seiten: Sie wäre nie möglich',
  'fault.too-many-different':
    'die Aufwertung verlangt {count|# weitere Farbe|# weitere Farben}, aber es gibt nur {max}: Sie wäre nie möglich',
  'fault.supply-too-small': 'das braucht {needed} von „{what}“, und im Vorrat gibt es nur {supply}',
  'fault.too-few-keyples': 'zu sechst zieht man {needed} Keyples, und es gibt nur {supply}',
  'fault.deal-buildings':
    'mit {players} am Tisch brauchen die drei Epochen {needed} Gebäudeplättchen, und es gibt nur {supply}',
  'fault.deal-routemasters': 'zu sechst braucht man {needed} Routemasterplättchen, und es gibt nur {supply}',

  'position.unknown-word': '{found} gibt es hier nicht: Zur Wahl stehen {known}',
  'position.not-in-phase': 'dieses „{field}“ passt nicht zur Phase „{phase}“',

  'position.wrong-kind': '{tile:tile} ist von der Art {kind}, und hier kann nur {expected} liegen',
  'position.too-early': '{tile:tile} kann bis zur Epoche {era} noch nicht im Spiel sein',
  'position.not-taken': '{tile:tile} kann am Ende der Epoche {era} niemand genommen haben',
  'position.too-many-buildings':
    'hier {count|ist # Gebäudeplättchen|sind # Gebäudeplättchen}, und es können höchstens {most} sein',
  'position.too-many-routemasters':
    'im Spiel {count|ist # Routemasterplättchen|sind # Routemasterplättchen}, und es können höchstens {most} sein',
  'position.routemaster-count':
    'hier {count|ist # Routemasterplättchen|sind # Routemasterplättchen}, nötig: {expected}',
  'position.river': 'die Flussplättchen, die noch kommen, müssen {expected} sein',
  'position.no-home': 'hier fehlt ein Startplättchen',
  'position.foreign-home':
    '{tile:tile} ist nicht das Startplättchen dieses Bezirks, und ein anderes kann dort nicht liegen',

  'position.colour-missing': 'bei {tile:tile} gibt es Keyples: Nenne ihre Farbe',
  'position.colour-superfluous': 'bei {tile:tile} gibt es keine Keyples, also auch keine Farbe',
  'position.placed':
    'wenn zuletzt {ladder} gesetzt wurden, können hier {min} bis {max} Keyples stehen, nicht {placed}',
  'position.bid-count':
    'hier {count|ist # Gebot|sind # Gebote} bei {players} Plätzen am Tisch: Schreib für jeden eine Zahl, 0 für kein Gebot',
  'position.equal-bids': 'die Plätze {seats} können nicht beide {count} bieten: Zwei Gebote sind nie gleich',

  'position.place-missing': 'wo {tile:tile} liegt, fehlt: Schreib es als „at“',
  'position.cell-taken': '{tile:tile} und {other:tile} liegen an derselben Stelle',
  'position.apart': '{tile:tile} hängt nicht mit dem übrigen Bezirk zusammen',
  'position.river-side':
    '{tile:tile} und {other:tile} passen nicht aneinander: Fluss darf nur an Fluss liegen',
  'position.sides-differ':
    '{tile:tile} und {other:tile} teilen diese Seite, und auf ihr liegt nur ein Verbindungsstück',
  'position.upgrade':
    '{tile:tile} kann nicht auf Stufe {level} sein: Für die Aufwertung fehlen Verbindungsstücke',

  'position.berth-shared': 'am Anlegeplatz {berth} liegt schon das Segelboot von Platz {seat}',
  'position.no-such-seat': 'einen Platz {seat} gibt es nicht: {players} Plätze werden ab 0 gezählt',
  'position.all-sailed': 'alle sind losgesegelt, niemand ist mehr am Zug',
  'position.active-sailed': 'Platz {seat} ist losgesegelt und kann nicht am Zug sein',
  'position.passes': 'vor dem Zug von Platz {seat} muss die Passfolge [{seats}] lauten',
  'position.front': 'vor einem Sichtschirm liegen Keyples nur in der Jennifer-Variante',
  'position.unplaced-placed':
    'Platz {seat} hat gepasst oder ist losgesegelt und hat vorher alle Verbindungsstücke gelegt oder abgeworfen',
  'position.unplaced-gain': 'kein Plättchen bringt diese Verbindungsstücke auf einmal',
  'position.not-ready': 'wer noch {count} Plättchen anlegen muss, kann nicht fertig sein',

  'position.too-many-keyples':
    '{colour:keyple-plural}: {count} auf dem Tisch, und das Spiel hat nur {supply}',
  'position.too-many-connectors':
    '{colour:connector-plural}: {count} auf dem Tisch, und das Spiel hat nur {supply}',
  'position.too-many-skills':
    'Fertigkeitsplättchen ({skill:skill}): {count} auf dem Tisch, und das Spiel hat nur {supply}',
  'position.supply': 'hier muss {expected} stehen, nicht {found}: Was nirgends sonst ist, liegt hier',
};
