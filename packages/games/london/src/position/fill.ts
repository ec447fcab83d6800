import { type Rng, shuffle } from '@thameside/kernel';
import type { Box } from '../components/box.ts';
import { SETS } from '../components/vocabulary.ts';
import { cardsOf, columnsFor, emptyRow } from '../rules/opening.ts';
import { type CardId, freshPlayer, freshStack, type Player, type State } from '../state.ts';
import type { Draft, PlayerDraft } from './form.ts';

const known = <T>(list: readonly (T | undefined)[] | undefined): T[] =>
  (list ?? []).filter(each => each !== undefined);

const playerOf = (box: Box, draft: PlayerDraft): Player => {
  const { money, poverty } = box.set.setup;
  return {
    ...freshPlayer(draft.money ?? money, draft.poverty ?? poverty),
    loans: draft.loans ?? 0,
    prestige: draft.prestige ?? 0,
    hand: known(draft.hand),
    boroughs: known(draft.boroughs),
    display: known(draft.display).map(({ cards, down, coins }) => ({
      ...freshStack(),
      cards: known(cards),
      down: down ?? false,
      coins: coins ?? 0,
    })),
  };
};

const rowOf = (row: Draft['top'], columns: number): (CardId | null)[] =>
  emptyRow(columns).map((_, i) => row?.[i] ?? null);

/** Take the things out of a heap, one of it for each. */
function without<T>(heap: readonly T[], taken: readonly T[]): T[] {
  const left = [...heap];
  for (const thing of taken) {
    const i = left.indexOf(thing);
    if (i >= 0) left.splice(i, 1);
  }
  return left;
}

/** The whole state. City cards not named lie in the deck, or out of the game if the position says what is in the deck. */
export function stateOf(box: Box, draft: Draft, seats: number, rng: Rng): State {
  const players = (draft.players ?? []).map(player => playerOf(box, player ?? {}));
  const columns = columnsFor(box, seats);
  const top = rowOf(draft.top, columns);
  const bottom = rowOf(draft.bottom, columns);
  const drawn = known(draft.deck).reverse();
  const used = [
    ...players.flatMap(p => [...p.hand, ...p.display.flatMap(({ cards }) => cards)]),
    ...[...top, ...bottom].filter(card => card !== null),
    ...drawn,
  ];
  const left = SETS.toReversed().map(letter => shuffle(rng, without(cardsOf(box, letter), used)));

  const owned = players.flatMap(p => p.boroughs);
  const stated = [...known(draft.offer), ...known(draft.boroughDeck)];
  const rows = box.set.boroughs.toSorted((a, b) => Number(b.starter ?? false) - Number(a.starter ?? false));
  const land = without(
    rows.map(({ id }) => id),
    [...owned, ...stated],
  );
  const { boroughsFaceUp } = box.set.setup;
  const offer = draft.offer ? known(draft.offer) : land.splice(0, boroughsFaceUp);
  const boroughDeck = [...shuffle(rng, land), ...known(draft.boroughDeck).reverse()];
  return {
    active: draft.active ?? 0,
    over: false,
    last: draft.last ?? null,
    running: false,
    boroughDue: false,
    hospitable: false,
    looking: 0,
    playing: null,
    aside: [],
    deck: draft.deck ? drawn : left.flat(),
    top,
    bottom,
    // L40: a place is empty only if there is nothing to fill it with
    offer: Array.from({ length: boroughsFaceUp }, (_, i) => offer[i] ?? boroughDeck.pop() ?? null),
    boroughDeck,
    gone: draft.deck ? left.flat() : [],
    players,
  };
}
