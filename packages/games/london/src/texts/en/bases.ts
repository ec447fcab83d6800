/** Where the values of the components come from. */
export const bases = {
  'basis.1e': 'the first edition',
  'basis.1e-4-2-inferred-a-review-gives-57-as-the-brown-money-of-set-a-in-2e':
    '£4 in the first edition; £2 more inferred, for a review gives £57 as the money of the brown cards of set A in the second',
  'basis.1e-5-2-inferred-as-salters': '£5 in the first edition; £2 more inferred, as for Salters',
  'basis.1e-has-2-one-left-out-so-that-set-b-brown-money-totals-the-90-a-review-gives-inferred':
    'the first edition, which has two; inferred that there is one, for a review gives £90 as the money of the brown cards of set B',
  'basis.1e-has-2-one-left-out-to-reach-101-assumed':
    'the first edition, which has two; assumed that there is one, so that there are 101 cards in all',
  'basis.1e-has-2-one-left-out-as-furniture-makers':
    'the first edition, which has two; inferred that there is one, as for Furniture Makers',
  'basis.1e-has-5-one-left-out-to-reach-101-assumed':
    'the first edition, which has five; four assumed, so that there are 101 cards in all',
  'basis.1e-that-the-additional-cost-is-paid-ruling':
    'the first edition; that the additional cost is paid is our ruling',
  'basis.2e-rulebook-blue-no-cost-gains-1e':
    'that it is blue and costs nothing: rulebook of the second edition; gains: first edition',
  'basis.colour-and-action-2e-rulebook-set-1e':
    'colour and action: rulebook of the second edition; set: first edition',
  'basis.colour-cost-and-ability-2e-rulebook-set-copies-and-prestige-1e':
    'colour, cost and ability: rulebook of the second edition; set, copies and prestige: first edition',
  'basis.cost-gain-and-flip-2e-rulebook-set-and-prestige-1e':
    'cost, gain and turning over: rulebook of the second edition; set and prestige: first edition',
  'basis.effect-and-flip-2e-rulebook-set-and-copies-1e':
    'effect and turning over: rulebook of the second edition; set and copies: first edition',
  'basis.effect-and-flip-2e-rulebook-set-copies-and-cost-1e':
    'effect and turning over: rulebook of the second edition; set, copies and cost: first edition',
  'basis.eleven-in-all-2e-rulebook-split-by-set-1e':
    'eleven in all: rulebook of the second edition; how many in each set: first edition',
  'basis.gain-and-run-effect-2e-rulebook-cost-and-ability-assumed':
    'gain and effect in a run: rulebook of the second edition; cost and ability assumed',
  'basis.name-side-river-first-edition-board-cost-1e-the-rest-assumed':
    'name, bank, river and cost: board of the first edition; the rest assumed',
  'basis.starter-and-run-effect-2e-rulebook-that-it-has-a-powerful-ability-2e-rulebook-which-one-assumed-the-rest-assumed':
    'that it is for sale from the start, its effect in a run, and that it has a strong ability: rulebook of the second edition; which ability, and the rest, assumed',
  'basis.strong-poverty-removal-2e-rulebook-numbers-assumed':
    'that it takes away much poverty: rulebook of the second edition; numbers assumed',
};
