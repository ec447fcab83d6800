import { KEYPLES } from '@thameside/key-to-the-city/client';
import { Button } from '../../../parts/index.ts';
import { t } from '../../../words.ts';
import { acknowledge } from '../acknowledged.ts';
import { KeypleIcon } from '../art/keyple.tsx';
import { leavingOf } from '../lib/danger.ts';
import { litPanel, putDown, type Scene, tileName, type Ui, useScene } from '../scene.ts';

/** Sailing lives on the river, in the river's colour and with a sail on it: nobody takes it for passing. */
export function SailButton() {
  const scene = useScene();
  const { ask, ui, sight } = scene;
  if (ask?.k !== 'turn') return null;
  const isOpen = ui.sailing.value;
  const open = () => {
    putDown(ui);
    ui.sailing.value = true;
    acknowledge(sight);
  };
  return (
    <button
      type="button"
      class={`sail-button ${litPanel(scene, 'sail')}`}
      aria-expanded={isOpen}
      onClick={() => (isOpen ? stay(ui) : open())}
    >
      <svg viewBox="-22 -26 44 40" width="34" height="31" aria-hidden="true">
        <path class="sail-cloth" d="M-2 1v-22l-13 17q-2 4 2 5zM1 1v-20q12 6 14 20z" />
        <path class="sail-hull" d="M-20 3h40l-5 9h-30z" />
      </svg>
      <span>
        {scene.words.t('answer.turn.sail')}
        <small>{t('city.sail.about')}</small>
      </span>
    </button>
  );
}

/** The summary was read, and not acted upon. */
function stay(ui: Ui): void {
  ui.sailing.value = false;
  acknowledge(null);
}

const names = (scene: Scene, lots: readonly { readonly id: string }[]): string[] =>
  lots.map(({ id }) => tileName(scene, id));

/** What stays unused, and which auctions become final for me; then a berth is chosen on the river. */
export function SailSummary() {
  const scene = useScene();
  const { view, me, ui } = scene;
  if (me === null) return null;
  const { unused, total, leading, losing, others } = leavingOf(view, me);
  return (
    <section class="sail-summary" aria-label={scene.words.t('answer.turn.sail')}>
      <h2>{t('city.sail.choose')}</h2>
      <ul>
        <li class={total > 0 ? 'is-warning' : ''}>
          {t('city.sail.unused', { n: total })}{' '}
          {KEYPLES.filter(colour => unused[colour] > 0).map(colour => (
            <span key={colour} class="amount">
              <KeypleIcon colour={colour} />
              {unused[colour]}
            </span>
          ))}
        </li>
        {leading.length > 0 && (
          <li class={others > 0 ? 'is-warning' : ''}>
            {t(others > 0 ? 'city.sail.leading' : 'city.sail.won', { tiles: names(scene, leading) })}
          </li>
        )}
        {losing.length > 0 && <li>{t('city.sail.losing', { tiles: names(scene, losing) })}</li>}
        {others === 0 && <li>{t('city.sail.last')}</li>}
      </ul>
      <Button onClick={() => stay(ui)}>{t('city.sail.stay')}</Button>
    </section>
  );
}
