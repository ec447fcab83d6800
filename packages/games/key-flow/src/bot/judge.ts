import { at, type Seat } from '@thameside/kernel';
import { type Box, planOf } from '../components/box.ts';
import type { CardId, State } from '../state.ts';
import { boxOf } from '../village.ts';
import { aiming } from './aims.ts';
import { type Estate, estateOf, planned, withDraws } from './estate.ts';
import { goalsOf } from './goals.ts';
import { hauling } from './haul.ts';
import { horizonOf } from './horizon.ts';
import type { Lorebook } from './lore.ts';
import { type Appraisal, appraiser } from './value.ts';
import type { Weights } from './weights.ts';

/** What one seat makes of the positions that it can reach in one turn. */
export function judging(box: Box, book: Lorebook, w: Weights, root: State, seat: Seat, isQuick: boolean) {
  const h = horizonOf(box, w, root, seat);
  const estate = estateOf(root, seat);
  const goods = appraiser(book, h, estate, []).goods(estate);
  const { winter } = at(root.players, seat);
  const opinion = appraiser(book, h, estate, goalsOf(book, h, winter, goods, w.winter));
  const haul = hauling(box, book, opinion, isQuick);
  const aim = aiming(box, book, opinion, haul, seat, isQuick);
  const rivals = root.players.length - 1;

  /** F52: the card that is played is no longer one that may be. */
  const without = new Map<CardId, Appraisal>();
  function opinionWithout(card: CardId): Appraisal {
    if (!winter.includes(card)) return opinion;
    const others = winter.filter(id => id !== card);
    const known =
      without.get(card) ?? appraiser(book, h, estate, goalsOf(book, h, others, goods, w.winter.slice(1)));
    without.set(card, known);
    return known;
  }

  const usable = (s: State): CardId[] =>
    s.players.flatMap(p => p.village.filter(site => boxOf(box, site).action).map(({ id }) => id));

  const after = (s: State): Estate => {
    const { plan } = at(s.players, seat);
    if (plan) return planned(box, s, seat, plan);
    return s.phase === 'extra' ? withDraws(box, root, s, seat) : estateOf(s, seat);
  };

  function worth(s: State): number {
    const { plan } = at(s.players, seat);
    if (!plan) return opinion.worth(after(s));
    const isDecided = plan.discard || plan.x !== null || plan.target !== null;
    if (!isDecided) return aim.undecided(s, plan.card, usable(s));
    const isAway = plan.target !== null && plan.village !== seat && planOf(box, plan.card).keyple;
    const given = isAway ? (w.envy / rivals) * aim.keepWorth(plan.card) : 0;
    return opinionWithout(plan.card).worth(after(s)) - given;
  }

  return { worth, opinion, haul, aim, before: estate, after };
}
export type Judgement = ReturnType<typeof judging>;
