import type { Goods } from './goods.ts';
import type { Horizon } from './horizon.ts';
import { type Lore, type Lorebook, loreIn } from './lore.ts';

/** What the upgrade after next counts. */
const BEYOND = 0.35;
/** How often an upgraded building is used, compared with the best of the village. */
const USED = 0.6;
/** Sets that a storage card will still be given in each season, and sets whose things become cheaper. */
const SETS_PER_SEASON = 0.5;
const CHEAPER_SETS = 1.5;
const RESOURCE_KINDS = 4;

type Storage = NonNullable<Lore['storage']>;

/** F61: more points for each set, and cheaper sets. */
function storageGain(now: Storage, next: Storage, lying: number, h: Horizon): number {
  const priceOf = ({ set }: Storage) =>
    set.reduce((sum, accepts) => sum + (h.prices[accepts[0] ?? 0] as number), 0);
  const sets = lying / now.set.length;
  return (
    (next.points - now.points) * (sets + SETS_PER_SEASON * h.seasons) +
    CHEAPER_SETS * (priceOf(now) - priceOf(next))
  );
}

/** What one upgrade adds in the end, apart from what it costs. `deal` is what one use of a building brings. */
export function upgradeGain(
  book: Lorebook,
  h: Horizon,
  deal: (id: string, level: number) => number,
  { id, level, lying }: { readonly id: string; readonly level: number; readonly lying: number },
  goods: Goods,
): number {
  const { boxes } = loreIn(book, id);
  const now = boxes[level] as Lore;
  const next = boxes[level + 1];
  if (!next) return 0;
  const uses = h.w.uses * h.seasons * USED;
  let gain = next.points - now.points + uses * (deal(id, level + 1) - deal(id, level));
  if (now.storage && next.storage) gain += storageGain(now.storage, next.storage, lying, h);
  const [before] = now.aims;
  const [after] = next.aims;
  if (before?.way === 'sets' && after?.way === 'sets') {
    const resources = goods.slice(0, RESOURCE_KINDS).reduce((sum, n) => sum + n, 0);
    gain += (after.points - before.points) * Math.floor(resources / (before.needs[0]?.count ?? 1));
  }
  const last = boxes[level + 2];
  return last ? gain + BEYOND * Math.max(0, last.points - next.points) : gain;
}
