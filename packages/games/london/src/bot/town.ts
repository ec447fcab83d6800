import { type Box, boroughOf, type CardPlan, cardOf } from '../components/box.ts';
import type { Ability, Ongoing } from '../components/vocabulary.ts';
import { faceUp, type Player, type Stack, topOf } from '../state.ts';
import { type Gain, gainOf, isLasting } from './gain.ts';
import type { Horizon } from './horizon.ts';
import type { Weights } from './weights.ts';

/** What a display and its boroughs are good for. */
export interface Town {
  /** End prestige of all that was built. */
  endPrestige: number;
  /** What the next run brings. */
  nextRun: Gain;
  /** What every run brings after that. */
  laterRuns: Gain;
  /** What abilities are good for. */
  abilities: number;
  /** Stacks on which a card can be put without loss. */
  freeStacks: number;
}

/** No ability is looked at for longer than so many turns: it will be covered. */
export const LONG = 8;

/** How much an ability does, by comparison. */
const ONGOING: Record<Ongoing, number> = {
  'recolour-for-1': 1.5,
  'store-1-per-card-built': 0,
  'swap-with-board-once-per-turn': 1,
  'loans-pay-12': 0.3,
  'look-at-three-when-drawing': 1.5,
  'draw-zero-to-two-at-start': 1.5,
};
const ABILITIES: Record<Ability, number> = {
  'paupers-count-as-any-colour': 1,
  'swap-with-board-once-per-turn': 1,
  'draw-one-more': 2,
  'pay-2-remove-1-poverty': 2,
};

/** What works on a card that shows, besides its prestige. */
export const isUseful = (plan: CardPlan): boolean =>
  plan.runs || plan.react !== undefined || plan.ongoing !== undefined;

const add = (sum: Gain, { money, prestige, relief }: Gain): void => {
  sum.money += money;
  sum.prestige += prestige;
  sum.relief += relief;
};

export function townOf(box: Box, w: Weights, p: Player, rivals: number, h: Horizon): Town {
  const town: Town = {
    endPrestige: 0,
    nextRun: { money: 0, prestige: 0, relief: 0 },
    laterRuns: { money: 0, prestige: 0, relief: 0 },
    abilities: 0,
    freeStacks: 0,
  };
  const around = { boroughs: p.boroughs, faceUp: faceUp(p), coins: 0 };
  let cardsThatFlip = 0;
  let hospitals = 0;
  const abilities = new Set<Ongoing>();
  const showing = (stack: Stack) => {
    const plan = cardOf(box, topOf(stack));
    if (!isUseful(plan)) town.freeStacks++;
    if (plan.runs) {
      const gain = gainOf(box, w, plan, { ...around, coins: stack.coins }, rivals);
      add(town.nextRun, gain);
      if (plan.flips) cardsThatFlip++;
      if (isLasting(plan)) add(town.laterRuns, gain);
    }
    if (plan.ongoing && !abilities.has(plan.ongoing)) {
      abilities.add(plan.ongoing);
      town.abilities += ONGOING[plan.ongoing] * w.ongoing * Math.min(h.turns, LONG);
    }
    if (plan.react) hospitals++;
  };
  for (const stack of p.display) {
    for (const card of stack.cards) town.endPrestige += cardOf(box, card).endPrestige;
    if (stack.down) town.freeStacks++;
    else showing(stack);
  }
  town.abilities += w.hospital * Math.min(hospitals, cardsThatFlip) * h.chanceToBuildAndRun;
  const top = p.boroughs[p.boroughs.length - 1];
  if (top !== undefined) {
    const { run, ability } = boroughOf(box, top);
    const gain = { money: run?.money ?? 0, prestige: run?.prestige ?? 0, relief: -(run?.poverty ?? 0) };
    add(town.nextRun, gain);
    if (ability) town.abilities += ABILITIES[ability] * w.ongoing * Math.min(h.turns, LONG);
  }
  return town;
}
