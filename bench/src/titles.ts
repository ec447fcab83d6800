import type { Title } from '@thameside/kit';
import { TITLES } from '@thameside/titles';

export interface Bench {
  readonly title: Title;
  readonly seats: number;
}
/** Each game with the middle of its numbers of players. */
export const BENCHES: readonly Bench[] = TITLES.map(title => {
  const [min, max] = title.game.seats;
  return { title, seats: Math.floor((min + max) / 2) };
});
