import type { Seat } from '@thameside/kernel';
import type { Box } from '../components/box.ts';
import { endPoverty, povertyLoss } from '../ending.ts';
import type { Amounts } from '../frames.ts';
import type { View } from '../view.ts';
import { afterRun, afterStep, type Item, type RunStep, stepsFrom } from './step.ts';
import { type Town, townOf, worthOf } from './town.ts';

export type { Item, RunStep } from './step.ts';

/** What a run in this order brings: step by step, then what ends it (L51, L53), then all together. */
export interface RunForecast {
  readonly items: readonly Item[];
  readonly end: Amounts;
  readonly total: Amounts;
  readonly loans: number;
  /** The prestige that the player would gain or lose by it if the game ended right after. */
  readonly points: number;
}

export interface BestRun extends RunForecast {
  readonly order: readonly RunStep[];
  /** Whether every order was looked at; if not, the best of those that were. */
  readonly complete: boolean;
}

const difference = (after: Town, before: Town): Amounts => ({
  money: after.money - before.money,
  prestige: after.prestige - before.prestige,
  poverty: after.poverty - before.poverty,
});

const povertyNow = (view: View, seat: Seat): number => {
  const p = view.players[seat];
  return p ? endPoverty(p.poverty, p.cards) : 0;
};

/** L71: the least poverty among the others, hands counted. */
const leastOfOthers = (view: View, seat: Seat): number =>
  Math.min(...view.players.flatMap((_, other) => (other === seat ? [] : [povertyNow(view, other)])));

function forecastOf(box: Box, view: View, seat: Seat, town: Town, order: readonly RunStep[]): RunForecast {
  const items: Item[] = [];
  let now = town;
  for (const step of order) {
    const next = afterStep(box, now, step);
    items.push({ step, ...difference(next, now), loans: next.loans - now.loans });
    now = next;
  }
  const after = afterRun(box, now);
  const least = leastOfOthers(view, seat);
  const points = (worthOf(box, after, least)[0] ?? 0) - (worthOf(box, town, least)[0] ?? 0);
  return {
    items,
    end: difference(after, now),
    total: difference(after, town),
    loans: after.loans - town.loans,
    points,
  };
}

/** What this order of activation brings; null for a player whose hand is not known. */
export function forecastRun(box: Box, view: View, seat: Seat, order: readonly RunStep[]): RunForecast | null {
  const town = townOf(box, view, seat);
  return town && forecastOf(box, view, seat, town, order);
}

const isBetter = (a: readonly number[], b: readonly number[]): boolean => {
  const i = a.findIndex((n, at) => n !== b[at]);
  return i >= 0 && (a[i] ?? 0) > (b[i] ?? 0);
};

const BUDGET = 20_000;

/** Towns that are equal from here on, whatever led there. */
const sameAs = ({ boroughs, tribute, ...rest }: Town): string =>
  JSON.stringify({ ...rest, hand: rest.hand.toSorted() });

/** The best order of activation within a budget of steps tried; null for a player whose hand is not known. */
export function bestRun(box: Box, view: View, seat: Seat, budget = BUDGET): BestRun | null {
  const town = townOf(box, view, seat);
  if (!town) return null;
  const least = leastOfOthers(view, seat);
  const seen = new Set<string>();
  let left = budget;
  let order: readonly RunStep[] = [];
  let best = worthOf(box, afterRun(box, town), least);
  const search = (now: Town, path: readonly RunStep[]): void => {
    const key = sameAs(now);
    if (seen.has(key) || left <= 0) return;
    seen.add(key);
    const worth = worthOf(box, afterRun(box, now), least);
    if (isBetter(worth, best)) {
      best = worth;
      order = path;
    }
    for (const step of stepsFrom(box, now)) {
      left--;
      search(afterStep(box, now, step), [...path, step]);
    }
  };
  search(town, []);
  return { ...forecastOf(box, view, seat, town, order), order, complete: left > 0 };
}

/** What one more poverty would do to everybody's prestige if the game ended now, by seat; public for all. */
export function povertyPrice(box: Box, view: View, seat: Seat): number[] {
  const now = view.players.map((_, i) => povertyNow(view, i));
  const then = now.map((n, i) => (i === seat ? n + 1 : n));
  const losses = (poverty: readonly number[]) => {
    const least = Math.min(...poverty);
    return poverty.map(n => povertyLoss(box.set.povertyTable, n - least));
  };
  const before = losses(now);
  return losses(then).map((loss, i) => loss - (before[i] ?? 0));
}
