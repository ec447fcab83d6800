import { asked, canonical, isOver, legal, type Match, redealt, type Seat, seedOf } from '@thameside/kernel';
import { title as flow } from '@thameside/key-flow';
import { title as city } from '@thameside/key-to-the-city';
import { title as london } from '@thameside/london';
import { wander } from '@thameside/testkit';
import { expect, test } from 'vitest';
import { probed } from '../src/probe.ts';

/** As many of the answers as would be tried together, from all over the list. */
function some<T>(answers: readonly T[], most: number): T[] {
  const every = Math.ceil(answers.length / most);
  return answers.filter((_, i) => i % every === 0);
}

test.each([city, london, flow])(
  '$id: no probe tells its seat from one whose rivals hold other cards',
  ({ game }) => {
    let looks = 0;
    let moves = 0;
    const look = (m: Match, seat: Seat) => {
      if (isOver(m) || !asked(m, seat)) return;
      const lines = some(legal(game, m, seat), 6).map(answer => [answer]);
      const twin = redealt(game, m, seat, seedOf(`twin ${looks}`));
      const told = (now: Match) => canonical(probed(game, now, seat, [[], ...lines]));
      expect(told(twin)).toBe(told(m));
      looks++;
    };
    wander(game, { games: 1, seats: [2, 4], seed: 'probes' }, (m, seat) => {
      if (moves++ % 11 === 0) look(m, seat);
    });
    expect(looks).toBeGreaterThan(20);
  },
);
