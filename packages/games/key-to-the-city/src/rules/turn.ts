import { at, type Seat } from '@thameside/kernel';
import type { Box } from '../components/box.ts';
import { type Rules, VERBS, type Verb } from '../frames.ts';
import { refusal } from '../refusals.ts';
import type { State, Table } from '../state.ts';
import { canBid } from './bid.ts';
import { canUpgrade } from './upgrade.ts';
import { canUse } from './use.ts';

const NOTHING = { bid: 'K20.nothing', use: 'K30.nothing', upgrade: 'K40.nothing' } as const;

/** K11. Passing and sailing are always possible. */
function can(box: Box, s: State, seat: Seat, verb: Verb): boolean {
  switch (verb) {
    case 'bid':
      return canBid(s, seat);
    case 'use':
      return canUse(box, s, seat);
    case 'upgrade':
      return canUpgrade(box, s, seat);
    case 'pass':
    case 'sail':
      return true;
  }
}

export const stillIn = (s: Table): number => s.players.filter(p => !p.sailed).length;

/** K50: whether nobody is left in the era who has not passed in the present run. */
export const haveAllPassed = (s: Table, passes: readonly Seat[]): boolean => passes.length >= stillIn(s);

export function turnRules(box: Box): Rules<'next' | 'turn'> {
  return {
    // K10: clockwise, without those who have sailed.
    next: {
      run(s, _f, io) {
        const n = s.players.length;
        for (let i = 1; i <= n; i++) {
          const seat = (s.active + i) % n;
          if (at(s.players, seat).sailed) continue;
          s.active = seat;
          io.push({ k: 'turn', seat }, { k: 'next' });
          return;
        }
        io.push({ k: 'era-end' }); // K53
      },
    },
    turn: {
      opens: 'always',
      legal: (s, f) => VERBS.filter(verb => can(box, s, f.seat, verb)),
      refused: (s, f) =>
        (['bid', 'use', 'upgrade'] as const)
          .filter(verb => !can(box, s, f.seat, verb))
          .map(answer => ({ answer, refusal: refusal(NOTHING[answer]) })),
      apply(s, f, verb, io) {
        const { seat } = f;
        switch (verb) {
          case 'bid':
          case 'use':
          case 'upgrade':
            io.push({ k: verb, seat });
            return;
          case 'sail':
            io.push({ k: 'berth', seat });
            return;
          case 'pass':
            s.passes.push(seat);
            io.emit({ t: 'passed', seat });
            if (!haveAllPassed(s, s.passes)) return;
            // K50: all who are left have passed directly one after another, and sail in that order.
            io.emit({ t: 'all-passed', seats: [...s.passes] });
            io.push(...s.passes.map(passed => ({ k: 'berth' as const, seat: passed })));
        }
      },
    },
  };
}
