import type { Frame, Mind } from '@thameside/kernel';
import type { Box } from '../components/box.ts';
import type { Ask } from '../frames.ts';
import type { State } from '../state.ts';
import { considering } from './consider.ts';
import { judging } from './judge.ts';
import { loreOf } from './lore.ts';
import { reasoning } from './reason.ts';
import type { Weights } from './weights.ts';

/** An extra action is thought through by itself (F50): all orders of several would be too many. */
const ALONE: ReadonlySet<string> = new Set(['extra', 'allocate']);

/** The kernel knows frames by name only. */
const asAsk = (f: Frame): Ask => f as Ask;

/** What the bot makes of the game with these weights. */
export function mindOf(box: Box, w: Weights): Mind<State> {
  const book = loreOf(box);
  return {
    judge(s, seat) {
      const judgement = judging(box, book, w, s, seat);
      const consider = considering(box, judgement.opinion, judgement.haul, judgement.aim, seat);
      let begun = false;
      return {
        consider(at, f, answers) {
          if (begun && ALONE.has(f.k)) return [];
          begun = true;
          const chosen = consider(at, asAsk(f), answers);
          return chosen.length > 0 ? chosen : answers;
        },
        worth: judgement.worth,
        reason: (f, line, after) => reasoning(box, s, seat, judgement)(asAsk(f), line, after),
      };
    },
  };
}
