import { type Chance, goalsWorth, pricesWith } from './allot.ts';
import { type Estate, stockOf } from './estate.ts';
import { type Goods, good } from './goods.ts';
import { dealsOf, type Horizon, worthOf } from './horizon.ts';
import { type Aim, type Lore, type Lorebook, loreIn } from './lore.ts';
import { upgradeGain } from './upgrade-gain.ts';
import { type Want, wantsWorth } from './wants.ts';
import { goodsOf } from './wealth.ts';

const PIG_SHEEP = [good('pig'), good('sheep')];
const GREEN_YELLOW = [good('green'), good('yellow')];
/** Sets that a storage card may hope to hold besides those that lie there. */
const MORE_SETS = 2;

export interface Appraisal {
  /** With `icons` upgrade icons that can be used at once. */
  worth(estate: Estate, icons?: number): number;
  /** One use of a building. */
  deal(id: string, level: number): number;
  /** What one of each thing is worth to the seat. */
  readonly prices: Goods;
  /** Everything that scores. */
  goods(estate: Estate): Goods;
}

/** F49. */
function widened(aim: Aim, pairs: readonly (readonly number[])[]): Aim {
  const widen = (accepts: readonly number[]): readonly number[] => {
    const pair = accepts.length === 1 ? pairs.find(each => each.includes(accepts[0] as number)) : undefined;
    return pair ? [...accepts, ...pair.filter(kind => kind !== accepts[0])] : accepts;
  };
  switch (aim.way) {
    case 'sets':
      return { ...aim, needs: aim.needs.map(need => ({ ...need, accepts: widen(need.accepts) })) };
    case 'steps':
      return { ...aim, accepts: widen(aim.accepts) };
    case 'most':
      return aim;
  }
}

/** What the seat makes of what it has; `hoped` are the winter cards it may still play. */
export function appraiser(book: Lorebook, h: Horizon, root: Estate, hoped: readonly Chance[]): Appraisal {
  const { w } = h;

  function chancesOf(lores: readonly Lore[]): Chance[] {
    const found = lores.flatMap(({ aims }) => aims.map(aim => ({ aim, chance: 1 })));
    const pairs = lores.flatMap(({ power }) =>
      power === 'pig-sheep-interchange'
        ? [PIG_SHEEP]
        : power === 'green-yellow-interchange'
          ? [GREEN_YELLOW]
          : [],
    );
    const all = [...found, ...hoped];
    return pairs.length === 0 ? all : all.map(each => ({ ...each, aim: widened(each.aim, pairs) }));
  }

  const loresOf = ({ village }: Estate): Lore[] =>
    village.map(({ id, level }) => loreIn(book, id).boxes[level] as Lore);
  const rootChances = chancesOf(loresOf(root));
  const deal = dealsOf(book, h, pricesWith(h.later, rootChances));

  function wantsOf(estate: Estate, lores: readonly Lore[], goods: Goods): Want[] {
    const wants: Want[] = [];
    estate.village.forEach((site, i) => {
      const lore = lores[i] as Lore;
      const lying = stockOf(site).reduce((sum, n) => sum + n, 0);
      const cost = loreIn(book, site.id).costs[site.level];
      const gain = cost ? upgradeGain(book, h, deal, { id: site.id, level: site.level, lying }, goods) : 0;
      if (cost && gain > 0) wants.push({ x: site.x, ...cost, gain, icon: true });
      if (!lore.storage) return;
      const { set, points } = lore.storage;
      const sets = Math.floor(lying / set.length) + MORE_SETS;
      for (let n = 0; n < sets; n++)
        wants.push({ x: site.x, resources: set, skills: [], gain: points, icon: false });
    });
    return wants;
  }

  /** The best building is used most. */
  function usesToCome(estate: Estate): number {
    const worths = estate.village.map(({ id, level }) => deal(id, level)).sort((a, b) => b - a);
    let uses = w.uses * h.seasons;
    let worth = 0;
    for (const each of worths) {
      worth += uses * each;
      uses *= w.rarer;
    }
    return worth;
  }

  function worth(estate: Estate, icons = 0): number {
    const lores = loresOf(estate);
    const chances = chancesOf(lores);
    const dear = pricesWith(h.prices, chances);
    const goods = goodsOf(book, estate, lores, dear);
    let total = usesToCome(estate) + worthOf(goods, h.prices);
    estate.village.forEach((site, i) => {
      const { points, power } = lores[i] as Lore;
      total += points + site.turned + (power ? h.powerWorth : 0);
    });
    const stocks = {
      xs: estate.village.map(({ x }) => x),
      lying: estate.village.flatMap(stockOf),
      skills: estate.skills.slice(),
    };
    total += wantsWorth(wantsOf(estate, lores, goods), stocks, goods, h, dear, icons);
    return total + goalsWorth(chances, goods, h);
  }

  const prices = pricesWith(h.prices, rootChances);
  return { worth, deal, prices, goods: estate => goodsOf(book, estate, loresOf(estate), prices) };
}
