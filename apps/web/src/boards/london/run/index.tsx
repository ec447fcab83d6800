import { runPoverty } from '@thameside/london/client';
import { Button } from '../../../parts/index.ts';
import { t } from '../../../words.ts';
import { give } from '../choose.ts';
import { followed, leftOut, type RunStep } from '../lib/run-order.ts';
import { litPanel, playerOf, type Scene, shownSeat, useScene } from '../scene.ts';
import { RunChip } from './chip.tsx';
import { nameOfStep, orderOf, useAdvice, useForecast } from './order.ts';
import { RunTotals } from './summary.tsx';

const carryOut = async (scene: Scene, steps: readonly RunStep[]): Promise<void> =>
  give(scene, (await followed([], steps, scene.probe)).answers);

/** Poverty at the end of the run, by where it comes from. */
function PovertyLine() {
  const scene = useScene();
  const p = playerOf(scene, scene.me);
  if (!p) return null;
  const brings = runPoverty(p.display.length, p.loans, p.cards, scene.view.hospitable);
  return (
    <small class="run-poverty">
      {t('london.run.poverty', { ...brings, n: brings.stacks + brings.loans + brings.hand })}
    </small>
  );
}

/** The next step of the order, or all of it. */
export function RunButtons() {
  const scene = useScene();
  const order = orderOf(scene);
  const [first] = order;
  if (!first) return null;
  return (
    <span class="run-buttons">
      <Button small icon="step-forward" onClick={() => void carryOut(scene, [first])}>
        {t('london.run.next', { card: nameOfStep(scene, first.activate) })}
      </Button>
      {order.length > 1 && (
        <Button small variant="primary" icon="play" onClick={() => void carryOut(scene, order)}>
          {t('london.run.all', { n: order.length })}
        </Button>
      )}
    </span>
  );
}

/** The order of the run: as the cards lie, as a hint has it, or one's own; what it brings is shown before anything is paid. */
export function RunPlanner() {
  const scene = useScene();
  const { ask, ui, me } = scene;
  const isAsked = ask?.k === 'run' && me !== null && shownSeat(scene) === me;
  const order = orderOf(scene);
  const brings = useForecast(scene, [], isAsked ? order : null);
  useAdvice(scene);
  if (!isAsked) return null;
  const set = (to: readonly RunStep[]) => {
    ui.order.value = to;
  };
  return (
    <section class={`run-planner ${litPanel(scene, 'run')}`} aria-label={t('london.run.order')}>
      <ol class="run-order">
        {order.map((step, i) => (
          <RunChip
            key={String(step.activate)}
            step={step}
            place={i}
            order={order}
            item={brings?.items[i]}
            onOrder={set}
          />
        ))}
        {leftOut(order, ask).map(activate => (
          <li key={`out ${activate}`} class="run-out">
            <button type="button" onClick={() => set([...order, { activate, on: [] }])}>
              <span aria-hidden="true">+ {nameOfStep(scene, activate)}</span>
              <span class="unseen">{t('london.run.take', { card: nameOfStep(scene, activate) })}</span>
            </button>
          </li>
        ))}
      </ol>
      <div class="run-foot">
        {brings?.total && (
          <p class="run-brings">
            {t('london.run.mine')}: <RunTotals change={brings.total} />
          </p>
        )}
        <PovertyLine />
        {!scene.inBar && <RunButtons />}
      </div>
    </section>
  );
}
