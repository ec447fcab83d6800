import { at, type Refused, type Seat } from '@thameside/kernel';
import type { Box } from '../components/box.ts';
import { type Aside, type Ask, DEEDS, type Deed, type Rules } from '../frames.ts';
import { refusal } from '../refusals.ts';
import { finalLines } from '../score.ts';
import { nextSeat, type State, topBorough } from '../state.ts';
import { addAsides, asidesRefused, goAside } from './asides.ts';
import { discardFromHand, distinct } from './board.ts';
import { canDevelop } from './develop.ts';
import { askDraw, draws } from './draw.ts';

const DRAW_ACTION = 3;

const canRepay = (box: Box, s: State, seat: Seat): boolean => {
  const p = at(s.players, seat);
  return p.loans > 0 && p.money >= box.set.loan.repay;
};

const can = (box: Box, s: State, seat: Seat, deed: Deed): boolean => {
  if (deed === 'develop') return canDevelop(box, s, seat);
  return deed !== 'buy' || s.offer.some(borough => borough !== null);
};

/** What is said of a turn begins anew (L23, L31, L50). */
function newTurn(s: State, seat: Seat): void {
  s.active = seat;
  s.running = false;
  s.hospitable = false;
  const p = at(s.players, seat);
  p.boroughUsed = false;
  for (const stack of p.display) {
    stack.placed = false;
    stack.activated = false;
    stack.spared = false;
    stack.used = false;
  }
}

/** L20, L21: the parts of a turn, in order. */
export const turnFrames = (box: Box, s: State, seat: Seat): Ask[] => [
  ...(canRepay(box, s, seat) ? [{ k: 'repay' as const, seat }] : []),
  { k: 'start-draw', seat },
  { k: 'action', seat },
  { k: 'closing', seat },
  { k: 'turn-over', seat },
];

export function turnRules(
  box: Box,
): Rules<'next' | 'repay' | 'action' | 'closing' | 'end' | 'limit' | 'turn-over' | 'game-over'> {
  return {
    next: {
      run(s, _f, io) {
        const seat = nextSeat(s);
        if (seat === null) {
          io.push({ k: 'game-over' });
          return;
        }
        if (s.last !== null) s.last--;
        newTurn(s, seat);
        io.emit({ t: 'turn', seat });
        io.push(...turnFrames(box, s, seat));
      },
    },
    // L20
    repay: {
      opens: 'after-others',
      legal: () => ['repay', 'enough'],
      apply(s, f, answer, io) {
        if (answer === 'enough') return;
        const p = at(s.players, f.seat);
        p.money -= box.set.loan.repay;
        p.loans--;
        io.emit({ t: 'repaid', seat: f.seat, money: box.set.loan.repay });
        if (canRepay(box, s, f.seat)) io.push(f);
      },
    },
    // L21
    action: {
      opens: 'after-others',
      legal(s, f) {
        const answers: (Deed | Aside)[] = [];
        for (const deed of DEEDS) if (can(box, s, f.seat, deed)) answers.push(deed);
        return addAsides(box, s, f.seat, true, answers);
      },
      refused: (s, f): Refused[] => [
        ...(can(box, s, f.seat, 'develop') ? [] : [{ answer: 'develop', refusal: refusal('L35.nothing') }]),
        ...(can(box, s, f.seat, 'buy') ? [] : [{ answer: 'buy', refusal: refusal('L40.none') }]),
        ...asidesRefused(box, s, f.seat),
      ],
      apply(s, f, answer, io) {
        const { seat } = f;
        if (goAside(box, s, seat, answer, f, io)) return;
        const deed = answer as Deed;
        io.emit({ t: 'chose', seat, deed });
        switch (deed) {
          case 'develop':
            io.push({ k: 'develop', seat, played: 0 }, { k: 'developed', seat });
            return;
          case 'buy':
            io.push({ k: 'buy', seat });
            return;
          case 'run':
            s.running = true;
            s.boroughDue = topBorough(box, at(s.players, seat))?.run !== undefined;
            io.push({ k: 'run', seat }, { k: 'ran', seat });
            return;
          case 'draw':
            askDraw(s, draws(seat, DRAW_ACTION), io); // L60
        }
      },
    },
    // L23: asked only if an ability is left: loans come by themselves where they are needed
    closing: {
      run(s, { seat }, io) {
        if (addAsides(box, s, seat, false, []).length > 0) io.push({ k: 'end', seat });
      },
    },
    end: {
      legal: (s, f) => addAsides(box, s, f.seat, true, ['done' as const]),
      refused: (s, f) => asidesRefused(box, s, f.seat),
      apply: (s, f, answer, io) => {
        goAside(box, s, f.seat, answer, { k: 'closing', seat: f.seat }, io);
      },
    },
    // L12
    limit: {
      legal: (s, f) => distinct(at(s.players, f.seat).hand),
      apply: (s, f, card, io) => discardFromHand(s, f.seat, at(s.players, f.seat), card, 'limit', io),
    },
    'turn-over': {
      run(s, f, io) {
        if (at(s.players, f.seat).hand.length > box.set.handLimit) {
          io.push({ k: 'limit', seat: f.seat }, f);
          return;
        }
        // L70
        if (s.last === null && s.deck.length === 0) {
          s.last = s.players.length - 1;
          io.emit({ t: 'last-turns', seat: f.seat });
        }
        io.push({ k: 'next' });
      },
    },
    'game-over': {
      run(s, _f, io) {
        s.over = true;
        for (const { seat, line } of finalLines(box, s)) io.emit({ t: 'scored', seat, line });
        io.emit({ t: 'over' });
      },
    },
  };
}
