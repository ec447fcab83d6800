import type { table as english } from '../en/table.ts';

export const table: Readonly<Record<keyof typeof english, string>> = {
  'outline.turn': 'Am Zug: {seat:seat}',
  'outline.over': 'Die Partie ist zu Ende',
  'outline.last': 'Dies ist der letzte Zug',
  'outline.last-turns': 'Der Nachziehstapel ist aufgebraucht: noch {n|# Zug|# Züge} nach diesem',
  'outline.looked': 'Du siehst die obersten Karten des Nachziehstapels: {cards}',
  'outline.looking':
    '{seat:seat} sieht sich {n|die oberste Karte|die obersten # Karten} des Nachziehstapels an',

  'outline.board': 'Die Auslage',
  'outline.row': '{row:row}: {cards} (frei: {free})',
  'outline.row-empty': '{row:row}: leer (frei: {free})',
  'outline.deck': 'Karten im Nachziehstapel: {n}',
  'outline.gone': 'Karten aus dem Spiel: {n}',
  'outline.aside': 'Gespielt und beiseitegelegt: {cards}',
  'outline.playing': 'Unterwegs in die Stadt: {card}',

  'outline.land': 'Stadtbezirke zum Verkauf',
  'outline.borough-deck': 'Stadtbezirke, die noch kommen: {n}',

  'outline.player': '{seat:seat}',
  'outline.me': '{seat:seat} (das bist du)',
  'outline.holdings': '{money}, {prestige}, {poverty}, {loans}',
  'outline.hand': 'Handkarten: {n}',
  'outline.hand-open': 'Handkarten: {n} ({cards})',
  'outline.boroughs': 'Stadtbezirke: {boroughs:borough}; oben: {top:borough}',
  'outline.no-boroughs': 'Keine Stadtbezirke',
  'outline.city': 'Stadt aus {n|einem Stapel|# Stapeln}',
  'outline.no-city': 'Noch nichts gebaut',
  'outline.stack': 'Stapel {n}: {card}',
  'outline.stack-down': 'Stapel {n}: eine verdeckte Karte',
  'outline.stack-down-open': 'Stapel {n}: {card}, verdeckt',
  'outline.covered': 'Darunter: {n|# Karte|# Karten}',
  'outline.covered-open': 'Darunter: {cards}',
  'outline.coins': 'Darauf: {money}',
  'outline.placed': 'In diesem Zug gelegt',
  'outline.activated': 'In diesem Zug aktiviert',
  'outline.used': 'Fähigkeit in diesem Zug benutzt',
  'outline.points': 'Prestige: {points}',
  'outline.points-so-far': 'Prestige, wenn die Partie jetzt endete: {points}',
  'outline.points-in-sight': 'Prestige, wenn die Partie jetzt endete, soweit für alle sichtbar: {points}',
  'outline.score': '{points}: {source}',

  'component.card': 'Art: {kind:kind}, {colour:colour}, {set:set}',
  'component.copies': 'Exemplare im Spiel: {n}',
  'component.borough': 'Ein Stadtbezirk',
  'component.starter': 'Ein Stadtbezirk, der von Anfang an zum Verkauf steht',

  'does.pauper': 'Kann weder gebaut noch zum Bauen abgeworfen werden',
  'does.cost': 'Zusatzkosten beim Bauen: {money}',
  'does.free-build': 'Wird gebaut, ohne abzuwerfen',
  'does.fee': 'Aktivierungskosten: {money}',
  'does.fee-card': 'Aktivierungskosten: eine {card} aus der Hand',
  'does.run': 'Beim Verwalten: {gains}',
  'does.special': 'Beim Verwalten: {what}',
  'does.flips': 'Wird nach dem Aktivieren umgedreht',
  'does.ongoing': 'Solange sie offen liegt: {what}',
  'does.action': 'Beim Ausbauen gespielt: {what}',
  'does.end': 'Am Ende: {prestige}',
  'does.buy': 'Preis: {money}',
  'does.gain': 'Beim Kauf: {gains}',
  'does.borough-run': 'Beim Verwalten der Stadt: {gains}',
  'does.ability': 'Solange er oben liegt: {what}',
  'does.place': '{side:side}, {river:river}',

  'does.cover-with-board-card':
    'lege eine braune, blaue oder rosa Karte der Auslage offen darauf und bezahle ihre Zusatzkosten; keine Aktionskarte',
  'does.money-2-per-river-borough': '2 Pfund für jeden deiner Stadtbezirke am Fluss',
  'does.money-1-per-borough': '1 Pfund für jeden deiner Stadtbezirke',
  'does.money-2-per-north-borough': '2 Pfund für jeden deiner Stadtbezirke nördlich des Flusses',
  'does.money-2-per-south-borough': '2 Pfund für jeden deiner Stadtbezirke südlich des Flusses',
  'does.take-stored-money': 'nimm das Geld, das darauf liegt',
  'does.take-2-from-each-other': 'alle anderen geben dir 2 Pfund oder was sie haben',
  'does.prestige-1-per-face-up-blue': '1 Prestige für jede offene blaue Karte deiner Stadt',
  'does.money-1-per-brown-in-display': '1 Pfund für jede offene braune Karte deiner Stadt',
  'does.give-1-poverty': 'gib jemand anderem 1 Armut von dir',
  'does.player-takes-2-poverty': 'jemand anderes deiner Wahl nimmt 2 Armut',
  'does.others-pay-1-per-borough': 'alle anderen zahlen 1 Pfund für jeden ihrer Stadtbezirke',
  'does.discard-up-to-3-for-poverty': 'wirf bis zu drei Handkarten ab und werde für jede 1 Armut los',
  'does.discard-up-to-3-for-poverty-and-prestige':
    'wirf bis zu drei Handkarten ab: Für jede gewinnst du 1 Prestige und wirst 1 Armut los',
  'does.hand-counts-no-poverty-this-run': 'deine Handkarten bringen am Ende dieser Verwaltung keine Armut',
  'does.activate-a-card-again-free-of-card-cost':
    'aktiviere eine andere Karte ein zweites Mal, die in diesem Zug aktiviert wurde und noch oben liegt, ohne ihre Kosten in Karten',
  'does.discard-paupers-for-1-and-poverty':
    'wirf beliebig viele Armenkarten ab: Für jede bekommst du 1 Pfund und wirst 1 Armut los',
  'does.recolour-for-1':
    'eine Karte, die du für ihre Farbe abwirfst, zählt für 1 Pfund als beliebige Farbe; keine Armenkarte',
  'does.store-1-per-card-built': '1 Pfund kommt darauf für jede weitere Karte, die in deine Stadt kommt',
  'does.swap-with-board-once-per-turn':
    'einmal je Zug darfst du eine Handkarte mit einer Karte der Auslage tauschen',
  'does.loans-pay-12': 'deine Kredite bringen 12 Pfund',
  'does.look-at-three-when-drawing':
    'sieh dir für die erste Karte deines Zuges die obersten drei des Nachziehstapels an und nimm eine davon oder eine aus der Auslage; lege die anderen in beliebiger Reihenfolge zurück',
  'does.draw-zero-to-two-at-start':
    'zu Beginn deines Zuges ziehst du so viele Karten, wie du willst, bis zu zwei',
  'does.draw-two': 'ziehe zwei Karten',
  'does.build-two-without-discards':
    'baue eine oder zwei Karten, ohne abzuwerfen; ihre Zusatzkosten bezahlst du',
  'does.flip-instead': 'Wenn eine andere Karte umgedreht werden müsste, darfst du stattdessen diese umdrehen',
  'does.paupers-count-as-any-colour':
    'beim Ausbauen darfst du eine Armenkarte als Karte beliebiger Farbe abwerfen',
  'does.draw-one-more': 'zu Beginn deines Zuges darfst du eine Karte mehr ziehen',
  'does.pay-2-remove-1-poverty': 'einmal je Zug darfst du 2 Pfund zahlen und 1 Armut loswerden',
};
