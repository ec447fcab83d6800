import { type Answer, at, type Frame, type Seat } from '@thameside/kernel';
import { type Box, cardOf } from '../components/box.ts';
import type { Ask } from '../frames.ts';
import { type CardId, faceUp, hasAbility, type Player, type State, showing } from '../state.ts';
import { drawJudge } from './draws.ts';
import { builtWorth, prospecting, type Site } from './hand.ts';
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

/** For one decision of one seat. Of the cards that might be drawn, `sampled` are looked at. */
export function appraiser(box: Box, w: Weights, root: State, seat: Seat, sampled: number) {
  const rivals = root.players.length - 1;
  /** Whether the action of this turn is still to come where the lines end. */
  let early = false;

  const money = moneyJudge(box, w);
  const povertyWorth = povertyJudge(box, w, seat);
  const rootHorizon = horizonAt(turnsAfter(root, root.deck.length, w), w);
  const rootPoverty = (more: number): number =>
    povertyWorth(root, rootHorizon, at(root.players, seat).hand.length, more);
  const povertyCost = Math.max(
    LEAST_POVERTY_COST,
    (rootPoverty(0) - rootPoverty(POVERTY_STEP)) / POVERTY_STEP,
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

  /** The position with any hand, as if so many cards were left in the deck. */
  function valuing(s: State, deck: number): (hand: readonly CardId[]) => number {
    const p = at(s.players, seat);
    const h = horizonOf(s, deck);
    const town = townOf(box, w, p, rivals, h);
    const site = siteOf(p, town, h);
    const owned = p.prestige + town.endPrestige + money.purse(p, h.turns);
    const standing = runs.nextRun(p, town, h);
    const later = runs.laterRuns(p, town, h) + town.abilities;
    const prospect = prospecting(box, w, site);
    let others = w.feed > 0 && (s.last ?? 1) > 0 ? w.feed * boardWorth(s, site) : 0;
    s.players.forEach((other, i) => {
      if (i !== seat) others += (w.envy * money.purse(other, 1)) / rivals;
    });
    return hand => {
      const worth = owned + povertyWorth(s, h, hand.length) - others;
      return h.turns > 0 ? worth + later + runs.runNowOrBuildFirst(standing, prospect(hand), h) : worth;
    };
  }

  const draws = drawJudge(box, w, seat, valuing, sampled);

  return {
    worth: (s: State) => valuing(s, s.deck.length)(at(s.players, seat).hand),
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
