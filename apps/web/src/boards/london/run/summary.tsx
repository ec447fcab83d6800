import type { RunForecast } from '@thameside/london/client';
import { t } from '../../../words.ts';
import { Coin, Poverty, Prestige } from '../art/signs.tsx';
import { useScene } from '../scene.ts';
import { bestNow } from './order.ts';

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

/** Money, prestige and poverty of a run, as changes. */
export function RunTotals({ run }: { readonly run: RunForecast }) {
  const { words } = useScene();
  const { money, prestige, poverty } = run.total;
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
      {run.loans > 0 && <span class="run-loans">{t('london.run.loans', { n: run.loans })}</span>}
    </span>
  );
}

/** What running now would bring, on the button that does it. */
export function RunSummary() {
  const best = bestNow(useScene());
  return best && <RunTotals run={best} />;
}
