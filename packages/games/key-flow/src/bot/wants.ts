import type { Goods } from './goods.ts';
import { FIRST_SKILL } from './goods.ts';
import type { Horizon } from './horizon.ts';

/** Something that resources on a card would bring about: an upgrade, or a set in storage. */
export interface Want {
  readonly x: number;
  readonly resources: readonly (readonly number[])[];
  readonly skills: readonly (readonly number[])[];
  readonly gain: number;
  /** Needs an upgrade icon. */
  readonly icon: boolean;
}

/** What lies where, and the skill tiles; taken from as wants are met. */
export interface Stocks {
  readonly xs: readonly number[];
  /** Four numbers for each card. */
  readonly lying: number[];
  readonly skills: number[];
}

const KINDS = 4;
const stepsBetween = (a: number, b: number): number => (Math.abs(a - b) + 1) >> 1;

/** What a want would use up, and how likely it is to come about. */
interface Prospect {
  chance: number;
  /** Places in `lying`, and types of skill tiles. */
  readonly taken: number[];
  readonly tiles: number[];
  /** What that is worth by itself, and to the cards that score it. */
  cost: number;
  lost: number;
}

/** Take what is nearest, then cheapest; give it back unless `keep`. */
function prospect(want: Want, stocks: Stocks, h: Horizon, dear: Goods, keep: boolean): Prospect {
  const found: Prospect = { chance: want.icon ? h.chanceIfPaid : 1, taken: [], tiles: [], cost: 0, lost: 0 };
  const { xs, lying, skills } = stocks;
  for (const accepts of want.resources) {
    let best = -1;
    let most = 0;
    let chanceThere = 1;
    for (let i = 0; i < xs.length; i++) {
      for (const kind of accepts) {
        if ((lying[KINDS * i + kind] as number) < 1) continue;
        const carried = h.chanceToCarry[stepsBetween(xs[i] as number, want.x)] ?? 0;
        const merit = carried * (10 - (dear[kind] as number));
        if (merit <= most) continue;
        most = merit;
        chanceThere = carried;
        best = KINDS * i + kind;
      }
    }
    if (best < 0) found.chance *= h.chanceToFind;
    else {
      found.chance *= chanceThere;
      found.cost += h.prices[best % KINDS] as number;
      found.lost += dear[best % KINDS] as number;
      found.taken.push(best);
      lying[best] = (lying[best] as number) - 1;
    }
  }
  for (const accepts of want.skills) {
    let best = -1;
    for (const kind of accepts) {
      const there = skills[kind - FIRST_SKILL] as number;
      if (there >= 0.9 && (best < 0 || there > (skills[best] as number))) best = kind - FIRST_SKILL;
    }
    if (best < 0) found.chance *= h.chanceToFind;
    else {
      found.cost += h.prices[FIRST_SKILL + best] as number;
      found.lost += dear[FIRST_SKILL + best] as number;
      found.tiles.push(best);
      skills[best] = (skills[best] as number) - 1;
    }
  }
  if (keep) return found;
  for (const place of found.taken) lying[place] = (lying[place] as number) + 1;
  for (const tile of found.tiles) skills[tile] = (skills[tile] as number) + 1;
  return found;
}

const isReady = ({ taken, tiles }: Prospect, want: Want, stocks: Stocks): boolean =>
  taken.length === want.resources.length &&
  tiles.length === want.skills.length &&
  taken.every(place => stocks.xs[Math.floor(place / KINDS)] === want.x);

/**
 * The wants in order of promise, each taking what it needs. What they take is worth less to other purposes: `goods`
 * is lowered by it. With upgrade icons at hand the best that can be paid count in full.
 */
export function wantsWorth(
  wants: readonly Want[],
  stocks: Stocks,
  goods: Goods,
  h: Horizon,
  dear: Goods,
  icons: number,
): number {
  const order = wants
    .map(want => {
      const { chance, lost } = prospect(want, stocks, h, dear, false);
      return { want, promise: chance * (want.gain - lost) };
    })
    .filter(({ promise }) => promise > 0)
    .sort((a, b) => b.promise - a.promise);
  let worth = 0;
  let crowded = 1;
  const boosts: number[] = [];
  for (const { want } of order) {
    const found = prospect(want, stocks, h, dear, true);
    const surplus = want.gain - found.cost;
    if (want.gain <= found.lost) {
      for (const place of found.taken) stocks.lying[place] = (stocks.lying[place] as number) + 1;
      for (const tile of found.tiles) stocks.skills[tile] = (stocks.skills[tile] as number) + 1;
      continue;
    }
    const chance = found.chance * (want.icon ? crowded : 1);
    worth += chance * surplus;
    if (want.icon) {
      crowded *= h.w.crowd;
      if (icons > 0 && isReady(found, want, stocks)) boosts.push((1 - chance) * surplus);
    }
    for (const place of found.taken) goods[place % KINDS] = (goods[place % KINDS] as number) - chance;
    for (const tile of found.tiles)
      goods[FIRST_SKILL + tile] = (goods[FIRST_SKILL + tile] as number) - chance;
  }
  if (icons === 0) return worth;
  boosts.sort((a, b) => b - a);
  for (const boost of boosts.slice(0, icons)) worth += boost;
  return worth;
}
