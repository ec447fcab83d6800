import type { LessonKey } from './en.ts';

export const lesson: Readonly<Record<LessonKey, string>> = {
  'lesson.aim':
    'Willkommen in London! Rund um dein Startplättchen, {home:tile}, baust du in vier Epochen einen Bezirk auf. Wer am Ende die meisten Punkte hat, gewinnt.',
  'lesson.keyples':
    'Keyples sind deine Arbeitskräfte. Sie warten hinter deinem Sichtschirm: Die anderen sehen, wie viele du hast, aber nicht ihre Farben. In deinem Zug tust du genau eines: bieten, ein Plättchen nutzen, ein Plättchen aufwerten, passen oder lossegeln.',

  'lesson.bid':
    'Die Plättchen in der Mitte werden versteigert. Für {tile:tile} führt {rival:seat} mit einem roten Keyple: In dieser Epoche dürfen dorthin nur rote, und du brauchst mehr als einen. Biete 2 rote Keyples.',
  'lesson.bid.nudge':
    'Auch das geht. Wenn du der Einführung folgen willst, nimm es zurück und biete 2 rote Keyples für {tile:tile}.',
  'lesson.outbid':
    '{rival:seat} hat dich bei {tile:tile} überboten. Deine zwei Keyples bleiben neben dem Plättchen stehen, verloren sind sie aber nicht: Bezahlt werden nur siegreiche Gebote, und erst am Ende der Epoche.',
  'lesson.move':
    'Ein unterlegenes Gebot darf weiterziehen, immer im Ganzen und in seiner Farbe. Biete für {tile:tile}: Wähle Rot, nimm deine zwei Keyples von {from:tile} mit und gib so viele dazu, wie du willst.',
  'lesson.move.nudge':
    'Warum nicht? Aber deine zwei roten Keyples bei {from:tile} wollen etwas tun: Nimm es zurück und lass sie für {tile:tile} bieten.',

  'lesson.own':
    'Plättchen mit einem Produktionsfeld lassen sich nutzen. Dein Startplättchen tauscht Fertigkeitsplättchen: Setz 1 blauen Keyple auf {tile:tile}, gib deine Münze zurück und nimm einen Ziegelstein. Den brauchst du bald.',
  'lesson.own.nudge':
    'Das ist erlaubt. Wenn du der Einführung folgen willst, nimm es zurück und nutze {tile:tile} mit 1 blauen Keyple: Münze zurück, Ziegelstein her.',
  'lesson.guest':
    '{rival:seat} hat {tile:tile} nach dir genutzt, und dafür brauchte es mehr Keyples als bei dir, in derselben Farbe. Ein Geschenk für dich: Am Ende der Epoche gehören alle Keyples in deinem Bezirk dir, egal, wer sie gesetzt hat.',
  'lesson.centre':
    'Auch Plättchen in der Mitte darfst du nutzen, sogar ohne Gebot. Setz 1 Keyple beliebiger Farbe auf {tile:tile} und nimm beide Verbindungsstücke.',
  'lesson.centre.nudge':
    'Das geht auch. Aber für den nächsten Schritt brauchst du Verbindungsstücke: Nimm es zurück und nutze {tile:tile}.',
  'lesson.lay':
    'Verbindungsstücke verbinden deine Plättchen und machen Aufwertungen möglich. Leg bei {tile:tile} eines an die Seite Ost und eines an die Seite Südost: Ein Plättchen, das du später dort anlegst, liegt dann darunter.',
  'lesson.lay.nudge':
    'Jede freie Seite ist recht. Die Einführung rechnet aber mit den Seiten Ost und Südost von {tile:tile}; du kannst es zurücknehmen.',

  'lesson.pass':
    '{rival:seat} hat gepasst. Das ist nur eine Pause: Wer passt, darf später wieder mitspielen. Wenn aber auch du passt, haben alle direkt nacheinander gepasst und müssen lossegeln, {rival:seat} zuerst.',
  'lesson.sail':
    'Lossegeln ist endgültig: In dieser Epoche bist du nicht mehr am Zug, und deine Gebote bleiben, wie sie sind. Jeder Anlegeplatz bringt etwas anderes, und wer am weitesten rechts liegt, beginnt die nächste Epoche. Segle los zum Anlegeplatz 2: 8 Keyples!',
  'lesson.sail.nudge':
    'Auch das hat seinen Reiz. Wenn du der Einführung folgen willst, nimm es zurück und segle zum Anlegeplatz 2.',
  'lesson.era-end':
    'Die Epoche ist zu Ende. Die siegreichen Gebote sind im Beutel, die Plättchen bei denen, die sie ersteigert haben; deine unterlegenen Gebote und alle Keyples in deinem Bezirk hast du zurückbekommen. Dann haben alle die Keyples ihres Anlegeplatzes gezogen.',
  'lesson.place':
    'Leg deine neuen Plättchen an deinen Bezirk an: {tile:tile} östlich oder südöstlich vom Startplättchen, wo ein Verbindungsstück wartet, und das andere, wo du willst. Dann sag, dass du fertig bist.',
  'lesson.place.nudge':
    'Gut, aber {tile:tile} sollte ein Verbindungsstück berühren, östlich oder südöstlich vom Startplättchen. Bis alle fertig sind, kannst du es zurücknehmen.',

  'lesson.era':
    'Epoche 2 bringt neue Plättchen, und keines hat schon eine Farbe. Wessen Segelboot am weitesten rechts liegt, beginnt.',
  'lesson.upgrade':
    'Werte {tile:tile} auf: Das Verbindungsstück an seiner Seite bleibt liegen, der Preis ist dein Ziegelstein, und 1 Keyple genügt. Danach ist das Plättchen 3 Punkte wert und bringt doppelt so viel ein.',
  'lesson.upgrade.nudge':
    'Auch das kann sich lohnen. Wenn du der Einführung folgen willst, nimm es zurück und werte {tile:tile} auf.',
  'lesson.abroad':
    'Jetzt bist du zu Gast: Nutze {tile:tile}, das {rival:seat} dir weggeschnappt hat, und nimm die Verbindungsstücke. Die Keyples, die du dort lässt, gehören am Ende der Epoche {rival:seat}.',
  'lesson.abroad.nudge':
    'Nur zu. Wenn du der Einführung folgen willst, nimm es zurück und nutze {tile:tile}.',

  'lesson.score':
    'Deine Punkte stehen hier, jeder mit seiner Herkunft. Viele Plättchen werten auch Verbindungsstücke, verbundene Plättchen, Keyples oder Fertigkeitsplättchen, vor allem die Routemasterplättchen: Du kennst sie schon und bietest in Epoche 4 für sie.',
  'lesson.free':
    'Von hier an gehört London dir: Spiel weiter, wie du willst. Wenn etwas nicht geht, zeig darauf, und du erfährst, warum, mit der Nummer der Regel. Viel Spaß!',
};
