import { type Rng, shuffle } from '@thameside/kernel';
import type { Box } from '../components/box.ts';
import { SETS } from '../components/vocabulary.ts';
import { columnsFor, emptyRow } from '../rules/opening.ts';
import { freshPlayer, freshStack, type Player, type State } from '../state.ts';
import type { Draft } from './shape.ts';

type Left = Readonly<Record<string, number>>;

const playerOf = ({ set }: Box, draft: Draft['players'][number]): Player => ({
  ...freshPlayer(draft.money ?? set.setup.money, draft.poverty ?? set.setup.poverty),
  loans: draft.loans ?? 0,
  prestige: draft.prestige ?? 0,
  hand: [...(draft.hand ?? [])],
  boroughs: [...(draft.boroughs ?? [])],
  display: (draft.display ?? []).map(({ cards, down = false, coins = 0 }) => ({
    ...freshStack(),
    cards: [...cards],
    down,
    coins,
  })),
});

/**
 * The whole state; `cards` and `land` are those that the position does not name. Such cards lie in the deck, or are out
 * of the game if the position says what is in the deck.
 */
export function stateOf(box: Box, draft: Draft, cards: Left, land: Left, rng: Rng): State {
  const { boroughsFaceUp } = box.set.setup;
  const columns = columnsFor(box, draft.players.length);
  const rowOf = (row: Draft['top']) => emptyRow(columns).map((_, i) => row?.[i] ?? null);
  const left = SETS.toReversed().flatMap(letter => {
    const rows = box.set.cards.filter(({ set }) => set === letter);
    return shuffle(
      rng,
      rows.flatMap(({ id }) => Array<string>(cards[id] ?? 0).fill(id)),
    );
  });
  const free = box.set.boroughs
    .toSorted((a, b) => Number(b.starter ?? false) - Number(a.starter ?? false))
    .flatMap(({ id }) => (land[id] ? [id] : []));
  const offer = draft.offer ?? free.splice(0, boroughsFaceUp);
  const boroughDeck = [...shuffle(rng, free), ...(draft.boroughDeck ?? []).toReversed()];
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
    deck: draft.deck?.toReversed() ?? left,
    top: rowOf(draft.top),
    bottom: rowOf(draft.bottom),
    // L40: a place is empty only if there is nothing to fill it with
    offer: Array.from({ length: boroughsFaceUp }, (_, i) => offer[i] ?? boroughDeck.pop() ?? null),
    boroughDeck,
    gone: draft.deck ? left : [],
    players: draft.players.map(player => playerOf(box, player)),
  };
}
