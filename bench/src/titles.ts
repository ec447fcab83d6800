import { title as keyToTheCity } from '@thameside/key-to-the-city';
import type { Title } from '@thameside/kit';

export interface Bench {
  readonly title: Title;
  /** The number of players that the goal speaks of. */
  readonly seats: number;
}
export const BENCHES: readonly Bench[] = [{ title: keyToTheCity, seats: 4 }];
