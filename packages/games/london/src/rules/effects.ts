import { at, type Refusal, type Refused, type Seat } from '@thameside/kernel';
import { broughtBy } from '../amounts.ts';
import { type Box, cardOf } from '../components/box.ts';
import type { Special } from '../components/vocabulary.ts';
import type { Amounts, Frames, LondonIo, Rules } from '../frames.ts';
import { refusal } from '../refusals.ts';
import { faceUp, type Player, type State, topOf } from '../state.ts';
import { discardFromHand, distinct, spaces, takeFromBoard } from './board.ts';
import { putOn } from './display.ts';
import { addPoverty, pay } from './money.ts';

type AtStack = Frames['effect']['in'];
type Parted = Frames['parts']['in'];

const PRISONERS = 3;

/** L88: another city card activated this turn and still on top of its stack. */
function whyNotAgain(box: Box, p: Player, whitehall: number, index: number): Refusal | null {
  const stack = at(p.display, index);
  const { react, run, id } = cardOf(box, topOf(stack));
  if (!stack.activated) return refusal('L88.idle', { stack: index });
  if (react !== undefined) return refusal('L88.hospital');
  if (stack.spared) return refusal('L83.spared', { card: id });
  const isWhitehall = run.special === 'activate-a-card-again-free-of-card-cost';
  return index === whitehall || isWhitehall ? refusal('L88.idle', { stack: index }) : null;
}

const againFor = (box: Box, p: Player, whitehall: number): number[] =>
  p.display.flatMap((_, i) => (whyNotAgain(box, p, whitehall, i) === null ? [i] : []));

/** L22: nobody has to choose what they cannot pay. */
const allTooDear = (p: Player, costs: readonly number[]): boolean => costs.every(cost => cost > p.money);

const others = (s: State, seat: Seat): Seat[] => s.players.flatMap((_, i) => (i === seat ? [] : [i]));

/** What a special effect does to others or asks. */
const SPECIAL: Partial<Record<Special, (box: Box, s: State, f: AtStack, io: LondonIo) => void>> = {
  'cover-with-board-card': (box, s, f, io) => {
    if (spaces(s).some(([card]) => cardOf(box, card).canStand)) io.push({ ...f, k: 'cover' });
    else nothing(s, f, io);
  },
  'take-stored-money': (_box, s, f) => {
    at(at(s.players, f.seat).display, f.stack).coins = 0;
  },
  // L89
  'take-2-from-each-other': (_box, s, f, io) => {
    const p = at(s.players, f.seat);
    const card = topOf(at(p.display, f.stack));
    for (const from of others(s, f.seat)) {
      const giver = at(s.players, from);
      const money = Math.min(2, giver.money);
      giver.money -= money;
      p.money += money;
      io.emit({ t: 'collected', seat: f.seat, from, card, money });
    }
  },
  // L91
  'give-1-poverty': (_box, s, f, io) => {
    if (at(s.players, f.seat).poverty > 0) io.push({ ...f, k: 'victim' });
    else nothing(s, f, io);
  },
  'player-takes-2-poverty': (_box, _s, f, io) => io.push({ ...f, k: 'victim' }),
  // L52
  'others-pay-1-per-borough': (box, s, f, io) => {
    const card = topOf(at(at(s.players, f.seat).display, f.stack));
    for (const payer of others(s, f.seat)) {
      const money = at(s.players, payer).boroughs.length;
      pay(box, s, payer, money, io);
      io.emit({ t: 'paid', seat: payer, card, money });
    }
  },
  'discard-up-to-3-for-poverty': (_box, s, f, io) => askPrison(s, f, PRISONERS, io),
  'discard-up-to-3-for-poverty-and-prestige': (_box, s, f, io) => askPrison(s, f, PRISONERS, io),
  'hand-counts-no-poverty-this-run': (_box, s) => {
    s.hospitable = true;
  },
  'activate-a-card-again-free-of-card-cost': (box, s, f, io) => {
    if (againFor(box, at(s.players, f.seat), f.stack).length > 0) io.push({ ...f, k: 'again' });
    else nothing(s, f, io);
  },
  // Asked whatever the hand holds: whether there are paupers in it is nobody's business.
  'discard-paupers-for-1-and-poverty': (_box, s, f, io) => {
    if (at(s.players, f.seat).hand.length > 0) io.push({ ...f, k: 'workhouse' });
  },
};

