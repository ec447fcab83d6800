import { at, type Refused, type Seat } from '@thameside/kernel';
import { type Box, cardOf } from '../components/box.ts';
import type { Aside, Ask, LondonIo, Rules, Swapper } from '../frames.ts';
import { RELIEF } from '../loans.ts';
import { refusal } from '../refusals.ts';
import { hasAbility, isBoardEmpty, type Player, type State, showing, topBorough, topOf } from '../state.ts';
import { distinct, exchange, spaces } from './board.ts';
import { addPoverty, pay, takeLoans } from './money.ts';

const ABILITY = {
  swap: 'swap-with-board-once-per-turn',
  'swap-borough': 'swap-with-board-once-per-turn',
  relief: 'pay-2-remove-1-poverty',
} as const;

/** L23: a card that allows an exchange and has not done so this turn, -1 if there is none. */
function freshSwap(box: Box, p: Player): number {
  for (let i = 0; i < p.display.length; i++) {
    const stack = at(p.display, i);
    if (stack.down || stack.used) continue;
    if (cardOf(box, topOf(stack)).ongoing === ABILITY.swap) return i;
  }
  return -1;
}

const canSwap = (s: State, p: Player): boolean => p.hand.length > 0 && !isBoardEmpty(s);

/** The aside answers that are possible now, `loan` only where it is asked for, added to the others. */
export function addAsides<T>(box: Box, s: State, seat: Seat, withLoan: boolean, answers: T[]): (T | Aside)[] {
  const p = at(s.players, seat);
  const possible: (T | Aside)[] = answers;
  if (freshSwap(box, p) >= 0 && canSwap(s, p)) possible.push('swap');
  if (!p.boroughUsed) {
    const ability = topBorough(box, p)?.ability;
    if (ability === ABILITY['swap-borough'] && canSwap(s, p)) possible.push('swap-borough');
    if (ability === ABILITY.relief && p.poverty > 0) possible.push('relief');
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
  if (showing(box, p, ABILITY.swap) >= 0) exchangeRefused('swap', freshSwap(box, p) < 0);
  if (hasAbility(box, p, ABILITY['swap-borough'])) exchangeRefused('swap-borough', p.boroughUsed);
  if (hasAbility(box, p, ABILITY.relief)) {
    if (p.boroughUsed) refused.push({ answer: 'relief', refusal: refusal('L23.used') });
    else if (p.poverty === 0) refused.push({ answer: 'relief', refusal: refusal('L95.poverty') });
  }
  return refused;
}

/** L95. */
function relieve(box: Box, s: State, seat: Seat, io: LondonIo): void {
  const p = at(s.players, seat);
  pay(box, s, seat, RELIEF, io);
  addPoverty(p, -1);
  p.boroughUsed = true;
  io.emit({ t: 'relieved', seat, by: topBorough(box, p)?.id ?? '' });
}

/** Do it, and ask `then` again; false if the answer is none of these. */
export function goAside(box: Box, s: State, seat: Seat, answer: unknown, then: Ask, io: LondonIo): boolean {
  switch (answer) {
    case 'swap':
    case 'swap-borough':
      io.push({ k: 'take', seat, by: answer }, then);
      return true;
    case 'relief':
      relieve(box, s, seat, io);
      io.push(then);
      return true;
    case 'loan':
      takeLoans(box, s, seat, 1, io);
      io.push(then);
      return true;
    default:
      return false;
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
