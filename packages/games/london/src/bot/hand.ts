import type { Surroundings } from '../amounts.ts';
import { type Box, type CardPlan, cardOf } from '../components/box.ts';
import type { CardId } from '../state.ts';
import { gainOf } from './gain.ts';
import { afterAction, type Horizon } from './horizon.ts';
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

/** What a card is good for once it is built, before what has to be discarded for it. */
export function builtWorth(box: Box, w: Weights, plan: CardPlan, site: Site): number {
  const { h, pound } = site;
  let worth = h.build * (plan.endPrestige - plan.cost * pound);
  if (plan.runs) {
    const { money, prestige, relief } = gainOf(box, w, plan, site.around, site.rivals);
    const once = money * pound + prestige + relief * site.poverty;
    worth += h.both * once * (plan.flips ? 1 : Math.max(1, 0.8 * h.runs));
  }
  if (plan.react) worth += w.hospital * h.both;
  if (plan.ongoing) worth += w.ongoing * h.both * h.turns;
  return worth;
}

interface Held {
  readonly plan: CardPlan;
  readonly worth: number;
  used: boolean;
}

/** What a hand may be built into, the best first, each build with the least useful card that serves for it. */
export function handWorth(box: Box, w: Weights, hand: readonly CardId[], site: Site): number {
  const { h } = site;
  let paupers = 0;
  let builds = 0;
  const held: Held[] = [];
  for (const card of hand) {
    const plan = cardOf(box, card);
    if (plan.isPauper) paupers++;
    else if (plan.action !== undefined) {
      const wren = plan.action === 'build-two-without-discards';
      held.push({ plan, worth: h.build * (wren ? WREN : DRAW_TWO), used: false });
    } else held.push({ plan, worth: builtWorth(box, w, plan, site), used: false });
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
    const gain = built.worth - service.costs - (stands && free <= 0 ? site.stack : 0);
    if (gain <= h.build * w.spare) continue;
    builds += gain;
    built.used = true;
    if (service.card) service.card.used = true;
    if (service.costs < 0) paupers--;
    if (stands) free--;
  }
  let worth = afterAction(builds, w);
  let spare = w.spare * h.build;
  for (const { used } of held) {
    if (used) continue;
    worth += spare;
    spare *= w.spareNext;
  }
  return worth - (paupers * site.poverty) / 2;
}
