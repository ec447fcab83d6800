/** What the bots say of themselves. `{seat:seat}` is a player. */
export const EN = {
  'bot.pick': 'Of this hand, this card helps me most: it is worth about {points|# point|# points} to me',
  'bot.place.goal': '{card:card} suits what I have gathered: about {points|# point|# points} for me',
  'bot.place.storage': 'My resources can score on {card:card}: about {points|# point|# points}',
  'bot.place.boat': '{card:card} sails with me: its power and the boat are worth it',
  'bot.place.building':
    'I shall use {card:card} again and again: it is worth about {points|# point|# points} to me',
  'bot.place.points':
    '{card:card} scores, and most of all when it is upgraded: about {points|# point|# points} for me',
  'bot.place.field': 'What this field brings is worth about {points|# point|# points} to me',
  'bot.use.own': 'Using {card:card} brings me about {points|# point|# points}, and the keyples stay with me',
  'bot.use.keyples': 'At {card:card} these keyples stay in my village, and I want them under my store',
  'bot.use.other':
    'Using {card:card} brings me about {points|# point|# points}, even if {seat:seat} keeps the keyples',
  'bot.use.upgrade': 'With {card:card} I can upgrade now: {better:card}',
  'bot.discard': 'A token is worth more to me than any of these cards',
  'bot.extra': 'A use of {card:card} is worth more to me now than tokens',
  'bot.extra.done': 'My tokens can wait: nothing here is worth them just now',
  'bot.winter': 'Of my winter cards, {card:card} fits my village best',

  'level.apprentice': 'Apprentice',
  'level.merchant': 'Merchant',
  'level.alderman': 'Alderman',
  'level.lord-mayor': 'Lord Mayor',
  'level.apprentice.about': 'Takes what looks useful today, and thinks of winter when it snows',
  'level.merchant.about': 'Works towards the winter cards in hand, but misjudges a card now and then',
  'level.alderman.about': 'Plans from spring to winter, and counts what every keyple brings to whom',
  'level.lord-mayor.about': 'Knows the hand it passed to you, and has played your next cards already',
};
