import { type Estate, stockOf } from './estate.ts';
import { FIRST_SKILL, type Goods, noGoods, TOKEN, TRANSPORT } from './goods.ts';
import { worthOf } from './horizon.ts';
import { type Lore, type Lorebook, loreIn } from './lore.ts';

/** F62: every card gives what is dearest of what it has. */
function addDearest(goods: Goods, gifts: readonly Goods[], prices: Goods): void {
  let best: Goods | undefined;
  let most = 0;
  for (const gift of gifts) {
    const worth = worthOf(gift, prices);
    if (worth <= most) continue;
    most = worth;
    best = gift;
  }
  if (best) for (let i = 0; i < goods.length; i++) goods[i] = (goods[i] as number) + (best[i] as number);
}

/** Everything in an estate that scores; `lores` are the uncovered boxes of its village. */
export function goodsOf(book: Lorebook, estate: Estate, lores: readonly Lore[], prices: Goods): Goods {
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
    addDearest(goods, [...gifts, carts], prices);
  });
  estate.skills.forEach((n, i) => {
    goods[FIRST_SKILL + i] = n;
  });
  goods[TOKEN] = estate.tokens;
  for (const id of estate.store) addDearest(goods, loreIn(book, id).gifts, prices);
  return goods;
}
