import type { Seat } from '@thameside/kernel';
import type { Row } from '../components/vocabulary.ts';
import type { LondonIo, Space, Why } from '../frames.ts';
import type { CardId, Player, State } from '../state.ts';

/** Each different thing once, in order. */
export function distinct<T>(things: readonly T[]): T[] {
  const found: T[] = [];
  for (const thing of things) if (!found.includes(thing)) found.push(thing);
  return found;
}

/** The cards on the board, equal ones of a row once, added to other answers. */
export function addSpaces<T>(s: State, answers: T[]): (T | Space)[] {
  addRow(s.top, 'top', answers);
  addRow(s.bottom, 'bottom', answers);
  return answers;
}

function addRow<T>(row: readonly (CardId | null)[], name: Row, answers: (T | Space)[]): void {
  for (let i = 0; i < row.length; i++) {
    const card = row[i] as CardId | null;
    if (card !== null && row.indexOf(card) === i) answers.push([card, name]);
  }
}

export const spaces = (s: State): Space[] => addSpaces<Space>(s, []);

const rowOf = (s: State, row: Row): (CardId | null)[] => (row === 'top' ? s.top : s.bottom);

export function takeFromBoard(s: State, [card, row]: Space): void {
  const spaces = rowOf(s, row);
  spaces[spaces.indexOf(card)] = null;
}

/** L85: the card changes places with the one on the board. */
export function exchange(s: State, p: Player, [card, row]: Space, given: CardId): void {
  const spaces = rowOf(s, row);
  spaces[spaces.indexOf(card)] = given;
  p.hand[p.hand.indexOf(given)] = card;
}

/** L11. */
export function discard(s: State, seat: Seat, card: CardId, why: Why, io: LondonIo): void {
  const free = s.top.indexOf(null);
  if (free >= 0) s.top[free] = card;
  else {
    const below = s.bottom.indexOf(null);
    if (below >= 0) s.bottom[below] = card;
    else {
      const cards = s.bottom as CardId[];
      s.gone.push(...cards);
      s.bottom = s.top;
      s.top = s.bottom.map(() => null);
      s.top[0] = card;
      io.emit({ t: 'cleared', cards });
    }
  }
  io.emit({ t: 'discarded', seat, card, why });
}

export function fromHand(p: Player, card: CardId): void {
  const { hand } = p;
  for (let i = hand.indexOf(card) + 1; i < hand.length; i++) hand[i - 1] = hand[i] as CardId;
  hand.pop(); // `splice` would make a list of what it takes out
}

export function discardFromHand(s: State, seat: Seat, p: Player, card: CardId, why: Why, io: LondonIo): void {
  fromHand(p, card);
  discard(s, seat, card, why, io);
}
