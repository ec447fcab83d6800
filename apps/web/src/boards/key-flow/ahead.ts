import type { Answer } from '@thameside/kernel';
import type { Question } from '@thameside/key-flow/client';
import { useEffect } from 'preact/hooks';
import type { AskOf } from '../board.ts';
import type { Props, Ui } from './scene.ts';

/** The answers that what has been taken up stands for; none if it does not answer this question. */
function begun(ask: AskOf<Question> | null, ui: Ui): readonly Answer[] {
  const card = ui.card.value;
  const thing = ui.thing.value;
  if ((ask?.k === 'pick' || ask?.k === 'winter') && card !== null && ask.answers.includes(card))
    return [card];
  if (ask?.k === 'allocate' && thing !== null && ask.answers.includes('change')) return ['change', thing];
  if (ask?.k === 'piece' && thing !== null && ask.answers.includes(thing)) return [thing];
  return [];
}

/**
 * A card taken up is not given yet: the host is asked what would follow, so that card and target become one command.
 * What others do meanwhile takes nothing out of the hand; it is asked again. Returns the name of the thought.
 */
export function useAhead({ sight, live, probe }: Props, ui: Ui): string | null {
  const answers = live ? begun(sight.ask, ui) : [];
  const key =
    answers.length > 0 ? `${sight.table} ${sight.seat} ${sight.version} ${JSON.stringify(answers)}` : null;
  useEffect(() => {
    if (key === null || ui.ahead.value?.key === key) return;
    let isWanted = true;
    void probe(answers).then(found => {
      if (isWanted) ui.ahead.value = { key, answers: found?.answers ?? answers, ask: found?.ask ?? null };
    });
    return () => {
      isWanted = false;
    };
  }, [key]);
  return key;
}
