import { RESOURCES } from '../components/vocabulary.ts';
import type { Estate } from './estate.ts';
import { FIRST_SKILL, type Goods, noGoods, TOKEN } from './goods.ts';
import { type Gift, type Lore, type Lorebook, loreIn } from './lore.ts';

export function giftWorth(gift: Gift, prices: Goods): number {
  let worth = 0;
  for (const [kind, count] of gift) worth += count * (prices[kind] as number);
  return worth;
}

/** F62: every card gives what is dearest of what it has. */
function addDearest(goods: Goods, gifts: readonly Gift[], prices: Goods): void {
  let best: Gift | undefined;
  let most = 0;
  for (const gift of gifts) {
    const worth = giftWorth(gift, prices);
    if (worth <= most) continue;
    most = worth;
    best = gift;
  }
  if (best) for (const [kind, count] of best) goods[kind] = (goods[kind] as number) + count;
}

/** Everything in an estate that scores; `lores` are the uncovered boxes of its village. */
export function goodsOf(book: Lorebook, estate: Estate, lores: readonly Lore[], prices: Goods): Goods {
  const goods = noGoods();
  for (const { stock } of estate.village)
    for (let kind = 0; kind < RESOURCES.length; kind++)
      goods[kind] = (goods[kind] as number) + stock[RESOURCES[kind] as (typeof RESOURCES)[number]];
  for (const { gifts } of lores) if (gifts.length > 0) addDearest(goods, gifts, prices);
  for (let i = 0; i < estate.skills.length; i++) goods[FIRST_SKILL + i] = estate.skills[i] as number;
  goods[TOKEN] = estate.tokens;
  for (const id of estate.store) addDearest(goods, loreIn(book, id).gifts, prices);
  return goods;
}
