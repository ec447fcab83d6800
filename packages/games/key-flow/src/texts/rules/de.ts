import type { RuleSection } from '@thameside/kit';

export const RULES: readonly RuleSection[] = [
  {
    heading: 'Vorbereitung',
    rules: [
      {
        number: 'F1',
        text: 'Key Flow ist für 2 bis 6 Personen. Die Plätze folgen einander im Uhrzeigersinn: Links von dir sitzt, wer den nächsten Platz nach deinem hat. Alle erhalten zufällig eine Startkarte, mit der ihr Dorf beginnt, und haben ein Lager.',
        ruling: null,
      },
      {
        number: 'F2',
        text: 'Aus Frühling, Sommer und Herbst werden zufällig K-Karten entfernt: je 6 bei 2 oder 3 Personen, 4 bei 4, 2 bei 5 und 0 bei 6. Auch alle Karten, die für mehr Personen bestimmt sind, als mitspielen, verlassen das Spiel. Der Rest jeder Jahreszeit wird zusammen gemischt.',
        ruling: null,
      },
      {
        number: 'F3',
        text: 'Alle erhalten 5 K-Karten des Winters (7 zu zweit). Sie sind geheim, und du darfst deine jederzeit ansehen. Nicht verteilte K-Karten des Winters verlassen das Spiel, ebenso Nummernkarten des Winters für mehr Personen, als mitspielen.',
        ruling: null,
      },
      {
        number: 'F4',
        text: 'Du erhältst im Frühling 6 Karten auf die Hand, im Sommer 7, im Herbst 8 und im Winter 9; zu zweit sind es 8, 9, 10 und 12. Jede Verteilung geht genau auf.',
        ruling: null,
      },
      {
        number: 'F5',
        text: 'Ein weißer Rohstoff ist einer beliebiger Sorte, auch Gold, nach eigener Wahl; eine weiße Fertigkeit ist eine beliebiger Sorte; „=“ heißt: alle von einer Sorte; „?“ heißt: zufällig gezogen. Keyples sind im Frühling grün, im Sommer gelb, im Herbst rot und im Winter blau.',
        ruling: null,
      },
      {
        number: 'F6',
        text: 'Geheim sind: Handkarten, gewählte Karten, K-Karten des Winters, abgeworfene Karten und der verdeckte Stapel der Fertigkeitsplättchen. Einseitige Fertigkeitsplättchen liegen verdeckt: Ihre Zahl ist offen, ihre Sorten kennt nur, wer sie hat. Doppelseitige sind offen.',
        ruling:
          'Ein Fertigkeitsplättchen, mit dem bezahlt wird, wird gezeigt. Die Angaben auf den Kartenrückseiten werden nicht gezeigt.',
      },
    ],
  },
  {
    heading: 'Eine Jahreszeit',
    rules: [
      {
        number: 'F10',
        text: 'Alle wählen geheim eine Karte ihrer Hand; der Rest wird weitergegeben, im Frühling und Herbst nach links, im Sommer und Winter nach rechts. Alle gewählten Karten werden zusammen aufgedeckt und gespielt; dann nimmt man die weitergegebenen Karten auf. Auch die letzte Karte wird gespielt.',
        ruling: null,
      },
      {
        number: 'F11',
        text: 'Für eine Keyple-Karte gilt, was vor dem Aufdecken lag: Ihr Ziel war schon da, sie nutzt den Kasten, der da offen war, und nur Keyple-Karten früherer Züge belegen einen Platz. Innerhalb deiner eigenen Aktion zählt bei jedem Schritt, was die Schritte davor bewirkt haben.',
        ruling: null,
      },
      {
        number: 'F12',
        text: 'Mit der Turnierregel, einer Tischoption, ist nur die Karte geheim. Nach dem Aufdecken entscheiden alle mit Keyple-Karten nacheinander, in aufsteigender Reihenfolge der Kartennummern: über das Ziel, über alles, was dazugehört, oder für das Abwerfen. Danach entscheiden alle mit Dorfkarten gleichzeitig. Das ändert, wer zuerst entscheidet, nicht, was erlaubt ist.',
        ruling:
          'Ohne diese Option legst du den Ort und alles, was dazugehört, zusammen mit der Karte fest, sodass deine Wahl ein einziger Schritt ist. Sie lässt sich ändern, bis die letzte Person fertig ist.',
      },
      {
        number: 'F13',
        text: 'Statt die gewählte Karte zu spielen, darfst du sie verdeckt abwerfen und erhältst dafür genau 1 Marker. Keines ihrer Symbole und keiner ihrer Kästen gilt, und sie verlässt das Spiel ungesehen.',
        ruling: null,
      },
    ],
  },
  {
    heading: 'Dorfkarten',
    rules: [
      {
        number: 'F20',
        text: 'Eine Karte mit Straße kommt in die obere Reihe deines Dorfes, eine mit Fluss in die untere, die um eine halbe Karte versetzt ist. Zählt man in halben Karten, liegt deine Startkarte bei 0, die Plätze der oberen Reihe sind gerade, die der unteren ungerade. Zwei Plätze berühren sich, wenn sie um 1 auseinanderliegen (sie überlappen zur Hälfte) oder um 2 (Nachbarn in einer Reihe). Eine Karte kommt auf einen beliebigen freien Platz ihrer Reihe, der einen belegten berührt. Lücken sind erlaubt und dürfen später gefüllt werden.',
        ruling: null,
      },
      {
        number: 'F21',
        text: 'Ein Kasten am unteren Rand einer Karte bringt sofort etwas ein: Rohstoffe kommen auf diese Karte, Fertigkeitsplättchen zu dir. Eine genannte Fertigkeit nimmst du von den doppelseitigen Plättchen; ist keines mehr da, bekommst du nichts. Ein „?“ ziehst du vom verdeckten Stapel.',
        ruling: null,
      },
    ],
  },
  {
    heading: 'Keyple-Karten',
    rules: [
      {
        number: 'F30',
        text: 'Eine Keyple-Karte legst du über eine Karte einer oberen Reihe, die aktiviert werden kann: in deinem eigenen Dorf (Pfeil nach unten), im Dorf links von dir (Pfeil nach links) oder rechts von dir (Pfeil nach rechts). Eine Karte kann aktiviert werden, wenn ihr oberster offener Kasten Transport, Aufwertungen, einen Ertrag oder einen Tausch bietet. Startkarten lassen sich aktivieren.',
        ruling: null,
      },
      {
        number: 'F31',
        text: 'Zu zweit erreicht der Pfeil nach links die Plätze im gegnerischen Dorf unter 0, wie sie dort gezählt werden, der Pfeil nach rechts die über 0.',
        ruling: 'Die gegnerische Startkarte erreicht keiner von beiden.',
      },
      {
        number: 'F32',
        text: 'Eine Karte mit 1 Keyple braucht eine Karte ohne Keyple-Karte darauf, eine mit 2 eine mit höchstens einer, eine mit 3 eine mit höchstens zwei. Gezählt werden Karten, nicht Keyples.',
        ruling: null,
      },
      {
        number: 'F33',
        text: 'Marker erhöhen die Keyples der Karte, die du gerade gespielt hast, auf höchstens 3. Ein Markersymbol bringt 1 Marker für die Person, die die Karte gespielt hat, und dieser darf auf eben dieser Karte eingesetzt werden.',
        ruling:
          'Es werden genau so viele Marker gelegt wie nötig. Zahlen können nur Marker, die du vor dem Aufdecken hattest, und das Symbol der Karte selbst. Für die Wertung ändern Marker nie die aufgedruckten Keyples.',
      },
      {
        number: 'F34',
        text: 'Deine Aktion ist die des obersten offenen Kastens, ganz oder zum Teil. Rohstoffe kommen auf diese Karte, wenn sie in deinem eigenen Dorf liegt, sonst auf deine Startkarte. Fertigkeitsplättchen und Marker kommen zu dir.',
        ruling:
          'Du darfst eine Karte auch legen, wenn ihre Aktion nicht möglich ist; sie belegt trotzdem, zählt als Nutzung und bringt ihr Symbol ein. Wer im selben Zug dasselbe Gebäude nutzt, erhält jeweils die volle Aktion, und alle diese Karten bleiben liegen.',
      },
      {
        number: 'F35',
        text: 'Eine Keyple-Karte bleibt bei dem Dorf, in dem sie gespielt wurde. Dein eigenes Lager darfst du zwischen den Jahreszeiten ansehen, nicht aber während einer.',
        ruling:
          'Am Ende der Jahreszeit kommt die Karte unter das Lager dieses Dorfes. Solange eine Jahreszeit läuft, wird für keine Anzeige, keinen Punktestand und keine Fortschrittsangabe ein Lager herangezogen, außer mit der Option offener Lager.',
      },
    ],
  },
  {
    heading: 'Transport und Aufwertungen',
    rules: [
      {
        number: 'F40',
        text: 'Transport und Aufwertungen geschehen in deinem eigenen Dorf, gleich von welcher Karte sie kommen. Jeder Transportpunkt bewegt einen Rohstoff auf eine Karte, die seine berührt, entlang von Straßen und Flüssen. Die Punkte dürfen auf mehrere Rohstoffe verteilt werden und müssen nicht genutzt werden.',
        ruling: 'Beides darf in beliebiger Reihenfolge wechseln. Eine Lücke versperrt den Weg.',
      },
      {
        number: 'F41',
        text: 'Jedes Aufwertungssymbol wertet entweder ein Gebäude auf oder dreht ein Aufwertungsplättchen kostenlos auf die Seite mit 1 Punkt. Ein Plättchen wird nur einmal umgedreht.',
        ruling: null,
      },
      {
        number: 'F42',
        text: 'Du kannst eine Karte aufwerten, die mindestens zwei offene Kästen hat. Du bezahlst die Kosten zwischen den beiden obersten: Rohstoffe, die auf dieser Karte liegen, und eigene Fertigkeitsplättchen. Ein Aufwertungsplättchen bedeckt dann den obersten offenen Kasten, mit der leeren Seite nach oben. Gold darf Eisen, Stein oder Holz ersetzen, aber nicht umgekehrt. „Beliebig“ bedeutet in Kosten einen Rohstoff beliebiger Sorte, auch Gold, oder ein Fertigkeitsplättchen beliebiger Sorte, je nach Symbol.',
        ruling:
          'Zwei Symbole dürfen ein Gebäude zweimal aufwerten oder in derselben Aktion ein Plättchen legen und umdrehen.',
      },
      {
        number: 'F43',
        text: 'Bezahlte Rohstoffe kommen in den Vorrat zurück. Einseitige Fertigkeitsplättchen werden in den verdeckten Stapel gemischt, doppelseitige kommen in ihren eigenen Vorrat zurück.',
        ruling: null,
      },
      {
        number: 'F44',
        text: 'Bei einem Aufdecken können mehrere Plättchen vom Stapel gezogen werden.',
        ruling:
          'Zuerst werden alle bezahlten Plättchen hineingemischt. Dann ziehen alle in der Reihenfolge der Plätze, beginnend mit dem Platz, der sich als Rest der Zugnummer geteilt durch die Personenzahl ergibt. Ein leerer Stapel bringt nichts ein.',
      },
    ],
  },
  {
    heading: 'Schiffe',
    rules: [
      {
        number: 'F45',
        text: 'Schiffe liegen in der unteren Reihe und werden nie aktiviert. Ihre Fähigkeit wirkt ab dem Zug, nachdem sie gelegt wurden.',
        ruling: null,
      },
      {
        number: 'F46',
        text: 'Brainwave: Karten, auf denen 1 Keyple und ein Markersymbol oder 2 Keyples abgebildet sind, spielst du, als hätten sie alle drei Pfeile.',
        ruling: null,
      },
      {
        number: 'F47',
        text: 'Flipper: Jedes Mal, wenn du ein Aufwertungsplättchen umdrehst, kommt sofort 1 Gold auf die Karte, auf der es liegt.',
        ruling: null,
      },
      {
        number: 'F48',
        text: 'Keyflower: Beim Aufwerten steht jeder Rohstoff für jeden anderen, eins zu eins.',
        ruling: null,
      },
      {
        number: 'F49',
        text: 'Keymelequin: Jeder deiner grünen Keyples darf als gelber zählen und jeder gelbe als grüner. Mansfield Ark: dasselbe für Schweine und Schafe. Bei Gleichstand zählen die aufgedruckten Symbole.',
        ruling: null,
      },
    ],
  },
  {
    heading: 'Nach der letzten Karte einer Jahreszeit',
    rules: [
      {
        number: 'F50',
        text: 'Du darfst Marker für zusätzliche Aktionen in deinem eigenen Dorf einsetzen, auf Karten, die aktiviert werden können: 1 Marker, wenn die Karte in dieser Jahreszeit noch nie oder einmal genutzt wurde, 2, wenn sie zweimal genutzt wurde; ab drei Nutzungen geht es nicht mehr. Nutzungen durch Karten und durch Marker zählen gleich; Marker auf Keyple-Karten zählen nicht. Karten und Aufwertungen dieser Jahreszeit dürfen genutzt werden, und gewonnene Marker darfst du wieder ausgeben.',
        ruling:
          'Alle tun das gleichzeitig. Plättchen werden in der Reihenfolge des Eintreffens gezogen, und was vor dem Ziehen geschah, lässt sich nicht mehr zurücknehmen. Auch im Winter geschieht es, vor der Wertung.',
      },
      {
        number: 'F51',
        text: 'Eingesetzte Marker kommen in den Vorrat zurück, und die Keyple-Karten kommen unter die Lager (F35).',
        ruling: null,
      },
      {
        number: 'F52',
        text: 'Am Ende des Herbstes, nach F51, wählen alle geheim eine ihrer K-Karten des Winters und einen Platz dafür. Alle werden aufgedeckt und gelegt; gegen einen Marker abwerfen kannst du deine nicht. Die übrigen werden mit den Nummernkarten des Winters gemischt und verteilt.',
        ruling: null,
      },
      {
        number: 'F53',
        text: 'Dorfkarten des Winters, die fünf Herbstkarten, die sich zweimal aufwerten lassen, und die Karten der unteren Reihe können nicht aktiviert werden.',
        ruling: null,
      },
    ],
  },
  {
    heading: 'Ende und Wertung',
    rules: [
      {
        number: 'F60',
        text: 'Der oberste offene Kasten jeder Karte bringt seine Punkte, und ein umgedrehtes Aufwertungsplättchen bringt 1.',
        ruling: null,
      },
      {
        number: 'F61',
        text: 'Die Speicherkarten (Scheune, Schmied, Steinplatz und Holzplatz) bringen Punkte für Sätze von Rohstoffen, die auf ihnen liegen, so wie du sie zuteilst. Ein Rohstoff, der dort zählt, zählt sonst nirgends; einer, der dort liegt und nicht zählt, darf anderswo zugeteilt werden. Gold darf Eisen, Stein oder Holz ersetzen.',
        ruling: null,
      },
      {
        number: 'F62',
        text: 'Winterkarten bringen Punkte für das, was ihnen zugeteilt wird, wo immer es liegt. Alles geht jeweils an nur eine Wertungskarte. Rohstoffe, Fertigkeitsplättchen und unbenutzte Marker werden einzeln zugeteilt. Eine Karte wird höchstens einmal zugeteilt, mit allen ihren Symbolen einer Art: ihren Keyples, ihren Tieren, ihrem Transport, als Schiff oder als Keyple-Karte; was zu viel ist, verfällt. Eine zugeteilte Karte behält immer ihre eigenen Punkte, ihre Wertung, ihren Speicher und ihre Fähigkeit, und eine Karte darf sich selbst zugeteilt werden (die Kuh der Molkerei). Nur Tiersymbole zählen; das Tier im Bild von Carried Away, Ianvincible und Sea Bastion zählt nie.',
        ruling: null,
      },
      {
        number: 'F63',
        text: 'Der Transport einer Karte ist die Zahl auf ihrem obersten offenen Kasten.',
        ruling: null,
      },
      {
        number: 'F64',
        text: 'Gold, das sonst nicht zählt, bringt 1 Punkt, wo immer es liegt.',
        ruling: null,
      },
      {
        number: 'F65',
        text: 'Das Programm findet für alle die beste Zuteilung; sie gilt, solange du deine nicht änderst.',
        ruling: null,
      },
      {
        number: 'F66',
        text: 'Die meisten Punkte gewinnen. Bei Gleichstand entscheiden die meisten Schweine, dann die meisten Kühe; gezählt werden alle Symbole von Dorf und Lager. Wer dann noch gleichauf ist, teilt sich den Platz.',
        ruling: null,
      },
      {
        number: 'F67',
        text: 'Rohstoffe werden nie knapp: 12 Plättchen für mehrere Rohstoffe helfen aus. Die 45 Aufwertungsplättchen entsprechen den 45 Kästen, die bedeckt werden können.',
        ruling: 'Marker sind unbegrenzt.',
      },
    ],
  },
  {
    heading: 'Arten der Wertung',
    rules: [
      {
        number: 'F70',
        text: 'Sätze: Punkte für jeden vollständigen Satz. Eisen, Stein und Holz lassen sich durch Gold ersetzen, Gold nur durch Gold; ein Rohstoff, eine Fertigkeit oder ein Tier ist beliebiger Sorte; ein Marker ist ein unbenutzter; eine Markerkarte ist eine Keyple-Karte mit Markersymbol; eine Farbe ist ein Keyple dieser Farbe.',
        ruling: null,
      },
      {
        number: 'F71',
        text: 'Summe: Beide Teile bringen Punkte, und nichts dient beiden.',
        ruling: null,
      },
      {
        number: 'F72',
        text: 'Tierstufen: die höchste erreichte Stufe, einmal.',
        ruling: null,
      },
      {
        number: 'F73',
        text: 'Schiffe: die Punkte aus der Tabelle für die Zahl der zugeteilten Schiffe, die Karte selbst mitgezählt, wenn sie zugeteilt ist.',
        ruling: null,
      },
      {
        number: 'F74',
        text: 'Transport und Schiffe: 1 Punkt für jeden Transport der zugeteilten Karten und 2 für jedes Schiff.',
        ruling: null,
      },
      {
        number: 'F75',
        text: 'Eine Farbe, eine Fertigkeitssorte: Du nennst eine, und nur diese zählt.',
        ruling: null,
      },
      {
        number: 'F76',
        text: 'Keyple-Karten: Punkte für jede zugeteilte Karte mit genau so vielen aufgedruckten Keyples.',
        ruling: null,
      },
      {
        number: 'F77',
        text: 'Windmühle: Alle ihre Sätze bringen den Wert ihres obersten offenen Kastens.',
        ruling: null,
      },
    ],
  },
];
