import { flag, list, maybe, object, orNull, type Read, type Stock, text, whole, word } from '@thameside/kit';
import type { Box } from '../components/box.ts';
import { FEWEST_PLAYERS, MOST_PLAYERS } from '../components/vocabulary.ts';
import type { BoroughId, CardId } from '../state.ts';

const count = whole(0, 1000);

/** The form of a position; all but the players may be left out. Every card and borough is taken from the stocks. */
export const shapeOf = (box: Box, cards: Stock<CardId>, boroughs: Stock<BoroughId>) => {
  const seat = whole(0, MOST_PLAYERS - 1);
  const row = list(orNull(cards.one));
  return object({
    players: list(
      object({
        money: maybe(count),
        loans: maybe(count),
        poverty: maybe(count),
        prestige: maybe(count),
        hand: maybe(list(cards.one)),
        boroughs: maybe(list(boroughs.one)),
        display: maybe(list(object({ cards: list(cards.one, 1), down: maybe(flag), coins: maybe(count) }))),
      }),
      FEWEST_PLAYERS,
      MOST_PLAYERS,
    ),
    /** `turn`: a turn is about to begin. `action`: the card of L21 has been drawn. */
    phase: maybe(word(['turn', 'action'])),
    active: maybe(seat),
    last: maybe(orNull(seat)),
    top: maybe(row),
    bottom: maybe(row),
    deck: maybe(list(cards.one)),
    offer: maybe(list(boroughs.one, 0, box.set.setup.boroughsFaceUp)),
    boroughDeck: maybe(list(boroughs.one)),
    seed: maybe(text(200)),
  });
};

export type Draft = Read<ReturnType<typeof shapeOf>>;
