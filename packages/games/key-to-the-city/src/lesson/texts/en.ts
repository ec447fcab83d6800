export const lesson = {
  'lesson.aim':
    'Welcome to London! Around your home tile, {home:tile}, you will build a borough over four eras. Whoever has the most points at the end wins.',
  'lesson.keyples':
    'Keyples are your workers. They wait behind your screen: the others see how many you have, but not their colours. On your turn you do one thing: bid, use a tile, upgrade a tile, pass or set sail.',

  'lesson.bid':
    'The tiles in the centre are up for auction. {rival:seat} leads for {tile:tile} with one red keyple: this era only red ones may go there, and you need more than one. Bid 2 red keyples.',
  'lesson.bid.nudge':
    'You can do that, too. To follow the lesson, take it back and bid 2 red keyples for {tile:tile}.',
  'lesson.outbid':
    '{rival:seat} has outbid you for {tile:tile}. Your two keyples stay beside the tile, but they are not lost: only winning bids are paid, and not before the era ends.',
  'lesson.move':
    'A losing bid may move on, always whole and true to its colour. Bid for {tile:tile}: choose red, bring along your two keyples from {from:tile}, and add as many as you like.',
  'lesson.move.nudge':
    'Why not? But your two red keyples from {from:tile} want to be of use: take it back and let them bid for {tile:tile}.',

  'lesson.own':
    'Tiles with a production panel can be used. Your home tile swaps skill tiles: place 1 blue keyple on {tile:tile}, return your coin and take a brick. You will need it soon.',
  'lesson.own.nudge':
    'That is allowed. To follow the lesson, take it back and use {tile:tile} with 1 blue keyple: coin out, brick in.',
  'lesson.guest':
    '{rival:seat} has used {tile:tile} after you, which took more keyples than yours, in the same colour. A gift for you: when the era ends, all keyples in your borough are yours, whoever placed them.',
  'lesson.centre':
    'You may use tiles in the centre as well, even without a bid. Place 1 keyple on {tile:tile}, in any colour, and take both connectors.',
  'lesson.centre.nudge':
    'That works, too. But for the next step you need connectors: take it back and use {tile:tile}.',
  'lesson.lay':
    'Connectors link your tiles and make upgrades possible. Lay one on the east side of {tile:tile} and one on the south-east side: a tile that you place there later lies under it.',
  'lesson.lay.nudge':
    'Any free side will do. The lesson, though, counts on the east and the south-east side of {tile:tile}; you can take it back.',

  'lesson.pass':
    '{rival:seat} has passed. That is only a pause: whoever passes may play again. But if you passed as well, all would have passed in a row and would have to sail, {rival:seat} first.',
  'lesson.sail':
    'Setting sail is for good: you take no more turns this era, and your bids stay as they are. Each berth brings something else, and whoever lies furthest right starts the next era. Set sail for berth 2: 8 keyples!',
  'lesson.sail.nudge':
    'A choice with charms of its own. To follow the lesson, take it back and set sail for berth 2.',
  'lesson.era-end':
    'The era is over. The winning bids went into the bag and the tiles to their winners; losing bids and all keyples in your borough came back to you. Then everybody drew the keyples of their berth.',
  'lesson.place':
    'Place your new tiles against your borough. Put {tile:tile} east or south-east of your home tile, where a connector awaits it, and the other one wherever you like. Then say that you are ready.',
  'lesson.place.nudge':
    'Fine, but {tile:tile} should touch a connector, east or south-east of your home tile. Until all are ready you can take it back.',

  'lesson.era': 'Era 2 brings new tiles, and no tile has a colour yet. The barge furthest right goes first.',
  'lesson.upgrade':
    'Upgrade {tile:tile}: the connector on its side stays there, your brick is the price, and 1 keyple is enough. It will then be worth 3 points and produce twice as much.',
  'lesson.upgrade.nudge':
    'That can be worth it, too. To follow the lesson, take it back and upgrade {tile:tile}.',
  'lesson.abroad':
    'Now be a guest yourself: use {tile:tile}, which {rival:seat} won from you. Take the connectors. The keyples that you leave there will belong to {rival:seat}.',
  'lesson.abroad.nudge': 'Go ahead. To follow the lesson, take it back and use {tile:tile}.',

  'lesson.score':
    'Your points are shown here, with the source of each. Many tiles also score for connectors, linked tiles, keyples or skill tiles, above all the Routemaster tiles: you know them already, and bid for them in era 4.',
  'lesson.free':
    'From here on, London is yours: play on as you like. If something cannot be done, point at it and you are told why, with the number of the rule. Have fun!',
};

export type LessonKey = keyof typeof lesson;
