import { at, type Seat } from '@thameside/kernel';
import { totalOf } from '@thameside/kit';
import { type Box, planOf } from '../components/box.ts';
import { RESOURCES, SKILLS } from '../components/vocabulary.ts';
import { holdingOf } from '../rules/acting.ts';
import { siteFor } from '../rules/setup.ts';
import type { CardId, Holding, Plan, Site, State } from '../state.ts';

/** What a player has, as it will lie there after the reveal. Skill tiles by type; those still to be drawn in parts. */
export interface Estate {
  village: Site[];
  skills: number[];
  tokens: number;
  /** Keyple cards in the store and on their way to it. */
  store: CardId[];
}

/** A village card with what its bottom box gives (F21). */
function newSite(box: Box, card: CardId, x: number): Site {
  const site = siteFor(card, x);
  for (const resource of planOf(box, card).bottom?.resources ?? []) site.stock[resource]++;
  return site;
}

/** Tiles by lot: each unseen tile may be any of those in the pile. */
function drawn(s: State, seat: Seat, skills: number[], count: number): void {
  const unseen = SKILLS.map(skill =>
    s.players.reduce((sum, p, other) => sum + (other === seat ? 0 : p.skills[skill]), s.pile[skill]),
  );
  const all = unseen.reduce((sum, n) => sum + n, 0);
  const draws = Math.min(count, totalOf(SKILLS, s.pile));
  if (draws === 0) return;
  unseen.forEach((n, i) => {
    skills[i] = (skills[i] ?? 0) + (draws * n) / all;
  });
}

const keypleCards = (village: readonly Site[]): CardId[] => village.flatMap(({ keyples }) => keyples);

export function estateOf(s: State, seat: Seat, h: Holding = at(s.players, seat)): Estate {
  return {
    village: h.village.slice(),
    skills: SKILLS.map(skill => h.skills[skill] + h.doubles[skill]),
    tokens: h.tokens,
    store: [...at(s.players, seat).store, ...keypleCards(h.village)],
  };
}

/** Add what the bottom box of a card that is being placed brings. */
export function addVillageCard(
  box: Box,
  s: State,
  seat: Seat,
  estate: Estate,
  card: CardId,
  x: number,
): void {
  estate.village.push(newSite(box, card, x));
  for (const skill of planOf(box, card).bottom?.skills ?? []) {
    if (skill === 'random') drawn(s, seat, estate.skills, 1);
    else if (s.doubles[skill] > 0)
      estate.skills[SKILLS.indexOf(skill)] = (estate.skills[SKILLS.indexOf(skill)] ?? 0) + 1;
  }
}

/** The seat's things when the plan has been carried out. */
export function planned(box: Box, s: State, seat: Seat, plan: Plan): Estate {
  const estate = estateOf(s, seat, holdingOf(at(s.players, seat)));
  if (plan.discard) estate.tokens++;
  else if (plan.x !== null) addVillageCard(box, s, seat, estate, plan.card, plan.x);
  else if (plan.target !== null) {
    estate.tokens += (planOf(box, plan.card).keyple?.token ? 1 : 0) - plan.tokens;
    if (plan.village === seat) estate.store.push(plan.card);
  }
  drawn(s, seat, estate.skills, plan.draws);
  return estate;
}

/** Draws end a line before they are made: what the extra actions since `root` will still bring (F50). */
export function withDraws(box: Box, root: State, s: State, seat: Seat): Estate {
  const estate = estateOf(s, seat);
  const before = at(root.players, seat).village;
  for (const site of estate.village) {
    const uses = site.extra - (before.find(({ id }) => id === site.id)?.extra ?? 0);
    const gain = uses > 0 ? planOf(box, site.id).boxes[site.level]?.action?.gain : undefined;
    if (!gain) continue;
    const byChoice = gain.options.find(({ draws }) => draws > 0)?.draws ?? 0;
    if (gain.draws + byChoice === 0) continue;
    drawn(s, seat, estate.skills, uses * (gain.draws + byChoice));
    estate.tokens += uses * gain.tokens;
  }
  return estate;
}

/** In the order of `RESOURCES`. */
export const stockOf = ({ stock }: Site): number[] => RESOURCES.map(resource => stock[resource]);
