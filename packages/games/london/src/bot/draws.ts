import { type Answer, at, type Seat } from '@thameside/kernel';
import { type Box, boroughOf, cardOf } from '../components/box.ts';
import { copyState } from '../copy.ts';
import type { Ask, LondonIo } from '../frames.ts';
import { buyRules } from '../rules/buy.ts';
import { cardsOf } from '../rules/opening.ts';
import type { CardId, State } from '../state.ts';
import type { Weights } from './weights.ts';

/** What it helps to look at three cards instead of one. */
const LOOKING = 1;

const nothing = () => {};
/** The world as a bot may imagine it: what is hidden stays so. */
const MUTE: LondonIo = {
  push: nothing,
  aside: nothing,
  join: nothing,
  emit: nothing,
  reveal: nothing,
  draw: () => undefined,
  shuffle: items => items,
  roll: () => 0,
};

/** Judges a position with any hand, and so many cards left in the deck. */
type Valuing = (s: State, deck: number) => (hand: readonly CardId[]) => number;

/** What may be expected of cards from the deck. Of those that might come, at most `sampled` are looked at. */
export function drawJudge(box: Box, w: Weights, seat: Seat, valuing: Valuing, sampled: number) {
  const { buy } = buyRules(box);
  const cardsBySet = new Map<string, readonly CardId[]>();

  const sampleOf = (cards: readonly CardId[]): readonly CardId[] => {
    const step = Math.ceil(cards.length / sampled);
    return step <= 1 ? cards : cards.filter((_, i) => i % step === 0);
  };

  /** The cards that the top of the deck may be: its back tells the set. */
  function possibleTops(s: State): readonly CardId[] {
    const top = s.deck[s.deck.length - 1];
    if (top === undefined) return [];
    const { set } = cardOf(box, top);
    const known = cardsBySet.get(set) ?? sampleOf(cardsOf(box, set));
    cardsBySet.set(set, known);
    return known;
  }

  /** With so many cards from the deck; those above the hand limit help only to choose, unless there is time (`early`). */
  function withDraws(s: State, count: number, early: boolean): number {
    const { hand } = at(s.players, seat);
    const value = valuing(s, Math.max(0, s.deck.length - count));
    const before = value(hand);
    const cards = possibleTops(s);
    if (count === 0 || cards.length === 0) return before;
    let sum = 0;
    for (const card of cards) sum += value([...hand, card]);
    const room = early ? count : Math.max(0, box.set.handLimit - hand.length);
    const kept = Math.min(count, room) + w.choice * Math.max(0, count - room);
    return before + kept * (sum / cards.length - before);
  }

  return {
    unseen(s: State, f: Ask, answer: Answer, early: boolean): number {
      if (f.k === 'draw') return withDraws(s, f.left, early) + (f.look ? LOOKING : 0);
      if (f.k !== 'buy') return withDraws(s, 0, early);
      const after = copyState(s);
      buy.apply(after, f, String(answer), MUTE);
      return withDraws(after, boroughOf(box, String(answer)).gain.draw, early);
    },
  };
}
