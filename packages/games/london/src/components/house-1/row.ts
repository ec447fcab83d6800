import type { CardRow } from '../set.ts';
import type { Colour, SetLetter } from '../vocabulary.ts';

/** What a card has besides one copy that costs nothing and does nothing. */
type Values = Partial<Omit<CardRow, 'run'>> & { readonly run?: Partial<CardRow['run']> };

export const rowOf =
  (set: SetLetter) =>
  (id: string, name: string, colour: Colour, { run, ...values }: Values, basis: string): CardRow => ({
    id,
    name,
    set,
    colour,
    copies: 1,
    cost: 0,
    activate: null,
    run: { money: 0, prestige: 0, poverty: 0, ...run },
    endPrestige: 0,
    flips: false,
    ...values,
    basis,
  });
