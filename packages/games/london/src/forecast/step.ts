import { broughtBy } from '../amounts.ts';
import { type Box, type CardPlan, cardOf } from '../components/box.ts';
import type { Amounts } from '../frames.ts';
import type { CardId } from '../state.ts';
import { copyTown, faceUpIn, lose, type Plot, shows, spend, type Town } from './town.ts';

/** One activation in an order, with what is chosen on the way; left out where there is nothing to choose. */
export interface RunStep {
  /** A stack, or the top borough. */
  readonly activate: number | 'borough';
  /** The hand card given for it. */
  readonly fee?: CardId;
  /** L83: the Hospital that turns in its place. */
  readonly spare?: number;
  /** L88: the stack that Whitehall activates again. */
  readonly again?: number;
  /** L92: the hand cards discarded. */
  readonly discards?: readonly CardId[];
}

/** What came of one step. */
export interface Item extends Amounts {
  readonly step: RunStep;
  readonly loans: number;
}

const PRISONERS = 3;

const plotAt = (t: Town, i: number): Plot => {
  const plot = t.display[i];
  if (!plot) throw new RangeError(`no stack ${i}`);
  return plot;
};

const isPrison = ({ run }: CardPlan): boolean =>
  run.special === 'discard-up-to-3-for-poverty' || run.special === 'discard-up-to-3-for-poverty-and-prestige';

/** Hand cards that differ in what else they can serve for: a pauper, a blue card, another. */
function sortsOf(box: Box, hand: readonly CardId[]): CardId[] {
  const sort = (card: CardId) => {
    const { isPauper, colour } = cardOf(box, card);
    return isPauper ? 'pauper' : colour === 'blue' ? 'blue' : 'other';
  };
  return hand.filter((card, i) => hand.findIndex(other => sort(other) === sort(card)) === i);
}

function feesFor(box: Box, t: Town, { feeCard }: CardPlan): (CardId | undefined)[] {
  if (feeCard === null) return [undefined];
  const sorts = sortsOf(box, t.hand);
  if (feeCard === 'any') return sorts;
  const school = shows(box, t, 'recolour-for-1');
  return sorts.filter(card => {
    const { colour, isPauper } = cardOf(box, card);
    return colour === feeCard || (school && !isPauper);
  });
}

/** L92: as many as can be; paupers first, or last. */
function discardsFor(box: Box, hand: readonly CardId[], card: CardPlan): (readonly CardId[] | undefined)[] {
  const paupers = hand.filter(each => cardOf(box, each).isPauper);
  if (card.run.special === 'discard-paupers-for-1-and-poverty') return [paupers];
  if (!isPrison(card)) return [undefined];
  const others = hand.filter(each => !cardOf(box, each).isPauper);
  const ways = [
    [...paupers, ...others],
    [...others, ...paupers],
  ].map(way => way.slice(0, PRISONERS));
  return ways[0]?.join() === ways[1]?.join() ? ways.slice(0, 1) : ways;
}

/** L88. */
const againFor = (box: Box, t: Town, whitehall: number): number[] =>
  t.display.flatMap(({ top, activated, spared }, i) => {
    const { react, run } = cardOf(box, top);
    const isSelf = i === whitehall || run.special === 'activate-a-card-again-free-of-card-cost';
    return activated && !spared && react === undefined && !isSelf ? [i] : [];
  });

const hospitalsFor = (box: Box, t: Town, spared: number): number[] =>
  t.display.flatMap(({ top, down, placed }, i) =>
    i !== spared && !down && !placed && cardOf(box, top).react === 'flip-instead' ? [i] : [],
  );

const without = (hand: readonly CardId[], card: CardId | undefined): CardId[] => {
  const i = card === undefined ? -1 : hand.indexOf(card);
  return i < 0 ? [...hand] : hand.toSpliced(i, 1);
};

