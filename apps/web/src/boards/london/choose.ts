import type { Answer } from '@thameside/kernel';
import { useEffect, useState } from 'preact/hooks';
import type { AskOf } from '../board.ts';
import { goesOn } from './lib/gesture.ts';
import { momentOf, type Props, putDown, type Scene } from './scene.ts';

/** Give answers, and put down what was picked up once they are taken. */
export async function give({ answer, ui }: Scene, answers: readonly Answer[]): Promise<void> {
  if (await answer(answers)) putDown(ui);
}

/**
 * Answer the question that is open. While the thought goes on, nothing is given: the host is asked what would follow,
 * so that a card, its discard and its place become one command.
 */
export async function choose(scene: Scene, ...answers: readonly Answer[]): Promise<void> {
  const { ui, plan, probe } = scene;
  const all = [...(plan?.answers ?? []), ...answers];
  const at = momentOf(scene);
  const found = await probe(all);
  ui.chosen.value = null;
  if (found?.ask && goesOn(found.answers, found.ask))
    ui.plan.value = { at, answers: found.answers, ask: found.ask, view: found.view };
  else await give(scene, all);
}

/** One step back in a thought that has not been given yet. */
export async function stepBack(scene: Scene): Promise<void> {
  const { plan, ui, probe } = scene;
  if (!plan) return;
  const fewer = plan.answers.slice(0, -1);
  const found = fewer.length > 0 ? await probe(fewer) : null;
  // what leaves no choice would only come again
  const isBack = found?.ask && found.answers.length === fewer.length && goesOn(fewer, found.ask);
  ui.plan.value =
    isBack && found.ask ? { at: plan.at, answers: fewer, ask: found.ask, view: found.view } : null;
}

/** A card of the hand is pointed at: what could be discarded for it is asked of the host. */
export async function pointAt({ ui, ask, plan, probe }: Scene, card: string, nth: number): Promise<void> {
  ui.serving.value = [];
  if (ask?.k !== 'action' && ask?.k !== 'develop') return;
  const key = `${card} ${nth}`;
  ui.pointed.value = key;
  const build = [...(plan?.answers ?? []), ...(ask.k === 'action' ? ['develop'] : []), card];
  const found = await probe(build);
  if (ui.pointed.value !== key || !found) return;
  // a single card that leaves no choice has been answered already
  ui.serving.value =
    found.ask?.k === 'discard' ? found.ask.answers : found.answers.slice(build.length, build.length + 1);
}

/** What could be played if one developed, while the action of the turn is still open. */
export function useAhead({ sight, live, probe }: Props): AskOf | null {
  const [ahead, setAhead] = useState<{ readonly at: string; readonly ask: AskOf } | null>(null);
  const at = momentOf({ sight });
  const canDevelop = live && sight.ask?.k === 'action' && sight.ask.answers.includes('develop');
  useEffect(() => {
    if (!canDevelop) return;
    let isWanted = true;
    void probe(['develop']).then(found => {
      if (isWanted && found?.ask) setAhead({ at, ask: asDevelop(found.answers, found.ask) });
    });
    return () => {
      isWanted = false;
    };
  }, [at, canDevelop]);
  return ahead?.at === at && canDevelop ? ahead.ask : null;
}

/** Where a single card leaves no choice, the host goes on to the next question: it was the only answer. */
const asDevelop = (answers: readonly Answer[], ask: AskOf): AskOf =>
  ask.k === 'develop'
    ? ask
    : { ...ask, k: 'develop', answers: answers.slice(1, 2) as AskOf['answers'], refused: [] };
