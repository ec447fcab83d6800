import { at, type Refused } from '@thameside/kernel';
import type { Box } from '../components/box.ts';
import type { Rules } from '../frames.ts';
import { refusal } from '../refusals.ts';
import type { State } from '../state.ts';

/** K51: a berth holds one barge. */
const isTaken = (s: State, berth: number): boolean => s.players.some(p => p.sailed && p.berth === berth);

export function sailRules(box: Box): Rules<'berth'> {
  const indices = (s: State): number[] => at(box.berths, s.era).map((_, i) => i);
  return {
    berth: {
      legal: s => indices(s).filter(berth => !isTaken(s, berth)),
      refused: (s): Refused[] =>
        indices(s)
          .filter(berth => isTaken(s, berth))
          .map(berth => ({ answer: berth, refusal: refusal('K51.occupied', { berth }) })),
      apply(s, f, berth, io) {
        const p = at(s.players, f.seat);
        p.sailed = true;
        p.berth = berth;
        // K50: a sail breaks the run. Those whom a run of passes sends off are none the worse for it.
        s.passes.length = 0;
        io.emit({ t: 'sailed', seat: f.seat, berth, river: at(box.river, s.era) });
      },
    },
  };
}
