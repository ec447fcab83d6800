import { type Match, type PositionFault, rngOf, seedOf } from '@thameside/kernel';
import type { Box } from './components/box.ts';
import type { Ask } from './frames.ts';
import { checkCards } from './position/check-cards.ts';
import { checkVillages } from './position/check-village.ts';
import type { PositionReport } from './position/faults.ts';
import { stateOf } from './position/fill.ts';
import { formOf, type Start } from './position/form.ts';
import { settingOf } from './position/setting.ts';
import { sketchOf } from './position/sketch.ts';
import type { State } from './state.ts';

export { POSITION_FAULTS } from './position/faults.ts';

/** The step with which a match goes on. */
const NEXT: Readonly<Record<Start, Ask>> = {
  season: { k: 'turn' },
  extra: { k: 'season-end' },
  winter: { k: 'clear' },
  final: { k: 'final' },
};

/** A match from a position as JSON, still to be resumed; or everything that is wrong with it. */
export function positionOf(box: Box, json: unknown): { match: Match<State> } | { faults: PositionFault[] } {
  const faults: PositionFault[] = [];
  const report: PositionReport = (at: string, key: string, params: PositionFault['params']) =>
    void faults.push({ at, key, params });

  const draft = formOf(box)(json, '', report);
  const setting = draft && settingOf(box, draft, report);
  if (!setting) return { faults };
  const sketch = sketchOf(setting, draft);
  checkVillages(setting, sketch, report);
  checkCards(setting, draft, sketch, report);
  if (faults.length > 0) return { faults };
  const rng = rngOf(seedOf(draft.seed ?? 'position'));
  const players = sketch.map(({ it }) => it);
  const s = stateOf(setting, draft, players, rng, report);
  if (faults.length > 0) return { faults };
  return { match: { s, rng, stack: [NEXT[setting.phase]], lanes: players.map(() => []) } };
}
