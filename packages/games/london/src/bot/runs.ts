import type { Player } from '../state.ts';
import type { Prospect } from './hand.ts';
import { type Horizon, lessAnAction } from './horizon.ts';
import type { MoneyJudge } from './money.ts';
import type { Town } from './town.ts';
import type { Weights } from './weights.ts';

/** What is still to be run and built by who has a turn to come. `povertyCost` is what one poverty costs. */
export function runJudge(w: Weights, { spendable, anotherPound }: MoneyJudge, povertyCost: number) {
  /** What the next run of what stands brings, the poverty of it taken off. */
  function nextRun(p: Player, town: Town, h: Horizon): number {
    const { money, prestige } = town.nextRun;
    const relief = Math.min(town.nextRun.relief, p.poverty + w.relief);
    const burden = p.display.length + p.loans;
    // What comes a turn later has a turn less to be spent in
    const turnsToSpend = Math.max(0, h.turns - 1);
    const earned = spendable(p.money + money, turnsToSpend) - spendable(p.money, turnsToSpend);
    return h.chanceToRun * (earned + prestige + (relief - burden) * povertyCost);
  }

  /** What the runs after that bring. */
  function laterRuns(p: Player, town: Town, h: Horizon): number {
    const { money, prestige, relief } = town.laterRuns;
    const burden = Math.max(0, p.display.length - w.stacks) + p.loans;
    const each =
      money * anotherPound(p.money + town.nextRun.money, h.turns / 2) +
      prestige +
      (Math.min(relief, burden) - burden) * povertyCost;
    return Math.max(0, h.runs - 1) * each;
  }

  /** To run what stands, or to build first and run then: each takes an action, the second one more. */
  function runNowOrBuildFirst(standing: number, hand: Prospect, h: Horizon): number {
    const runNow = lessAnAction(standing, w);
    const buildFirst = lessAnAction(standing + hand.running, w) + hand.standing;
    const chanceOfTwoTurns = Math.min(1, h.turns - 1);
    const both = hand.spareCards + runNow + chanceOfTwoTurns * lessAnAction(buildFirst - runNow, w);
    if (chanceOfTwoTurns === 1) return both;
    // In the last turn of all, cards are built for their prestige instead of being run
    return both + (1 - chanceOfTwoTurns) * Math.max(0, hand.standing - w.action / 2 - runNow);
  }

  return { nextRun, laterRuns, runNowOrBuildFirst };
}
