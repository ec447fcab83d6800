import { SIDES } from '@thameside/kit';
import type { Horizon } from './horizon.ts';
import type { Lore, Wanted } from './lore.ts';
import { tally } from './scoring.ts';
import type { Town } from './town.ts';
import { IMPOSSIBLE, lacking } from './upgrades.ts';
import type { Weights } from './weights.ts';

/** Skill tiles, and what one of each type is worth by itself, or a set of four. */
export interface Stock {
  readonly skills: readonly number[];
  readonly prices: readonly number[];
  readonly set: number;
}

/** An upgrade that may come. */
interface Hope {
  readonly wanted: Wanted;
  /** Connectors that are lacking. */
  readonly lack: number;
  /** Its gain, times the chance that its connectors and its turns will come about. */
  readonly promise: number;
}

/** What the tile will still produce. */
const produced = (lore: Lore, level: number, h: Horizon, w: Weights): number => {
  const connectors = lore.connectors[level] as number;
  const skills = lore.skills[level] as number;
  if (connectors === 0 && skills <= 0) return 0;
  return w.uses * h.eras * (connectors * w.goods.connector + skills * w.goods.skill);
};

/** A borough with the skill tiles in hand: what it scores, and what it may be hoped to become. */
export function boroughWorth(town: Town, stock: Stock, h: Horizon, w: Weights): number {
  let worth = 0;
  let borders = 0;
  const hopes: Hope[] = [];
  for (let i = 0; i < town.lore.length; i++) {
    const lore = town.lore[i] as Lore;
    const level = town.level[i] as number;
    const score = lore.score[level];
    const times = score ? tally(town, i, score, h) : 0;
    let now = worthAt(lore, level, times, h, w);
    worth += now;
    let turns = h.turn;
    for (let l = level; l < lore.maxLevel && turns > 0; l++) {
      const wanted = lore.upgrades[l] as Wanted;
      const lack = lacking(town, i, wanted);
      if (lack === IMPOSSIBLE) break;
      const next = worthAt(lore, l + 1, times, h, w);
      add(hopes, {
        wanted,
        lack,
        promise: (next - now) * turns * (h.connector[lack] as number),
      });
      now = next;
      turns *= h.turn;
    }
    for (let k = SIDES * i; k < SIDES * (i + 1); k++) if ((town.beyond[k] as number) > i) borders++;
  }
  return worth + borders * h.shared + fulfilled(hopes, stock, h, w);
}

const worthAt = (lore: Lore, level: number, times: number, h: Horizon, w: Weights): number =>
  (lore.points[level] as number) + times * (lore.score[level]?.each ?? 0) + produced(lore, level, h, w);

/** What one upgrade of tile i adds in the end. */
export function upgradeGain(town: Town, i: number, level: number, h: Horizon, w: Weights): number {
  const lore = town.lore[i] as Lore;
  const score = lore.score[level];
  const times = score ? tally(town, i, score, h) : 0;
  return worthAt(lore, level + 1, times, h, w) - worthAt(lore, level, times, h, w);
}

/** Keeps them in order of promise. */
function add(hopes: Hope[], hope: Hope): void {
  let i = hopes.length;
  for (; i > 0 && (hopes[i - 1] as Hope).promise < hope.promise; i--) hopes[i] = hopes[i - 1] as Hope;
  hopes[i] = hope;
}

/** The hopes in order of promise, each taking the skill tiles it needs unless they are worth more by themselves. */
function fulfilled(hopes: readonly Hope[], stock: Stock, h: Horizon, w: Weights): number {
  const left = stock.skills.slice();
  let worth = 0;
  let share = 1;
  let budget = h.budget;
  for (const { wanted, lack: connectors, promise } of hopes) {
    let lack = 0;
    let price = 0;
    for (let k = 0; k < left.length; k++) {
      const count = wanted.skills[k] as number;
      if (count === 0) continue;
      const missing = spend(left, k, count);
      lack += missing;
      price += (count - missing) * (stock.prices[k] as number);
    }
    for (let n = wanted.anySkills; n > 0; n--) lack += spend(left, commonest(left), 1);
    const cost = 1 + w.search * (connectors + lack);
    const affordable = cost <= budget;
    const value = share * promise * (h.skill[lack] as number) * (affordable ? 1 : h.fade);
    if (value < price) {
      for (let k = 0; k < left.length; k++)
        left[k] = Math.min(stock.skills[k] as number, (left[k] as number) + (wanted.skills[k] as number));
      continue;
    }
    if (affordable) budget -= cost;
    worth += value;
    share *= w.crowd;
  }
  return worth + kept(left, stock, h, w);
}

/** Skill tiles that no upgrade asks for. */
function kept(left: readonly number[], { prices, set }: Stock, h: Horizon, w: Weights): number {
  let worth = 0;
  let total = 0;
  let least = left[0] as number;
  for (let k = 0; k < left.length; k++) {
    const count = left[k] as number;
    total += count;
    least = Math.min(least, count);
    worth += h.spare * (Math.min(count, w.spareMany) + Math.max(0, count - w.spareMany) / 2);
    worth += count * (prices[k] as number);
  }
  return set === 0 ? worth : worth + set * Math.min(least, total / 4);
}

function commonest(left: readonly number[]): number {
  let most = 0;
  for (let k = 1; k < left.length; k++) if ((left[k] as number) > (left[most] as number)) most = k;
  return most;
}

/** Returns how many are lacking. */
function spend(left: number[], k: number, count: number): number {
  const there = Math.min(left[k] as number, count);
  left[k] = (left[k] as number) - there;
  return count - there;
}
