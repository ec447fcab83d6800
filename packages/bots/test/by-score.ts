import type { Game } from '@thameside/kernel';
import { quarry } from '@thameside/testkit';
import type { Heuristic } from '../src/index.ts';

export const OPTIONS = { length: 'short', market: 'two' };

/** Points as they stand: enough to beat chance. */
export const byScore: Heuristic = {
  judge: (_s, seat) => ({
    consider: (_at, _f, answers) => answers,
    worth: s => (quarry as Game).score(s)[seat]?.reduce((sum, line) => sum + line.points, 0) ?? 0,
    reason: () => null,
  }),
  ahead: {
    tried: 4,
    quick: 4,
    trust: 1,
    judging: () => byScore.judge,
    isFar: (_root, _s, turns) => turns >= 4,
  },
};
