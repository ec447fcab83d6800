import { useEffect, useState } from 'preact/hooks';
import { t } from '../../../words.ts';
import { Coin, Poverty, Prestige } from '../art/signs.tsx';
import { type Change, type RunStep, usualOrder } from '../lib/run-order.ts';
import { momentOf, useScene } from '../scene.ts';
import { useForecast } from './order.ts';

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

/** Money, prestige and poverty of a run, as changes. */
export function RunTotals({ change: { money, prestige, poverty, loans } }: { readonly change: Change }) {
  const { words } = useScene();
  return (
    <span class="run-totals">
      <span>
        <Coin n="£" />
        <b aria-hidden="true">{signed(money)}</b>
        <span class="unseen">{words.t('amount.money', { n: money })}</span>
      </span>
      <span>
        <Prestige n="" />
        <b aria-hidden="true">{signed(prestige)}</b>
        <span class="unseen">{words.t('amount.prestige', { n: prestige })}</span>
      </span>
      <span>
        <Poverty n="" />
        <b aria-hidden="true">{signed(poverty)}</b>
        <span class="unseen">{words.t('amount.poverty', { n: poverty })}</span>
      </span>
      {loans > 0 && <span class="run-loans">{t('london.run.loans', { n: loans })}</span>}
    </span>
  );
}

const RUN = ['run'] as const;

/** What running now would bring as the cards lie, on the button that does it. */
export function RunSummary() {
  const scene = useScene();
  const [steps, setSteps] = useState<readonly RunStep[] | null>(null);
  const at = momentOf(scene);
  useEffect(() => {
    let isWanted = true;
    void scene.probe(RUN).then(found => {
      if (isWanted) setSteps(found?.ask?.k === 'run' ? usualOrder(found.ask) : null);
    });
    return () => {
      isWanted = false;
    };
  }, [at]);
  const total = useForecast(scene, RUN, steps)?.total;
  return total ? <RunTotals change={total} /> : null;
}
