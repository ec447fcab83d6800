import { Button } from '../../../parts/index.ts';
import { t } from '../../../words.ts';
import { isOffered } from '../../parts/why.tsx';
import { Loan, Poverty } from '../art/signs.tsx';
import { choose } from '../choose.ts';
import { ledgerOf } from '../lib/loans.ts';
import { gaugeOf } from '../lib/poverty.ts';
import { litPanel, useScene } from '../scene.ts';

const signed = (n: number): string => (n < 0 ? `−${-n}` : n > 0 ? `+${n}` : '0');

/** My tokens against the least poor player's, and what the next one costs. */
function PovertyGauge({ seat }: { readonly seat: number }) {
  const { view, box, names } = useScene();
  const gauge = gaugeOf(box, view, seat);
  const all = view.players.map(p => p.poverty + p.cards);
  const most = Math.max(10, ...all);
  return (
    <div class="poverty-gauge">
      <h2>
        <Poverty n="" /> {t('london.poverty')}
      </h2>
      <ul class="thermometer" aria-label={t('london.poverty.all')}>
        {all.map((n, i) => (
          <li
            key={i}
            data-mine={i === seat}
            style={`--share: ${n / most}; --tokens: ${(view.players[i]?.poverty ?? 0) / most}`}
          >
            <span class="thermo-name">{names[i]}</span>
            <span class="thermo-bar" aria-hidden="true" />
            <span class="thermo-count">
              {t('london.poverty.count', {
                tokens: view.players[i]?.poverty ?? 0,
                hand: view.players[i]?.cards ?? 0,
              })}
            </span>
          </li>
        ))}
      </ul>
      <p>
        {t('london.poverty.left', { least: gauge.least, left: gauge.left, cost: signed(gauge.cost) })}{' '}
        <b>{t('london.poverty.next', { next: signed(gauge.next) })}</b>
      </p>
    </div>
  );
}

/** A loan ahead of time: whoever has to pay and cannot is given one anyway. */
function TakeLoan() {
  const scene = useScene();
  const { ask, words } = scene;
  if (!isOffered(ask, 'loan')) return null;
  return (
    <Button small class="take-loan" onClick={() => void choose(scene, 'loan')}>
      {words.t('answer.loan')}
    </Button>
  );
}

/** What each loan costs until the end. */
function LoanLedger({ seat }: { readonly seat: number }) {
  const { view, box } = useScene();
  const { loans, each, all, penalty, lost } = ledgerOf(box, view, seat);
  return (
    <div class="loan-ledger">
      <h2>
        <Loan n="£" /> {t('london.loans', { n: loans })}
        <TakeLoan />
      </h2>
      {loans === 0 ? (
        <p>{t('london.loans.none', { each, penalty: signed(penalty) })}</p>
      ) : (
        <ul>
          <li>{t('london.loans.run', { n: loans })}</li>
          <li>{t('london.loans.repay', { each, all })}</li>
          <li>{t('london.loans.end', { lost: signed(lost) })}</li>
        </ul>
      )}
    </div>
  );
}

/** Poverty and loans, in full. */
export function Ledger() {
  const scene = useScene();
  const seat = scene.me ?? scene.view.active;
  return (
    <section
      class={`london-ledger ${litPanel(scene, 'ledger')}`}
      aria-label={t('london.region.ledger')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
      tabIndex={0}
    >
      <PovertyGauge seat={seat} />
      <LoanLedger seat={seat} />
    </section>
  );
}
