/** Where the values of the components come from. */
export const bases = {
  'field.effect': 'Effect',
  'field.cost': 'Upgrade cost',
  'field.animals': 'Animals',
  'field.row': 'Row',
  'field.face': 'Keyples, arrows and token',
  'field.marking': 'Number of players',
  'basis.assumed': 'assumed by us',
  'basis.rulebook': 'the rulebook',
  'basis.derived': 'derived from the numbers in the rulebook',
  'basis.keyflower': 'the game Keyflower',
  'basis.sister': 'inferred from the card’s sister in the rulebook',
  'basis.sister-upgraded-pair-assumed':
    'inferred from the card’s sister in the rulebook; the pair after the upgrade assumed',
  'basis.assumed-keyflower-asks-3-for-fewer-points':
    'assumed; the game Keyflower asks for 3 and gives fewer points',
  'basis.first-keyflower-second-assumed': 'the first one from the game Keyflower; the second assumed',
  'basis.keyflower-storyteller': 'the game Keyflower (its Storyteller)',
  'basis.colour-rulebook-2-points-keyflower-key-market':
    'colour from the rulebook; the 2 points from the game Keyflower (its Key market)',
  'basis.four-boats-16-rulebook-squares-assumed':
    '16 points for four boats: rulebook; that the points are the square of the boats is assumed',
  'basis.kind-rulebook-amounts-keyflower':
    'kind of effect from the rulebook; amounts from the game Keyflower',
  'basis.kind-rulebook-numbers-keyflower':
    'kind of effect from the rulebook; numbers from the game Keyflower',
  'basis.kind-rulebook-animal-and-steps-by-sister':
    'kind of effect from the rulebook; animal and steps inferred from the card’s sister',
  'basis.kind-rulebook-types-by-sister':
    'kind of effect from the rulebook; types inferred from the card’s sister',
  'basis.kind-rulebook-colour-and-points-assumed':
    'kind of effect from the rulebook; colour and points assumed',
  'basis.kind-rulebook-colour-keyflower-points-assumed-keyflower-2-green-keyples-are-the-fewest':
    'kind of effect from the rulebook; colour from the game Keyflower; points assumed (Keyflower has 2, and green keyples are the fewest)',
  'basis.kind-rulebook-numbers-assumed': 'kind of effect from the rulebook; numbers assumed',
  'basis.kind-rulebook-rule-assumed': 'kind of effect from the rulebook; how it counts assumed',
  'basis.kind-rulebook-set-assumed': 'kind of effect from the rulebook; the set assumed',
  'basis.rulebook-its-cow-too': 'the rulebook, for its cow, too',
  'basis.transport-1-published-report-3-when-upgraded-rulebook-upgrade-icons-assumed':
    'transport 1: a published report; 3 after the upgrade: rulebook; upgrade icons assumed',
};
