import type { Farsighted, Frame, Mind } from '@thameside/kernel';
import type { Box } from '../components/box.ts';
import type { Ask } from '../frames.ts';
import type { State } from '../state.ts';
import { BROAD, type Breadth, considering, NARROW } from './consider.ts';
import { horizonsOf } from './horizon.ts';
import { appraiser } from './judge.ts';
import { loreOf } from './lore.ts';
import { freshMemory, type Memory } from './memory.ts';
import { reasoning } from './reason.ts';
import type { Weights } from './weights.ts';

/** The kernel knows frames by name only. */
const asAsk = (f: Frame): Ask => f as Ask;

/** What the bot makes of the game with these weights. */
export function mindOf(box: Box, w: Weights): Farsighted<State> {
  const book = loreOf(box);
  const horizons = horizonsOf(w);
  const judging =
    (breadth: Breadth, memory?: Memory): Mind<State>['judge'] =>
    (s, seat) => {
      const opinion = appraiser(box, book, w, horizons, s, seat, memory);
      const consider = considering(box, book, w, horizons, seat, breadth);
      return {
        consider(at, f, answers) {
          const chosen = consider(at, asAsk(f), answers);
          return chosen.length > 0 ? chosen : answers;
        },
        worth: opinion.worth,
        reason: (f, line, after) =>
          reasoning(box, book, w, horizons, s, seat, opinion)(asAsk(f), line, after),
      };
    };
  return {
    judge: judging(BROAD),
    ahead: {
      tried: 8,
      quick: 20,
      trust: 3,
      isFar: (root, s) => s.era > root.era,
      judging: () => judging(NARROW, freshMemory()),
    },
  };
}
