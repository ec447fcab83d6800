import {
  choices,
  inLane,
  type Journal,
  legal,
  type Match,
  offered,
  RuleError,
  type Seat,
  step,
  submit,
  submitInOrder,
  undo,
  undoable,
  waiting,
  words,
} from '@thameside/kernel';
import { difference } from '../plain.ts';
import { anyOf, type Checking, onFrozen } from './checking.ts';

/** No way back behind a use of the generator. */
export function checkBarrier<S, E>(c: Checking<S, E>, before: Journal<S>, after: Journal<S>): void {
  if (difference(before.now.rng, after.now.rng) !== undefined && after.barrier !== after.entries.length) {
    c.fail('barrier', 'an answer that used the generator can be taken back');
  }
}

/** Undo gives exactly the match of before, and the same answer again exactly that of after; for who answered and another. */
export function checkUndo<S, E>(c: Checking<S, E>, before: Journal<S>, after: Journal<S>): void {
  const latest = after.entries.at(-1);
  const able = Array.from({ length: after.header.seats }, (_, seat) => seat).filter(
    seat => after.entries[undoable(after, seat)],
  );
  const others = able.filter(seat => seat !== latest?.seat);
  const other = others.length > 0 ? anyOf(c.rng, others) : undefined;
  for (const seat of able) {
    const dropped = after.entries[undoable(after, seat)];
    if (!dropped || (seat !== latest?.seat && seat !== other)) continue;
    const back = taken(c, after, seat);
    if (!back) continue;
    if (dropped === latest) {
      const path = difference(back.now, before.now) ?? difference(back.entries, before.entries);
      if (path !== undefined) c.fail('undo', `${path} is not as it was`);
    }
    if (offered(legal(c.game, back.now, seat), words(dropped.answer)) === undefined) {
      c.fail('undo', `seat ${seat} cannot give its answer again`);
    }
    const again = submit(c.game, back, seat, [dropped.answer]).journal;
    const path = difference(again.now, after.now);
    if (path !== undefined) c.fail('undo', `${path} differs once seat ${seat} has given its answer again`);
  }
}

/** Others may have answered since what only the answer to be dropped has brought up: then there is no way back. */
function taken<S, E>(c: Checking<S, E>, j: Journal<S>, seat: Seat): Journal<S> | undefined {
  try {
    return undo(c.game, j, seat);
  } catch (error) {
    if (!(error instanceof RuleError)) throw error;
    if (j.entries.at(-1)?.seat === seat) c.fail('undo', `seat ${seat} cannot take back the latest answer`);
    return undefined;
  }
}

/** Two seats in their lanes can answer in either order, as long as nothing comes to light. */
export function checkCommute<S, E>(c: Checking<S, E>, m: Match<S>): void {
  const seats = waiting(m).filter(seat => inLane(m, seat));
  if (seats.length < 2) return;
  const a = anyOf(c.rng, seats);
  const b = anyOf(
    c.rng,
    seats.filter(seat => seat !== a),
  );
  const answers = new Map([a, b].map(seat => [seat, anyOf(c.rng, legal(c.game, m, seat))]));
  const both = (first: Seat, second: Seat): Match<S> | undefined => {
    const one = onFrozen(c.fail, 'copy', 'playing on a copy', () =>
      step(c.game, m, first, answers.get(first)),
    );
    if (one.revealed) return undefined;
    try {
      const two = step(c.game, one.match, second, answers.get(second));
      return two.revealed ? undefined : two.match;
    } catch (error) {
      if (!(error instanceof RuleError)) throw error;
      return c.fail('commute', `seat ${second} cannot answer once seat ${first} has: ${error.message}`);
    }
  };
  const [ab, ba] = [both(a, b), both(b, a)];
  const path = ab && ba && difference(ab, ba);
  if (path !== undefined)
    c.fail('commute', `${path} depends on whether seat ${a} or seat ${b} answers first`);
}

/** What ends the choice of a set. */
const ENDS: readonly unknown[] = ['enough', 'all'];

/** The last two pieces of a set can be chosen the other way round, and are written down as they were. */
export function checkOrder<S, E>(c: Checking<S, E>, j: Journal<S>): void {
  const [first, second] = j.entries.slice(-2);
  if (!first || !second || j.barrier > j.entries.length - 2) return;
  if (!c.game.frames[second.k]?.also || first.k !== second.k || first.seat !== second.seat) return;
  if (ENDS.includes(second.answer)) return;
  const { seat } = first;
  let other = undo(c.game, undo(c.game, j, seat), seat);
  for (const { answer } of [second, first]) {
    if (offered(choices(c.game, other.now, seat), words(answer)) === undefined)
      c.fail('order', `seat ${seat} cannot choose ${words(answer)} in another order`);
    other = submitInOrder(c.game, other, seat, [answer]).journal;
  }
  const path = difference(other.now, j.now) ?? difference(other.entries, j.entries);
  if (path !== undefined) c.fail('order', `${path} depends on the order in which seat ${seat} chooses`);
}
