import { broughtBy, type Surroundings } from '../amounts.ts';
import type { Box, CardPlan } from '../components/box.ts';
import type { Special } from '../components/vocabulary.ts';
import type { Weights } from './weights.ts';

/** What one activation of a card brings its owner. */
export interface Gain {
  money: number;
  prestige: number;
  /** Poverty removed, as far as there is any. */
  relief: number;
}

/** About what a poverty is worth to somebody. */
const POVERTY = 1.5;
const BOROUGHS_OF_OTHERS = 3;

/** What the effects bring that broughtBy cannot tell, by and large. */
const MORE: Partial<Record<Special, (gain: Gain, w: Weights, rivals: number) => void>> = {
  'cover-with-board-card': (gain, w) => {
    gain.prestige += w.coffee;
  },
  'take-2-from-each-other': (gain, w, rivals) => {
    gain.money += 2 * rivals;
    gain.prestige += w.envy * 0.7;
  },
  'give-1-poverty': (gain, w, rivals) => {
    gain.relief += 1;
    gain.prestige += (w.envy * POVERTY) / rivals;
  },
  'player-takes-2-poverty': (gain, w, rivals) => {
    gain.prestige += (w.envy * 2 * POVERTY) / rivals;
  },
  'others-pay-1-per-borough': (gain, w) => {
    gain.prestige += (w.envy * BOROUGHS_OF_OTHERS) / 3;
  },
  'discard-up-to-3-for-poverty': gain => {
    gain.relief += 3;
  },
  'discard-up-to-3-for-poverty-and-prestige': gain => {
    gain.relief += 3;
    gain.prestige += 2.5;
  },
  'hand-counts-no-poverty-this-run': gain => {
    gain.prestige += 2 * POVERTY;
  },
  'activate-a-card-again-free-of-card-cost': gain => {
    gain.prestige += 3;
  },
  'discard-paupers-for-1-and-poverty': gain => {
    gain.relief += 1;
    gain.money += 1;
  },
};

export function gainOf(box: Box, w: Weights, plan: CardPlan, around: Surroundings, rivals: number): Gain {
  const { money, prestige, poverty } = broughtBy(box, plan, around);
  const gain = { money: money - plan.fee, prestige, relief: -poverty };
  if (plan.feeCard !== null) gain.prestige -= w.fee;
  if (plan.run.special) MORE[plan.run.special]?.(gain, w, rivals);
  return gain;
}

/** Whether it can be run again and again. */
export const isLasting = ({ flips, run }: CardPlan): boolean =>
  !flips && run.special !== 'cover-with-board-card';