/** Every step that can come next. Coffee House is left out: it builds. */
export function stepsFrom(box: Box, t: Town): RunStep[] {
  const steps: RunStep[] = t.display.flatMap((plot, i): RunStep[] => {
    const card = cardOf(box, plot.top);
    if (plot.down || plot.activated || plot.placed || !card.runs) return [];
    if (card.run.special === 'cover-with-board-card') return [];
    const isWhitehall = card.run.special === 'activate-a-card-again-free-of-card-cost';
    const againOf = isWhitehall ? againFor(box, t, i) : [];
    const spares: (number | undefined)[] = [undefined, ...(card.flips ? hospitalsFor(box, t, i) : [])];
    return feesFor(box, t, card).flatMap(fee =>
      (againOf.length > 0 ? againOf : [undefined]).flatMap(again => {
        const target = again === undefined ? card : cardOf(box, plotAt(t, again).top);
        return discardsFor(box, without(t.hand, fee), target).flatMap(discards =>
          spares.map(spare => ({
            activate: i,
            ...(fee === undefined ? {} : { fee }),
            ...(spare === undefined ? {} : { spare }),
            ...(again === undefined ? {} : { again }),
            ...(discards === undefined ? {} : { discards }),
          })),
        );
      }),
    );
  });
  return t.boroughDue ? [...steps, { activate: 'borough' }] : steps;
}

function runBorough(box: Box, t: Town): void {
  const { money = 0, prestige = 0, poverty = 0 } = box.boroughs[t.boroughs.at(-1) ?? '']?.run ?? {};
  t.money += money;
  t.prestige += prestige;
  lose(t, -poverty);
  t.boroughDue = false;
}

function takeEffect(box: Box, t: Town, index: number, discards: readonly CardId[]): void {
  const plot = plotAt(t, index);
  const card = cardOf(box, plot.top);
  const around = { boroughs: t.boroughs, faceUp: faceUpIn(t), coins: plot.coins };
  const { money, prestige, poverty } = broughtBy(box, card, around);
  t.money += money;
  t.prestige += prestige;
  lose(t, -poverty);
  switch (card.run.special) {
    case 'take-stored-money':
      plot.coins = 0;
      break;
    case 'take-2-from-each-other':
      t.money += t.tribute;
      break;
    case 'give-1-poverty':
      lose(t, 1);
      break;
    case 'hand-counts-no-poverty-this-run':
      t.hospitable = true;
      break;
    case 'discard-paupers-for-1-and-poverty':
      t.money += discards.length;
      break;
    case 'discard-up-to-3-for-poverty-and-prestige':
      t.prestige += discards.length;
      break;
    default:
  }
  for (const discard of discards) {
    t.hand = without(t.hand, discard);
    lose(t, 1);
  }
}

/** The town after a step; the one given is left as it was. */
export function afterStep(box: Box, before: Town, step: RunStep): Town {
  const t = copyTown(before);
  const { activate, fee, spare, again, discards = [] } = step;
  if (activate === 'borough') {
    runBorough(box, t);
    return t;
  }
  const plot = plotAt(t, activate);
  const card = cardOf(box, plot.top);
  plot.activated = true;
  spend(box, t, card.fee);
  if (fee !== undefined) {
    if (card.feeCard !== 'any' && cardOf(box, fee).colour !== card.feeCard) spend(box, t, 1); // L80
    t.hand = without(t.hand, fee);
  }
  takeEffect(box, t, activate, again === undefined ? discards : []);
  if (again !== undefined) {
    spend(box, t, cardOf(box, plotAt(t, again).top).fee);
    takeEffect(box, t, again, discards);
  }
  if (spare !== undefined) {
    const hospital = plotAt(t, spare);
    hospital.down = true;
    hospital.activated = true;
    plot.spared = true;
  } else if (card.flips) plot.down = true;
  return t;
}

/** L51, L53: the borough, if it is still due, and the poverty of the run. */
export function afterRun(box: Box, before: Town): Town {
  const t = copyTown(before);
  if (t.boroughDue) runBorough(box, t);
  t.poverty += t.display.length + t.loans + (t.hospitable ? 0 : t.hand.length);
  return t;
}
