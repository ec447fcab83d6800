import type { BoroughRow, CardRow, ComponentSet } from './set.ts';
import { COLOURS, type Colour, type SetLetter } from './vocabulary.ts';

/** A set made ready to play with. */
export interface Box {
  readonly set: ComponentSet;
  /** By id; without a prototype. */
  readonly cards: Readonly<Record<string, CardPlan>>;
  readonly boroughs: Readonly<Record<string, BoroughRow>>;
  /** L2: the ids of all cards of a set, copies included. */
  readonly decks: Readonly<Record<SetLetter, readonly string[]>>;
  /** The cards that share their name with another kind: words about them say more than the name. */
  readonly namesakes: ReadonlySet<string>;
}

export interface CardPlan extends CardRow {
  readonly isPauper: boolean;
  /** The colour as one bit. */
  readonly bit: number;
  /** L33, L34: neither paupers nor action cards enter a display. */
  readonly canStand: boolean;
  /** L54: whether there is anything to activate. */
  readonly runs: boolean;
  /** L50: the activation cost. */
  readonly fee: number;
  readonly feeCard: Colour | 'any' | null;
}

/** Rules read plans at every question, and objects of one shape are read twice as fast: no field is left out. */
const NO_EXTRAS = { buildsWithoutDiscard: false, ongoing: undefined, react: undefined, action: undefined };

const planOf = (row: CardRow): CardPlan => {
  const { money, prestige, poverty, special } = row.run;
  return {
    ...NO_EXTRAS,
    ...row,
    isPauper: row.colour === 'grey',
    bit: 1 << COLOURS.indexOf(row.colour),
    canStand: row.colour !== 'grey' && row.action === undefined,
    runs: money !== 0 || prestige !== 0 || poverty !== 0 || special !== undefined,
    fee: row.activate?.money ?? 0,
    feeCard: row.activate?.discard ?? null,
  };
};

const byId = <R extends { readonly id: string }, T>(
  rows: readonly R[],
  made: (row: R) => T,
): Record<string, T> => {
  const table: Record<string, T> = Object.create(null);
  for (const row of rows) table[row.id] = made(row);
  return table;
};

const deckOf = (set: ComponentSet, letter: SetLetter): string[] =>
  set.cards.filter(card => card.set === letter).flatMap(({ id, copies }) => Array(copies).fill(id));

/** The set must have passed `parseSet`. */
export function openBox(set: ComponentSet): Box {
  const names = set.cards.map(({ name }) => JSON.stringify(name));
  return {
    set,
    cards: byId(set.cards, planOf),
    boroughs: byId(set.boroughs, row => row),
    decks: { A: deckOf(set, 'A'), B: deckOf(set, 'B'), C: deckOf(set, 'C') },
    namesakes: new Set(
      set.cards
        .filter((_, i) => names.indexOf(names[i] ?? '') !== names.lastIndexOf(names[i] ?? ''))
        .map(({ id }) => id),
    ),
  };
}

/** The card of this id, which a state or a view can name only if it is in the box. */
export function cardOf(box: Box, id: string): CardPlan {
  const card = box.cards[id];
  if (card === undefined) throw new Error(`no card ${id}`);
  return card;
}

export function boroughOf(box: Box, id: string): BoroughRow {
  const borough = box.boroughs[id];
  if (borough === undefined) throw new Error(`no borough ${id}`);
  return borough;
}
