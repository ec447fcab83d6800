import { MOST_PLAYERS } from '../vocabulary.ts';
import type { Report } from './fault.ts';
import type { SetDraft } from './shape.ts';

/** L2, L3: what is dealt must be there with four players, with a card left to draw; those on sale are the starters. */
export function checkDeal({ setup, cards, boroughs }: SetDraft, report: Report): void {
  const { hand, boroughsFaceUp } = setup ?? {};
  if (cards?.every(card => card?.copies !== undefined) && hand !== undefined) {
    const count = cards.reduce((sum, card) => sum + (card?.copies ?? 0), 0);
    const min = MOST_PLAYERS * hand + 1;
    if (count < min) report('cards', 'fault.too-few-cards', { count, min });
  }
  const isRead = boroughs?.every(
    borough => borough && !(Object.hasOwn(borough, 'starter') && borough.starter === undefined),
  );
  if (isRead && boroughsFaceUp !== undefined) {
    const count = boroughs?.filter(borough => borough?.starter).length ?? 0;
    if (count !== boroughsFaceUp) report('boroughs', 'fault.starters', { count, expected: boroughsFaceUp });
  }
}
