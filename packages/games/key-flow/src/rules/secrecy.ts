import { at, type Frame, type Seat } from '@thameside/kernel';
import type { State } from '../state.ts';

/**
 * F6: others see the action of an open pick and of an extra action as it is done. So what is asked in it must not depend
 * on tiles that they cannot see.
 */
export const isOpen = (s: State, seat: Seat): boolean => s.shown || at(s.players, seat).plan === null;

/** F6, F12: a pick is secret until the reveal; under the competition rule only its card is. */
export const isPlanSecret = (s: State, f: Frame): boolean => f.seat !== undefined && !isOpen(s, f.seat);
