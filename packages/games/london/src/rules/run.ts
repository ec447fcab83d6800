import { at, type Refusal, type Refused, type Seat } from '@thameside/kernel';
import { type Box, cardOf } from '../components/box.ts';
import { runPoverty } from '../ending.ts';
import type { Frames, LondonIo, Rules } from '../frames.ts';
import { refusal } from '../refusals.ts';
import { type Player, type Stack, type State, topBorough, topOf } from '../state.ts';
import { addAsides, asidesRefused, goAside } from './asides.ts';
import { discardFromHand, distinct } from './board.ts';
import { serve, serviceOf, serving, whyNoService } from './develop.ts';
import { addPoverty, pay } from './money.ts';

/** L50: the hand cards with which the activation can be paid; null if none is asked for. */
function feeCards(box: Box, p: Player, stack: Stack): string[] | null {
  const { feeCard } = cardOf(box, topOf(stack));
  if (feeCard === null) return null;
  return feeCard === 'any' ? distinct(p.hand) : serving(box, p, feeCard, false);
}

function canActivate(box: Box, p: Player, stack: Stack): boolean {
  if (stack.down || stack.activated || stack.placed || !cardOf(box, topOf(stack)).runs) return false;
  const cards = feeCards(box, p, stack);
  return cards === null || cards.length > 0;
}

function whyIdle(box: Box, stack: Stack): Refusal {
  if (stack.down) return refusal('L50.down');
  const plan = cardOf(box, topOf(stack));
  const card = plan.id;
  if (stack.activated) return refusal('L50.activated', { card });
  if (plan.react !== undefined) return refusal('L83.flips', { card });
  if (!plan.runs) return refusal('L54.nothing', { card });
  if (stack.placed) return refusal('L81.placed', { card });
  return plan.feeCard === 'any' || plan.feeCard === null
    ? refusal('L50.card', { card })
    : refusal('L50.colour', { card, colour: plan.feeCard });
}

/** L51. */
function runBorough(box: Box, s: State, seat: Seat, io: LondonIo): void {
  const p = at(s.players, seat);
  const borough = topBorough(box, p);
  s.boroughDue = false;
  if (borough?.run === undefined) return;
  const { money = 0, prestige = 0, poverty = 0 } = borough.run;
  p.money += money;
  p.prestige += prestige;
  const change = addPoverty(p, poverty);
  io.emit({ t: 'borough-ran', seat, borough: borough.id, money, prestige, poverty: change });
}

function boroughRefused(box: Box, s: State, p: Player): Refused[] {
  const borough = topBorough(box, p);
  if (s.boroughDue || borough === undefined) return [];
  const why = borough.run === undefined ? 'L51.none' : 'L51.done';
  return [{ answer: 'borough', refusal: refusal(why, { borough: borough.id }) }];
}

export function runRules(box: Box): Rules<'run' | 'fee' | 'flip' | 'spare' | 'ran'> {
  /** L83. */
  const hospitals = (p: Player, spared: number): number[] =>
    p.display.flatMap((stack, i) =>
      i !== spared && !stack.down && !stack.placed && cardOf(box, topOf(stack)).react === 'flip-instead'
        ? [i]
        : [],
    );
  return {
    run: {
      legal(s, f) {
        const p = at(s.players, f.seat);
        const answers: Frames['run']['out'][] = [];
        for (let i = 0; i < p.display.length; i++) if (canActivate(box, p, at(p.display, i))) answers.push(i);
        if (s.boroughDue) answers.push('borough');
        answers.push('enough');
        return addAsides(box, s, f.seat, true, answers);
      },
      refused(s, f) {
        const p = at(s.players, f.seat);
        const idle = p.display.flatMap((stack, answer) =>
          canActivate(box, p, stack) ? [] : [{ answer, refusal: whyIdle(box, stack) }],
        );
        return [...idle, ...boroughRefused(box, s, p), ...asidesRefused(box, s, f.seat)];
      },
      apply(s, f, answer, io) {
        const { seat } = f;
        if (typeof answer === 'number') {
          const stack = at(at(s.players, seat).display, answer);
          const { fee, feeCard } = cardOf(box, topOf(stack));
          stack.activated = true;
          pay(box, s, seat, fee, io);
          io.push({ k: 'effect', seat, stack: answer }, { k: 'flip', seat, stack: answer }, f);
          if (feeCard !== null) io.push({ k: 'fee', seat, stack: answer });
        } else if (answer === 'borough') {
          runBorough(box, s, seat, io);
          io.push(f);
        } else if (answer === 'enough') {
          if (s.boroughDue) runBorough(box, s, seat, io);
        } else goAside(box, s, seat, answer, f, io);
      },
    },
    fee: {
      legal(s, f) {
        const p = at(s.players, f.seat);
        return feeCards(box, p, at(p.display, f.stack)) ?? [];
      },
      refused(s, f) {
        const p = at(s.players, f.seat);
        const { feeCard } = cardOf(box, topOf(at(p.display, f.stack)));
        if (feeCard === null || feeCard === 'any') return [];
        return distinct(p.hand)
          .filter(card => serviceOf(box, p, card, feeCard, false) === null)
          .map(card => ({ answer: card, refusal: whyNoService(box, card, feeCard) }));
      },
      apply(s, f, card, io) {
        const p = at(s.players, f.seat);
        const { feeCard } = cardOf(box, topOf(at(p.display, f.stack)));
        if (feeCard !== null && feeCard !== 'any') serve(box, s, f.seat, card, feeCard, io);
        discardFromHand(s, f.seat, p, card, 'fee', io);
      },
    },
    flip: {
      run(s, f, io) {
        const { seat } = f;
        const p = at(s.players, seat);
        const stack = at(p.display, f.stack);
        if (!cardOf(box, topOf(stack)).flips || stack.placed) return;
        if (hospitals(p, f.stack).length > 0) io.push({ k: 'spare', seat, stack: f.stack });
        else flipOver(stack, seat, f.stack, io);
      },
    },
    spare: {
      legal: (s, f) => ['flip', ...hospitals(at(s.players, f.seat), f.stack)],
      refused: (s, f) =>
        at(s.players, f.seat).display.flatMap((stack, answer) => {
          const plan = cardOf(box, topOf(stack));
          const late = !stack.down && stack.placed && plan.react === 'flip-instead';
          return late ? [{ answer, refusal: refusal('L83.placed', { card: plan.id }) }] : [];
        }),
      apply(s, f, answer, io) {
        const { display } = at(s.players, f.seat);
        const stack = at(display, f.stack);
        if (answer === 'flip') {
          flipOver(stack, f.seat, f.stack, io);
          return;
        }
        const hospital = at(display, answer);
        hospital.down = true;
        hospital.activated = true;
        stack.spared = true;
        io.emit({ t: 'spared', seat: f.seat, card: topOf(stack), by: topOf(hospital) });
      },
    },
    // L53
    ran: {
      run(s, { seat }, io) {
        const p = at(s.players, seat);
        const brings = runPoverty(p.display.length, p.loans, p.hand.length, s.hospitable);
        addPoverty(p, brings.stacks + brings.loans + brings.hand);
        io.emit({ t: 'poverty', seat, ...brings });
      },
    },
  };
}

function flipOver(stack: Stack, seat: Seat, index: number, io: LondonIo): void {
  stack.down = true;
  io.emit({ t: 'flipped', seat, card: topOf(stack), stack: index });
}
