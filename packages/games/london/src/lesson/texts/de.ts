import type { LessonKey } from './en.ts';

export const lesson: Readonly<Record<LessonKey, string>> = {
  'lesson.aim':
    'London ist abgebrannt, und du baust es wieder auf. Wer am Ende das meiste Prestige hat, gewinnt. Doch mit der Stadt wächst die Armut, und wer mehr davon hat als die anderen, verliert Prestige.',
  'lesson.turn':
    'Dein Zug hat zwei Teile. Zuerst ziehst du eine Karte; dann tust du eines von vier Dingen: die Stadt ausbauen, Land kaufen, die Stadt verwalten oder drei weitere Karten ziehen.',

  'lesson.draw':
    'Zieh eine Karte: verdeckt vom Nachziehstapel oder eine, die offen in der Auslage liegt. Welche, ist dir überlassen; entscheide dich danach, die Stadt auszubauen.',
  'lesson.draw.nudge':
    'Auch das geht. Wenn du der Einführung folgen willst, nimm es zurück und bau deine Stadt aus.',
  'lesson.build':
    'Wer eine Karte baut, wirft eine andere derselben Farbe ab. Bau „{card:card}“ und wirf „{discarded:card}“ ab, beide braun. Als Platz wähle „{under:card}“: Was verdeckt liegt, tut nichts mehr.',
  'lesson.build.nudge':
    'Gut, aber die Einführung rechnet mit „{card:card}“ auf „{under:card}“. Nimm es zurück und wirf dafür „{discarded:card}“ ab.',
  'lesson.board':
    'Was du abwirfst, kommt in die Auslage: Die Karte {discarded:card} dürfen jetzt alle ziehen. Sind beide Reihen voll, verdrängt der nächste Abwurf die untere Reihe aus dem Spiel.',
  'lesson.more':
    'Mach weiter: Bau „{card:card}“ und wirf etwas Blaues ab. Überdecke „{under:card}“ oder beginne einen neuen Stapel, der bei jedem Verwalten 1 Armut bringt. Dann wähle „{done}“.',
  'lesson.more.nudge':
    'Warum nicht? Aber die Einführung braucht „{card:card}“, auf „{under:card}“ oder für sich allein. Nimm es zurück, bau die Karte und wähle „{done}“.',

  'lesson.loan':
    '{rival:seat} hat deine Karte {card:card} gezogen und {borough:borough} auf Kredit gekauft: Wem Geld fehlt, erhält sofort 10 Pfund. Das kostet bei jedem Verwalten 1 Armut und am Ende 7 Prestige, außer man zahlt 15 Pfund zurück.',
  'lesson.run':
    'Zieh, was du willst, und verwalte dann deine Stadt. Jede offene Karte kannst du einmal aktivieren; die meisten werden dann umgedreht, bis du sie überdeckst.',
  'lesson.run.nudge':
    'Das Verwalten kann warten, die Einführung nicht: Nimm es zurück und verwalte deine Stadt.',
  'lesson.order':
    'Die Reihenfolge bestimmst du, und sie zählt. Die Karte {card:card} bringt 1 Pfund für jede offene braune Karte: Aktiviere sie zuerst, bevor die braunen umgedreht werden.',
  'lesson.order.nudge':
    'Die Reihenfolge ist deine Sache. Aber die Karte {card:card} bringt am Anfang am meisten: Nimm es zurück und beginne damit.',
  'lesson.fee':
    '„{card:card}“ verlangt eine Handkarte. Nimm dafür die Karte {paupers:card}: Bauen lässt sie sich nie, und was du am Ende des Verwaltens noch auf der Hand hast, bringt Armut.',
  'lesson.fee.nudge':
    'Die Reihenfolge ist frei. Aber aktiviere „{card:card}“, bevor du abschließt, und wirf dafür die Karte {paupers:card} ab. Du kannst es zurücknehmen.',
  'lesson.rest':
    'Aktiviere jetzt, was noch übrig ist, und schließ die Verwaltung ab. Zum Schluss kommt 1 Armut für jeden deiner Stapel, jeden Kredit und jede Handkarte.',

  'lesson.poverty':
    'So viel Armut hast du nach dem Verwalten. Auch {rival:seat} hat eine Stadt verwaltet, mit einem Kredit und vielen Handkarten. Überdecke also alte Karten und verwalte mit wenigen auf der Hand.',
  'lesson.buy':
    'Land lindert die Armut. Zieh eine Karte und kauf dann {borough:borough} für 6 Pfund: Das bringt 4 Prestige, 2 Armut bist du los, und du ziehst zwei Karten.',
  'lesson.buy.nudge':
    'Auch keine schlechte Idee. Wenn du der Einführung folgen willst, nimm es zurück und kauf {borough:borough}.',

  'lesson.ledger':
    'Dein Konto zeigt Zeile für Zeile, was du hättest, wäre jetzt Schluss. Viele Karten bringen ihr Prestige erst am Ende, auch wenn sie überdeckt sind oder verdeckt liegen.',
  'lesson.end':
    'Ist der Nachziehstapel leer, haben die anderen noch je einen Zug. Handkarten werden zu Armut, 3 Pfund zu 1 Prestige. Dann geben alle so viel Armut ab, wie die Person mit der wenigsten hat; der Rest kostet Prestige.',
  'lesson.free':
    'Von hier an gehört London dir: Der Nachziehstapel ist klein und das Ende nah. Wenn etwas nicht geht, zeig darauf, und du erfährst, warum. Viel Spaß!',
};
