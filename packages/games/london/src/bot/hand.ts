import type { Surroundings } from '../amounts.ts';
import { type Box, type CardPlan, cardOf } from '../components/box.ts';
import type { CardId } from '../state.ts';
import { gainOf, isLasting } from './gain.ts';
import type { Horizon } from './horizon.ts';
import { LONG } from './town.ts';
import type { Weights } from './weights.ts';

/** What a hand is to be built into, and at what prices. */
export interface Site {
  readonly around: Surroundings;
  readonly rivals: number;
  readonly horizon: Horizon;
  /** What £1 is worth, and what 1 poverty costs. */
  readonly poundWorth: number;
  readonly povertyCost: number;
  /** A School lets any card serve for a build, for £1. */
  readonly canRecolour: boolean;
  /** Southwark: paupers serve for a build. */
  readonly paupersServe: boolean;
  /** Stacks on which a card can be put without loss. */
  readonly freeStacks: number;
  /** What a card costs that needs a new stack: one more poverty in every run. */
  readonly newStackCost: number;
}

/** What the two action cards are worth in hand. */
const BUILD_TWO = 3;
const DRAW_TWO = 1.5;

/** What a card is good for once it is built, before what has to be discarded for it: by itself, and in a run. */
interface Promised {
  readonly standing: number;
  readonly running: number;
}

function promiseOf(box: Box, w: Weights, plan: CardPlan, site: Site): Promised {
  const { horizon: h, poundWorth } = site;
  let standing = h.chanceToBuild * (plan.endPrestige - plan.cost * poundWorth);
  let running = 0;
  if (plan.runs) {
    const { money, prestige, relief } = gainOf(box, w, plan, site.around, site.rivals);
    const once = money * poundWorth + prestige + relief * site.povertyCost;
    running = h.chanceToBuildAndRun * once * (isLasting(plan) ? Math.max(1, 0.8 * h.runs) : 1);
  }
  if (plan.react) standing += w.hospital * h.chanceToBuildAndRun;
  if (plan.ongoing) standing += w.ongoing * h.chanceToBuildAndRun * Math.min(h.turns, LONG);
  return { standing, running };
}

export function builtWorth(box: Box, w: Weights, plan: CardPlan, site: Site): number {
  const { standing, running } = promiseOf(box, w, plan, site);
  return standing + running;
}

/** What a hand promises, and what its other cards are worth. */
export interface Prospect {
  running: number;
  standing: number;
  spareCards: number;
}

/** A card in hand: what it is good for, and the part of that which takes a run. */
interface Hope {
  readonly plan: CardPlan;
  readonly worth: number;
  readonly running: number;
}
interface Held extends Hope {
  used: boolean;
}

/** What hands may be built into at this site; what is worked out for a card holds for all of them. */
export function prospecting(box: Box, w: Weights, site: Site): (hand: readonly CardId[]) => Prospect {
  const known = new Map<CardId, Hope>();
  const hopeOf = (card: CardId): Hope => {
    const before = known.get(card);
    if (before) return before;
    const plan = cardOf(box, card);
    const hope = hopeFor(box, w, plan, site);
    known.set(card, hope);
    return hope;
  };
  return hand => prospectOf(w, hand.map(hopeOf), site);
}

function hopeFor(box: Box, w: Weights, plan: CardPlan, site: Site): Hope {
  if (plan.action !== undefined) {
    const cards = plan.action === 'build-two-without-discards' ? BUILD_TWO : DRAW_TWO;
    return { plan, worth: site.horizon.chanceToBuild * cards, running: 0 };
  }
  const { standing, running } = promiseOf(box, w, plan, site);
  return { plan, worth: standing + running, running };
}

/** The best first, each build with the least useful card that serves for it. */
function prospectOf(w: Weights, hand: readonly Hope[], site: Site): Prospect {
  const { horizon: h } = site;
  let paupers = 0;
  const prospect: Prospect = { running: 0, standing: 0, spareCards: 0 };
  const held: Held[] = [];
  for (const { plan, worth, running } of hand) {
    if (plan.isPauper) paupers++;
    else held.push({ plan, worth, running, used: false });
  }
  held.sort((a, b) => b.worth - a.worth);
  let freeStacks = site.freeStacks;

  /** The least useful card that serves, and what it costs to use that one. */
  const serving = (built: Held): { readonly card: Held | null; readonly costs: number } | null => {
    if (built.plan.buildsWithoutDiscard || built.plan.action !== undefined) return { card: null, costs: 0 };
    if (site.paupersServe && paupers > 0) return { card: null, costs: -site.povertyCost / 2 };
    for (let i = held.length - 1; i >= 0; i--) {
      const other = held[i] as Held;
      if (!other.used && other !== built && other.plan.colour === built.plan.colour)
        return { card: other, costs: 0 };
    }
    if (!site.canRecolour) return null;
    for (let i = held.length - 1; i >= 0; i--) {
      const other = held[i] as Held;
      if (!other.used && other !== built) return { card: other, costs: site.poundWorth };
    }
    return null;
  };

  for (const built of held) {
    if (built.used) continue;
    const service = serving(built);
    if (!service) continue;
    const stands = built.plan.action === undefined;
    const stackCost = stands && freeStacks <= 0 ? site.newStackCost : 0;
    if (built.worth - service.costs - stackCost <= h.chanceToBuild * w.spare) continue;
    prospect.running += built.running - stackCost;
    prospect.standing += built.worth - built.running - service.costs;
    built.used = true;
    if (service.card) service.card.used = true;
    if (service.costs < 0) paupers--;
    if (stands) freeStacks--;
  }
  let nextSpare = w.spare * h.chanceToBuild;
  for (const { used } of held) {
    if (used) continue;
    prospect.spareCards += nextSpare;
    nextSpare *= w.spareNext;
  }
  prospect.spareCards -= (paupers * site.povertyCost) / 2;
  return prospect;
}
