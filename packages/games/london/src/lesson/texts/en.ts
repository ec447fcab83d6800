export const lesson = {
  'lesson.aim':
    'London has burned down, and you rebuild it. Whoever has the most prestige at the end wins. But growing cities breed poverty, and having more of it than the others costs prestige.',
  'lesson.turn':
    'Your turn has two parts. First you draw a card; then you do one of four things: develop your city, buy land, run your city, or draw three more cards.',

  'lesson.draw':
    'Draw a card: the top one of the deck, unseen, or one of those that lie open on the development board. Whichever you take, then choose to develop your city.',
  'lesson.draw.nudge':
    'You can do that, too. To follow the lesson, take it back and choose to develop your city.',
  'lesson.build':
    'A card is built by discarding another of its colour. Build {card:card} and discard {discarded:card}, both brown. Put it on {under:card}: that one lies face down and does nothing any more.',
  'lesson.build.nudge':
    'Fine, but the lesson counts on {card:card}, on top of {under:card}. Take it back and discard {discarded:card} for it.',
  'lesson.board':
    'What you discard goes to the development board: anybody may draw {discarded:card} now. Once both rows are full, the next discard pushes the bottom row out of the game.',
  'lesson.more':
    'Go on: build {card:card} with a blue discard. Cover {under:card}, or start a new stack, which brings 1 poverty in each run. Then choose “{done}”.',
  'lesson.more.nudge':
    'Why not? But the lesson needs {card:card}, on {under:card} or on its own. Take it back, build it, and choose “{done}”.',

  'lesson.loan':
    '{rival:seat} drew your {card:card}, and bought {borough:borough} with a loan of £10: whoever is short gets one at once. It brings 1 poverty in each run, is paid back with £15, or costs 7 prestige at the end.',
  'lesson.run':
    'Draw whatever you like, then run your city. Each card that lies face up can be activated once; most then turn face down, until you cover them.',
  'lesson.run.nudge': 'A run can wait, but the lesson cannot: take it back and choose to run your city.',
  'lesson.order':
    'The order is yours, and it matters. {card:card} brings £1 for each brown card that lies face up: activate it first, before the brown ones turn over.',
  'lesson.order.nudge':
    'The order is up to you. But {card:card} is worth most at the beginning: take it back and activate it first.',
  'lesson.fee':
    '{card:card} asks for a card from your hand. Pay with {paupers:card}: they can never be built, and whatever you hold when the run ends brings poverty.',
  'lesson.fee.nudge':
    'Any order will do, but activate {card:card} before you finish, and pay with {paupers:card}. You can take back what you did.',
  'lesson.rest':
    'Now activate what is left and finish the run. It ends with 1 poverty for each of your stacks, each loan and each card in hand.',

  'lesson.poverty':
    'This is your poverty after the run. {rival:seat} has run a city as well, with a loan and many cards in hand. So cover old cards, and run when your hand is small.',
  'lesson.buy':
    'Land helps the poor. Draw a card, then buy {borough:borough} for £6: it brings 4 prestige, takes away 2 poverty and lets you draw two cards.',
  'lesson.buy.nudge': 'Not a bad idea either. To follow the lesson, take it back and buy {borough:borough}.',

  'lesson.ledger':
    'Your account shows what you would score if the game ended now, line by line. Many cards bring prestige only at the end, and do so even if they are covered or face down.',
  'lesson.end':
    'When the deck runs out, the others take one last turn each. Cards in hand become poverty, £3 make 1 prestige. Then all give up as much poverty as the one with the least has; what is left costs prestige.',
  'lesson.free':
    'From here on, London is yours: the deck is small, and the end is near. If something cannot be done, point at it and you are told why. Have fun!',
};

export type LessonKey = keyof typeof lesson;
