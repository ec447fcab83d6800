import type { Answer } from '@thameside/kernel';
import { useEffect, useState } from 'preact/hooks';
import { hint } from '../../../state/hint.ts';
import {
  forecast,
  orderIn,
  type RunForecast,
  type RunStep,
  stillToDo,
  usualOrder,
} from '../lib/run-order.ts';
import { boroughName, cardName, momentOf, playerOf, type Scene } from '../scene.ts';

/** The order of the run that is under way: what somebody made of it, or as the cards lie. */
export function orderOf({ ask, ui }: Scene): readonly RunStep[] {
  if (ask?.k !== 'run') return [];
  return ui.order.value ? stillToDo(ui.order.value, ask) : usualOrder(ask);
}

/** A hint in the middle of a run is an order. */
export function useAdvice(scene: Scene): void {
  const { ui, ask, sight, probe } = scene;
  const advised = ask?.k === 'run' && hint.value?.version === sight.version ? hint.value.answers : null;
  useEffect(() => {
    if (!advised) return;
    let isWanted = true;
    void orderIn(advised, probe).then(order => {
      if (isWanted) ui.order.value = order;
    });
    return () => {
      isWanted = false;
    };
  }, [advised]);
}

/** What the run would bring in this order; what was known last until that is known. */
export function useForecast(
  scene: Scene,
  before: readonly Answer[],
  steps: readonly RunStep[] | null,
): RunForecast | null {
  const { view, me, sight, probe } = scene;
  const [known, setKnown] = useState<{ readonly of: string; readonly brings: RunForecast } | null>(null);
  const of = `${sight.table} ${me}`;
  const key = steps && `${momentOf(scene)} ${JSON.stringify(steps)}`;
  useEffect(() => {
    if (!steps || me === null) return;
    let isWanted = true;
    void forecast(view, me, before, steps, probe).then(brings => {
      if (isWanted) setKnown({ of, brings });
    });
    return () => {
      isWanted = false;
    };
  }, [key]);
  return steps && known?.of === of ? known.brings : null;
}

/** What a step activates, by name. */
export function nameOfStep(scene: Scene, activate: RunStep['activate']): string {
  const p = playerOf(scene, scene.me);
  if (activate === 'borough') return boroughName(scene, p?.boroughs.at(-1) ?? '');
  return cardName(scene, p?.display[activate]?.top ?? '');
}
