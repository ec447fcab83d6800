import type { RuleSection } from '@thameside/kit';

export const RULES: readonly RuleSection[] = [
  {
    heading: 'Vorbereitung',
    rules: [
      {
        number: 'L1',
        text: 'London ist für 2 bis 4 Personen. Du beginnst mit 5 Pfund, 0 Prestige, 0 Armut und ohne Kredit.',
        ruling: null,
      },
      {
        number: 'L2',
        text: 'Die Stadtkarten werden nach den Sätzen A, B und C sortiert und jeder Satz wird gemischt. Im Nachziehstapel liegt A auf B und B auf C. Alle erhalten 6 Karten.',
        ruling: null,
      },
      {
        number: 'L3',
        text: 'Die drei Startbezirke City, Westminster und Southwark & Bermondsey liegen offen aus. Die übrigen 17 werden gemischt und liegen verdeckt.',
        ruling: null,
      },
      {
        number: 'L4',
        text: 'Die Auslage hat zwei Reihen: mit je 3 Feldern bei 2 Personen, je 4 bei 3 und je 5 bei 4. Zu Beginn ist sie leer.',
        ruling: null,
      },
      {
        number: 'L5',
        text: 'Gespielt wird im Uhrzeigersinn.',
        ruling: 'Wer beginnt, entscheidet das Los oder eine Tischoption.',
      },
      {
        number: 'L6',
        text: 'Geheim sind: die Handkarten, die Nachziehstapel und Stadtkarten, die überdeckt sind oder verdeckt liegen. Wie viele Karten jemand auf der Hand hat und wie viele in einem Stapel liegen, sehen alle.',
        ruling: 'Deine eigenen überdeckten und umgedrehten Karten siehst du; die anderen sehen sie nicht.',
      },
      {
        number: 'L7',
        text: 'Geld, Kredite und Armut kommen aus dem Vorrat.',
        ruling: 'Der Vorrat ist unbegrenzt.',
      },
    ],
  },
  {
    heading: 'Ziehen und abwerfen',
    rules: [
      {
        number: 'L10',
        text: 'Du ziehst eine beliebige Karte der Auslage oder die oberste Karte des Nachziehstapels. Mehrere Karten ziehst du einzeln und entscheidest nach jeder neu. Auch Karten, die in diesem Zug abgeworfen wurden, darfst du nehmen.',
        ruling: null,
      },
      {
        number: 'L11',
        text: 'Eine abgeworfene Karte kommt auf ein freies Feld der oberen Reihe, sonst der unteren. Sind beide Reihen voll, verlassen die Karten der unteren das Spiel, die obere Reihe rückt nach unten, und die Karte kommt in die obere. Mehrere Karten wirfst du einzeln ab, in der Reihenfolge deiner Wahl.',
        ruling: null,
      },
      {
        number: 'L12',
        text: 'Hast du am Ende deines Zuges mehr als neun Karten auf der Hand, wirfst du bis auf neun ab. Das ist der letzte Schritt des Zuges.',
        ruling: null,
      },
      {
        number: 'L13',
        text: 'Du ziehst so viele Karten, wie verlangt sind.',
        ruling:
          'Du musst ziehen, solange es eine Karte zu nehmen gibt, außer wenn eine Karte es dir freistellt. Sind Nachziehstapel und Auslage beide leer, entfällt das Ziehen.',
      },
    ],
  },
  {
    heading: 'Dein Zug',
    rules: [
      {
        number: 'L20',
        text: 'Zu Beginn deines Zuges darfst du Kredite zurückzahlen, für je 15 Pfund.',
        ruling: null,
      },
      {
        number: 'L21',
        text: 'Dann ziehst du eine Stadtkarte und führst genau eine Aktion aus: die Stadt ausbauen, Land kaufen, die Stadt verwalten oder drei Karten ziehen.',
        ruling: null,
      },
      {
        number: 'L22',
        text: 'In deinem eigenen Zug darfst du jederzeit beliebig viele Kredite über je 10 Pfund aufnehmen. Musst du zahlen und kannst es nicht, musst du Kredite aufnehmen, bis du es kannst. Du musst nie etwas wählen, was du nicht bezahlen kannst.',
        ruling: null,
      },
      {
        number: 'L23',
        text: 'Manche Fähigkeiten gelten während deines Zuges, einige davon nur einmal.',
        ruling:
          'Du darfst sie zwischen zwei beliebigen Schritten deines Zuges nutzen, nach L20 und vor L12, und ebenso Kredite aufnehmen. „Einmal“ gilt für jede Karte für sich. Kredite werden nicht angeboten, wo es nichts mehr zu bezahlen gibt: beim Ziehen und am Ende eines Zuges, sofern nicht noch eine Fähigkeit übrig ist oder die Bank von England ausliegt.',
      },
      {
        number: 'L24',
        text: 'Was dein Geld nicht deckt, kannst du mit Krediten bezahlen.',
        ruling:
          'Geld ist deshalb nie ein Grund für eine Ablehnung: Bei einer teuren Wahl steht dabei, wie viele Kredite sie erfordert.',
      },
    ],
  },
  {
    heading: 'Die Stadt ausbauen',
    rules: [
      {
        number: 'L30',
        text: 'Du spielst eine oder mehrere Karten aus der Hand, eine nach der anderen. Für jede wirfst du zuerst eine Handkarte derselben Farbe ab und bezahlst die Zusatzkosten.',
        ruling: null,
      },
      {
        number: 'L31',
        text: 'Die Karte beginnt einen neuen Stapel, oder du legst sie auf die oberste Karte eines deiner Stapel, ob diese nun offen oder verdeckt liegt. Auf eine Karte, die in diesem Zug gelegt wurde, kommt sie nie. Gleiche Karten dürfen in einem Baugebiet liegen, und jede von ihnen wirkt.',
        ruling: null,
      },
      {
        number: 'L32',
        text: 'Eine dauerhafte Fähigkeit wirkt, sobald ihre Karte offen obenauf liegt, und endet, wenn die Karte überdeckt oder umgedreht wird. Alles andere auf einer Karte wirkt erst, wenn du in einem späteren Zug die Stadt verwaltest.',
        ruling: null,
      },
      {
        number: 'L33',
        text: 'Armenkarten, die elf grauen Karten, können weder gebaut noch für den Bau einer anderen Karte abgeworfen werden, außer wenn eine Karte es sagt. Aus der Hand kommen sie nur durch Fähigkeiten von Karten, als Aktivierungskosten oder nach L12.',
        ruling: null,
      },
      {
        number: 'L34',
        text: 'Die vier Aktionskarten spielst du nur, während du die Stadt ausbaust. Für sie wird nichts abgeworfen, und sie kommen nie ins Baugebiet. Eine gespielte Aktionskarte wird beiseitegelegt; am Ende der Aktion kommt sie wie eine abgeworfene Karte in die Auslage. Auf der Hand ist sie auch eine gewöhnliche Karte ihrer Farbe.',
        ruling: 'Es ist erlaubt, beim Ausbauen nichts als eine Aktionskarte zu spielen.',
      },
      {
        number: 'L35',
        text: 'Hast du keine Karte, die du regelgerecht spielen könntest, darfst du das Ausbauen nicht wählen.',
        ruling: null,
      },
    ],
  },
  {
    heading: 'Land kaufen',
    rules: [
      {
        number: 'L40',
        text: 'Du bezahlst einen der drei offen liegenden Stadtbezirke und legst ihn auf deine eigenen. Sein Platz wird sofort aufgefüllt, dann erhältst du den Ertrag; Karten ziehst du nach L10.',
        ruling:
          'Ist der Stapel der Stadtbezirke leer, bleibt der Platz leer. Gibt es keinen Stadtbezirk mehr, kannst du diese Aktion nicht wählen.',
      },
      {
        number: 'L41',
        text: 'Überdeckte Stadtbezirke zählen weiter für ihre Seite des Flusses, für die Lage am Fluss und für die Zahl deiner Stadtbezirke. Nur Fähigkeit und Verwaltungseffekt des obersten wirken, die eines neuen sofort.',
        ruling: null,
      },
      {
        number: 'L42',
        text: 'Sollst du mehr Armut verlieren, als du hast, verlierst du alle; der Rest verfällt.',
        ruling: null,
      },
    ],
  },
  {
    heading: 'Die Stadt verwalten',
    rules: [
      {
        number: 'L50',
        text: 'Du aktivierst Karten, die offen oben auf deinen Stapeln liegen, in beliebiger Reihenfolge, jede höchstens einmal pro Zug. Für jede bezahlst du die Aktivierungskosten: Geld oder eine Handkarte beliebiger Farbe, sofern die Karte keine nennt; auch eine Armenkarte ist recht. Dann führst du den ganzen Effekt aus, seine Teile in beliebiger Reihenfolge, und drehst die Karte um, wenn sie das Umdrehsymbol trägt.',
        ruling: null,
      },
      {
        number: 'L51',
        text: 'Hat dein oberster Stadtbezirk einen Verwaltungseffekt, musst du ihn während des Verwaltens einmal aktivieren, zu einem beliebigen Zeitpunkt. Stadtbezirke werden nie umgedreht.',
        ruling: null,
      },
      {
        number: 'L52',
        text: 'Manche Karten lassen die anderen zahlen oder nehmen ihnen Geld ab.',
        ruling:
          'Für eine Zahlung, die eine fremde Karte verlangt (Feuerwehr), gilt L22: Wer zu wenig Geld hat, nimmt Kredite auf. Eine Karte, die Geld nimmt (Lloyds of London), nimmt, was da ist, und zwingt nie zu einem Kredit.',
      },
      {
        number: 'L53',
        text: 'Wenn du mit dem Aktivieren fertig bist, nimmst du 1 Armut für jeden deiner Stapel, für jeden Kredit über 10 Pfund und für jede Handkarte.',
        ruling: null,
      },
      {
        number: 'L54',
        text: 'Du musst keine Stadtkarte aktivieren.',
        ruling: 'Verwalten ist immer erlaubt. Eine Karte ohne Verwaltungseffekt kann nicht aktiviert werden.',
      },
    ],
  },
  {
    heading: 'Drei Karten ziehen',
    rules: [
      {
        number: 'L60',
        text: 'Du ziehst nach L10 genau drei Karten, oder alle, die noch da sind, wenn es weniger sind.',
        ruling: null,
      },
    ],
  },
  {
    heading: 'Ende des Spiels',
    rules: [
      {
        number: 'L70',
        text: 'Ist der Nachziehstapel am Ende eines Zuges zum ersten Mal leer, egal wie es dazu kam, haben alle anderen der Reihe nach noch einen vollen Zug. Dann endet das Spiel.',
        ruling: null,
      },
      {
        number: 'L71',
        text: 'Gewertet wird in dieser Reihenfolge. Du nimmst 1 Armut für jede Handkarte, und diese Karten verlassen das Spiel. Du erhältst das Endprestige aller Stadtkarten in deinem Baugebiet, auch der überdeckten und verdeckten. Du zahlst Kredite für je 15 Pfund zurück, soweit dein Geld reicht. Du erhältst 1 Prestige für je volle 3 Pfund und verlierst 7 für jeden offenen Kredit. Alle legen so viel Armut ab, wie die Person mit der geringsten Armut hat. Was übrig bleibt, kostet Prestige nach der Tabelle (L72).',
        ruling: null,
      },
      {
        number: 'L72',
        text: 'Die Armutstabelle: 1 oder 2 kosten 1 Prestige, 3 kosten 2, 4 kosten 3, 5 kosten 5, 6 kosten 7, 7 kosten 9, 8 kosten 11, 9 kosten 13 und 10 kosten 15; jede weitere über 10 kostet noch einmal 3.',
        ruling: null,
      },
      {
        number: 'L73',
        text: 'Das meiste Prestige gewinnt. Bei Gleichstand entscheidet die geringste Armut (gezählt nach den Handkarten aus L71), dann die Zahl der Stadtbezirke, dann die einzelne Stadtkarte mit dem meisten Prestige im Baugebiet, auch wenn sie überdeckt ist oder verdeckt liegt.',
        ruling: 'Wer dann noch gleichauf ist, teilt sich den Platz.',
      },
      {
        number: 'L74',
        text: 'Dein Ergebnis ist, was nach L71 bleibt.',
        ruling: 'Es darf negativ sein.',
      },
      {
        number: 'L75',
        text: 'Gewertet wird, was du am Ende des Spiels hast.',
        ruling:
          'Bei der Wertung werden keine Kredite aufgenommen, und das Zurückzahlen ist Pflicht. Geld, das noch auf Läden liegt, zählt nicht, und Pubs helfen hier nicht.',
      },
    ],
  },
  {
    heading: 'Die Karten im Einzelnen',
    rules: [
      {
        number: 'L80',
        text: 'Schule: Wenn du eine Handkarte wegen ihrer Farbe abwirfst, darfst du 1 Pfund zahlen, und sie gilt als beliebige Farbe.',
        ruling: 'Für Armenkarten gilt das nie. Du darfst es beliebig oft tun.',
      },
      {
        number: 'L81',
        text: 'Kaffeehaus: Für den Bau wird nichts abgeworfen. Wenn du es aktivierst, legst du eine braune, blaue oder rosa Karte aus der Auslage offen darauf, ohne etwas abzuwerfen; Aktionskarten taugen dafür nicht.',
        ruling:
          'Die Zusatzkosten dieser Karte bezahlst du. Gibt es keine solche Karte, geschieht nichts. Ihre dauerhafte Fähigkeit wirkt sofort, aktiviert wird sie in diesem Zug aber nicht.',
      },
      {
        number: 'L82',
        text: 'Wren: Du legst ihn beiseite (L34) und spielst sofort eine oder zwei Karten aus der Hand, ohne etwas abzuwerfen; Zusatzkosten bezahlst du.',
        ruling: 'Für das Legen gilt L31. Hast du nichts zu spielen, kannst du ihn nicht spielen.',
      },
      {
        number: 'L83',
        text: 'Krankenhaus: Wenn eine andere Karte nach ihrer Aktivierung umgedreht würde, darfst du stattdessen ein offen liegendes Krankenhaus umdrehen. Die verschonte Karte wird in diesem Zug nicht noch einmal aktiviert.',
        ruling:
          'Dieses Umdrehen ist die Aktivierung des Krankenhauses. Das Umdrehen eines Krankenhauses selbst wird nicht ersetzt, und eines, das in diesem Zug gelegt wurde, hilft nicht.',
      },
      {
        number: 'L84',
        text: 'Läden: Jede Stadtkarte, die du danach in dein Baugebiet legst, bringt 1 Pfund auf jede deiner Karten „Läden“, die offen obenauf liegt.',
        ruling:
          'Stadtbezirke, Aktionskarten und die Karte, die die Läden überdeckt, zählen nicht. Werden sie überdeckt, ist das Geld verloren. Verschont sie ein Krankenhaus, beginnen sie wieder bei 0 Pfund.',
      },
      {
        number: 'L85',
        text: 'Börse sowie Islington & Stoke Newington: Einmal während deines Zuges darfst du eine Handkarte gegen eine Karte der Auslage tauschen.',
        ruling:
          'Die beiden Karten wechseln die Plätze; das ist weder Ziehen noch Abwerfen. Auch Armenkarten dürfen getauscht werden.',
      },
      {
        number: 'L86',
        text: 'Universität London: Beim ersten Ziehen zu Beginn deines Zuges siehst du dir die obersten drei Karten des Nachziehstapels an. Du nimmst eine davon oder eine aus der Auslage; die anderen legst du in beliebiger Reihenfolge oben zurück.',
        ruling: 'Sind es weniger als drei, siehst du dir diese an.',
      },
      {
        number: 'L87',
        text: 'Parlament: Zu Beginn deines Zuges ziehst du 0, 1 oder 2 Karten. Wandsworth: Du darfst dabei eine mehr ziehen.',
        ruling: 'Du entscheidest nach jeder Karte.',
      },
      {
        number: 'L88',
        text: 'Whitehall: Du aktivierst eine andere Stadtkarte ein zweites Mal, ohne ihre Kosten in Karten; Kosten in Geld bezahlst du.',
        ruling:
          'Es muss eine Karte sein, die in diesem Zug aktiviert wurde und noch oben auf ihrem Stapel liegt, auch wenn sie dabei umgedreht wurde, und kein Krankenhaus. Danach liegt sie verdeckt, wenn sie das Umdrehsymbol trägt. Gibt es keine solche Karte, geschieht nichts.',
      },
      {
        number: 'L89',
        text: 'Lloyds of London: Alle anderen geben dir je 2 Pfund.',
        ruling: 'Wer weniger hat, gibt, was da ist.',
      },
      {
        number: 'L90',
        text: 'Bank von England: Ein Kredit bringt dir 12 Pfund.',
        ruling: 'In allem anderen ist es ein Kredit über 10 Pfund.',
      },
      {
        number: 'L91',
        text: 'Polizei und Fleet Street geben einer Person deiner Wahl Armut.',
        ruling:
          'Du wählst jemand anderen. Hast du keine Armut, gibt die Polizei keine weiter, und du erhältst das Prestige trotzdem.',
      },
      {
        number: 'L92',
        text: 'Gefängnis Brixton, Gefängnis Millbank und Arbeitshaus lassen dich beim Aktivieren Karten abwerfen.',
        ruling:
          'Du darfst auch keine abwerfen. Geld und Prestige bekommst du auch, wenn du keine Armut zu verlieren hast. Dieses Abwerfen zählt als Effekt, nicht als Kosten in Karten.',
      },
      {
        number: 'L93',
        text: 'Brücke, Tower Bridge und Stadthäuser zählen Karten deines Baugebiets nach Farbe.',
        ruling:
          'Gezählt werden die Karten, die in diesem Augenblick offen zu sehen sind, nach ihrer aufgedruckten Farbe.',
      },
      {
        number: 'L94',
        text: 'Weltausstellung: Zum Aktivieren wirfst du eine blaue Karte ab.',
        ruling: 'Eine Karte, die nach L80 als blau gilt, genügt, aber nie eine Armenkarte.',
      },
      {
        number: 'L95',
        text: 'Lambeth: Einmal während deines Zuges darfst du 2 Pfund zahlen, um 1 Armut zu verlieren.',
        ruling: 'Du brauchst dafür 1 Armut. Auch nach L53 darfst du es noch tun.',
      },
    ],
  },
];
