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
  readonly h: Horizon;
  /** £1, and 1 poverty. */
  readonly pound: number;
  readonly poverty: number;
  readonly school: boolean;
  readonly southwark: boolean;
  /** Stacks on which a card can be put without loss. */
  readonly free: number;
  /** What another stack costs. */
  readonly stack: number;
}

const WREN = 3;
const DRAW_TWO = 1.5;

/** What a card is good for once it is built, before what has to be discarded for it: by itself, and in a run. */
interface Promised {
  readonly end: number;
  readonly run: number;
}

function promiseOf(box: Box, w: Weights, plan: CardPlan, site: Site): Promised {
  const { h, pound } = site;
  let end = h.build * (plan.endPrestige - plan.cost * pound);
  let run = 0;
  if (plan.runs) {
    const { money, prestige, relief } = gainOf(box, w, plan, site.around, site.rivals);
    const once = money * pound + prestige + relief * site.poverty;
    run = h.both * once * (isLasting(plan) ? Math.max(1, 0.8 * h.runs) : 1);
  }
  if (plan.react) end += w.hospital * h.both;
  if (plan.ongoing) end += w.ongoing * h.both * Math.min(h.turns, LONG);
  return { end, run };
}

export function builtWorth(box: Box, w: Weights, plan: CardPlan, site: Site): number {
  const { end, run } = promiseOf(box, w, plan, site);
  return end + run;
}

/** What a hand promises, and what its other cards are worth. */
export interface Prospect {
  run: number;
  end: number;
  spare: number;
}

interface Held {
  readonly plan: CardPlan;
  readonly worth: number;
  readonly run: number;
  used: boolean;
}

/** What a hand may be built into, the best first, each build with the least useful card that serves for it. */
export function prospectOf(box: Box, w: Weights, hand: readonly CardId[], site: Site): Prospect {
  const { h } = site;
  let paupers = 0;
  const prospect: Prospect = { run: 0, end: 0, spare: 0 };
  const held: Held[] = [];
  for (const card of hand) {
    const plan = cardOf(box, card);
    if (plan.isPauper) paupers++;
    else if (plan.action !== undefined) {
      const wren = plan.action === 'build-two-without-discards';
      held.push({ plan, worth: h.build * (wren ? WREN : DRAW_TWO), run: 0, used: false });
    } else {
      const { end, run } = promiseOf(box, w, plan, site);
      held.push({ plan, worth: end + run, run, used: false });
    }
  }
  held.sort((a, b) => b.worth - a.worth);
  let free = site.free;

  /** The least useful card that serves, and what it costs to use that one. */
  const serving = (built: Held): { readonly card: Held | null; readonly costs: number } | null => {
    if (built.plan.buildsWithoutDiscard || built.plan.action !== undefined) return { card: null, costs: 0 };
    if (site.southwark && paupers > 0) return { card: null, costs: -site.poverty / 2 };
    for (let i = held.length - 1; i >= 0; i--) {
      const other = held[i] as Held;
      if (!other.used && other !== built && other.plan.colour === built.plan.colour)
        return { card: other, costs: 0 };
    }
    if (!site.school) return null;
    for (let i = held.length - 1; i >= 0; i--) {
      const other = held[i] as Held;
      if (!other.used && other !== built) return { card: other, costs: site.pound };
    }
    return null;
  };

  for (const built of held) {
    if (built.used) continue;
    const service = serving(built);
    if (!service) continue;
    const stands = built.plan.action === undefined;
    const stack = stands && free <= 0 ? site.stack : 0;
    if (built.worth - service.costs - stack <= h.build * w.spare) continue;
    prospect.run += built.run - stack;
    prospect.end += built.worth - built.run - service.costs;
    built.used = true;
    if (service.card) service.card.used = true;
    if (service.costs < 0) paupers--;
    if (stands) free--;
  }
  let spare = w.spare * h.build;
  for (const { used } of held) {
    if (used) continue;
    prospect.spare += spare;
    spare *= w.spareNext;
  }
  prospect.spare -= (paupers * site.poverty) / 2;
  return prospect;
}
