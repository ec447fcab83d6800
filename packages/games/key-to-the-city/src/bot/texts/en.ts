/** What the bots say of themselves. `{seat:seat}` is a player. */
export const EN = {
  'bot.bid.worth':
    '{tile:tile} is worth about {points|# point|# points} to me and costs {count|# keyple|# keyples} ({colour:colour})',
  'bot.bid.outbid':
    'I take the lead from {seat:seat} at {tile:tile}: it is worth about {points|# point|# points} to me',
  'bot.bid.secure': 'I raise my bid for {tile:tile}: nobody shall have it for so little',
  'bot.use.own':
    'Using {tile:tile} brings me about {points|# point|# points}, and my keyples come back to me',
  'bot.use.lead':
    'Using {tile:tile} brings me about {points|# point|# points}, and if I win the tile, my keyples come back to me',
  'bot.use.centre':
    'Using {tile:tile} brings me about {points|# point|# points}, even if my keyples go to whoever wins the tile',
  'bot.use.other':
    'Using {tile:tile} brings me about {points|# point|# points}, even if {seat:seat} gets my keyples',
  'bot.upgrade': 'Upgrading {tile:tile} brings me about {points|# point|# points}',
  'bot.pass': 'Nothing is worth a keyple to me just now: I wait and keep an eye on my bids',
  'bot.sail.claim': 'I am done here, and that berth brings me {tile:tile}',
  'bot.sail.keyples': 'I am done here, and that berth gives me {count|# keyple|# keyples}',
  'bot.sail.points': 'I am done here, and that berth scores {count|# point|# points}',
  'bot.lay.upgrade': 'This brings {tile:tile} closer to its upgrade',
  'bot.lay.score': 'This scores for {tile:tile}',
  'bot.lay.best': 'This is where my connectors do most for my borough',
  'bot.lay.discard': 'I have no good use for the rest of my connectors',
  'bot.place': 'This is how my new tiles fit in with my connectors',

  'level.apprentice': 'Apprentice',
  'level.merchant': 'Merchant',
  'level.alderman': 'Alderman',
  'level.lord-mayor': 'Lord Mayor',
  'level.apprentice.about': 'Takes what glitters, forgets what others want, and is soon out of keyples',
  'level.merchant.about': 'Plans for the next era and knows a bargain, but misjudges one now and then',
  'level.alderman.about': 'Weighs every keyple, watches every rival, and counts the points before you do',
  'level.lord-mayor.about':
    'Thinks every bid through to the end of the era, and remembers every keyple it has seen',
};
