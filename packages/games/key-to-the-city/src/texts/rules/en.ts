import type { RuleSection } from '@thameside/kit';

export const RULES: readonly RuleSection[] = [
  {
    heading: 'Set-up',
    rules: [
      {
        number: 'K1',
        text: 'Key to the City – London is for 2 to 6 players. Each of you takes a different home tile, and with it your colour. The seats follow one another clockwise.',
        ruling:
          'Home tiles are chosen in seat order or dealt at random; they differ in nothing but their colour.',
      },
      {
        number: 'K2',
        text: 'The supply has 24 connectors in each of six colours, 24 skill tiles of each of three types, and 40 keyples in each of three colours. All the keyples go into the bag.',
        ruling: null,
      },
      {
        number: 'K3',
        text: 'You draw 10 keyples at random and keep them secret behind your screen.',
        ruling: null,
      },
      {
        number: 'K4',
        text: 'The start player is drawn by lot or named by a table option. That player’s barge begins in berth #1 of the river tile of era 1, Hungerford Bridge; where the other barges lie on it makes no difference.',
        ruling: 'Berth #1 is the rightmost one.',
      },
      {
        number: 'K5',
        text: 'Routemaster tiles, twice as many as there are players, are drawn at random. They lie face up from the start, but you can bid for them only in era 4. The rest leave the game.',
        ruling: null,
      },
      {
        number: 'K6',
        text: 'Era 1 brings the six era 1 tiles, and building tiles drawn at random: 4 with two players, 5 with three, 6 with four, five or six.',
        ruling: null,
      },
      {
        number: 'K7',
        text: 'Era 2 brings the six era 2 tiles, and as many building tiles again, drawn at random from those that remain. Era 3 brings the same number once more, already upgraded once. Era 4 brings the Routemaster tiles of K5. “Building tiles” are all 22 of them: 14 buildings and 8 landmarks.',
        ruling: 'The tiles of an era are dealt when everybody has finished K66.',
      },
    ],
  },
  {
    heading: 'Turn order',
    rules: [
      {
        number: 'K10',
        text: 'The player whose barge lies furthest right on the river tile of the current era goes first; after that, turns go clockwise by seat. Players who have sailed are skipped.',
        ruling: null,
      },
      {
        number: 'K11',
        text: 'On your turn you do exactly one thing: bid, use a tile, upgrade a tile, pass or set sail.',
        ruling: null,
      },
    ],
  },
  {
    heading: 'Keyples',
    rules: [
      {
        number: 'K12',
        text: 'All the keyples of one action have the same colour. If there are keyples at the tile already this era, in bids around it or placed on it, by anyone at all, yours must match them. Once a tile has a colour, it keeps it until the era ends.',
        ruling: null,
      },
      {
        number: 'K13',
        text: 'Your keyples come from behind your screen, from one or more of your own losing bids, or from both. A losing bid always moves whole, and groups that you join in one bid are a single group from then on.',
        ruling: 'You may also move a losing bid from beside a tile onto that very tile.',
      },
      {
        number: 'K14',
        text: 'Keyples in a winning bid, or placed on a tile, stay there until the era ends. While an era lasts, no keyple goes back behind a screen.',
        ruling: null,
      },
    ],
  },
  {
    heading: 'Bid',
    rules: [
      {
        number: 'K20',
        text: 'You bid at least 1 keyple for a tile in the centre. Your total there must be higher than the bid of every other player; equalling one is not enough. There is no upper limit.',
        ruling: null,
      },
      {
        number: 'K21',
        text: 'You may add at least 1 keyple to a bid of your own, winning or losing, if the new total is then the winning bid.',
        ruling: null,
      },
      {
        number: 'K22',
        text: 'When you are outbid, your group stays where it is until you use it (K13).',
        ruling: null,
      },
    ],
  },
  {
    heading: 'Use a tile',
    rules: [
      {
        number: 'K30',
        text: 'You may use any tile with a production panel: in your own borough, in somebody else’s (even after they have sailed), or in the centre. Home tiles count as well.',
        ruling: null,
      },
      {
        number: 'K31',
        text: 'To use a tile, you place at least 1 keyple on it, and more than the latest placement on that tile this era, be it a use or an upgrade, and whoever made it. There is no upper limit. Bids are not placements: each climbs a ladder of its own.',
        ruling: null,
      },
      {
        number: 'K32',
        text: 'Where the panel asks for a skill tile, you first return one of any type; if you have none, you may not use the tile. You may take the same type back.',
        ruling: null,
      },
      {
        number: 'K33',
        text: 'You take what the panel shows on the tile’s present side. White icons are yours to choose, at the moment of taking. Supplies are limited: what they cannot give is lost and never made up for. Skill tiles may not be declined.',
        ruling: 'You may use a tile even if it then yields nothing.',
      },
      {
        number: 'K34',
        text: 'You may take fewer connectors than the panel shows.',
        ruling: null,
      },
      {
        number: 'K35',
        text: 'Connectors that you gain must be laid or discarded before your next turn begins. The others do not wait for it.',
        ruling:
          'If your turn comes and you still have connectors, you first lay or discard every one of them. Discarded connectors go back to the supply at once.',
      },
      {
        number: 'K36',
        text: 'You lay a connector across one side of a tile in your own borough. A side holds one connector. A side that two tiles share is one side: its connector is on both tiles and links them. A connector on an outer side is on its tile, and will link a tile that is placed against it later.',
        ruling: 'Connectors may lie on river sides, too.',
      },
      {
        number: 'K37',
        text: 'Once it is laid, a connector is never moved and never removed.',
        ruling: null,
      },
      {
        number: 'K38',
        text: 'You keep your skill tiles behind your screen.',
        ruling: null,
      },
    ],
  },
  {
    heading: 'Upgrade',
    rules: [
      {
        number: 'K40',
        text: 'You can upgrade only tiles in your own borough. Your home tile, and each production or building tile won in eras 1 and 2, can be upgraded once. A landmark can be upgraded twice, on separate turns; one that is won in era 3 arrives upgraded once, and only the second upgrade is left to it. Other buildings of era 3, river tiles and Routemaster tiles are never upgraded.',
        ruling: null,
      },
      {
        number: 'K41',
        text: 'You place keyples on the tile, and K12 and K31 apply to them.',
        ruling: null,
      },
      {
        number: 'K42',
        text: 'The connectors that the upgrade requires must lie on the sides of the tile, and they stay there. A white one may be of any colour; “different” ones must differ from each other; further connectors may lie there, too. Within one upgrade, each connector meets one requirement. It counts again for a later upgrade, and for the other tile on which it lies.',
        ruling: null,
      },
      {
        number: 'K43',
        text: 'The skill tiles that the upgrade requires go back to the supply. A white one may be of any type.',
        ruling: null,
      },
      {
        number: 'K44',
        text: 'The tile turns to its upgraded side; its keyples, its connectors, its colour and its ladder stay as they are. The second upgrade of a landmark sets its 3D landmark marker.',
        ruling: 'The river sides are the same on both faces of a tile.',
      },
      {
        number: 'K45',
        text: 'An upgrade does not also produce anything.',
        ruling: null,
      },
    ],
  },
  {
    heading: 'Pass and sail',
    rules: [
      {
        number: 'K50',
        text: 'If you pass, you may play again later in the era. But when all who have not sailed pass directly one after another, they sail in the order in which they passed: each chooses a berth, and nothing else is done. Any other action, sailing included, breaks the run of passes. If you are the only one left, passing means sailing at once.',
        ruling:
          'Only passes that follow directly upon one another count: “directly” is what the German rulebook says.',
      },
      {
        number: 'K51',
        text: 'When you set sail, you move your barge to a free berth of the next river tile and take no more turns this era. Your bids stand and can be outbid; your tiles can still be used. A berth holds one barge. The river runs from Hungerford Bridge (era 1) past Millennium Bridge, London Bridge and The O2 to the Thames Barrier (the end).',
        ruling: 'All berths are open, however many players there are.',
      },
      {
        number: 'K52',
        text: 'Your berth decides who goes first in the next era (K10), how many keyples you draw (K64), who claims the river tile just left (K63) and, at the end, your points on the Thames Barrier.',
        ruling: null,
      },
      {
        number: 'K53',
        text: 'When the last barge has sailed, the era ends. After K60 to K66 of era 4, the game is scored. You keep unused keyples and skill tiles from era to era.',
        ruling: null,
      },
    ],
  },
  {
    heading: 'End of an era, in this order',
    rules: [
      {
        number: 'K60',
        text: 'Losing bids return behind the screens of their owners.',
        ruling: null,
      },
      {
        number: 'K61',
        text: 'Beginning with the barge furthest right on the river tile just reached, and then clockwise by seat, everybody takes the tiles they have won, along with the keyples placed on those tiles. The winning bids go into the bag. The keyples that come with a tile are kept (K65).',
        ruling: null,
      },
      {
        number: 'K62',
        text: 'Tiles for which nobody has bid leave the game.',
        ruling: 'Keyples placed on such a tile go into the bag.',
      },
      {
        number: 'K63',
        text: 'Whoever lies in the claim berth takes the river tile of the era just ended. It is the leftmost berth; on the Thames Barrier it is the one with 8 points, which claims The O2. The tile is turned to the side without berths and placed as K66 says. If nobody lies there, it leaves the game. Whoever claims it draws the keyples of the berth as well. The Thames Barrier is claimed by nobody.',
        ruling: null,
      },
      {
        number: 'K64',
        text: 'Everybody draws the keyples of their berth from the bag, in secret, in the order of K61.',
        ruling:
          'If the bag runs short, you draw for as long as it lasts. At the end of era 4 nothing is drawn.',
      },
      {
        number: 'K65',
        text: 'You take all the keyples in your own borough behind your screen, no matter who placed them.',
        ruling: null,
      },
      {
        number: 'K66',
        text: 'At the same time as everybody else, you place all the tiles that you took, in any order, each in a free cell that shares a side with your borough; holes count as well. Connectors that reach into the cell then lie on the new tile.',
        ruling:
          'Tiles may be turned at will; you are asked about it only for tiles with river sides. Everybody sees what is placed, and it can be changed until all are ready. A tile with no legal cell leaves the game.',
      },
      {
        number: 'K67',
        text: 'A river side may lie only against a river side, and any other side only against a side without river. River sides need not be joined to anything.',
        ruling: null,
      },
    ],
  },
  {
    heading: 'Scoring',
    rules: [
      {
        number: 'K70',
        text: 'You score the points of your tiles on their present sides (a landmark 3, 6 or 12), what the scoring rules of your tiles bring (K76), and the points of your barge on the Thames Barrier.',
        ruling: null,
      },
      {
        number: 'K71',
        text: '“Linked” means connected by an unbroken chain of connectors of the colour named.',
        ruling:
          'The scoring tile itself does not count, and the chain may run through any tiles of your borough. Millennium Bridge counts the other river tiles (Hungerford Bridge, London Bridge and The O2), not buildings with a stretch of river.',
      },
      {
        number: 'K72',
        text: 'Scoring for keyples counts those that you hold after K60 to K65 of era 4, behind your screen or in front of it. Those of your opponents that you gathered under K65 are included.',
        ruling: null,
      },
      {
        number: 'K73',
        text: 'Madame Tussauds scores 3 points per set. The English and German rulebooks say so; the French one prints 2.',
        ruling: null,
      },
      {
        number: 'K74',
        text: 'For the Victoria and Albert Museum, a set is one skill tile of each type and one more of any type. Each skill tile counts in one set.',
        ruling: null,
      },
      {
        number: 'K75',
        text: 'Whoever has the most points wins. If players are tied, it is the one of them whose barge lies furthest right on the Thames Barrier.',
        ruling: null,
      },
      {
        number: 'K76',
        text: 'Tiles score in these ways. Connectors on the tile: per connector of the colour on it, or per connector of any colour if none is named. Different connectors on the tile: per different colour on it. Linked tiles: per other tile linked to it (K71). Linked river tiles: see K71. Routemaster tiles: per Routemaster tile in your borough, this one included. Keyples and skill tiles: per piece of that colour or type that you hold. Sets of keyples: per set of one keyple of each colour. Sets of four skill tiles: see K74. Landmark markers: per landmark that is upgraded twice. Sets of connectors: as many as your borough has connectors of its rarest colour, each connector counted once; if a colour is missing, there are none. Tiles with six connectors: per tile of any kind with all six sides occupied. Fixed points: the amount shown.',
        ruling: null,
      },
    ],
  },
  {
    heading: 'Variants',
    rules: [
      {
        number: 'K80',
        text: 'The Jennifer variant is a table option that all agree to. Keyples that you recover under K60 and K65 stay in front of your screen, for all to see; you use them like the others.',
        ruling: 'The same goes for keyples that come with a tile under K61.',
      },
      {
        number: 'K81',
        text: 'Hidden are: the colours of the keyples and the types of the skill tiles behind a screen, how many keyples of each colour are in the bag, and which building tiles come next. Public are: how many keyples and skill tiles everybody holds, how many keyples are in the bag, the supplies, connectors still to be laid, boroughs, bids, and all Routemaster tiles in play. What is taken, spent or recovered in the open stands in the log.',
        ruling: null,
      },
    ],
  },
];
