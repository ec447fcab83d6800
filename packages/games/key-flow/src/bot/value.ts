import { allotted, type Chance, dearer } from './allot.ts';
import { type Estate, stockOf } from './estate.ts';
import { FIRST_SKILL, type Goods, good, noGoods, TOKEN, TRANSPORT } from './goods.ts';
import { dealsOf, type Horizon, worthOf } from './horizon.ts';
import { type Aim, type Lore, type Lorebook, loreIn } from './lore.ts';
import { met, type Want } from './wants.ts';

const PIG_SHEEP = [good('pig'), good('sheep')];
const GREEN_YELLOW = [good('green'), good('yellow')];
/** Sets that a storage card may hope to hold besides those that lie there. */
const MORE_SETS = 2;
/** What the upgrade after next counts. */
const BEYOND = 0.35;

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
  const deal = dealsOf(book, h, dearer(h.later, rootChances));
  const usual = w.uses * h.seasons;

  /** What one upgrade adds in the end, apart from what it costs. */
  function gainOf(id: string, level: number, lying: number, goods: Goods): number {
    const { boxes } = loreIn(book, id);
    const now = boxes[level] as Lore;
    const next = boxes[level + 1];
    if (!next) return 0;
    let gain = next.points - now.points + usual * 0.6 * (deal(id, level + 1) - deal(id, level));
    if (now.storage && next.storage) {
      const priceOf = ({ set }: NonNullable<Lore['storage']>) =>
        set.reduce((sum, accepts) => sum + (h.prices[accepts[0] ?? 0] as number), 0);
      const sets = lying / now.storage.set.length;
      gain += (next.storage.points - now.storage.points) * (sets + 0.5 * h.seasons);
      gain += 1.5 * (priceOf(now.storage) - priceOf(next.storage));
    }
    const [before] = now.aims;
    const [after] = next.aims;
    if (before?.way === 'sets' && after?.way === 'sets') {
      const resources = goods.slice(0, 4).reduce((sum, n) => sum + n, 0);
      gain += (after.points - before.points) * Math.floor(resources / (before.needs[0]?.count ?? 1));
    }
    return (
      gain + BEYOND * Math.max(0, (boxes[level + 2]?.points ?? 0) - (boxes[level + 2] ? next.points : 0))
    );
  }

  function wantsOf(estate: Estate, lores: readonly Lore[], goods: Goods): Want[] {
    const wants: Want[] = [];
    estate.village.forEach((site, i) => {
      const lore = lores[i] as Lore;
      const lying = stockOf(site).reduce((sum, n) => sum + n, 0);
      const cost = loreIn(book, site.id).costs[site.level];
      const gain = cost ? gainOf(site.id, site.level, lying, goods) : 0;
      if (cost && gain > 0) wants.push({ x: site.x, ...cost, gain, icon: true });
      if (!lore.storage) return;
      const { set, points } = lore.storage;
      const sets = Math.floor(lying / set.length) + MORE_SETS;
      for (let n = 0; n < sets; n++)
        wants.push({ x: site.x, resources: set, skills: [], gain: points, icon: false });
    });
    return wants;
  }

  /** F62: every card gives what is dearest of what it has. */
  function addGifts(goods: Goods, gifts: readonly Goods[], dear: Goods): void {
    let best: Goods | undefined;
    let most = 0;
    for (const gift of gifts) {
      const worth = worthOf(gift, dear);
      if (worth <= most) continue;
      most = worth;
      best = gift;
    }
    if (best) for (let i = 0; i < goods.length; i++) goods[i] = (goods[i] as number) + (best[i] as number);
  }

  function goodsOf(estate: Estate, lores: readonly Lore[], dear: Goods): Goods {
    const goods = noGoods();
    estate.village.forEach((site, i) => {
      stockOf(site).forEach((n, kind) => {
        goods[kind] = (goods[kind] as number) + n;
      });
      const { transport } = lores[i] as Lore;
      const { gifts } = loreIn(book, site.id);
      if (transport === 0 && gifts.length === 0) return;
      const carts = noGoods();
      carts[TRANSPORT] = transport;
      addGifts(goods, [...gifts, carts], dear);
    });
    estate.skills.forEach((n, i) => {
      goods[FIRST_SKILL + i] = n;
    });
    goods[TOKEN] = estate.tokens;
    for (const id of estate.store) addGifts(goods, loreIn(book, id).gifts, dear);
    return goods;
  }

  /** The best building is used most. */
  function engine(estate: Estate): number {
    const worths = estate.village.map(({ id, level }) => deal(id, level)).sort((a, b) => b - a);
    let share = usual;
    let worth = 0;
    for (const each of worths) {
      worth += share * each;
      share *= w.rarer;
    }
    return worth;
  }

  function worth(estate: Estate, icons = 0): number {
    const lores = loresOf(estate);
    const chances = chancesOf(lores);
    const dear = dearer(h.prices, chances);
    const goods = goodsOf(estate, lores, dear);
    let total = engine(estate) + worthOf(goods, h.prices);
    estate.village.forEach((site, i) => {
      const { points, power } = lores[i] as Lore;
      total += points + site.turned + (power ? h.power : 0);
    });
    const stocks = {
      xs: estate.village.map(({ x }) => x),
      lying: estate.village.flatMap(stockOf),
      skills: estate.skills.slice(),
    };
    total += met(wantsOf(estate, lores, goods), stocks, goods, h, dear, icons);
    return total + allotted(chances, goods, h);
  }

  const prices = dearer(h.prices, rootChances);
  return { worth, deal, prices, goods: estate => goodsOf(estate, loresOf(estate), prices) };
}
