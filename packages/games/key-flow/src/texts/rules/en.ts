import type { RuleSection } from '@thameside/kit';

export const RULES: readonly RuleSection[] = [
  {
    heading: 'Set-up',
    rules: [
      {
        number: 'F1',
        text: 'Key Flow is for 2 to 6 players. The seats follow one another clockwise: your left neighbour has the next seat after yours. Each of you is dealt a home card at random, which is the beginning of your village, and has a store.',
        ruling: null,
      },
      {
        number: 'F2',
        text: 'From spring, summer and autumn, K cards are removed at random: 6 from each with 2 or 3 players, 4 with 4, 2 with 5, and 0 with 6. All cards marked for more players than there are leave the game, too. The rest of each season is shuffled together.',
        ruling: null,
      },
      {
        number: 'F3',
        text: 'Each of you is dealt 5 winter K cards (7 with two players). They are secret, and you may look at yours at any time. Winter K cards that are not dealt leave the game, and so do winter number cards for more players than there are.',
        ruling: null,
      },
      {
        number: 'F4',
        text: 'You are dealt a hand of 6 cards in spring, 7 in summer, 8 in autumn and 9 in winter; with two players it is 8, 9, 10 and 12. Every deal comes out exactly.',
        ruling: null,
      },
      {
        number: 'F5',
        text: 'A white resource is one of any type, gold included, as its owner chooses; a white skill is one of any type; “=” means all of one type; “?” means drawn at random. Keyples are green in spring, yellow in summer, red in autumn and blue in winter.',
        ruling: null,
      },
      {
        number: 'F6',
        text: 'Hidden are: hands, chosen cards, winter K cards, discards and the face-down pile of skill tiles. Single-sided skill tiles are held face down: their number is public, their types are known to their holder. Double-sided ones are public.',
        ruling: 'A skill tile that is paid is shown. What is marked on the backs of cards is not shown.',
      },
    ],
  },
  {
    heading: 'A season',
    rules: [
      {
        number: 'F10',
        text: 'Everybody secretly chooses one card of their hand; the rest is passed on, to the left in spring and autumn, to the right in summer and winter. All the chosen cards are revealed and played together; then the hands that were passed are taken up. The last card is played, too.',
        ruling: null,
      },
      {
        number: 'F11',
        text: 'A keyple card goes by what lay on the table before the reveal: its target was there already, it uses the box that was uncovered then, and only keyple cards of earlier turns are in its way. Within your own action, each step sees the steps before it.',
        ruling: null,
      },
      {
        number: 'F12',
        text: 'With the competition rule, a table option, only the card is secret. After the reveal, those who played keyple cards decide one after another, in ascending order of the card numbers: the target, everything that goes with it, or a discard. Then those who played village cards decide, all at once. This changes who decides first, not what is allowed.',
        ruling:
          'Without the option, you commit the place and everything that goes with it together with the card, so that your choice is one step. It can be changed until the last player is ready.',
      },
      {
        number: 'F13',
        text: 'Instead of playing the chosen card, you may discard it face down for exactly 1 token. None of its icons and boxes apply, and it leaves the game unseen.',
        ruling: null,
      },
    ],
  },
  {
    heading: 'Village cards',
    rules: [
      {
        number: 'F20',
        text: 'A card with a road goes to the upper row of your village, a card with a river to the lower row, which is offset by half a card. Counted in halves of a card, your home is at 0, the places of the upper row are even and those of the lower row odd. Two places touch if they differ by 1 (they overlap by half) or by 2 (neighbours in one row). A card goes to any free place of its row that touches an occupied one. Gaps are allowed and may be filled later.',
        ruling: null,
      },
      {
        number: 'F21',
        text: 'A box at the bottom of a card pays at once: resources onto that card, skill tiles to you. A named skill is taken from the double-sided tiles; if none is left, you get nothing. A “?” is drawn from the face-down pile.',
        ruling: null,
      },
    ],
  },
  {
    heading: 'Keyple cards',
    rules: [
      {
        number: 'F30',
        text: 'You put a keyple card above a card of an upper row that can be activated: in your own village (arrow down), in your left neighbour’s (arrow left) or in your right neighbour’s (arrow right). A card can be activated if its topmost uncovered box gives transport, upgrades, gains or an exchange. Home cards can.',
        ruling: null,
      },
      {
        number: 'F31',
        text: 'With two players, the arrow left reaches the places of your opponent’s village below 0, as your opponent counts them, and the arrow right those above 0.',
        ruling: 'Neither reaches your opponent’s home.',
      },
      {
        number: 'F32',
        text: 'A card with 1 keyple needs a card without any keyple card on it, one with 2 a card with at most one, and one with 3 a card with at most two. Cards are counted, not keyples.',
        ruling: null,
      },
      {
        number: 'F33',
        text: 'Tokens raise the keyples of the card that you have just played, to 3 at most. A token icon pays 1 token to whoever played the card, and that token may be used on this very card.',
        ruling:
          'Exactly as many tokens are placed as are needed. Only tokens that you had before the reveal, and the icon of the card itself, can pay. Tokens never change the printed keyples for scoring.',
      },
      {
        number: 'F34',
        text: 'Your action is that of the topmost uncovered box, all of it or a part. Resources go onto that card if it is in your own village, otherwise onto your home. Skill tiles and tokens come to you.',
        ruling:
          'You may place a card even if its action cannot be done; it still occupies, counts as a use and pays its icon. Players who use the same building in the same turn each get the full action, and all their cards stay.',
      },
      {
        number: 'F35',
        text: 'A keyple card stays with the village in which it was played. You may look at your own store between seasons, but not during one.',
        ruling:
          'At the end of the season the card goes under the store of that village. As long as a season lasts, nothing that is shown, no score and no progress figure, uses the stores, unless the table plays with open stores.',
      },
    ],
  },
  {
    heading: 'Transport and upgrades',
    rules: [
      {
        number: 'F40',
        text: 'Transport and upgrades happen in your own village, whichever card gave them. Each point of transport moves one resource to a card that touches the one it lies on, along roads and rivers. Points may be split among resources and need not be used.',
        ruling: 'You may mix the two in any order. A gap blocks the way.',
      },
      {
        number: 'F41',
        text: 'Each upgrade icon either upgrades one building or turns one upgrade tile to its side with 1 point, free of charge. A tile turns once.',
        ruling: null,
      },
      {
        number: 'F42',
        text: 'You can upgrade a card that has at least two uncovered boxes. You pay the cost between the two topmost uncovered ones: resources that lie on that card, and skill tiles of yours. An upgrade tile then covers the topmost uncovered box, its plain side up. Gold may stand for iron, stone or wood, but not the other way round. “Any” in a cost is a resource of any type, gold too, or a skill tile of any type, as its icon shows.',
        ruling: 'Two icons may upgrade one building twice, or place a tile and turn it in the same action.',
      },
      {
        number: 'F43',
        text: 'Resources that you pay go back to the supply. Single-sided skill tiles are shuffled into the face-down pile; double-sided ones go back to their own supply.',
        ruling: null,
      },
      {
        number: 'F44',
        text: 'In one reveal, several tiles may be drawn from the pile.',
        ruling:
          'First, all the tiles that were paid are shuffled in. Then everybody draws, in seat order, beginning with the seat that is the remainder of the turn number divided by the number of players. An empty pile gives nothing.',
      },
    ],
  },
  {
    heading: 'Boats',
    rules: [
      {
        number: 'F45',
        text: 'Boats lie in the lower row and are never activated. Their power works from the turn after they are placed.',
        ruling: null,
      },
      {
        number: 'F46',
        text: 'Brainwave: you play cards printed with 1 keyple and a token icon, or with 2 keyples, as if they had all three arrows.',
        ruling: null,
      },
      {
        number: 'F47',
        text: 'Flipper: each time you turn an upgrade tile, 1 gold is put at once on the card that carries it.',
        ruling: null,
      },
      {
        number: 'F48',
        text: 'Keyflower: when you upgrade, any resource stands for any other, one for one.',
        ruling: null,
      },
      {
        number: 'F49',
        text: 'Keymelequin: each of your green keyples may score as yellow, and each yellow one as green. Mansfield Ark: the same for pigs and sheep. Ties are broken by the printed icons.',
        ruling: null,
      },
    ],
  },
  {
    heading: 'After the last card of a season',
    rules: [
      {
        number: 'F50',
        text: 'You may use tokens for extra actions in your own village, on cards that can be activated: 1 token where the card has been used never or once this season, 2 where it has been used twice; after three uses or more, not at all. Uses by cards and by tokens count alike; tokens put on keyple cards do not count. Cards and upgrades of this season may be used, and tokens that you gain may be spent again.',
        ruling:
          'Everybody does this at the same time. Tiles are drawn in the order of arrival, and what was done before a draw cannot be taken back. It happens in winter, too, before scoring.',
      },
      {
        number: 'F51',
        text: 'Used tokens go back to the supply, and the keyple cards go under the stores (F35).',
        ruling: null,
      },
      {
        number: 'F52',
        text: 'At the end of autumn, after F51, everybody secretly chooses one of their winter K cards and a place for it. All of them are revealed and placed; you cannot discard yours for a token. The others are shuffled with the winter number cards and dealt.',
        ruling: null,
      },
      {
        number: 'F53',
        text: 'Winter village cards, the five autumn cards that can be upgraded twice, and the cards of the lower row cannot be activated.',
        ruling: null,
      },
    ],
  },
  {
    heading: 'End and scoring',
    rules: [
      {
        number: 'F60',
        text: 'The topmost uncovered box of each card scores its points, and an upgrade tile that was turned scores 1.',
        ruling: null,
      },
      {
        number: 'F61',
        text: 'The storage cards (Barn, Blacksmith, Stone yard and Timber yard) score sets of resources that lie on them, as you allocate them. A resource that scores there scores nowhere else; one that lies there without scoring may be allocated elsewhere. Gold may stand for iron, stone or wood.',
        ruling: null,
      },
      {
        number: 'F62',
        text: 'Winter cards score what is allocated to them, wherever it lies. Each thing goes to one scoring card. Resources, skill tiles and unused tokens are allocated singly. A card is allocated once at most, with all its icons of one kind: its keyples, its animals, its transport, its being a boat, or its being a keyple card; what is over is lost. Being allocated never stops a card’s own points, scoring, storage or power, and a card may be allocated to itself (the cow of the Dairy). Only animal icons count; the animal pictured on Carried Away, Ianvincible and Sea Bastion never does.',
        ruling: null,
      },
      {
        number: 'F63',
        text: 'The transport of a card is the number on its topmost uncovered box.',
        ruling: null,
      },
      {
        number: 'F64',
        text: 'Gold that does not score otherwise scores 1, wherever it lies.',
        ruling: null,
      },
      {
        number: 'F65',
        text: 'The program finds the best allocation for everybody; it stands unless you change yours.',
        ruling: null,
      },
      {
        number: 'F66',
        text: 'The most points win. Ties are broken by the most pigs, then by the most cows, counting all the icons of the village and the store. Players who are still tied share the place.',
        ruling: null,
      },
      {
        number: 'F67',
        text: 'Resources are never short: 12 tiles for several resources stand in. The 45 upgrade tiles match the 45 boxes that can be covered.',
        ruling: 'Tokens are unlimited.',
      },
    ],
  },
  {
    heading: 'Kinds of scoring',
    rules: [
      {
        number: 'F70',
        text: 'Sets: points for each full set. Iron, stone and wood accept gold, gold only gold; a resource, a skill or an animal may be of any type; a token is an unused one; a token card is a keyple card with a token icon; a colour is one keyple of that colour.',
        ruling: null,
      },
      {
        number: 'F71',
        text: 'Sum: both parts score, and one thing feeds one part.',
        ruling: null,
      },
      {
        number: 'F72',
        text: 'Animal steps: the highest step that you reach, once.',
        ruling: null,
      },
      {
        number: 'F73',
        text: 'Boats: as many points as the table gives for the number of boats allocated, the card itself included if it is allocated.',
        ruling: null,
      },
      {
        number: 'F74',
        text: 'Transport and boats: 1 point for each transport of the cards allocated, and 2 for each boat.',
        ruling: null,
      },
      {
        number: 'F75',
        text: 'One colour and one skill type: you name one, and only that one counts.',
        ruling: null,
      },
      {
        number: 'F76',
        text: 'Keyple cards: points for each card allocated that has exactly so many printed keyples.',
        ruling: null,
      },
      {
        number: 'F77',
        text: 'Windmill: all its sets score the value of its topmost uncovered box.',
        ruling: null,
      },
    ],
  },
];
