import { bestRun, type RunStep } from '@thameside/london/client';
import { stillToDo } from '../lib/run-order.ts';
import { boroughName, cardName, momentOf, playerOf, type Scene } from '../scene.ts';

let kept: { readonly at: string; readonly best: ReturnType<typeof bestRun> } = { at: '', best: null };

/** The best run that can be found from here, looked for once at every moment. */
export function bestNow(scene: Scene): ReturnType<typeof bestRun> {
  const { box, view, me } = scene;
  if (me === null) return null;
  const at = momentOf(scene);
  if (kept.at !== at) kept = { at, best: bestRun(box, view, me) };
  return kept.best;
}

/** The order of the run that is under way: the player's own, or the best that was found. */
export function orderOf(scene: Scene): readonly RunStep[] {
  const { ask, ui } = scene;
  if (ask?.k !== 'run') return [];
  return stillToDo(ui.order.value ?? bestNow(scene)?.order ?? [], ask);
}

/** What a step activates, by name. */
export function nameOfStep(scene: Scene, activate: RunStep['activate']): string {
  const p = playerOf(scene, scene.me);
  if (activate === 'borough') return boroughName(scene, p?.boroughs.at(-1) ?? '');
  return cardName(scene, p?.display[activate]?.top ?? '');
}
