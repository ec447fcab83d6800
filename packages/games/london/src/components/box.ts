import type { BoroughRow, CardRow, ComponentSet } from './set.ts';
import type { Colour } from './vocabulary.ts';

/** A set made ready to play with. */
export interface Box {
  readonly set: ComponentSet;
  /** By id; without a prototype. */
  readonly cards: Readonly<Record<string, CardPlan>>;
  readonly boroughs: Readonly<Record<string, BoroughRow>>;
  /** The cards that share their name with another kind: words about them say more than the name. */
  readonly namesakes: ReadonlySet<string>;
}

export interface CardPlan extends CardRow {
  readonly isPauper: boolean;
  /** L33, L34: neither paupers nor action cards enter a display. */
  readonly canStand: boolean;
  /** L54: whether there is anything to activate. */
  readonly runs: boolean;
  /** L50: the activation cost. */
  readonly fee: number;
  readonly feeCard: Colour | 'any' | null;
}

const planOf = (row: CardRow): CardPlan => {
  const { money, prestige, poverty, special } = row.run;
  return {
    ...row,
    isPauper: row.colour === 'grey',
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

/** The set must have passed `parseSet`. */
export function openBox(set: ComponentSet): Box {
  const names = set.cards.map(({ name }) => name);
  return {
    set,
    cards: byId(set.cards, planOf),
    boroughs: byId(set.boroughs, row => row),
    namesakes: new Set(
      set.cards.filter(({ name }) => names.indexOf(name) !== names.lastIndexOf(name)).map(({ id }) => id),
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