const askPrison = (s: State, f: AtStack, left: number, io: LondonIo): void => {
  if (left > 0 && at(s.players, f.seat).hand.length > 0)
    io.push({ k: 'prison', seat: f.seat, stack: f.stack, left });
};

const nothing = (s: State, f: AtStack, io: LondonIo): void =>
  io.emit({ t: 'no-effect', seat: f.seat, card: topOf(at(at(s.players, f.seat).display, f.stack)) });

/** What lets a player lose poverty of the own, or needs some. */
const ABOUT_POVERTY: readonly unknown[] = [
  'give-1-poverty',
  'discard-up-to-3-for-poverty',
  'discard-up-to-3-for-poverty-and-prestige',
  'discard-paupers-for-1-and-poverty',
] satisfies Special[];

/** L50: whether it can matter if the amounts come before or after what else the card does. */
function orderMatters(box: Box, s: State, f: AtStack): boolean {
  const p = at(s.players, f.seat);
  const { money, poverty, special } = cardOf(box, topOf(at(p.display, f.stack))).run;
  const isDear = (cost: number): boolean => money > 0 && cost > p.money;
  switch (special) {
    case 'give-1-poverty':
      return poverty > 0 ? p.poverty === 0 : p.poverty > 0 && p.poverty <= -poverty;
    case 'discard-up-to-3-for-poverty':
    case 'discard-up-to-3-for-poverty-and-prestige':
      return poverty > 0 && p.poverty < Math.min(PRISONERS, p.hand.length);
    case 'discard-paupers-for-1-and-poverty':
      return poverty > 0 && p.poverty < p.hand.length;
    case 'cover-with-board-card':
      return spaces(s).some(([card]) => cardOf(box, card).canStand && isDear(cardOf(box, card).cost));
    case 'activate-a-card-again-free-of-card-cost':
      return againFor(box, p, f.stack).some(i => {
        const { fee, run } = cardOf(box, topOf(at(p.display, i)));
        const touches = run.poverty !== 0 || ABOUT_POVERTY.includes(run.special);
        return isDear(fee) || (poverty !== 0 && touches);
      });
    default:
      return false;
  }
}

/** Amounts that come one by one with discards (L92). */
function earn(s: State, f: AtStack, money: number, prestige: number, io: LondonIo): void {
  const p = at(s.players, f.seat);
  p.money += money;
  p.prestige += prestige;
  const poverty = addPoverty(p, -1);
  const card = topOf(at(p.display, f.stack));
  io.emit({ t: 'earned', seat: f.seat, card, money, prestige, poverty });
}

