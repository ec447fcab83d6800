import { type Frame, type Match, type PositionFault, rngOf, seedOf } from '@thameside/kernel';
import type { Box } from './components/box.ts';
import type { Ask } from './frames.ts';
import { checkPosition } from './position/check.ts';
import type { PositionReport } from './position/faults.ts';
import { stateOf } from './position/fill.ts';
import { type Draft, formOf } from './position/form.ts';
import { turnFrames } from './rules/turn.ts';
import type { State } from './state.ts';

export { POSITION_FAULTS } from './position/faults.ts';

/** A match from a position as JSON, still to be resumed; or everything that is wrong with it. */
export function positionOf(box: Box, json: unknown): { match: Match<State> } | { faults: PositionFault[] } {
  const faults: PositionFault[] = [];
  const report = (at: string, key: string, params: PositionFault['params']) =>
    void faults.push({ at, key, params });

  const draft = formOf(box)(json, '', report);
  const seats = draft?.players?.length;
  if (draft === undefined || seats === undefined) return { faults };
  checkPosition(box, draft, seats, report as PositionReport);
  if (faults.length > 0) return { faults };
  const rng = rngOf(seedOf(draft.seed ?? 'position'));
  const s = stateOf(box, draft, seats, rng);
  return { match: { s, rng, stack: asking(box, draft, s), lanes: s.players.map(() => []) } };
}

/** The stack as the rules would have it at the beginning of a turn (`next`), or once the first card is drawn. */
function asking(box: Box, draft: Draft, s: State): Frame[] {
  const frames: Ask[] = turnFrames(box, s, s.active);
  const from = draft.phase === 'action' ? frames.findIndex(({ k }) => k === 'action') : 0;
  return frames.slice(from).reverse();
}
