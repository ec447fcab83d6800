import { at, type Seat } from '@thameside/kernel';
import { type Box, cardOf } from '../components/box.ts';
import type { LondonIo } from '../frames.ts';
import { type CardId, freshStack, type State, topOf } from '../state.ts';

/** L31, L84: a card comes face up onto a stack or starts one. Its cost has been paid. */
export function putOn(box: Box, s: State, seat: Seat, card: CardId, on: 'new' | number, io: LondonIo): void {
  const { display } = at(s.players, seat);
  const index = on === 'new' ? display.length : on;
  if (on === 'new') display.push(freshStack());
  const stack = at(display, index);
  if (stack.coins > 0) io.emit({ t: 'lost-coins', seat, card: topOf(stack), money: stack.coins });
  stack.cards.push(card);
  stack.down = false;
  stack.coins = 0;
  stack.placed = true;
  stack.activated = false;
  stack.spared = false;
  stack.used = false;
  io.emit({ t: 'built', seat, card, stack: index, fresh: on === 'new', cost: cardOf(box, card).cost });
  for (const other of display) {
    if (other === stack || other.down) continue;
    if (cardOf(box, topOf(other)).ongoing !== 'store-1-per-card-built') continue;
    other.coins++;
    io.emit({ t: 'stored', seat, card: topOf(other) });
  }
}
