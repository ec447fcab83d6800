import { at, type Seat } from '@thameside/kernel';
import type { Box } from '../components/box.ts';
import type { LondonIo } from '../frames.ts';
import { loanBonus, loansFor } from '../loans.ts';
import { type Player, type State, showing, topOf } from '../state.ts';

export function takeLoans(box: Box, s: State, seat: Seat, count: number, io: LondonIo): void {
  const p = at(s.players, seat);
  const bank = showing(box, p, 'loans-pay-12');
  const bonus = loanBonus(bank >= 0);
  const each = box.set.loan.money + bonus;
  p.loans += count;
  p.money += count * each;
  io.emit({ t: 'loan', seat, count, money: count * each });
  if (bank >= 0) io.emit({ t: 'bank', seat, card: topOf(at(p.display, bank)), more: count * bonus });
}

/** L22: who cannot pay takes loans until they can. */
export function pay(box: Box, s: State, seat: Seat, amount: number, io: LondonIo): void {
  const p = at(s.players, seat);
  if (p.money < amount) {
    const hasBank = showing(box, p, 'loans-pay-12') >= 0;
    takeLoans(box, s, seat, loansFor(box, p.money, amount, hasBank), io);
  }
  p.money -= amount;
}

/** L42: what there is not cannot be lost. Tells what came of it. */
export function addPoverty(p: Player, amount: number): number {
  const before = p.poverty;
  p.poverty = Math.max(0, before + amount);
  return p.poverty - before;
}
