import { t } from '../../../words.ts';
import { passEffect } from '../lib/danger.ts';
import { give, litPanel, useScene } from '../scene.ts';

/** Passing stays in the era, unless all pass: then the button says so. */
export function PassButton() {
  const scene = useScene();
  const { ask, view, me, words } = scene;
  if (ask?.k !== 'turn' || me === null) return null;
  const effect = passEffect(view, me);
  return (
    <button
      type="button"
      class={`pass-button ${effect === 'stays' ? '' : 'pass-ends'} ${litPanel(scene, 'pass')}`}
      onClick={() => void give(scene, ['pass'])}
    >
      <span>
        {words.t('answer.turn.pass')}
        <small>{t(`city.pass.${effect}`)}</small>
      </span>
    </button>
  );
}
