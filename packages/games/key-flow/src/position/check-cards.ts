import { inside } from '@thameside/kit';
import { type CardPlan, planOf } from '../components/box.ts';
import { WINTER } from '../rules/setup.ts';
import type { CardId } from '../state.ts';
import type { PositionReport } from './faults.ts';
import type { Draft } from './form.ts';
import { handSize, keptCards, type Setting } from './setting.ts';
import { type At, type PlayerSketch, readIn } from './sketch.ts';

/** What can lie somewhere: which cards, and from which seasons. */
interface Zone {
  readonly cards: readonly At<CardId>[];
  readonly fits: (card: CardPlan) => boolean;
  readonly from: number;
  readonly to: number;
}

const isKeyple = ({ keyple }: CardPlan): boolean => keyple !== null;

function zonesOf({ box, season, phase }: Setting, draft: Draft, players: readonly PlayerSketch[]): Zone[] {
  const isEnded = phase === 'winter' || phase === 'final';
  return players.flatMap(({ at, sites, unplaced }, seat) => {
    const player = draft.players?.[seat];
    const listed = (field: 'hand' | 'winter' | 'store' | 'discards') =>
      readIn(player?.[field], inside(at, field));
    const named = player?.home === undefined ? [] : [{ at: inside(at, 'home'), it: player.home }];
    return [
      { cards: named, fits: card => box.homes.includes(card.id), from: -1, to: -1 },
      {
        cards: [...sites.map(site => ({ at: site.at, it: site.it.id })), ...unplaced],
        fits: card => !isKeyple(card),
        from: -1,
        to: season,
      },
      ...sites.map(site => ({
        cards: site.it.keyples.map(it => ({ at: inside(site.at, 'keyples'), it })),
        fits: isKeyple,
        from: season,
        to: season,
      })),
      { cards: listed('hand'), fits: () => true, from: season, to: season },
      { cards: listed('winter'), fits: card => card.isK, from: WINTER, to: WINTER },
      { cards: listed('store'), fits: isKeyple, from: 0, to: isEnded ? season : season - 1 },
      { cards: listed('discards'), fits: card => card.season >= 0, from: 0, to: season },
    ] satisfies Zone[];
  });
}

const ownerOf = (at: string): string => at.slice(0, at.indexOf(']'));

/** Each card once, where such a card can be by now. */
function checkZones(setting: Setting, zones: readonly Zone[], report: PositionReport): void {
  const { box, seats } = setting;
  const first = new Map<CardId, string>();
  for (const { cards, fits, from, to } of zones) {
    for (const { at, it: card } of cards) {
      const plan = planOf(box, card);
      const before = first.get(card);
      if (before === undefined) first.set(card, at);
      // a home may be named and lie in the village as well
      else if (!box.homes.includes(card) || ownerOf(before) !== ownerOf(at))
        report(at, 'fault.duplicate-card', { card, first: before });
      if (!fits(plan)) report(at, 'position.wrong-type', { card });
      else if (plan.players > seats) report(at, 'position.not-used', { card, players: seats });
      else if (plan.season > to) report(at, 'position.too-early', { card });
      else if (plan.season < from) report(at, 'position.past', { card });
    }
  }
}

/** F4, F10: as many cards in each hand; F3: as many winter cards for each. */
function checkCounts(setting: Setting, draft: Draft, report: PositionReport): void {
  const { season, phase } = setting;
  const max = handSize(setting, season);
  const expected = keptCards(setting);
  let size: number | undefined;
  draft.players?.forEach((player, seat) => {
    const at = `players[${seat}]`;
    const { hand, winter } = player ?? {};
    if (hand && phase !== 'season') {
      if (hand.length > 0) report(inside(at, 'hand'), 'position.not-in-phase', { field: 'hand', phase });
    } else if (hand) {
      const count = hand.length;
      size ??= count;
      if (count < 1 || count > max || count !== size)
        report(inside(at, 'hand'), 'position.hand-count', { count, min: 1, max });
    }
    if (winter && winter.length !== expected)
      report(inside(at, 'winter'), 'position.winter-count', { count: winter.length, expected });
  });
}

export function checkCards(
  setting: Setting,
  draft: Draft,
  players: readonly PlayerSketch[],
  report: PositionReport,
): void {
  checkZones(setting, zonesOf(setting, draft, players), report);
  checkCounts(setting, draft, report);
}
