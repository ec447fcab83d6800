import type { Frame, Mind } from '@thameside/kernel';
import type { Box } from '../components/box.ts';
import type { Ask } from '../frames.ts';
import type { State } from '../state.ts';
import { BROAD, considering, NARROW } from './consider.ts';
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
  const judgeWith =
    (isQuick: boolean): Mind<State>['judge'] =>
    (s, seat) => {
      const judgement = judging(box, book, w, s, seat, isQuick);
      const { opinion, haul, aim } = judgement;
      const consider = considering(box, opinion, haul, aim, seat, isQuick ? NARROW : BROAD);
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
    };
  return {
    judge: judgeWith(false),
    ahead: {
      tried: 8,
      quick: 20,
      trust: 0,
      isFar: (_root, s, turns) => turns >= 2 * s.players.length,
      judging: () => judgeWith(true),
    },
  };
}
