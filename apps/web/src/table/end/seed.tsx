import { commitment } from '@thameside/kernel';
import type { Sight } from '@thameside/protocol';
import { Disclosure, Icon } from '../../parts/index.ts';
import { t } from '../../words.ts';

/** The promise made at the start, checked against the seed that is told at the end. */
export function SeedCheck({ sight }: { readonly sight: Sight }) {
  const { seed } = sight;
  if (seed === null) return null;
  if (sight.forkOf) return <p class="soft">{t('table.end.seed-forked')}</p>;
  const found = commitment(seed);
  const isKept = found === sight.commitment;
  return (
    <section class="seed">
      <p class={isKept ? 'seed-kept' : 'seed-broken'}>
        <Icon name={isKept ? 'check' : 'warning'} />
        {t(isKept ? 'table.end.seed-kept' : 'table.end.seed-broken')}
      </p>
      <Disclosure summary={t('table.end.seed-how')}>
        <p>{t('table.end.seed-about')}</p>
        <dl class="seed-facts">
          <dt>{t('table.end.seed-promised')}</dt>
          <dd>
            <code>{sight.commitment}</code>
          </dd>
          <dt>{t('table.end.seed')}</dt>
          <dd>
            <code>{seed}</code>
          </dd>
          <dt>{t('table.end.seed-found')}</dt>
          <dd>
            <code>{found}</code>
          </dd>
        </dl>
      </Disclosure>
    </section>
  );
}
