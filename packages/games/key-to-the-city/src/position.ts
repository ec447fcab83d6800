import { type Frame, JOIN, type Match, type PositionFault } from '@thameside/kernel';
import type { Box } from './components/box.ts';
import type { Ask } from './frames.ts';
import { checkBoroughs } from './position/check/borough.ts';
import { checkKeyples } from './position/check/keyples.ts';
import { checkPlayers } from './position/check/players.ts';
import { fillSupplies } from './position/check/supply.ts';
import { checkTiles } from './position/check/tiles.ts';
import type { PositionReport } from './position/faults.ts';
import { rngFor, stateOf } from './position/fill.ts';
import { type Draft, formOf } from './position/form.ts';
import { type Phase, settingOf } from './position/setting.ts';
import { sketchOf } from './position/sketch.ts';
import type { State } from './state.ts';

export { POSITION_FAULTS } from './position/faults.ts';

/** A match from a position as JSON, still to be resumed; or everything that is wrong with it. */
export function positionOf(box: Box, json: unknown): { match: Match<State> } | { faults: PositionFault[] } {
  const faults: PositionFault[] = [];
  const report: PositionReport = (at: string, key: string, params: PositionFault['params']) =>
    void faults.push({ at, key, params });

  const draft = formOf(box)(json, '', report);
  const setting = draft && settingOf(box, draft, report);
  if (!setting) return { faults };
  const isRead = faults.length === 0;
  const sketch = sketchOf(setting, draft);
  checkTiles(setting, draft, sketch, report);
  checkKeyples(setting, draft, sketch, report);
  checkBoroughs(setting, draft, sketch, isRead, report);
  checkPlayers(setting, draft, sketch, isRead, report);
  const rng = rngFor(draft);
  const s = stateOf(setting, draft, sketch, rng);
  fillSupplies(setting, draft, s, isRead, report);
  return faults.length > 0 ? { faults } : { match: { s, rng, ...asking(setting.phase, draft, s) } };
}

/** The stacks as the rules would have them (`turn`, `errand`, `era-end`). */
function asking(phase: Phase, draft: Draft, s: State): { stack: Frame[]; lanes: Frame[][] } {
  if (phase === 'turn') {
    return {
      stack: frames({ k: 'next' }, { k: 'turn', seat: s.active }),
      lanes: s.players.map((p, seat) => (p.unplaced.length > 0 ? frames({ k: 'connectors', seat }) : [])),
    };
  }
  const isReady = (seat: number) => draft.players?.[seat]?.ready ?? s.players[seat]?.taken.length === 0;
  return {
    stack: [...frames({ k: 'era-over' }), JOIN],
    lanes: s.players.map((_, seat) => (isReady(seat) ? [] : frames({ k: 'placing', seat }))),
  };
}
const frames = (...asked: Ask[]): Frame[] => asked;
