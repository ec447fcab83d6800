import type { LONDON as ENGLISH } from '../en/london.ts';

export const LONDON: Readonly<Record<keyof typeof ENGLISH, string>> = {
  'london.letter.brown': 'N',
  'london.letter.blue': 'B',
  'london.letter.pink': 'R',
  'london.letter.grey': 'G',

  'london.regions': 'Teile des Tisches',
  'london.region.table': 'Tisch',
  'london.region.city': 'Stadt',
  'london.region.others': 'Andere',
  'london.region.ledger': 'Konto',

  'london.land': 'Stadtbezirke im Angebot',
  'london.land.left': 'noch {n|# Stadtbezirk|# Stadtbezirke}',
  'london.falls.now': 'Die Auslage ist voll: Mit dem nächsten Abwurf verlässt die untere Reihe das Spiel.',
  'london.falls.later':
    'Die untere Reihe verlässt das Spiel, sobald {n|dieses freie Feld belegt ist|diese # freien Felder belegt sind}.',
  'london.last': 'danach noch {n|ein Zug|# Züge}',
  'london.looked': 'Oben auf dem Nachziehstapel',
  'london.aside': 'Gespielte Aktionskarten',

  'london.label.in-row': '{row}: {card}',
  'london.label.stack': 'Stapel {n}',
  'london.label.covers': 'überdeckt {n|eine Karte|# Karten}',
  'london.label.coins': '{n} Pfund darauf',
  'london.label.activated': 'in diesem Zug aktiviert',
  'london.label.placed': 'in diesem Zug gelegt',
  'london.label.down': '{card}, verdeckt',
  'london.label.down-unknown': 'verdeckte Karte',
  'london.label.covered': 'Überdeckt: {borough}',

  'london.city.mine': 'Meine Stadt',
  'london.city.of': 'Stadt von {name}',
  'london.city.show': 'Diese Stadt zeigen',
  'london.city.back': 'Zurück zu meiner Stadt',
  'london.city.empty': 'Noch ist nichts gebaut.',
  'london.city.bare': 'noch nichts gebaut',
  'london.boroughs': '{n|# Stadtbezirk|# Stadtbezirke}',
  'london.boroughs.none': 'Noch kein Land.',
  'london.borough-due': 'Dieser Stadtbezirk wirkt beim Verwalten noch.',
  'london.river': '{n} am Fluss',
  'london.others': 'Die anderen',
  'london.victim': 'Armut für {name}',
  'london.gauges': 'Prestige, Geld, Armut, Kredite, Handkarten',
  'london.hand-size': '{n|# Handkarte|# Handkarten}',

  'london.hand': 'Meine Hand',
  'london.hand.limit': '{n} von {most}',
  'london.sort': 'Hand sortieren. Jetzt: {how}',
  'london.sort.colour': 'Nach Farbe',
  'london.sort.cost': 'Nach Kosten',
  'london.sort.drawn': 'Wie gezogen',
  'london.choices': 'Was du tun kannst',
  'london.plan.back': 'Ein Schritt zurück',
  'london.plan.drop': 'Verwerfen',
  'london.feeding': '{name} könnte die Karte {card} als Nächstes aus der Auslage ziehen.',
  'london.feeding.falls': 'Das Spiel verlassen: {cards}.',
  'london.panel.under': 'Darunter: {cards}.',

  'london.poverty': 'Armut',
  'london.poverty.all': 'Armut von allen: Marker und Handkarten',
  'london.poverty.count': '{tokens} + {hand}',
  'london.poverty.left': '{least} erlassen, {left} übrig: {cost} Prestige, wäre jetzt Schluss.',
  'london.poverty.next': 'Eins mehr: {next}.',
  'london.loans': '{n|# Kredit|# Kredite}',
  'london.loans.none':
    'Keiner. Jeder bringt bei jedem Verwalten 1 Armut; zurückgezahlt kostet er {each} Pfund, sonst {penalty} Prestige.',
  'london.loans.run': '{n} Armut bei jedem Verwalten',
  'london.loans.repay': 'Rückzahlung je {each} Pfund, zusammen {all} Pfund',
  'london.loans.end': '{lost} Prestige für das, was offen bleibt',

  'london.run.order': 'Reihenfolge',
  'london.run.earlier': 'Früher: {card}',
  'london.run.later': 'Später: {card}',
  'london.run.drop': 'Weglassen: {card}',
  'london.run.take': 'Aufnehmen: {card}',
  'london.run.mine': 'Diese Reihenfolge bringt',
  'london.run.next': '{card} aktivieren',
  'london.run.all': '{n|Aktivieren|Alle # so aktivieren}',
  'london.run.poverty':
    '{stacks} Stapel, {loans|# Kredit|# Kredite}, {hand|# Handkarte|# Handkarten}: {n} Armut',
  'london.run.loans': 'mit {n|einem Kredit|# Krediten}',

  'london.danger.run-idle':
    '{n|Eine Karte könnte|# Karten könnten} noch aktiviert werden. Trotzdem abschließen?',
  'london.danger.coins':
    'Auf der Karte, die du überdecken würdest, {n|liegt # Pfund|liegen # Pfund}: Das Geld wäre verloren. Trotzdem überdecken?',
  'london.danger.loans':
    'Dein Geld reicht nicht: Du müsstest {loans|einen Kredit|# Kredite} aufnehmen. Trotzdem zahlen?',

  'london.source.play': 'Prestige im Spiel',
  'london.source.cards': 'Stadtkarten',
  'london.source.money': 'Geld',
  'london.source.loans': 'Kredite',
  'london.source.poverty': 'Armut',
  'london.chapter.start': 'Die Stadt ersteht neu',
  'london.chapter.last': 'Letzte Züge',

  'london.street': 'Eine Straße Londons im Lauf der Zeit',
  'london.street.about':
    'Die Städte, wie sie am Ende stehen, mit allem, was überdeckt ist oder verdeckt liegt: vom Brand bis zum Themseufer.',
  'london.street.svg': 'Als SVG speichern',
  'london.street.png': 'Als PNG speichern',
  'london.street.of': '{name}: {n} Prestige',
  'london.street.title': 'London, neu erbaut',
};
