/** Where the values of the components come from. */
export const bases = {
  'field.playerColour': 'Player colour',
  'field.use': 'Use',
  'field.score': 'Scoring',
  'field.points': 'Points',
  'field.upgrades': 'Upgrade',
  'field.riverSides': 'River sides',
  'field.berths': 'Berths',
  'basis.assumed': 'assumed by us',
  'basis.rulebook': 'the rulebook',
  'basis.source': 'a published source',
  'basis.quantity-rulebook-type-assumed': 'quantity from the rulebook; type assumed',
  'basis.quantity-rulebook-colours-assumed': 'quantity from the rulebook; colours assumed',
  'basis.amounts-rulebook-rule-inferred-from-print-order-colour-assumed':
    'amounts from the rulebook; kind of scoring inferred from the order of print; colour assumed',
  'basis.amount-rulebook-red-or-yellow-inferred-which-of-them-assumed':
    'amount from the rulebook; red or yellow inferred, which of them assumed',
  'basis.amount-rulebook-colour-from-a-published-report':
    'amount from the rulebook; colour from a published report',
  'basis.amount-rulebook-type-assumed': 'amount from the rulebook; type assumed',
  'basis.no-effect-but-the-start-berth': 'no effect but the start berth',
  'basis.which-one-claims-rulebook-numbers-assumed': 'which berth claims: rulebook; numbers assumed',
  'basis.which-one-claims-rulebook-place-and-numbers-assumed-but-the-8':
    'which berth claims: rulebook; place and numbers assumed, but for the 8',
};
