export const lesson = {
  'lesson.aim':
    'Welcome! Around your home card, {home:card}, you build a village over four seasons, and whoever has the most points wins. Three turns of spring have been played.',
  'lesson.hand':
    'Every turn, each of you chooses one card in secret, and both are revealed together. The rest of the hand is passed on: what you leave is what {rival:seat} gets.',

  'lesson.road':
    'Cards with a road go to the upper row: these are the buildings where keyples work. Choose the {card:card}, place it to the right of your home and say that you are ready.',
  'lesson.road.nudge':
    'You can do that, too. To follow the lesson, take it back and place the {card:card} to the right of your home.',
  'lesson.pass':
    'Both cards were revealed, and your hands have changed places: these four cards are what {rival:seat} left you. Some of what you left will come back to you next turn.',
  'lesson.river':
    'Cards with a river go to the lower row. {card:card} brings 1 stone and 1 iron along: place it so that it touches the {by:card}, and say that you are ready.',
  'lesson.river.nudge':
    'Why not? To follow the lesson, take it back and place {card:card} so that it touches the {by:card}: its goods are wanted there.',

  'lesson.keyple':
    'Keyple cards put buildings to work, and their arrows say where: down means in your own village. Put green keyple card 1 above the {on:card}: it gives 2 transport and 1 upgrade.',
  'lesson.keyple.nudge':
    'That works, too. To follow the lesson, take it back and put green keyple card 1 above the {on:card}.',
  'lesson.transport':
    'Each transport moves one resource to a touching card. Move the stone and the iron from {from:card} to the {on:card}, upgrade it with them, and say that you are ready: now it yields 2 gold.',
  'lesson.transport.nudge':
    'There is always much to carry. To follow the lesson, take it back: both goods of {from:card} go to the {on:card}, and then comes the upgrade.',

  'lesson.abroad':
    'Right and left arrows lead to the other village: right to what lies right of the home there. Put green keyple card 3 above the {on:card} of {rival:seat}, take what you like, and be ready.',
  'lesson.abroad.nudge':
    'That is allowed. To follow the lesson, take it back and put green keyple card 3 above the {on:card} of {rival:seat}.',
  'lesson.guest':
    'What you took lies on your home, and the icon on your card brought you a token. {rival:seat} was a guest in your {on:card} meanwhile and took the gold along, but that keyple card stays with you.',
  'lesson.last':
    'The last card is played, too. There is one card above the {on:card} already, so the next one needs at least 2 keyples: yours has 3. Put it there for 2 gold, and say that you are ready.',
  'lesson.last.nudge':
    'That is possible. To follow the lesson, take it back and put your last card above the {on:card}.',

  'lesson.token':
    'Spring is over. {rival:seat} discarded the last card for a token; yours lets you use a building once more: use {home:card}, turn the upgrade tile on the {on:card} to its point, and that is it.',
  'lesson.token.nudge':
    'A token has many uses. To follow the lesson, take it back, use {home:card} and turn the upgrade tile on the {on:card}.',
  'lesson.stores':
    'Summer brings new hands. All keyple cards have gone under the stores, each under that of the village it was played in, whoever played it. There they count at the end.',
  'lesson.winter':
    'Your secret goals: before winter you place one of these cards, and the others are dealt to all. The {card:card} scores 3 points for each green keyple under your store, and you have some already.',
  'lesson.points':
    'Points also come from the boxes of your cards and from turned upgrade tiles, and gold that scores nowhere else is worth 1 each. Nothing scores for two cards at once.',
  'lesson.free':
    'The rest of the year is yours: play on as you like. If something cannot be done, point at it and you are told why. Have fun!',
};

export type LessonKey = keyof typeof lesson;
