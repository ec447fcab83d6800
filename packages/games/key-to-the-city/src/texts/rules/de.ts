import type { RuleSection } from '@thameside/kit';

export const RULES: readonly RuleSection[] = [
  {
    heading: 'Vorbereitung',
    rules: [
      {
        number: 'K1',
        text: 'Key to the City – London ist für 2 bis 6 Personen. Jede nimmt ein anderes Startplättchen, das ihre Spielfarbe bestimmt. Die Plätze folgen einander im Uhrzeigersinn.',
        ruling:
          'Die Startplättchen werden der Reihe nach gewählt oder zufällig verteilt; sie unterscheiden sich nur in der Farbe.',
      },
      {
        number: 'K2',
        text: 'Zum Vorrat gehören je 24 Verbindungsstücke in sechs Farben, je 24 Fertigkeitsplättchen von drei Sorten und je 40 Keyples in drei Farben. Alle Keyples kommen in den Beutel.',
        ruling: null,
      },
      {
        number: 'K3',
        text: 'Du ziehst zufällig 10 Keyples und hältst sie hinter deinem Sichtschirm geheim.',
        ruling: null,
      },
      {
        number: 'K4',
        text: 'Wer beginnt, entscheidet das Los oder eine Tischoption. Das Segelboot dieser Person liegt anfangs am Anlegeplatz Nummer 1 von Hungerford Bridge, dem Flussplättchen der Epoche 1; wo die anderen Segelboote dort liegen, spielt keine Rolle.',
        ruling: 'Der Anlegeplatz Nummer 1 ist der ganz rechts.',
      },
      {
        number: 'K5',
        text: 'Doppelt so viele Routemasterplättchen, wie Personen mitspielen, werden zufällig gezogen. Sie liegen von Anfang an offen da, aber bieten kannst du für sie erst in Epoche 4. Die übrigen verlassen das Spiel.',
        ruling: null,
      },
      {
        number: 'K6',
        text: 'Epoche 1 bringt die sechs Plättchen der Epoche 1 und zufällig gezogene Gebäudeplättchen: 4 zu zweit, 5 zu dritt, 6 zu viert, zu fünft oder zu sechst.',
        ruling: null,
      },
      {
        number: 'K7',
        text: 'Epoche 2 bringt die sechs Plättchen der Epoche 2 und noch einmal so viele Gebäudeplättchen, zufällig gezogen aus denen, die übrig sind. Epoche 3 bringt wieder die gleiche Anzahl, und diese sind schon einmal aufgewertet. Epoche 4 bringt die Routemasterplättchen aus K5. Mit „Gebäudeplättchen“ sind alle 22 gemeint: 14 Gebäude und 8 Sehenswürdigkeiten.',
        ruling: 'Die Plättchen einer Epoche kommen auf den Tisch, sobald alle mit K66 fertig sind.',
      },
    ],
  },
  {
    heading: 'Zugreihenfolge',
    rules: [
      {
        number: 'K10',
        text: 'Wessen Segelboot auf dem Flussplättchen der laufenden Epoche am weitesten rechts liegt, ist zuerst am Zug; danach geht es Platz für Platz im Uhrzeigersinn weiter. Wer losgesegelt ist, wird übersprungen.',
        ruling: null,
      },
      {
        number: 'K11',
        text: 'In deinem Zug tust du genau eines: bieten, ein Plättchen nutzen, ein Plättchen aufwerten, passen oder lossegeln.',
        ruling: null,
      },
    ],
  },
  {
    heading: 'Die Keyples',
    rules: [
      {
        number: 'K12',
        text: 'Alle Keyples einer Aktion haben dieselbe Farbe. Gibt es bei dem Plättchen in dieser Epoche schon Keyples, in Geboten ringsum oder darauf gesetzt, von wem auch immer, müssen deine von deren Farbe sein. Steht die Farbe eines Plättchens einmal fest, gilt sie bis zum Ende der Epoche.',
        ruling: null,
      },
      {
        number: 'K13',
        text: 'Deine Keyples nimmst du hinter deinem Sichtschirm hervor, aus einem oder mehreren deiner unterlegenen Gebote oder beides zusammen. Ein unterlegenes Gebot wird immer im Ganzen versetzt; Gruppen, die du in einem Gebot vereinst, sind von da an eine einzige Gruppe.',
        ruling:
          'Du darfst ein unterlegenes Gebot auch vom Rand eines Plättchens auf dasselbe Plättchen setzen.',
      },
      {
        number: 'K14',
        text: 'Keyples in einem siegreichen Gebot oder auf einem Plättchen bleiben dort bis zum Ende der Epoche. Solange eine Epoche läuft, kommt kein Keyple hinter einen Sichtschirm zurück.',
        ruling: null,
      },
    ],
  },
  {
    heading: 'Bieten',
    rules: [
      {
        number: 'K20',
        text: 'Du bietest mindestens 1 Keyple für ein Plättchen in der Mitte. Was du dort insgesamt bietest, muss mehr sein als jedes andere Gebot; gleich viel genügt nicht. Eine Obergrenze gibt es nicht.',
        ruling: null,
      },
      {
        number: 'K21',
        text: 'Du darfst ein eigenes Gebot um mindestens 1 Keyple erhöhen, ob es führt oder unterlegen ist, wenn es danach das siegreiche ist.',
        ruling: null,
      },
      {
        number: 'K22',
        text: 'Wirst du überboten, bleibt deine Gruppe, wo sie ist, bis du sie verwendest (K13).',
        ruling: null,
      },
    ],
  },
  {
    heading: 'Ein Plättchen nutzen',
    rules: [
      {
        number: 'K30',
        text: 'Du darfst jedes Plättchen mit einem Produktionsfeld nutzen: in deinem eigenen Bezirk, in dem einer anderen Person (auch wenn sie schon losgesegelt ist) oder in der Mitte. Startplättchen zählen ebenfalls.',
        ruling: null,
      },
      {
        number: 'K31',
        text: 'Um ein Plättchen zu nutzen, setzt du mindestens 1 Keyple darauf, und mehr, als in dieser Epoche zuletzt darauf gesetzt wurden, ob zum Nutzen oder zum Aufwerten und von wem auch immer. Eine Obergrenze gibt es nicht. Gebote zählen dabei nicht: Für Bieten und Setzen gibt es je eine eigene Leiter.',
        ruling: null,
      },
      {
        number: 'K32',
        text: 'Verlangt das Produktionsfeld ein Fertigkeitsplättchen, gibst du zuerst eines beliebiger Sorte zurück; wenn du keines hast, darfst du das Plättchen nicht nutzen. Du darfst dieselbe Sorte wieder nehmen.',
        ruling: null,
      },
      {
        number: 'K33',
        text: 'Du nimmst, was das Produktionsfeld auf der Seite zeigt, die gerade oben liegt. Weiße Symbole sind deine Wahl, und zwar beim Nehmen. Der Vorrat ist begrenzt: Was er nicht hergibt, ist verloren und wird nie nachgeholt. Fertigkeitsplättchen darfst du nicht ablehnen.',
        ruling: 'Du darfst ein Plättchen auch dann nutzen, wenn es nichts einbringt.',
      },
      {
        number: 'K34',
        text: 'Du darfst weniger Verbindungsstücke nehmen, als das Produktionsfeld zeigt.',
        ruling: null,
      },
      {
        number: 'K35',
        text: 'Verbindungsstücke, die du bekommst, musst du legen oder abwerfen, bevor dein nächster Zug beginnt. Die anderen warten nicht darauf.',
        ruling:
          'Hast du noch Verbindungsstücke, wenn du wieder am Zug bist, legst du sie zuerst alle oder wirfst sie ab. Abgeworfene kommen sofort in den Vorrat zurück.',
      },
      {
        number: 'K36',
        text: 'Ein Verbindungsstück legst du über eine Seite eines Plättchens in deinem eigenen Bezirk. An jede Seite passt nur eines. Eine Seite, die zwei Plättchen gemeinsam haben, ist eine einzige Seite: Ihr Verbindungsstück liegt auf beiden und verbindet sie. Ein Verbindungsstück an einer Außenseite liegt auf seinem Plättchen und verbindet später das, das dort angelegt wird.',
        ruling: 'Verbindungsstücke dürfen auch an Flussseiten liegen.',
      },
      {
        number: 'K37',
        text: 'Ein gelegtes Verbindungsstück wird nie mehr versetzt oder entfernt.',
        ruling: null,
      },
      {
        number: 'K38',
        text: 'Deine Fertigkeitsplättchen bewahrst du hinter deinem Sichtschirm auf.',
        ruling: null,
      },
    ],
  },
  {
    heading: 'Aufwerten',
    rules: [
      {
        number: 'K40',
        text: 'Aufwerten kannst du nur Plättchen in deinem eigenen Bezirk. Dein Startplättchen und jedes in den Epochen 1 und 2 ersteigerte Produktions- oder Gebäudeplättchen lassen sich je einmal aufwerten. Eine Sehenswürdigkeit lässt sich zweimal aufwerten, in getrennten Zügen; eine, die du in Epoche 3 ersteigerst, kommt schon einmal aufgewertet und hat nur noch die zweite Aufwertung vor sich. Andere Gebäude der Epoche 3, Flussplättchen und Routemasterplättchen werden nie aufgewertet.',
        ruling: null,
      },
      {
        number: 'K41',
        text: 'Du setzt Keyples auf das Plättchen; für sie gelten K12 und K31.',
        ruling: null,
      },
      {
        number: 'K42',
        text: 'Die verlangten Verbindungsstücke müssen an den Seiten des Plättchens liegen, und sie bleiben dort. Ein weißes darf jede Farbe haben; „verschiedene“ müssen sich untereinander unterscheiden; weitere Verbindungsstücke dürfen ebenfalls dort liegen. Innerhalb einer Aufwertung erfüllt jedes Verbindungsstück nur eine Forderung. Für eine spätere Aufwertung zählt es wieder, ebenso für das andere Plättchen, auf dem es liegt.',
        ruling: null,
      },
      {
        number: 'K43',
        text: 'Die verlangten Fertigkeitsplättchen kommen in den Vorrat zurück. Für ein weißes gibst du eines beliebiger Sorte.',
        ruling: null,
      },
      {
        number: 'K44',
        text: 'Das Plättchen wird auf die aufgewertete Seite gedreht; Keyples, Verbindungsstücke, Farbe und Leiter bleiben, wie sie sind. Bei der zweiten Aufwertung einer Sehenswürdigkeit kommt ihr 3D-Marker darauf.',
        ruling: 'Die Flussseiten eines Plättchens sind auf der Vorder- und der Rückseite dieselben.',
      },
      {
        number: 'K45',
        text: 'Ein Plättchen, das du aufwertest, produziert dabei nicht.',
        ruling: null,
      },
    ],
  },
  {
    heading: 'Passen und lossegeln',
    rules: [
      {
        number: 'K50',
        text: 'Wenn du passt, darfst du später in der Epoche wieder mitspielen. Passen aber alle, die noch nicht losgesegelt sind, direkt nacheinander, so segeln sie los, und zwar in der Reihenfolge des Passens: Alle wählen einen Anlegeplatz, sonst geschieht nichts mehr. Jede andere Aktion, auch das Lossegeln, unterbricht die Passfolge. Bist nur noch du übrig, segelst du beim Passen sofort los.',
        ruling:
          'Es zählt nur, wenn direkt nacheinander gepasst wird: Dieses „direkt“ steht in der deutschen Spielregel.',
      },
      {
        number: 'K51',
        text: 'Wenn du lossegelst, fährst du mit deinem Segelboot an einen freien Anlegeplatz des nächsten Flussplättchens und bist in dieser Epoche nicht mehr am Zug. Deine Gebote gelten weiter und können überboten werden; deine Plättchen können weiter genutzt werden. An jedem Anlegeplatz liegt nur ein Segelboot. Der Fluss führt von Hungerford Bridge (Epoche 1) über Millennium Bridge, London Bridge und The O2 bis Thames Barrier (Ende).',
        ruling: 'Alle Anlegeplätze sind offen, egal, wie viele mitspielen.',
      },
      {
        number: 'K52',
        text: 'Von deinem Anlegeplatz hängt ab, wer in der nächsten Epoche beginnt (K10), wie viele Keyples du ziehst (K64), wer das gerade verlassene Flussplättchen nimmt (K63) und, ganz am Ende, wie viele Punkte du auf Thames Barrier bekommst.',
        ruling: null,
      },
      {
        number: 'K53',
        text: 'Sobald das letzte Segelboot losgesegelt ist, endet die Epoche. In Epoche 4 folgt nach K60 bis K66 die Wertung. Ungenutzte Keyples und Fertigkeitsplättchen behältst du von Epoche zu Epoche.',
        ruling: null,
      },
    ],
  },
  {
    heading: 'Ende einer Epoche, in dieser Reihenfolge',
    rules: [
      {
        number: 'K60',
        text: 'Unterlegene Gebote kommen hinter den Sichtschirm derer zurück, die sie gemacht haben.',
        ruling: null,
      },
      {
        number: 'K61',
        text: 'Angefangen bei dem Segelboot, das auf dem gerade erreichten Flussplättchen am weitesten rechts liegt, und dann im Uhrzeigersinn nehmen alle die Plättchen, die sie ersteigert haben, samt den Keyples darauf. Die siegreichen Gebote kommen in den Beutel. Die Keyples, die auf einem Plättchen stehen, werden behalten (K65).',
        ruling: null,
      },
      {
        number: 'K62',
        text: 'Plättchen, für die niemand geboten hat, verlassen das Spiel.',
        ruling: 'Keyples, die auf einem solchen Plättchen stehen, kommen in den Beutel.',
      },
      {
        number: 'K63',
        text: 'Ein Anlegeplatz bringt das Flussplättchen der gerade beendeten Epoche ein: der ganz links, auf Thames Barrier der mit 8 Punkten, der The O2 einbringt. Wessen Segelboot dort liegt, nimmt das Flussplättchen, dreht es auf die Seite ohne Anlegeplätze und legt es nach K66 an. Liegt dort niemand, verlässt es das Spiel. Wer es nimmt, zieht auch die Keyples des Anlegeplatzes. Thames Barrier nimmt niemand.',
        ruling: null,
      },
      {
        number: 'K64',
        text: 'In der Reihenfolge von K61 ziehen alle verdeckt die Keyples ihres Anlegeplatzes aus dem Beutel.',
        ruling:
          'Reicht der Beutel nicht, wird gezogen, solange etwas da ist. Am Ende von Epoche 4 wird nichts gezogen.',
      },
      {
        number: 'K65',
        text: 'Du nimmst alle Keyples in deinem eigenen Bezirk hinter deinen Sichtschirm, egal, wer sie gesetzt hat.',
        ruling: null,
      },
      {
        number: 'K66',
        text: 'Alle zugleich legen sämtliche Plättchen an, die sie genommen haben, in beliebiger Reihenfolge, jedes auf ein freies Feld, das eine Seite mit dem Bezirk gemeinsam hat, auch in Lücken. Verbindungsstücke, die in das Feld ragen, liegen dann auf dem neuen Plättchen.',
        ruling:
          'Plättchen dürfen beliebig gedreht werden; gefragt wirst du nur bei solchen mit Flussseiten. Alle sehen, was angelegt wird, und es lässt sich ändern, bis alle fertig sind. Ein Plättchen, für das es kein erlaubtes Feld gibt, verlässt das Spiel.',
      },
      {
        number: 'K67',
        text: 'Eine Flussseite darf nur an einer Flussseite liegen und jede andere Seite nur an einer Seite ohne Fluss. Flussseiten müssen an nichts anschließen.',
        ruling: null,
      },
    ],
  },
  {
    heading: 'Wertung',
    rules: [
      {
        number: 'K70',
        text: 'Du erhältst die Punkte deiner Plättchen auf der Seite, die oben liegt (bei einer Sehenswürdigkeit 3, 6 oder 12), was die Wertungen deiner Plättchen einbringen (K76), und die Punkte deines Segelboots auf Thames Barrier.',
        ruling: null,
      },
      {
        number: 'K71',
        text: '„Verbunden“ heißt: durch eine lückenlose Kette von Verbindungsstücken der genannten Farbe.',
        ruling:
          'Das Plättchen, das gewertet wird, zählt selbst nicht mit, und die Kette darf durch beliebige Plättchen des Bezirks führen. Millennium Bridge zählt die anderen Flussplättchen (Hungerford Bridge, London Bridge und The O2), nicht aber Gebäude mit einem Stück Fluss.',
      },
      {
        number: 'K72',
        text: 'Bei Wertungen für Keyples zählen alle, die du nach K60 bis K65 der Epoche 4 hast, ob hinter oder vor deinem Sichtschirm, auch fremde, die du nach K65 eingesammelt hast.',
        ruling: null,
      },
      {
        number: 'K73',
        text: 'Madame Tussauds bringt 3 Punkte je Satz. So steht es in der englischen und der deutschen Spielregel; die französische druckt 2.',
        ruling: null,
      },
      {
        number: 'K74',
        text: 'Beim Victoria and Albert Museum besteht ein Satz aus einem Fertigkeitsplättchen jeder Sorte und einem weiteren beliebiger Sorte. Jedes Fertigkeitsplättchen zählt nur in einem Satz.',
        ruling: null,
      },
      {
        number: 'K75',
        text: 'Die meisten Punkte gewinnen. Bei Gleichstand gewinnt, wessen Segelboot unter den Beteiligten auf Thames Barrier am weitesten rechts liegt.',
        ruling: null,
      },
      {
        number: 'K76',
        text: 'Plättchen bringen auf diese Arten Punkte. Verbindungsstücke auf dem Plättchen: je Verbindungsstück der Farbe darauf, oder je Verbindungsstück beliebiger Farbe, wenn keine genannt ist. Verschiedene Verbindungsstücke auf dem Plättchen: je verschiedene Farbe darauf. Verbundene Plättchen: je anderes verbundenes Plättchen (K71). Verbundene Flussplättchen: siehe K71. Routemasterplättchen: je Routemasterplättchen im Bezirk, auch für dieses. Keyples und Fertigkeitsplättchen: je Stück dieser Farbe oder Sorte, das du hast. Sätze von Keyples: je Satz aus einem Keyple jeder Farbe. Sätze aus vier Fertigkeitsplättchen: siehe K74. 3D-Marker: je zweimal aufgewertete Sehenswürdigkeit. Sätze von Verbindungsstücken: so viele, wie dein Bezirk Verbindungsstücke seiner seltensten Farbe hat, jedes einmal gezählt; fehlt eine Farbe, gibt es keinen Satz. Plättchen mit sechs Verbindungsstücken: je Plättchen gleich welcher Art, dessen sechs Seiten alle belegt sind. Feste Punkte: die genannte Zahl.',
        ruling: null,
      },
    ],
  },
  {
    heading: 'Varianten',
    rules: [
      {
        number: 'K80',
        text: 'Die Jennifer-Variante ist eine Tischoption, mit der alle einverstanden sind. Keyples, die du nach K60 und K65 zurückbekommst, bleiben für alle sichtbar vor deinem Sichtschirm; du verwendest sie wie die anderen.',
        ruling: 'Das gilt auch für Keyples, die nach K61 mit einem Plättchen zu dir kommen.',
      },
      {
        number: 'K81',
        text: 'Geheim sind: die Farben der Keyples und die Sorten der Fertigkeitsplättchen hinter einem Sichtschirm, der Inhalt des Beutels nach Farben und welche Gebäudeplättchen als Nächstes kommen. Offen sind: wie viele Keyples und Fertigkeitsplättchen jede Person hat, wie viele Keyples im Beutel sind, der Vorrat, noch nicht gelegte Verbindungsstücke, Bezirke, Gebote und alle Routemasterplättchen im Spiel. Was offen genommen, ausgegeben oder zurückgenommen wird, steht im Protokoll.',
        ruling: null,
      },
    ],
  },
];
