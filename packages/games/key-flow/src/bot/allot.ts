import type { Goods } from './goods.ts';
import { GOLD } from './goods.ts';
import type { Horizon } from './horizon.ts';
import type { Aim, Needed } from './lore.ts';

/** A scoring card that the seat has, or may have in the end. */
export interface Chance {
  readonly aim: Aim;
  readonly chance: number;
}

/** What one thing brings that goes to the aim. */
const pointsPerThing = (aim: Aim): number => {
  switch (aim.way) {
    case 'sets': {
      let things = 0;
      for (const { count } of aim.needs) things += count;
      return aim.points / things;
    }
    case 'steps':
      return (aim.steps.at(-1) ?? 0) / Math.max(1, aim.steps.length - 1);
    case 'most':
      return aim.points;
  }
};

/** The prices, raised by what scores them. */
export function pricesWith(prices: Goods, chances: readonly Chance[]): Goods {
  const raised = prices.slice();
  const raise = (kinds: readonly number[], price: number) => {
    for (const kind of kinds) {
      if (kind === GOLD && kinds[0] !== GOLD && kinds.length === 2) continue;
      raised[kind] = Math.max(raised[kind] as number, price);
    }
  };
  for (const { aim, chance } of chances) {
    const price = pointsPerThing(aim);
    const raiseTo = (kinds: readonly number[]) => {
      const usual = prices[kinds[0] ?? 0] as number;
      raise(kinds, usual + chance * Math.max(0, price - usual));
    };
    if (aim.way === 'sets') for (const { accepts } of aim.needs) raiseTo(accepts);
    else raiseTo(aim.way === 'steps' ? aim.accepts : aim.kinds);
  }
  return raised;
}

/** Take one full set; null and nothing taken if there is none. */
function takeSet(needs: readonly Needed[], goods: Goods, prices: Goods): number | null {
  const taken: number[] = [];
  let cost = 0;
  for (const { accepts, count } of needs) {
    for (let n = 0; n < count; n++) {
      const kind = fitting(accepts, goods);
      if (kind < 0) {
        for (const each of taken) goods[each] = (goods[each] as number) + 1;
        return null;
      }
      goods[kind] = (goods[kind] as number) - 1;
      taken.push(kind);
      cost += prices[kind] as number;
    }
  }
  return cost;
}

/** What is meant first, else what there is most of. */
function fitting(accepts: readonly number[], goods: Goods): number {
  const [meant = -1] = accepts;
  if (accepts.length <= 2 && (goods[meant] as number) >= 1) return meant;
  let best = -1;
  for (const kind of accepts) {
    const there = goods[kind] as number;
    if (there >= 1 && (best < 0 || there > (goods[best] as number)) && (kind !== GOLD || best < 0))
      best = kind;
  }
  return best;
}

/** How much of the next set is there. */
function begunOf(needs: readonly Needed[], goods: Goods): number {
  let have = 0;
  let all = 0;
  for (const { accepts, count } of needs) {
    let there = 0;
    for (const kind of accepts) there += Math.max(0, goods[kind] as number);
    have += Math.min(count, there);
    all += count;
  }
  return have / all;
}

function setsWorth(aim: Extract<Aim, { way: 'sets' }>, goods: Goods, h: Horizon): number {
  const { needs, points } = aim;
  let worth = 0;
  for (let sets = 0; sets < 12; sets++) {
    const cost = takeSet(needs, goods, h.prices);
    if (cost === null) break;
    worth += Math.max(0, points - cost);
  }
  if (h.begunShare === 0) return worth;
  let usual = 0;
  for (const { accepts, count } of needs) usual += count * (h.prices[accepts[0] ?? 0] as number);
  return worth + h.begunShare * begunOf(needs, goods) * Math.max(0, points - usual);
}

function stepsWorth(aim: Extract<Aim, { way: 'steps' }>, goods: Goods, h: Horizon): number {
  const { accepts, steps } = aim;
  let there = 0;
  let price = 0;
  for (const kind of accepts) {
    there += Math.max(0, goods[kind] as number);
    price = Math.max(price, h.prices[kind] as number);
    goods[kind] = 0;
  }
  const full = Math.min(Math.floor(there + 0.01), steps.length - 1);
  const now = steps[full] ?? 0;
  let next = full;
  while (next < steps.length - 1 && steps[next] === now) next++;
  let from = full;
  while (from > 0 && steps[from - 1] === now) from--;
  const towards = next > full ? ((there - from) / (next - from)) * ((steps[next] ?? 0) - now) : 0;
  const used = Math.min(there, steps.length - 1);
  return Math.max(0, now + h.begunShare * towards - used * price);
}

function mostWorth(aim: Extract<Aim, { way: 'most' }>, goods: Goods, h: Horizon): number {
  let best = aim.kinds[0] ?? 0;
  for (const kind of aim.kinds) if ((goods[kind] as number) > (goods[best] as number)) best = kind;
  const there = Math.max(0, goods[best] as number);
  goods[best] = 0;
  return there * Math.max(0, aim.points - (h.prices[best] as number));
}

const WORTH = { sets: setsWorth, steps: stepsWorth, most: mostWorth };

/** What scoring cards add to the goods' prices, the most rewarding first; `goods` is used up. */
export function goalsWorth(chances: readonly Chance[], goods: Goods, h: Horizon): number {
  const order = chances
    .map(each => ({ ...each, promise: each.chance * pointsPerThing(each.aim) }))
    .sort((a, b) => b.promise - a.promise);
  let worth = 0;
  for (const { aim, chance } of order) {
    const before = chance < 1 ? goods.slice() : null;
    worth += chance * WORTH[aim.way](aim as never, goods, h);
    // what may not come to be played takes its things away only so far
    if (before)
      for (let i = 0; i < goods.length; i++)
        goods[i] = (goods[i] as number) * chance + (before[i] as number) * (1 - chance);
  }
  return worth;
}
