import type { LessonKey } from './en.ts';

export const lesson: Readonly<Record<LessonKey, string>> = {
  'lesson.aim':
    'Willkommen! Um deine „{home:card}“ herum baust du in vier Jahreszeiten ein Dorf, und die meisten Punkte gewinnen. Drei Runden des Frühlings sind schon gespielt.',
  'lesson.hand':
    'In jeder Runde wählt ihr beide geheim eine Karte und deckt sie zusammen auf. Der Rest der Hand wird weitergegeben: Was du übrig lässt, bekommt {rival:seat}.',

  'lesson.road':
    'Karten mit Straße kommen in die obere Reihe: Dort arbeiten Keyples. Wähle „{card:card}“, leg die Karte rechts neben deine Startkarte und sag, dass du bereit bist.',
  'lesson.road.nudge':
    'Auch das geht. Wenn du der Einführung folgen willst, nimm es zurück und leg „{card:card}“ rechts neben deine Startkarte.',
  'lesson.pass':
    'Beide Karten sind aufgedeckt, und ihr habt die Hände getauscht: Diese vier hat {rival:seat} übrig gelassen. Einen Teil von deinen bekommst du in der nächsten Runde zurück.',
  'lesson.river':
    'Karten mit Fluss kommen in die untere Reihe. „{card:card}“ bringt 1 Stein und 1 Eisen mit: Leg die Karte so, dass sie „{by:card}“ berührt, und sag, dass du bereit bist.',
  'lesson.river.nudge':
    'Warum nicht? Wenn du der Einführung folgen willst, nimm es zurück und leg „{card:card}“ so, dass sie „{by:card}“ berührt: Dort braucht man ihre Rohstoffe.',

  'lesson.keyple':
    'Keyple-Karten lassen Gebäude arbeiten. Der Pfeil nach unten heißt: im eigenen Dorf. Spiel die grüne Keyple-Karte 1 auf „{on:card}“: Das bringt 2 Transportpunkte und 1 Aufwertung.',
  'lesson.keyple.nudge':
    'Das geht auch. Wenn du der Einführung folgen willst, nimm es zurück und spiel die grüne Keyple-Karte 1 auf „{on:card}“.',
  'lesson.transport':
    'Jeder Transportpunkt bringt einen Rohstoff eine Karte weiter. Bring Stein und Eisen von „{from:card}“ nach „{on:card}“, werte die Karte damit auf und sei bereit: Nun bringt sie 2 Gold.',
  'lesson.transport.nudge':
    'Zu schleppen gibt es immer etwas. Wenn du der Einführung folgen willst, nimm es zurück: Beide Rohstoffe von „{from:card}“ kommen nach „{on:card}“, dann folgt die Aufwertung.',

  'lesson.abroad':
    'Der rechte Pfeil führt zu den Karten rechts von der Startkarte gegenüber, der linke nach links. Spiel die grüne Keyple-Karte 3 auf „{on:card}“ bei {rival:seat} und nimm, was du magst.',
  'lesson.abroad.nudge':
    'Das ist erlaubt. Wenn du der Einführung folgen willst, nimm es zurück und spiel die grüne Keyple-Karte 3 auf „{on:card}“ bei {rival:seat}.',
  'lesson.guest':
    'Dein Gewinn liegt auf der Startkarte, und das Symbol der Karte brachte dir einen Marker. {rival:seat} war zu Gast auf „{on:card}“ und nahm Gold mit, aber diese Keyple-Karte bleibt bei dir.',
  'lesson.last':
    'Auch die letzte Karte wird gespielt. Über „{on:card}“ liegt schon eine, also braucht die nächste mindestens 2 Keyples. Deine hat 3: Spiel sie dort für 2 Gold und sag, dass du bereit bist.',
  'lesson.last.nudge':
    'Das ist möglich. Wenn du der Einführung folgen willst, nimm es zurück und spiel deine letzte Karte auf „{on:card}“.',

  'lesson.token':
    'Der Frühling ist um. {rival:seat} warf die letzte Karte für einen Marker ab. Gib deinen aus: Nutze „{home:card}“, dreh das Aufwertungsplättchen auf „{on:card}“ zur Punktseite, und fertig.',
  'lesson.token.nudge':
    'Ein Marker ist vielseitig. Wenn du der Einführung folgen willst, nimm es zurück, nutze „{home:card}“ und dreh das Aufwertungsplättchen auf „{on:card}“ um.',
  'lesson.stores':
    'Der Sommer bringt neue Karten. Alle Keyple-Karten liegen jetzt unter dem Lager des Dorfs, in dem sie gearbeitet haben, egal, von wem sie kamen. Dort zählen sie am Ende.',
  'lesson.winter':
    'Deine geheimen Ziele: Vor dem Winter legst du eine dieser Karten, die anderen werden neu verteilt. „{card:card}“ bringt 3 Punkte je grünem Keyple unter deinem Lager, und einige hast du schon.',
  'lesson.points':
    'Punkte bringen auch die Kästen deiner Karten und umgedrehte Aufwertungsplättchen, und Gold, das sonst nirgends zählt, je 1. Nichts zählt für zwei Karten zugleich.',
  'lesson.free':
    'Der Rest des Jahres gehört dir: Spiel weiter, wie du willst. Wenn etwas nicht geht, zeig darauf, und du erfährst, warum. Viel Spaß!',
};
