import { at, type Seat } from '@thameside/kernel';
import type { Box } from '../components/box.ts';
import { type PlayerCount, SEASONS } from '../components/vocabulary.ts';
import type { State } from '../state.ts';
import { type Goods, pricesOf } from './goods.ts';
import { type Deal, type Lorebook, loreIn } from './lore.ts';
import type { ByTime, Weights } from './weights.ts';

/** More steps than lie between any two cards of a village that matter to each other. */
const FARTHEST = 16;

/** What the weights say at the moment when the turn in question is over. */
export interface Horizon {
  readonly w: Weights;
  /** Seasons to come. */
  readonly seasons: number;
  readonly prices: Goods;
  /** Prices of what is produced later. */
  readonly later: Goods;
  /** What a transport point, an upgrade icon and the power of a boat are worth. */
  readonly moveWorth: number;
  readonly upgradeWorth: number;
  readonly powerWorth: number;
  /** The chance of an upgrade that can be paid; to carry a resource there, by steps; to find a thing that is lacking. */
  readonly chanceIfPaid: number;
  readonly chanceToCarry: readonly number[];
  readonly chanceToFind: number;
  /** How much of its worth a set counts that is begun. */
  readonly begunShare: number;
}

/** From 0 at the beginning of spring to 4 at the end of winter. */
function timeOf(box: Box, s: State, seat: Seat): number {
  if (s.phase === 'over' || s.phase === 'final') return SEASONS.length;
  if (s.phase !== 'season') return s.season + 1;
  const deal = box.set.deal[String(s.players.length) as PlayerCount];
  const cards = deal[at(SEASONS, s.season)];
  const left = Math.max(0, at(s.players, seat).hand.length - 1);
  return s.season + 1 - left / cards;
}

function between(weight: ByTime | readonly number[], time: number): number {
  const i = Math.min(Math.floor(time), SEASONS.length - 1);
  const from = at(weight, i);
  return from + (at(weight, i + 1) - from) * (time - i);
}

export function horizonOf(box: Box, w: Weights, s: State, seat: Seat): Horizon {
  const time = timeOf(box, s, seat);
  const now = (weight: readonly number[]) => between(weight, time);
  const later = (weight: readonly number[]) => between(weight, (time + SEASONS.length) / 2);
  const step = now(w.carry);
  return {
    w,
    seasons: SEASONS.length - time,
    prices: pricesOf(w, now),
    later: pricesOf(w, later),
    moveWorth: later(w.move),
    upgradeWorth: later(w.upgrade),
    chanceIfPaid: now(w.ready),
    chanceToCarry: Array.from({ length: FARTHEST }, (_, steps) => step ** steps),
    chanceToFind: now(w.find),
    begunShare: now(w.begun),
    powerWorth: now(w.power),
  };
}

/** One use of a building. */
export function dealWorth(deal: Deal, prices: Goods, move: number, upgrade: number): number {
  let best = Number.NEGATIVE_INFINITY;
  for (const gain of deal.gains) best = Math.max(best, worthOf(gain, prices));
  for (const accepts of deal.pays) best -= Math.min(...accepts.map(i => at(prices, i)));
  return Math.max(0, best) + deal.moves * move + deal.upgrades * upgrade;
}

export function worthOf(goods: Goods, prices: Goods): number {
  let worth = 0;
  for (let i = 0; i < goods.length; i++) worth += (goods[i] as number) * (prices[i] as number);
  return worth;
}

/** What one use of the building at this level brings, worked out once. */
export function dealsOf(book: Lorebook, h: Horizon, prices: Goods): (id: string, level: number) => number {
  const known = new Map<Deal, number>();
  return (id, level) => {
    const deal = loreIn(book, id).boxes[level]?.deal;
    if (!deal) return 0;
    const before = known.get(deal);
    if (before !== undefined) return before;
    const worth = dealWorth(deal, prices, h.moveWorth, h.upgradeWorth);
    known.set(deal, worth);
    return worth;
  };
}
