import { t } from '../../../words.ts';
import { Coin, Loan, Poverty, Prestige } from '../art/signs.tsx';
import { gaugePiece } from '../lib/pieces.ts';
import { playerOf, useScene } from '../scene.ts';

/** What a player has, in plain sight: prestige, money, poverty, loans, cards. */
export function Gauges({ seat, small = false }: { readonly seat: number; readonly small?: boolean }) {
  const scene = useScene();
  const { words, lit } = scene;
  const p = playerOf(scene, seat);
  if (!p) return null;
  const gauge = (what: 'money' | 'loans' | 'poverty' | 'prestige') =>
    `gauge gauge-${what} ${lit.has(gaugePiece(seat, what)) ? 'is-lit' : ''}`;
  return (
    <ul class={small ? 'gauges gauges-small' : 'gauges'} aria-label={t('london.gauges')}>
      <li class={gauge('prestige')}>
        <Prestige n="" />
        <b aria-hidden="true">{p.prestige}</b>
        <span class="unseen">{words.t('amount.prestige', { n: p.prestige })}</span>
      </li>
      <li class={gauge('money')}>
        <Coin n="£" />
        <b aria-hidden="true">{p.money}</b>
        <span class="unseen">{words.t('amount.money', { n: p.money })}</span>
      </li>
      <li class={gauge('poverty')}>
        <Poverty n="" />
        <b aria-hidden="true">{p.poverty}</b>
        <span class="unseen">{words.t('amount.poverty', { n: p.poverty })}</span>
      </li>
      <li class={`${gauge('loans')} ${p.loans > 0 ? 'is-owing' : ''}`}>
        <Loan n="£" />
        <b aria-hidden="true">{p.loans}</b>
        <span class="unseen">{words.t('amount.loans', { n: p.loans })}</span>
      </li>
      <li class="gauge">
        <svg class="sign sign-card" viewBox="-8 -12 16 24" aria-hidden="true">
          <path d="M-6.500 -9.500h13v19h-13z" />
        </svg>
        <b aria-hidden="true">{p.cards}</b>
        <span class="unseen">{t('london.hand-size', { n: p.cards })}</span>
      </li>
    </ul>
  );
}