export function effectRules(
  box: Box,
): Rules<'effect' | 'parts' | 'amounts' | 'cover' | 'victim' | 'prison' | 'workhouse' | 'again'> {
  const cardAt = (s: State, f: AtStack) => cardOf(box, topOf(at(at(s.players, f.seat).display, f.stack)));
  /** What the card brings by itself. */
  function bring(s: State, { seat, stack: index, card }: Parted): Amounts {
    const p = at(s.players, seat);
    const around = { boroughs: p.boroughs, faceUp: faceUp(p), coins: at(p.display, index).coins };
    const { money, prestige, poverty } = broughtBy(box, cardOf(box, card), around);
    p.money += money;
    p.prestige += prestige;
    return { money, prestige, poverty: addPoverty(p, poverty) };
  }
  const doSpecial = (s: State, { seat, stack, card }: Parted, io: LondonIo): void => {
    const { special } = cardOf(box, card).run;
    if (special) SPECIAL[special]?.(box, s, { seat, stack }, io);
  };
  const activated = ({ seat, stack, card }: Parted, amounts: Amounts) =>
    ({ t: 'activated', seat, card, stack, fee: cardOf(box, card).fee, ...amounts }) as const;
  return {
    // L50: the whole effect
    effect: {
      run(s, { seat, stack }, io) {
        const f = { seat, stack, card: cardAt(s, { seat, stack }).id };
        if (orderMatters(box, s, f)) {
          io.push({ k: 'parts', ...f });
          return;
        }
        io.emit(activated(f, bring(s, f)));
        doSpecial(s, f, io);
      },
    },
    parts: {
      legal: () => ['amounts', 'special'],
      apply(s, { seat, stack, card }, first, io) {
        const f = { seat, stack, card };
        if (first === 'amounts') io.emit(activated(f, bring(s, f)));
        else {
          io.emit(activated(f, { money: 0, prestige: 0, poverty: 0 }));
          io.push({ k: 'amounts', ...f });
        }
        doSpecial(s, f, io);
      },
    },
    amounts: {
      run: (s, f, io) => io.emit({ t: 'earned', seat: f.seat, card: f.card, ...bring(s, f) }),
    },
    // L81
    cover: {
      legal(s, f) {
        const good = spaces(s).filter(([card]) => cardOf(box, card).canStand);
        const costs = good.map(([card]) => cardOf(box, card).cost);
        return allTooDear(at(s.players, f.seat), costs) ? [...good, 'none'] : good;
      },
      refused: (s): Refused[] =>
        spaces(s)
          .filter(([card]) => !cardOf(box, card).canStand)
          .map(answer => ({ answer, refusal: refusal('L81.kind', { card: answer[0] }) })),
      apply(s, f, answer, io) {
        if (answer === 'none') {
          nothing(s, f, io);
          return;
        }
        const [card] = answer;
        takeFromBoard(s, answer);
        pay(box, s, f.seat, cardOf(box, card).cost, io);
        putOn(box, s, f.seat, card, f.stack, io);
      },
    },
    // L91
    victim: {
      legal: (s, f) => others(s, f.seat),
      apply(s, f, on, io) {
        const { id, run } = cardAt(s, f);
        const gives = run.special === 'give-1-poverty';
        if (gives) addPoverty(at(s.players, f.seat), -1);
        const poverty = addPoverty(at(s.players, on), gives ? 1 : 2);
        io.emit({ t: 'burdened', seat: f.seat, on, card: id, poverty });
      },
    },
    // L92
    prison: {
      legal: (s, f) => [...distinct(at(s.players, f.seat).hand), 'enough'],
      apply(s, f, answer, io) {
        if (answer === 'enough') return;
        const honoured = cardAt(s, f).run.special === 'discard-up-to-3-for-poverty-and-prestige';
        discardFromHand(s, f.seat, at(s.players, f.seat), answer, 'effect', io);
        earn(s, f, 0, honoured ? 1 : 0, io);
        askPrison(s, f, f.left - 1, io);
      },
    },
    workhouse: {
      legal: (s, f) => [
        ...distinct(at(s.players, f.seat).hand).filter(card => cardOf(box, card).isPauper),
        'enough',
      ],
      refused: (s, f) =>
        distinct(at(s.players, f.seat).hand)
          .filter(card => !cardOf(box, card).isPauper)
          .map(card => ({ answer: card, refusal: refusal('L92.pauper', { card }) })),
      apply(s, f, answer, io) {
        if (answer === 'enough') return;
        discardFromHand(s, f.seat, at(s.players, f.seat), answer, 'effect', io);
        earn(s, f, 1, 0, io);
        if (at(s.players, f.seat).hand.length > 0) io.push(f);
      },
    },
    // L88
    again: {
      legal(s, f) {
        const p = at(s.players, f.seat);
        const good = againFor(box, p, f.stack);
        const fees = good.map(i => cardOf(box, topOf(at(p.display, i))).fee);
        return allTooDear(p, fees) ? [...good, 'none'] : good;
      },
      refused(s, f) {
        const p = at(s.players, f.seat);
        return p.display.flatMap((_, answer) => {
          const why = whyNotAgain(box, p, f.stack, answer);
          return why === null || answer === f.stack ? [] : [{ answer, refusal: why }];
        });
      },
      apply(s, f, answer, io) {
        if (answer === 'none') {
          nothing(s, f, io);
          return;
        }
        const { seat } = f;
        const { id, fee } = cardOf(box, topOf(at(at(s.players, seat).display, answer)));
        io.emit({ t: 'again', seat, card: id, by: cardAt(s, f).id });
        pay(box, s, seat, fee, io);
        io.push({ k: 'effect', seat, stack: answer });
      },
    },
  };
}
