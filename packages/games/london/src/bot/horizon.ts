import type { State } from '../state.ts';
import type { Weights } from './weights.ts';

/** What may still be hoped for, as seen from one moment of the game. */
export interface Horizon {
  /** Own turns to come, as far as the deck tells. */
  readonly turns: number;
  /** Own runs to come. */
  readonly runs: number;
  /** What stands will be run. */
  readonly chanceToRun: number;
  /** A card of the hand will be built, for its prestige. */
  readonly chanceToBuild: number;
  /** A card of the hand will be built, and run after that. */
  readonly chanceToBuildAndRun: number;
}

const hope = (turns: number, patience: number): number => (turns <= 0 ? 0 : turns / (turns + patience));

/** L70: whoever does not empty the deck has at least one more turn. */
export function turnsAfter(s: State, deck: number, w: Weights): number {
  if (s.last !== null || deck <= 0) return 0;
  const seats = s.players.length;
  return 1 + Math.max(0, deck - w.drawn * (seats - 1)) / (w.drawn * seats);
}

export const horizonAt = (turns: number, w: Weights): Horizon => ({
  turns,
  runs: Math.min(turns, 0.5 + turns / w.cycle),
  chanceToRun: w.sure.run * hope(turns, w.patience.run),
  chanceToBuild: w.sure.build * hope(turns, w.patience.build),
  chanceToBuildAndRun: w.sure.build * hope(turns - 1, w.patience.both),
});

/** What something is worth that still takes an action; little things seldom get one. */
export function lessAnAction(worth: number, w: Weights): number {
  if (worth <= 0) return 0;
  return worth < 2 * w.action ? worth ** 2 / (4 * w.action) : worth - w.action;
}
