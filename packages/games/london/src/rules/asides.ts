import { at, type Refused, type Seat } from '@thameside/kernel';
import type { Box } from '../components/box.ts';
import { ASIDES, type Aside, type Ask, type LondonIo, type Rules, type Swapper } from '../frames.ts';
import { refusal } from '../refusals.ts';
import { hasAbility, isBoardEmpty, type Player, type State, showing, topBorough, topOf } from '../state.ts';
import { distinct, exchange, spaces } from './board.ts';
import { addPoverty, pay, takeLoans } from './money.ts';

const RELIEF = 2;

/** L23: a card that allows an exchange and has not done so this turn, -1 if there is none. */
function freshSwap(box: Box, p: Player): number {
  for (let i = 0; i < p.display.length; i++) {
    const stack = at(p.display, i);
    const card = box.cards[topOf(stack)];
    if (!stack.down && !stack.used && card?.ongoing === 'swap-with-board-once-per-turn') return i;
  }
  return -1;
}

const canSwap = (s: State, p: Player): boolean => p.hand.length > 0 && !isBoardEmpty(s);

const ABILITY = {
  'swap-borough': 'swap-with-board-once-per-turn',
  relief: 'pay-2-remove-1-poverty',
} as const;

/** The aside answers that are possible now, `loan` only where it is asked for, added to the others. */
export function addAsides<T>(box: Box, s: State, seat: Seat, withLoan: boolean, answers: T[]): (T | Aside)[] {
  const p = at(s.players, seat);
  const possible: (T | Aside)[] = answers;
  if (p.display.length > 0 && freshSwap(box, p) >= 0 && canSwap(s, p)) possible.push('swap');
  if (!p.boroughUsed && p.boroughs.length > 0) {
    if (hasAbility(box, p, ABILITY['swap-borough']) && canSwap(s, p)) possible.push('swap-borough');
    if (hasAbility(box, p, ABILITY.relief) && p.poverty > 0) possible.push('relief');
  }
  if (withLoan) possible.push('loan'); // L7, L22: as many as one likes
  return possible;
}

/** Why not, for who has the card or the borough. */
export function asidesRefused(box: Box, s: State, seat: Seat): Refused[] {
  const p = at(s.players, seat);
  const refused: Refused[] = [];
  const exchangeRefused = (answer: Swapper, used: boolean) => {
    if (used) refused.push({ answer, refusal: refusal('L23.used') });
    else if (p.hand.length === 0) refused.push({ answer, refusal: refusal('L85.hand') });
    else if (isBoardEmpty(s)) refused.push({ answer, refusal: refusal('L85.board') });
  };
  if (showing(box, p, 'swap-with-board-once-per-turn') >= 0) exchangeRefused('swap', freshSwap(box, p) < 0);
  if (hasAbility(box, p, ABILITY['swap-borough'])) exchangeRefused('swap-borough', p.boroughUsed);
  if (hasAbility(box, p, ABILITY.relief)) {
    if (p.boroughUsed) refused.push({ answer: 'relief', refusal: refusal('L23.used') });
    else if (p.poverty === 0) refused.push({ answer: 'relief', refusal: refusal('L95.poverty') });
  }
  return refused;
}

const isAside = (answer: unknown): answer is Aside => (ASIDES as readonly unknown[]).includes(answer);

/** Do it, and ask `then` again; false if the answer is none of these. */
export function goAside(box: Box, s: State, seat: Seat, answer: unknown, then: Ask, io: LondonIo): boolean {
  if (!isAside(answer)) return false;
  const p = at(s.players, seat);
  switch (answer) {
    case 'swap':
    case 'swap-borough':
      io.push({ k: 'take', seat, by: answer }, then);
      return true;
    case 'relief':
      pay(box, s, seat, RELIEF, io);
      addPoverty(p, -1);
      p.boroughUsed = true;
      io.emit({ t: 'relieved', seat, by: topBorough(box, p)?.id ?? '' });
      io.push(then);
      return true;
    case 'loan':
      takeLoans(box, s, seat, 1, io);
      io.push(then);
      return true;
  }
}

/** L85: neither draw nor discard. The card of the board is named first, for everybody sees that one. */
export const asideRules = (box: Box): Rules<'take' | 'give'> => ({
  take: {
    legal: s => spaces(s),
    apply: (_s, f, [card, row], io) => io.push({ k: 'give', seat: f.seat, by: f.by, card, row }),
  },
  give: {
    legal: (s, f) => distinct(at(s.players, f.seat).hand),
    apply(s, f, gave, io) {
      const p = at(s.players, f.seat);
      exchange(s, p, [f.card, f.row], gave);
      let by = topBorough(box, p)?.id ?? '';
      if (f.by === 'swap') {
        const stack = at(p.display, freshSwap(box, p));
        stack.used = true;
        by = topOf(stack);
      } else p.boroughUsed = true;
      io.emit({ t: 'swapped', seat: f.seat, gave, took: f.card, by });
    },
  },
});
