import { title as keyFlow } from '@thameside/key-flow';
import { title as keyToTheCity } from '@thameside/key-to-the-city';
import type { Title } from '@thameside/kit';
import { title as london } from '@thameside/london';

export interface Bench {
  readonly title: Title;
  /** The number of players that the goal speaks of. */
  readonly seats: number;
}
export const BENCHES: readonly Bench[] = [
  { title: keyToTheCity, seats: 4 },
  { title: london, seats: 3 },
  { title: keyFlow, seats: 4 },
];
