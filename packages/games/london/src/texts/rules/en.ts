import type { RuleSection } from '@thameside/kit';

export const RULES: readonly RuleSection[] = [
  {
    heading: 'Set-up',
    rules: [
      {
        number: 'L1',
        text: 'London is for 2 to 4 players. You start with £5, and with 0 prestige, 0 poverty and no loan.',
        ruling: null,
      },
      {
        number: 'L2',
        text: 'The city cards are sorted into the sets A, B and C, and each set is shuffled. In the deck, A lies on top of B, and B on top of C. Each of you is dealt 6 cards.',
        ruling: null,
      },
      {
        number: 'L3',
        text: 'The three starter boroughs, City, Westminster and Southwark & Bermondsey, lie face up. The other 17 are shuffled and lie face down.',
        ruling: null,
      },
      {
        number: 'L4',
        text: 'The development board has two rows, of 3 spaces each for 2 players, of 4 for 3 players and of 5 for 4. It is empty at the start.',
        ruling: null,
      },
      {
        number: 'L5',
        text: 'Turns go clockwise.',
        ruling: 'The first player is drawn by lot or named by a table option.',
      },
      {
        number: 'L6',
        text: 'Hidden are: hands, the decks, and city cards that are covered or lie face down. How many cards are in a hand, in a deck or in a stack, everybody can see.',
        ruling: 'You see your own covered and flipped cards; the others do not.',
      },
      {
        number: 'L7',
        text: 'Money, loans and poverty come from the supply.',
        ruling: 'The supply is unlimited.',
      },
    ],
  },
  {
    heading: 'Drawing and discarding',
    rules: [
      {
        number: 'L10',
        text: 'You draw any card of the development board, or the top card of the deck. Several cards are drawn one at a time, and you decide anew after each. Cards that were discarded this turn may be drawn, too.',
        ruling: null,
      },
      {
        number: 'L11',
        text: 'A discard goes to a free space of the top row or, if there is none, of the bottom row. If both rows are full, the cards of the bottom row leave the game, the top row moves down, and the card goes to the top row. If you discard several cards, you do it one at a time, in the order you like.',
        ruling: null,
      },
      {
        number: 'L12',
        text: 'If you hold more than nine cards at the end of your turn, you discard down to nine. That is the last step of the turn.',
        ruling: null,
      },
      {
        number: 'L13',
        text: 'You draw as many cards as you are told to.',
        ruling:
          'You have to draw while there is any card to take, unless a card says that you may. If the deck and the development board are both empty, the draw is skipped.',
      },
    ],
  },
  {
    heading: 'Your turn',
    rules: [
      {
        number: 'L20',
        text: 'At the start of your turn you may repay loans, at £15 each.',
        ruling: null,
      },
      {
        number: 'L21',
        text: 'Then you draw one city card and take exactly one action: develop the city, buy land, run the city, or draw three cards.',
        ruling: null,
      },
      {
        number: 'L22',
        text: 'You may take any number of loans of £10 each at any moment of your own turn. If you have to pay and cannot, you must take loans until you can. You never have to choose what you cannot pay.',
        ruling: null,
      },
      {
        number: 'L23',
        text: 'Some abilities work during your turn, and some of them only once.',
        ruling:
          'You may use them, and take loans, between any two steps of your turn after L20 and before L12. “Once” counts for each card by itself. A loan is not offered where nothing is left that it could pay for: with a draw, and at the end of a turn unless an ability is left or Bank of England shows.',
      },
      {
        number: 'L24',
        text: 'What your money does not cover, you can pay with loans.',
        ruling:
          'So money is never a reason for a refusal: a dear choice is offered together with the number of loans that it needs.',
      },
    ],
  },
  {
    heading: 'Develop the city',
    rules: [
      {
        number: 'L30',
        text: 'You play one or more cards from your hand, one at a time. For each of them, you first discard a card of the same colour from your hand, and you pay the additional cost.',
        ruling: null,
      },
      {
        number: 'L31',
        text: 'The card starts a new stack, or you put it on the top card of one of your stacks, whether that card lies face up or face down. It never goes on a card that was placed this turn. Identical cards may lie in the same display, and each of them works.',
        ruling: null,
      },
      {
        number: 'L32',
        text: 'An ongoing ability works from the moment its card lies face up on top, and stops when the card is covered or flipped. Everything else on a card works only when you run the city on a later turn.',
        ruling: null,
      },
      {
        number: 'L33',
        text: 'Paupers, the eleven grey cards, cannot be built, and cannot be discarded to build another card, unless a card says so. They leave a hand only through card abilities, as an activation cost, or under L12.',
        ruling: null,
      },
      {
        number: 'L34',
        text: 'The four action cards are played only while you develop the city. They need no discard and never come into the display. A played action card is laid aside; when the action is over, it goes to the development board like a discard. In your hand it is also an ordinary card of its colour.',
        ruling: 'Playing nothing but an action card is a legal way to develop.',
      },
      {
        number: 'L35',
        text: 'If you have no card that you could legally play, you may not choose to develop the city.',
        ruling: null,
      },
    ],
  },
  {
    heading: 'Buy land',
    rules: [
      {
        number: 'L40',
        text: 'You pay for one of the three boroughs that lie face up and put it on top of your own. Its place is refilled at once, and then you take the benefit; cards are drawn as L10 says.',
        ruling:
          'When the borough deck is empty, the place stays empty. With no borough left, you cannot choose this action.',
      },
      {
        number: 'L41',
        text: 'Covered boroughs still count for their side of the river, for lying on the river and for how many boroughs you have. Only the ability and the run effect of the top borough work, those of a new one at once.',
        ruling: null,
      },
      {
        number: 'L42',
        text: 'If you are to lose more poverty than you have, you lose all of it; the rest has no effect.',
        ruling: null,
      },
    ],
  },
  {
    heading: 'Run the city',
    rules: [
      {
        number: 'L50',
        text: 'You activate cards that lie face up on top of your stacks, in any order, each at most once a turn. For each of them you pay the activation cost: money, or a card from your hand, which may be of any colour unless the card names one, and may be a pauper. Then you carry out the whole effect, its parts in any order, and flip the card if it has the flip symbol.',
        ruling: null,
      },
      {
        number: 'L51',
        text: 'If your top borough has a run effect, you must activate it during the run, once, whenever you like. Boroughs never flip.',
        ruling: null,
      },
      {
        number: 'L52',
        text: 'Some cards make the other players pay, or take money from them.',
        ruling:
          'A payment that another player’s card demands (Fire Brigade) falls under L22: whoever is short takes loans. A card that takes money (Lloyds of London) takes what there is and never forces a loan.',
      },
      {
        number: 'L53',
        text: 'When you have finished activating, you take 1 poverty for each of your stacks, for each loan of £10 and for each card in your hand.',
        ruling: null,
      },
      {
        number: 'L54',
        text: 'You need not activate any city card.',
        ruling: 'A run is always legal. A card without a run effect cannot be activated.',
      },
    ],
  },
  {
    heading: 'Draw three',
    rules: [
      {
        number: 'L60',
        text: 'You draw exactly three cards as L10 says, or all that are left if there are fewer.',
        ruling: null,
      },
    ],
  },
  {
    heading: 'End of the game',
    rules: [
      {
        number: 'L70',
        text: 'The first time the deck of city cards is empty at the end of somebody’s turn, no matter how it was emptied, each of the others takes one more full turn, in order. Then the game ends.',
        ruling: null,
      },
      {
        number: 'L71',
        text: 'Scoring goes in this order. You take 1 poverty for each card in your hand, and these cards leave the game. You gain the end prestige of all the city cards in your display, covered and face-down ones included. You repay loans at £15 each as far as your money goes. You gain 1 prestige for every full £3 and lose 7 for every unpaid loan. Everybody discards as much poverty as the player with the least has. What is left costs prestige by the table (L72).',
        ruling: null,
      },
      {
        number: 'L72',
        text: 'The poverty table: 1 or 2 cost 1 prestige, 3 cost 2, 4 cost 3, 5 cost 5, 6 cost 7, 7 cost 9, 8 cost 11, 9 cost 13 and 10 cost 15; each one over 10 costs another 3.',
        ruling: null,
      },
      {
        number: 'L73',
        text: 'The most prestige wins. Ties are broken by the least poverty (counted after the cards in hand of L71), then by the most boroughs, then by the single city card with the most prestige in the display, covered and face-down ones included.',
        ruling: 'Players who are still tied share the place.',
      },
      {
        number: 'L74',
        text: 'Your total is what remains after L71.',
        ruling: 'It may be negative.',
      },
      {
        number: 'L75',
        text: 'Scoring goes by what you have when the game ends.',
        ruling:
          'No loans are taken during scoring, and repaying is compulsory. Money that still lies on Shops does not count, and Public Houses do not help.',
      },
    ],
  },
  {
    heading: 'The cards in detail',
    rules: [
      {
        number: 'L80',
        text: 'School: when you discard a card from your hand for its colour, you may pay £1, and it counts as any colour.',
        ruling: 'That never goes for a pauper. You may do it any number of times.',
      },
      {
        number: 'L81',
        text: 'Coffee House: you need no discard to build it. When you run it, you put a brown, blue or pink card from the development board face up on it, without a discard; action cards are no use.',
        ruling:
          'You pay the additional cost of that card. If there is no such card, nothing happens. Its ongoing ability works at once, but it is not activated this turn.',
      },
      {
        number: 'L82',
        text: 'Wren: you lay him aside (L34) and at once play one or two cards from your hand without discards, paying their additional costs.',
        ruling: 'Both are placed as L31 says. If you have nothing to play, you cannot play him.',
      },
      {
        number: 'L83',
        text: 'Hospital: when another card would flip after its activation, you may flip a Hospital that lies face up instead. The spared card is not activated again this turn.',
        ruling:
          'That flip is the activation of the Hospital. The flip of a Hospital itself is not replaced, and a Hospital placed this turn does not serve.',
      },
      {
        number: 'L84',
        text: 'Shops: each city card that you add to your display later puts £1 on each of your Shops cards that lies face up on top.',
        ruling:
          'Boroughs, action cards and the card that covers the Shops do not count. The money is lost when the Shops are covered. Shops that a Hospital spares start again at £0.',
      },
      {
        number: 'L85',
        text: 'Stock Exchange, and Islington & Stoke Newington: once during your turn you may exchange a card of your hand with one of the development board.',
        ruling:
          'The two cards change places; that is neither a draw nor a discard. Paupers may be exchanged, too.',
      },
      {
        number: 'L86',
        text: 'University of London: for the first draw at the start of your turn, you look at the top three cards of the deck. You take one of them or one from the development board; the others go back on top in the order you choose.',
        ruling: 'If there are fewer than three, you look at those.',
      },
      {
        number: 'L87',
        text: 'Parliament: at the start of your turn you draw 0, 1 or 2 cards. Wandsworth: you may then draw one more.',
        ruling: 'You decide after each card.',
      },
      {
        number: 'L88',
        text: 'Whitehall: you activate another city card a second time without its card cost; a cost in money you pay.',
        ruling:
          'It must be a card that was activated this turn and is still on top of its stack, even if that flipped it, and no Hospital. Afterwards it lies face down if it has the flip symbol. If there is no such card, nothing happens.',
      },
      {
        number: 'L89',
        text: 'Lloyds of London: each of the others gives you £2.',
        ruling: 'Whoever has less gives what they have.',
      },
      {
        number: 'L90',
        text: 'Bank of England: a loan brings you £12.',
        ruling: 'In every other way it is a loan of £10.',
      },
      {
        number: 'L91',
        text: 'Police Force and Fleet Street give poverty to a player of your choice.',
        ruling:
          'You choose another player. If you have no poverty, the Police Force gives none away, and you gain its prestige all the same.',
      },
      {
        number: 'L92',
        text: 'Brixton Prison, Millbank Prison and Workhouse have you discard cards when you run them.',
        ruling:
          'You may discard none at all. The money and the prestige come even if you have no poverty to lose. These discards are effects, not costs in cards.',
      },
      {
        number: 'L93',
        text: 'Bridge, Tower Bridge and Town Houses count cards in your display by their colour.',
        ruling: 'They count the cards that show face up at that moment, by the colour printed on them.',
      },
      {
        number: 'L94',
        text: 'Great Exhibition: to activate it you discard a blue card.',
        ruling: 'A card that counts as blue under L80 will do, but never a pauper.',
      },
      {
        number: 'L95',
        text: 'Lambeth: once during your turn you may pay £2 to lose 1 poverty.',
        ruling: 'You need 1 poverty for it. You may do it after L53, too.',
      },
    ],
  },
];
