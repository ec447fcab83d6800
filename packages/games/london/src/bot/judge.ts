import { type Answer, at, type Frame, type Seat } from '@thameside/kernel';
import { type Box, cardOf } from '../components/box.ts';
import type { Ask } from '../frames.ts';
import { faceUp, hasAbility, type Player, type State, showing } from '../state.ts';
import { drawJudge } from './draws.ts';
import { builtWorth, prospectOf, type Site } from './hand.ts';
import { type Horizon, horizonAt, turnsAfter } from './horizon.ts';
import { moneyJudge } from './money.ts';
import { povertyJudge } from './poverty.ts';
import { runJudge } from './runs.ts';
import { type Town, townOf } from './town.ts';
import type { Weights } from './weights.ts';

/** The least that one poverty is thought to cost, and the number of them by which it is measured. */
const LEAST_POVERTY_COST = 0.5;
const POVERTY_STEP = 4;
/** A card on the board that is no building, to whoever takes it. */
const BOARD_ACTION_CARD = 2;

/** For one decision of one seat. */
export function appraiser(box: Box, w: Weights, root: State, seat: Seat) {
  const rivals = root.players.length - 1;
  /** Whether the action of this turn is still to come where the lines end. */
  let early = false;

  const money = moneyJudge(box, w);
  const povertyWorth = povertyJudge(box, w, seat);
  const rootHorizon = horizonAt(turnsAfter(root, root.deck.length, w), w);
  const povertyCost = Math.max(
    LEAST_POVERTY_COST,
    (povertyWorth(root, rootHorizon) - povertyWorth(root, rootHorizon, POVERTY_STEP)) / POVERTY_STEP,
  );
  const runs = runJudge(w, money, povertyCost);

  const horizonOf = (s: State, deck: number): Horizon =>
    horizonAt(turnsAfter(s, deck, w) + (early ? 1 : 0), w);

  function siteOf(p: Player, town: Town, h: Horizon): Site {
    const runsThatCost = p.display.length < w.stacks ? 1 : Math.max(1, h.runs);
    return {
      around: { boroughs: p.boroughs, faceUp: faceUp(p), coins: 2 },
      rivals,
      horizon: h,
      poundWorth: money.anotherPound(p.money + town.nextRun.money, h.turns - 1),
      povertyCost,
      canRecolour: showing(box, p, 'recolour-for-1') >= 0,
      paupersServe: hasAbility(box, p, 'paupers-count-as-any-colour'),
      freeStacks: town.freeStacks,
      newStackCost: povertyCost * h.chanceToBuildAndRun * runsThatCost,
    };
  }

  /** What somebody else finds on the board: the best card, and half of the second best. */
  function boardWorth(s: State, site: Site): number {
    let best = 0;
    let second = 0;
    for (const row of [s.top, s.bottom]) {
      for (const card of row) {
        if (card === null) continue;
        const plan = cardOf(box, card);
        let worth = 0;
        if (plan.canStand) worth = builtWorth(box, w, plan, site);
        else if (!plan.isPauper) worth = site.horizon.chanceToBuild * BOARD_ACTION_CARD;
        if (worth > best) {
          second = best;
          best = worth;
        } else if (worth > second) second = worth;
      }
    }
    return best + second / 2;
  }

  /** The position, as if so many cards were left in the deck. */
  function value(s: State, deck: number): number {
    const p = at(s.players, seat);
    const h = horizonOf(s, deck);
    const town = townOf(box, w, p, rivals, h);
    const site = siteOf(p, town, h);
    let worth = p.prestige + town.endPrestige + money.purse(p, h.turns) + povertyWorth(s, h);
    if (h.turns > 0) {
      const hand = prospectOf(box, w, p.hand, site);
      worth += runs.runNowOrBuildFirst(runs.nextRun(p, town, h), hand, h);
      worth += runs.laterRuns(p, town, h) + town.abilities;
    }
    if (w.feed > 0 && (s.last ?? 1) > 0) worth -= w.feed * boardWorth(s, site);
    s.players.forEach((other, i) => {
      if (i !== seat) worth -= (w.envy * money.purse(other, 1)) / rivals;
    });
    return worth;
  }

  const draws = drawJudge(box, w, seat, value);

  return {
    worth: (s: State) => value(s, s.deck.length),
    unseen: (s: State, f: Frame, answer: Answer) => draws.unseen(s, f as Ask, answer, early),
    /** Told before anything else is asked. */
    begin(isEarly: boolean) {
      early = isEarly;
    },
    site(s: State): Site {
      const p = at(s.players, seat);
      const h = horizonOf(s, s.deck.length);
      return siteOf(p, townOf(box, w, p, rivals, h), h);
    },
  };
}
export type Appraiser = ReturnType<typeof appraiser>;
