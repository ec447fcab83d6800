import type { Texts } from './en.ts';

export const de: Texts = {
  seat: 'Spieler {number}',

  error: 'thameside: {message}',
  'error.help': 'Versuche: thameside {command}',
  'error.internal':
    'thameside: Das ist ein Fehler des Programms, nicht deiner. Bitte melde ihn mit den folgenden Zeilen.',
  'error.output': 'Die Ausgabe lässt sich nicht schreiben ({why}): Prüfe die Platte oder das Ziel.',

  'args.unknown-command': 'Es gibt keinen Befehl „{command}“. Die Befehle sind {known}.',
  'args.unknown-flag': 'Es gibt hier keinen Schalter {flag}. Die Schalter sind {known}.',
  'args.no-value': '{flag} nimmt keinen Wert: Lass ihn weg.',
  'args.needs-value':
    '{flag} braucht einen Wert: Schreib ihn hinter den Schalter, also „{flag} WERT“ oder „{flag}=WERT“.',
  'args.extra-word':
    '„{word}“ ist ein Wort zu viel: Lass es weg, oder setz einen Namen mit Leerzeichen in Anführungszeichen.',
  'args.whole-number': '{flag} muss eine ganze Zahl von {min} bis {max} sein, nicht „{value}“.',
  'args.pair': '{flag} muss die Form name=wert haben, nicht „{value}“.',
  'args.language': 'Es gibt keine Sprache „{value}“. Die Sprachen sind {known}.',
  'args.needs-game': 'Nenne ein Spiel: {known}.',
  'args.unknown-game': 'Es gibt kein Spiel „{game}“. Die Spiele sind {known}.',
  'args.needs-file': 'Nenne eine Partiedatei, oder - für die Standardeingabe.',
  'args.no-stdin': '{flag} kann hier nicht - sein: Die Standardeingabe ist die Tastatur.',
  'args.option-value': 'Die Tischoption „{option}“ muss eine von diesen sein: {known}.',
  'args.unknown-option': 'Es gibt keine Tischoption „{option}“. Die Optionen sind {known}.',
  'args.unknown-bot': '{flag}: Es gibt keinen Bot „{bot}“. Die Bots sind {known}.',
  'args.not-both': '{flag} und {other} widersprechen einander: Lass einen davon weg.',
  'args.one-of': 'Verwende nur einen der Schalter {flags} auf einmal.',
  'args.other-game': '{file} ist eine Partie {game}, nicht {wanted}: Lass den Namen des Spiels weg.',
  'args.seat-count':
    'Es {count|spielt eine Person|spielen # Personen} mit, aber --seats nennt {listed}: Schreib für jede ein Wort.',
  'args.seat-range': 'Das Spiel ist für {min} bis {max} Personen, nicht für {listed}.',
  'args.empty-range': '--players {value} ist leer: Schreib die kleinere Zahl zuerst.',

  'arena.no-log': '{file} ist kein Protokoll eines Wettkampfs: Nenne eine andere Datei.',
  'arena.other-log':
    '{file} gehört zu einem anderen Wettkampf: andere Bots, Plätze, Optionen, Regeln oder ein anderer Startwert. Nenne eine andere Datei.',
  'file.not-there': 'Es gibt keine Datei {file}: Prüfe den Namen und den Ordner, in dem du bist.',
  'file.unreadable':
    '{file} ist nicht lesbar ({why}): Prüfe, ob es eine Datei ist und ob du sie lesen darfst.',
  'file.unwritable': '{file} lässt sich nicht schreiben ({why}): Wähle einen anderen Ort.',
  'file.not-overwritten':
    '{file} gibt es schon, und es ist keine Partiedatei; sie bleibt unberührt: Wähle einen anderen Namen.',
  'file.not-json': '{file} ist kein JSON: Berichtige es in Zeile {line}, Spalte {column}.',
  'file.not-json-near': '{file} ist kein JSON: Berichtige es bei „{near}“.',
  'file.no-such-game':
    '{file} ist eine Partie „{game}“, und das Spiel ist nicht da. Die Spiele sind {known}.',
  'file.bad-match': '{file}, Zeile {line}: {fault}',

  'fault.no-match-file': 'Das ist keine Partiedatei; deren erste Zeile ist „thameside match 1“.',
  'fault.missing': 'Die Zeile „{detail}“ fehlt.',
  'fault.unknown-line': 'Eine Zeile kann nicht mit „{detail}“ beginnen.',
  'fault.wrong-game': 'Die Partie gehört zu einem anderen Spiel: {detail}.',
  'fault.wrong-rules':
    'Die Partie wurde nach Fassung {detail} der Regeln gespielt, und dieses Programm hat eine andere.',
  'fault.wrong-set': 'Die Partie wurde mit dem Material {detail} gespielt: Gib seine Datei mit --set an.',
  'fault.bad-seats': 'Das Spiel ist nicht für diese Zahl von Personen: {detail}.',
  'fault.bad-option': 'Diese Tischoption oder diesen Wert gibt es nicht: {detail}.',
  'fault.bad-seed': 'Ein Startwert hat 32 hexadezimale Ziffern, nicht „{detail}“.',
  'fault.bad-from': 'Die Stellung nach „from“ ist keine Stellung dieses Spiels.',
  'fault.bad-commitment': 'Das Versprechen gehört nicht zum Startwert: {detail}.',
  'fault.bad-entry': 'Das ist nicht die nächste Antwort oder nicht wie eine geschrieben: {detail}.',
  'fault.wrong-question': 'Diese Person wird das jetzt nicht gefragt: {detail}.',
  'fault.not-offered': 'Diese Antwort ist hier nicht möglich: {detail}.',
  'fault.wrong-score': 'Zu dieser Wertung führen die Antworten nicht: {detail}.',
  'fault.wrong-hash': 'Die Partie ist an dieser Stelle nicht die, die gespeichert wurde: {detail}.',
  'fault.after-end': 'Nach dem Ende der Partie stehen noch Antworten.',

  'set.valid': '{file} ist gültig: Material {set}, Prüfsumme {hash}. Mit --set spielst du damit.',
  'set.bad': '{file} hat {count|einen Fehler|# Fehler}:',
  'set.fault': '  {at}: {message}',
  'set.whole': 'die ganze Datei',
  'components.head': '{game}, Material {set}, {count|ein Teil|# Teile}. Prüfsumme: {hash}',
  'components.value': '{name}: {value} [{basis}]',
  'components.values': '{values} [{basis}]',
  'components.basis': '{count|Ein Wert beruht|# Werte beruhen} auf: {basis}',

  progress: '{done} von {total} Partien, noch {seconds} s',

  'head.game': '{name}, {players|eine Person|# Personen}',
  'head.set': 'Material {set}, Fassung {rules} der Regeln',
  'head.options': 'Tischoptionen: {options}',
  'head.commitment': 'Versprechen auf den Startwert: {commitment}',
  'log.title': 'Was geschah',
  'score.place': '{place}. {name}: {points|ein Punkt|# Punkte}',
  'score.seat': '{name}: bisher {points|ein Punkt|# Punkte}',
  'score.seat-open': '{name}: bisher {points|ein Punkt|# Punkte}, ohne Verdecktes',
  'score.line': '{points}  {source} ({rule})',
  'end.title': 'Die Partie ist zu Ende.',
  'end.seed': 'Der Startwert war {seed}.',
  'end.commitment': 'Sein SHA-256 ist {commitment}, das Versprechen vom Anfang.',

  'analyse.open': '{file}: Die Partie ist noch nicht zu Ende. Spiele sie erst fertig.',
  'analyse.course': 'Die Aussichten dessen, der entschied, soweit er es wissen konnte',
  'analyse.chance': 'Antwort {number}, {name}: {chance} %',
  'analyse.turning': 'Wendepunkt: Antwort {number}, {name}',
  'analyse.played': 'gespielt: {line}',
  'analyse.better': 'die Suche zieht vor: {line} (etwa {points|einen Punkt|# Punkte} mehr)',
  'analyse.none':
    'Keine Entscheidung sticht hervor: Was gespielt wurde, war ungefähr so gut wie alles andere.',
  'replay.open': 'Die Partie ist nicht zu Ende; sie hat bisher {count|eine Antwort|# Antworten}.',
  'replay.legal': 'Geprüft: Alle Antworten sind erlaubt.',
  'replay.checked.end': 'Geprüft: Die Wertung stimmt.',
  'replay.checked.hash': 'Geprüft: Der letzte Stand ist der gespeicherte.',
  'replay.checked.commitment': 'Geprüft: Der Startwert ist der versprochene.',
  'replay.secret': '(geheim)',
  'replay.answer': '{number}. {name}, {kind}: {answer}',
  'doctor.different': '{name}, Zeile {line}: weicht ab: {fault}',
  'doctor.unreadable': '{name}, Zeile {line}: nicht lesbar: {fault}',
  'doctor.broken': 'Sie ist beschädigt ({detail}).',
  'doctor.newer': '{name}: folgt Version {rules} der Regeln, und Version {newer} führt zum Gleichen.',
  'doctor.moved': '{name}: folgte Version {rules} der Regeln und geht mit Version {newer} weiter.',
  'doctor.none': 'In {places} liegt keine Partiedatei: Nenne den Ordner oder die Datei.',
  'doctor.summary':
    '{total|Eine Partie|# Partien}: {same} wie geschrieben, {different} abweichend, {unreadable} nicht lesbar.',
  'doctor.unchanged': 'Es wurde nichts geändert.',
  'doctor.offer':
    '{count|Eine Partie könnte|# Partien könnten} mit neueren Regeln weitergehen: Gib denselben Befehl mit --move-on, wenn du das willst.',

  'play.who.human': '{name}: du',
  'play.who.bot': '{name}: der Bot „{bot}“',
  'play.how': 'Antworte mit einer Nummer oder einem Wort. ? zeigt die Hilfe.',
  'play.help': `Antworte mit der Nummer vor einer Antwort oder mit ihren Wörtern.
Mehrere Antworten dürfen in einer Zeile stehen, etwa „bid, red, 3“: Alle werden gegeben oder keine.
Gibt es nur eine Antwort, wird sie für dich gegeben.
  ?                  diese Hilfe
  zeige NAME         was eine Karte oder ein Plättchen ist und kann: nach Namen oder Nummer einer Antwort
  warum              was jetzt nicht möglich ist, und welche Regel es verbietet
  zurück             deine letzte Antwort zurücknehmen
  neu                alles zurücknehmen, was du zurücknehmen kannst
  tisch              noch einmal der Tisch und die Frage
  verlauf            alles, was geschah
  punkte             die Punkte bisher, nach Herkunft
  speichern DATEI    die Partie speichern
  ende               die Partie speichern und gehen (oder Strg-D)`,
  'play.look.none':
    'Hier heißt nichts „{text}“. Nenne einen Namen, einen Teil davon oder die Nummer einer Antwort.',
  'play.look.many': 'Was davon? {names}',
  'play.forced': '{question} {label} (die einzige Antwort)',
  'play.refused': '{answer}: {reason} ({rule})',
  'play.nothing-refused':
    'Hier verbietet keine Regel etwas; nur die aufgeführten Antworten ergeben einen Sinn.',
  'play.no-answer':
    '„{text}“ ist keine der Antworten. Gib die Nummer einer Antwort ein, „warum“, oder ? für Hilfe.',
  'play.nothing-given': 'Keine der Antworten in dieser Zeile wurde gegeben.',
  'play.revealing':
    'Keine der Antworten in dieser Zeile wurde gegeben: Nach „{part}“ wird Verdecktes aufgedeckt. Gib zuerst die Antworten bis dahin.',
  'play.cannot-undo':
    'Es gibt nichts zurückzunehmen: Du hast nicht geantwortet, seit Verdecktes aufgedeckt wurde oder jemand anders spielte.',
  'play.undone': '{count|Eine Antwort wurde|# Antworten wurden} zurückgenommen.',
  'play.hand-over': '{name}, du bist dran. Drück die Eingabetaste, wenn sonst niemand hinsieht.',
  'play.saved': 'Gespeichert in {file}.',
  'play.go-on': 'Weiter geht es mit: {command}',
  'play.left': 'Es wurde nichts gespielt, also wird nichts gespeichert.',
  'order.look': 'zeige',
  'order.help': 'hilfe',
  'order.why': 'warum',
  'order.undo': 'zurück',
  'order.restart': 'neu',
  'order.log': 'verlauf',
  'order.score': 'punkte',
  'order.save': 'speichern',
  'order.view': 'tisch',
  'order.quit': 'ende',

  help: `Aufruf: thameside BEFEHL

  play         am Terminal gegen Bots spielen
  sim          Tausende Partien zufällig spielen und ihre Zahlen ausgeben
  arena        Bots gegeneinander spielen lassen und das Ergebnis in Zahlen nennen
  engine       die Regelmaschine für andere Programme, als Zeilen in JSON
  replay       eine Partiedatei lesen, prüfen und erzählen, was geschah
  analyse      eine beendete Partie durchsehen: der Gang der Aussichten, und wo sie kippte
  doctor       alle Partien nachspielen: welche abweichen, nicht lesbar sind, mit neueren Regeln weitergehen können
  components   das Material eines Spiels auflisten oder einen Ersatz dafür prüfen

  thameside BEFEHL --help sagt mehr über einen Befehl.
  --lang en|fr|de   Sprache; sonst die des Systems
  --version         die Version des Programms`,
  'help.play': `Aufruf: thameside play [SPIEL] [SCHALTER]

Am Terminal spielen. Ohne Schalter: du gegen zwei Bots.

  --players N           Zahl der Mitspielenden; die erste Person bist du
  --bots NAME           wer die anderen Plätze spielt: random, apprentice, merchant, alderman,
                        lord-mayor oder greedy
  --seats LISTE         wer auf jedem Platz spielt, etwa human,random,human
  --seed TEXT           legt das Mischen fest: gleicher Text, gleiche Partie
  --option NAME=WERT    eine Tischoption; mehrmals möglich
  --set DATEI           mit dem Material in DATEI spielen
  --load DATEI          eine gespeicherte Partie fortsetzen
  --save DATEI          wohin gespeichert wird, wenn du gehst oder die Partie endet

Während der Partie zeigt ?, was du eingeben kannst.`,
  'help.sim': `Aufruf: thameside sim SPIEL [SCHALTER]

Zufällige Partien spielen. Endet mit einem JSON-Objekt auf der Standardausgabe; der Exit-Code ist nur dann 0,
wenn jede Partie zu Ende kam und jede Eigenschaft erfüllt war.

  --players N           Zahl der Mitspielenden; ein Bereich (2-6) oder eine Liste (2,4) verteilt die Partien
  --games N             wie viele Partien (100)
  --seed TEXT           gleicher Text, gleiche Partien; Partie i hat den Startwert TEXT/i
  --check               jede Eigenschaft jedes Standes prüfen (ohne Schalter ebenso)
  --every N             die teuren Prüfungen nur bei jeder N-ten Entscheidung
                        (ein Zehntel der Partien, höchstens 100)
  --fast                nur spielen
  --option NAME=WERT    eine Tischoption; mehrmals möglich
  --set DATEI           mit dem Material in DATEI spielen`,
  'help.arena': `Aufruf: thameside arena SPIEL [SCHALTER]

Bots gegeneinander spielen lassen, jede Verteilung in jeder Sitzordnung. Am Ende steht ein JSON-Objekt auf der
Standardausgabe: zu jedem Bot seine Partien, seine Siege, deren Anteil mit 95-%-Intervall, seine mittlere
Punktzahl und seine Zeit pro Zug.

  --bots LISTE          wer spielt, etwa greedy,random; random, apprentice, merchant, alderman,
                        lord-mayor, greedy,
                        search:1000 (Millisekunden Rechenzeit pro Zug), search:64i (Versuche pro Zug)
  --players N           Zahl der Plätze (einer je Bot)
  --games N             Zahl der Partien (100)
  --seed TEXT           derselbe Text, dieselben Partien
  --log DATEI           jede Partie in DATEI festhalten; gibt es sie schon, geht der Wettkampf damit weiter
  --option NAME=WERT    eine Tischoption; mehrmals möglich
  --set DATEI           mit dem Material in DATEI spielen`,
  'help.engine': `Aufruf: thameside engine

Das Protokoll der Regelmaschine: ein JSON-Objekt je Zeile auf der Standardeingabe, auf jedes eine Zeile Antwort
auf der Standardausgabe. Ihr Befehl „help“ nennt die anderen; docs/engine-protocol.md beschreibt sie alle.

  --lang en|fr|de       Sprache der Meldungen, wo eine Anfrage keine nennt`,
  'help.replay': `Aufruf: thameside replay DATEI [SCHALTER]

Eine Partiedatei lesen (- ist die Standardeingabe), prüfen, ob jede Antwort erlaubt ist und ob Wertung, letzter
Stand und Startwert die angegebenen sind, und erzählen, was geschah. Der Exit-Code ist 1, wenn etwas nicht
stimmt.

  --to N                nach N Antworten aufhören
  --log                 auch die Antworten aufführen
  --view N              nur was Spieler N sehen darf, mit dem Tisch am Schluss; oder: --view spectator
  --set DATEI           das Material, mit dem gespielt wurde, wenn es nicht unseres ist`,
  'help.analyse': `Aufruf: thameside analyse DATEI [SCHALTER]

Jede Entscheidung einer beendeten Partie (- ist die Standardeingabe) mit den Augen dessen durchsehen, der sie
traf: Wie gut waren die Aussichten, was hätte die Suche gespielt, welche drei Entscheidungen kosteten am meisten?

  --trials N            Versuche je Entscheidung (64); mehr sind sicherer und dauern länger
  --json                alles als ein JSON-Objekt
  --set DATEI           das Material, mit dem gespielt wurde, wenn es nicht unseres ist`,
  'help.doctor': `Aufruf: thameside doctor [ORDNER oder DATEI …] [SCHALTER]

Alle Partien in einem Ordner (in diesem, wenn keiner genannt ist) nachspielen, jede nach den Regeln, die sie
nennt: welche von dem abweichen, was geschrieben steht, welche nicht lesbar sind, welche mit den heutigen Regeln
zum Gleichen führen. Geändert wird nur, was du verlangst. Der Exit-Code ist 1, wenn eine Partie abweicht oder
nicht lesbar ist.

  --move-on             Partien, die mit neueren Regeln zum Gleichen führen, mit diesen weitergehen lassen
  --set DATEI           Material, mit dem gespielt wurde, wenn es nicht unseres ist; auch mehrmals`,
  'help.components': `Aufruf: thameside components SPIEL [SCHALTER]

Das ganze Material eines Spiels auflisten, jeden Wert mit seiner Grundlage: die Spielregel, eine Quelle oder eine
Annahme von uns.

  --export              das Material als Datei ausgeben, von der man ausgehen kann
  --check DATEI         einen Ersatz prüfen: jeder Fehler mit seiner Stelle; Exit-Code 1, wenn es einen gibt
  --json                die Liste als JSON`,

  'engine.about.help': 'Die Befehle und ihre Felder, die Fehlercodes und die Grenzen.',
  'engine.about.games': 'Die Spiele, mit ihren Spielerzahlen und Tischoptionen.',
  'engine.about.new': 'Eine Partie beginnen. Eine gleichen Namens wird ersetzt.',
  'engine.about.ask':
    'Die Frage an einen Platz, vollständig: Antworten, was abgelehnt wird und warum. Ohne Platz: der erste, auf den gewartet wird.',
  'engine.about.legal': 'Die möglichen Antworten eines Platzes, ohne Worte.',
  'engine.about.answer':
    'Eine oder mehrere Antworten geben, alle oder keine. Mit einer Version: nur wenn die Partie noch dort ist.',
  'engine.about.view': 'Was ein Platz sehen darf; null oder nichts ist jemand, der zuschaut.',
  'engine.about.score': 'Punkte nach Herkunft: alle, oder was ein Platz wissen darf.',
  'engine.about.undo': 'Die letzte Antwort eines Platzes zurücknehmen.',
  'engine.about.restart': 'Alles zurücknehmen, was ein Platz zurücknehmen kann.',
  'engine.about.save': 'Die Partie als Text. Er enthält den Startwert.',
  'engine.about.load': 'Eine Partie aus einem solchen Text oder aus einer Stellung beginnen.',
  'engine.about.playout':
    'Zufällig zu Ende spielen, auf einer Kopie oder mit "apply" in der Partie selbst. Mit "as": auf einer Kopie, in der neu verteilt ist, was dieser Platz nicht sieht.',
  'engine.about.quit': 'Ende.',

  'engine.error.too-long': 'Die Zeile ist zu lang.',
  'engine.error.not-utf8': 'Die Zeile ist nicht in UTF-8.',
  'engine.error.not-json': 'Die Zeile ist kein JSON.',
  'engine.error.too-deep': 'Die Anfrage ist tiefer als {max} Ebenen verschachtelt.',
  'engine.error.not-an-object': 'Die Anfrage ist kein JSON-Objekt.',
  'engine.error.bad-key': 'Der Schlüssel „{key}“ ist nirgends erlaubt.',
  'engine.error.bad-id': 'Eine id ist eine ganze Zahl, ein Text von höchstens {max} Zeichen oder null.',
  'engine.error.unknown-command': 'Es gibt keinen Befehl „{command}“. Die Befehle sind {known}.',
  'engine.error.unknown-field': 'Der Befehl hat kein Feld „{field}“. Seine Felder sind {known}.',
  'engine.error.missing-field': 'Das Feld „{field}“ fehlt ({shape}).',
  'engine.error.bad-field': 'Das Feld „{field}“ muss sein: {shape}.',
  'engine.error.contradiction': 'Gib nur eines von beiden an: {fields}.',
  'engine.error.unknown-game': 'Es gibt kein Spiel „{game}“. Die Spiele sind {known}.',
  'engine.error.bad-seats': 'Das Spiel ist für {min} bis {max} Personen, nicht für {seats}.',
  'engine.error.bad-option': 'Diese Tischoption oder diesen Wert gibt es nicht: {options}.',
  'engine.error.bad-set': 'Das Material hat {count|einen Fehler|# Fehler}.',
  'engine.error.unknown-match': 'Es gibt keine Partie „{match}“. Beginne eine mit „new“ oder „load“.',
  'engine.error.too-many-matches': 'Es gibt schon {max} Partien. Verwende einen ihrer Namen wieder.',
  'engine.error.no-such-seat': 'Es gibt keinen Platz {seat}; die Plätze sind 0 bis {last}.',
  'engine.error.stale':
    'Du hast Version {seen} der Partie gesehen; sie ist bei Version {version}. Nichts hat sich geändert.',
  'engine.error.bad-file': 'Zeile {line}: {fault}',
  'engine.error.bad-position': 'Die Stellung hat {count|einen Fehler|# Fehler}.',
  'engine.error.from-position':
    'Die Partie begann mit einer Stellung; kein Startwert und keine Antworten führen zu ihr.',
  'engine.error.over': 'Die Partie ist zu Ende.',
  'engine.error.not-asked': 'Dieser Platz wird jetzt nichts gefragt.',
  'engine.error.not-offered': 'Diese Antwort ist keine der angebotenen.',
  'engine.error.reveals':
    'Eine dieser Antworten deckt etwas Verdecktes auf: Was danach kommt, braucht eine eigene Anfrage.',
  'engine.error.cannot-undo': 'Es gibt nichts, was dieser Platz zurücknehmen könnte.',
  'engine.error.internal': 'Das ist ein Fehler der Regelmaschine. Die Partie hat sich nicht geändert.',
};
