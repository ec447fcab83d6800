import { at, type Frame, type Seat } from '@thameside/kernel';
import { decidesOpenly, type State } from '../state.ts';

/**
 * F6: others see the action of an open pick and of an extra action as it is done. So what is asked in it must not depend
 * on tiles that they cannot see.
 */
export const isOpen = (s: State, seat: Seat): boolean =>
  decidesOpenly(s) || at(s.players, seat).plan === null;

/** F6, F12: what is decided for a pick is secret until the reveal, except under the competition rule. */
export const isPlanSecret = (s: State, f: Frame): boolean => f.seat !== undefined && !isOpen(s, f.seat);
