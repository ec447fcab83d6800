import { forecastRun, type RunStep } from '@thameside/london/client';
import { Button } from '../../../parts/index.ts';
import { t } from '../../../words.ts';
import { give } from '../choose.ts';
import { answersFor, leftOut } from '../lib/run-order.ts';
import { litPanel, playerOf, type Scene, shownSeat, useScene } from '../scene.ts';
import { RunChip } from './chip.tsx';
import { bestNow, nameOfStep, orderOf } from './order.ts';
import { RunTotals } from './summary.tsx';

const carryOut = async (scene: Scene, steps: readonly RunStep[]): Promise<void> =>
  give(scene, await answersFor(steps, scene.probe));

/** Poverty at the end of the run, by where it comes from. */
function PovertyLine() {
  const scene = useScene();
  const p = playerOf(scene, scene.me);
  if (!p) return null;
  const hand = scene.view.hospitable ? 0 : p.cards;
  const stacks = p.display.length;
  return (
    <small class="run-poverty">
      {t('london.run.poverty', { stacks, loans: p.loans, hand, n: stacks + p.loans + hand })}
    </small>
  );
}

/** The order of the run: take the best one found, or drag one's own; what it brings is shown before anything is paid. */
export function RunPlanner() {
  const scene = useScene();
  const { ask, ui, me, box, view } = scene;
  if (ask?.k !== 'run' || me === null || shownSeat(scene) !== me) return null;
  const order = orderOf(scene);
  const forecast = forecastRun(box, view, me, order);
  const best = bestNow(scene);
  const isOwn = ui.order.value !== null;
  const [first] = order;
  const set = (to: readonly RunStep[] | null) => {
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
            item={forecast?.items[i]}
            onOrder={set}
          />
        ))}
        {leftOut(order, ask).map(activate => (
          <li key={`out ${activate}`} class="run-out">
            <button type="button" onClick={() => set([...order, { activate }])}>
              <span aria-hidden="true">+ {nameOfStep(scene, activate)}</span>
              <span class="unseen">{t('london.run.take', { card: nameOfStep(scene, activate) })}</span>
            </button>
          </li>
        ))}
      </ol>
      <div class="run-foot">
        {forecast && (
          <p class="run-brings">
            {t(isOwn ? 'london.run.mine' : 'london.run.best')}: <RunTotals run={forecast} />
          </p>
        )}
        <PovertyLine />
        {isOwn && best && (
          <Button small variant="quiet" icon="bulb" onClick={() => set(null)}>
            {t('london.run.best')} <RunTotals run={best} />
          </Button>
        )}
        {first && (
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
        )}
      </div>
    </section>
  );
}
