import { at, type Frame, type Handler, type Match, type Memory, type Seat } from '@thameside/kernel';
import { type Box, cardOf } from './components/box.ts';
import { recallIn } from './remember.ts';
import type { CardId, State } from './state.ts';

type Shuffle = <T>(items: T[]) => T[];
/** Questions that are only asked if the hand has a card for them. */
const NEEDY: readonly string[] = ['discard', 'fee', 'wren'];

/** A place for a hidden card: a list and an index in it. */
type Place = readonly [cards: CardId[], index: number];

/**
 * L6: hands, decks and covered or face-down cards, as `me` might imagine them. A place in the deck and one in a display
 * keeps its set letter: the deck lies in the order A, B, C, and what is covered was once seen by all.
 */
export function redealer(
  box: Box,
  frames: Readonly<Record<string, Handler<State>>>,
): (m: Match<State>, me: Seat | null, shuffle: Shuffle, memory?: Memory) => void {
  const letter = (card: CardId) => cardOf(box, card).set;

  /** Covered and face-down cards of others; what has turned in this very turn was seen just now. */
  const covered = (s: State, me: Seat | null): Place[] =>
    s.players.flatMap((p, seat) =>
      seat === me
        ? []
        : p.display.flatMap(({ cards, down, activated }): Place[] =>
            cards
              .slice(0, down && !(activated && seat === s.active) ? cards.length : -1)
              .map((_, i) => [cards, i]),
          ),
    );

  /** A hand card that the question cannot do without: it was asked because there was one. */
  const needed = (s: State, f: Frame): unknown =>
    NEEDY.includes(f.k) ? frames[f.k]?.legal?.(s, f)[0] : undefined;

  /** Cards that are known to be in a hand come first in it, so that the place of the others tells nothing. */
  function sortKnown(hand: CardId[], known: readonly CardId[]): number {
    const there = known.filter(card => {
      const i = hand.indexOf(card);
      if (i >= 0) hand.splice(i, 1);
      return i >= 0;
    });
    hand.unshift(...there.sort());
    return there.length;
  }

  return (m, me, shuffle, memory) => {
    const { s } = m;
    if (s.over) return;
    const top = m.stack.at(-1);
    const asked = top?.seat === me ? undefined : top;
    if (asked?.k === 'develop') m.stack[m.stack.length - 1] = { k: 'action', seat: asked.seat } as Frame;
    const recall = recallIn(memory);
    const known = s.players.map((p, seat) =>
      seat === me ? 0 : sortKnown(p.hand, recall?.hands[seat] ?? []),
    );
    const kept = asked && needed(s, asked);
    const keptAt =
      asked?.seat === undefined ? -1 : (s.players[asked.seat]?.hand.indexOf(kept as CardId) ?? -1);
    shuffle(s.boroughDeck);
    const looking = me === s.active ? s.looking : 0;
    const displays = covered(s, me);
    const deck = s.deck.slice(0, s.deck.length - looking).map((_, i): Place => [s.deck, i]);
    const hands = s.players.flatMap((p, seat) =>
      seat === me
        ? []
        : p.hand.flatMap((_, i): Place[] =>
            i < at(known, seat) || (seat === asked?.seat && i === keptAt) ? [] : [[p.hand, i]],
          ),
    );
    const pool = shuffle([...displays, ...deck, ...hands].map(([cards, i]) => cards[i] as CardId));
    const fill = ([cards, i]: Place, fits: (card: CardId) => boolean) => {
      const found = pool.findIndex(fits);
      cards[i] = pool.splice(found, 1)[0] as CardId;
    };
    for (const place of displays) {
      const set = letter(place[0][place[1]] as CardId);
      fill(place, card => letter(card) === set && cardOf(box, card).canStand);
    }
    for (const place of deck) {
      const set = letter(place[0][place[1]] as CardId);
      fill(place, card => letter(card) === set);
    }
    for (const place of hands) fill(place, () => true);
  };
}
