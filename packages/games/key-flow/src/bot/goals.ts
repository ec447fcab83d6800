import type { CardId } from '../state.ts';
import { type Chance, goalsWorth } from './allot.ts';
import type { Goods } from './goods.ts';
import type { Horizon } from './horizon.ts';
import { type Lorebook, loreIn } from './lore.ts';

/** Winter cards with the chance to play each: what suits the goods best will be chosen first (F52). */
export function goalsOf(
  book: Lorebook,
  h: Horizon,
  cards: readonly CardId[],
  goods: Goods,
  chances: readonly number[],
): Chance[] {
  const promising = cards
    .map(id => {
      const { boxes } = loreIn(book, id);
      const aims = boxes[0]?.aims ?? [];
      const points = Math.max(...boxes.map(each => each.points));
      const sure = aims.map(aim => ({ aim, chance: 1 }));
      return { aims, worth: points / 2 + goalsWorth(sure, goods.slice(), h) };
    })
    .sort((a, b) => b.worth - a.worth);
  return promising.flatMap(({ aims }, i) =>
    aims.map(aim => ({ aim, chance: chances[i] ?? 0 })).filter(({ chance }) => chance > 0),
  );
}
