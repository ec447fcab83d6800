/** What the bots say of themselves. */
export const EN = {
  'bot.repay': 'I can spare the money, and this loan would cost me more in the end',
  'bot.keep-loan': 'My money does more in the city than in paying back a loan',
  'bot.draw.board': '{card:card} fits what I am planning',
  'bot.draw.deck': 'Nothing on the board is worth more to me than a new card',
  'bot.develop':
    'I build {count|# card|# cards}, above all {card:card}: together worth about {points|# point|# points} to me',
  'bot.develop.action': '{card:card} moves my city on at no cost in cards',
  'bot.buy': '{borough:borough} is worth its £{cost} to me, and I have the money',
  'bot.buy.loan': '{borough:borough} is worth even {loans|a loan|# loans} to me',
  'bot.run':
    'My city is ready: running it brings £{money} and {prestige} prestige, and my poverty goes from {before} to {after}',
  'bot.draw.action': 'I need more cards before I go on',
  'bot.swap': '{card:card} is of more use to me than what I give for it',
  'bot.relief': '£2 is a fair price for one poverty less',
  'bot.limit': '{card:card} is what I can best do without',
  'bot.done': 'There is nothing else worth doing this turn',

  'level.apprentice': 'Apprentice',
  'level.merchant': 'Merchant',
  'level.alderman': 'Alderman',
  'level.lord-mayor': 'Lord Mayor',
  'level.apprentice.about': 'Builds whatever comes along and borrows freely, until poverty catches up',
  'level.merchant.about': 'Plans each run and keeps few cards, but misjudges one thing or another',
  'level.alderman.about': 'Keeps poverty low, counts the deck, and leaves you nothing good on the board',
  'level.lord-mayor.about':
    'Plays many turns ahead in thought before making a move, and remembers what you took',
};
