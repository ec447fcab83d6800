import type { Farsighted, Frame, Mind } from '@thameside/kernel';
import type { Box } from '../components/box.ts';
import type { Ask } from '../frames.ts';
import type { State } from '../state.ts';
import { considering } from './consider.ts';
import { appraiser } from './judge.ts';
import { reasoning } from './reason.ts';
import type { Weights } from './weights.ts';

/** The kernel knows frames by name only. */
const asAsk = (f: Frame): Ask => f as Ask;

/** What comes before the action. */
const isEarly = (f: Ask): boolean =>
  f.k === 'repay' || f.k === 'pick' || f.k === 'order' || (f.k === 'draw' && f.start);

/** What is thought of by itself: each step before the action, and the action. */
const isAlone = (f: Ask): boolean => f.k === 'action' || (isEarly(f) && f.k !== 'order');

/** Of the cards that might be drawn, so many are looked at: all of them, or a few. */
const ALL = 1000;
const FEW = 6;

const judging =
  (box: Box, w: Weights, sampled: number): Mind<State>['judge'] =>
  (s, seat) => {
    const opinion = appraiser(box, w, s, seat, sampled);
    const consider = considering(box, w, seat, opinion);
    let begun = false;
    return {
      consider(at, f, answers) {
        const ask = asAsk(f);
        if (begun && isAlone(ask)) return [];
        if (!begun) opinion.begin(isEarly(ask));
        begun = true;
        const chosen = consider(at, ask, answers);
        return chosen.length > 0 ? chosen : answers;
      },
      worth: opinion.worth,
      unseen: opinion.unseen,
      reason: (f, line, after) => reasoning(box, w, s, seat, opinion.site)(asAsk(f), line, after),
    };
  };

/** What the bot makes of the game with these weights. */
export const mindOf = (box: Box, w: Weights): Farsighted<State> => ({
  judge: judging(box, w, ALL),
  ahead: {
    tried: 8,
    quick: 4,
    trust: 0,
    isFar: (_root, _s, turns) => turns >= 14,
    judging: () => judging(box, w, FEW),
  },
});
