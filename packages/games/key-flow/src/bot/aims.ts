import { at, type Seat } from '@thameside/kernel';
import { type Box, planOf } from '../components/box.ts';
import { holdingOf } from '../rules/acting.ts';
import type { CardId, Site, State } from '../state.ts';
import { placesFor, tokensFor, tokensNeeded } from '../village.ts';
import { addVillageCard, type Estate, estateOf } from './estate.ts';
import { TOKEN } from './goods.ts';
import type { hauling } from './haul.ts';
import { dealWorth } from './horizon.ts';
import { type Lorebook, loreIn } from './lore.ts';
import type { Appraisal } from './value.ts';
import { giftWorth } from './wealth.ts';

export interface Ranked<T> {
  readonly answer: T;
  readonly worth: number;
}

const bestFirst = <T>(found: Ranked<T>[]): Ranked<T>[] => found.sort((a, b) => b.worth - a.worth);

const CENTRAL = 2;
/** The places nearest to the middle of the village: from there it is not far to any card. */
function central(village: readonly Site[], xs: readonly number[]): number[] {
  const middle = village.reduce((sum, { x }) => sum + x, 0) / Math.max(1, village.length);
  return xs.toSorted((a, b) => Math.abs(a - middle) - Math.abs(b - middle)).slice(0, CENTRAL);
}

/** Quick judgements of where a card could go, before any line is thought through. */
export function aiming(
  box: Box,
  book: Lorebook,
  opinion: Appraisal,
  { yieldOf }: ReturnType<typeof hauling>,
  seat: Seat,
  isQuick: boolean,
) {
  /** What a keyple card is worth to the village that keeps it. */
  const keepWorth = (card: CardId): number =>
    Math.max(0, ...loreIn(book, card).gifts.map(gift => giftWorth(gift, opinion.prices)));

  /** What one use of a building brings now; by and large if it has to be quick. */
  function useWorth(estate: Estate, site: Site): number {
    const deal = loreIn(book, site.id).boxes[site.level]?.deal;
    if (!deal) return 0;
    if (isQuick) return opinion.deal(site.id, site.level);
    const hauled = deal.moves + deal.upgrades > 0 ? yieldOf(estate, deal.moves, deal.upgrades) : 0;
    return dealWorth(deal, opinion.prices, 0, 0) + hauled;
  }

  const token = opinion.prices[TOKEN] ?? 0;

  /** F30: the targets, as far as one look can tell. */
  function targets(s: State, card: CardId, ids: readonly CardId[]): Ranked<CardId>[] {
    const estate = estateOf(s, seat);
    const { keyple } = planOf(box, card);
    if (!keyple) return [];
    const found = s.players.flatMap((p, village) =>
      p.village
        .filter(({ id }) => ids.includes(id))
        .map(site => ({
          answer: site.id,
          worth:
            useWorth(estate, site) +
            (village === seat ? keepWorth(card) : 0) -
            tokensNeeded(site, keyple) * token,
        })),
    );
    return bestFirst(found);
  }

  /** F50. */
  function extras(s: State, ids: readonly CardId[]): Ranked<CardId>[] {
    const estate = estateOf(s, seat);
    const found = at(s.players, seat)
      .village.filter(({ id }) => ids.includes(id))
      .map(site => ({ answer: site.id, worth: useWorth(estate, site) - tokensFor(site) * token }));
    return bestFirst(found);
  }

  /** F20: the places of a village card. */
  function places(s: State, card: CardId, xs: readonly number[]): Ranked<number>[] {
    const tried = isQuick ? central(at(s.players, seat).village, xs) : xs;
    const found = tried.map(x => {
      const estate = estateOf(s, seat, holdingOf(at(s.players, seat)));
      addVillageCard(box, s, seat, estate, card, x);
      return { answer: x, worth: opinion.worth(estate) };
    });
    return bestFirst(found);
  }

  /** F12: what a card is worth of which nothing but itself is decided. */
  function undecided(s: State, card: CardId, usable: readonly CardId[]): number {
    const { keyple, river } = planOf(box, card);
    const estate = estateOf(s, seat);
    if (keyple) return opinion.worth(estate) + Math.max(token, targets(s, card, usable)[0]?.worth ?? 0);
    return places(s, card, placesFor(estate.village, river))[0]?.worth ?? 0;
  }

  return { keepWorth, targets, extras, places, undecided };
}
export type Aiming = ReturnType<typeof aiming>;
