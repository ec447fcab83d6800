import { at, type Farsighted, type Frame, type Match, type Mind, type Seat } from '@thameside/kernel';
import type { Box } from '../components/box.ts';
import type { Ask } from '../frames.ts';
import { undecided } from '../redeal.ts';
import { decidesOpenly, type State } from '../state.ts';
import { BROAD, considering, NARROW } from './consider.ts';
import { judging } from './judge.ts';
import { loreOf } from './lore.ts';
import { reasoning } from './reason.ts';
import type { Weights } from './weights.ts';

/** An extra action is thought through by itself (F50): all orders of several would be too many. */
const ALONE: ReadonlySet<string> = new Set(['extra', 'allocate']);

/** The kernel knows frames by name only. */
const asAsk = (f: Frame): Ask => f as Ask;

/** F11: a pick that nobody has seen yet may be another one. */
function unsettle(box: Box, { s, lanes }: Match<State>, me: Seat): void {
  if (decidesOpenly(s) || s.phase === 'extra') return;
  s.players.forEach((p, seat) => {
    const lane = at(lanes, seat);
    if (seat === me || !p.plan || lane.length > 0) return;
    lane.push(...undecided(box, s, p, seat));
  });
}

/** What the bot makes of the game with these weights. */
export function mindOf(box: Box, w: Weights): Farsighted<State> {
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
      isFar: (_root, s, turns) => turns >= 4 * s.players.length,
      judging: () => judgeWith(true),
      unsettle: (m, me) => unsettle(box, m, me),
    },
  };
}
