import { type Basis, basisKey } from '@thameside/kit';
import { Disclosure } from '../../parts/index.ts';
import { type GameWords, t } from '../../words.ts';
import { textOr } from '../use-game.ts';
import { isAssumed } from './assumed.ts';

interface BasesProps {
  readonly bases: readonly Basis[];
  readonly words: GameWords;
}

/** Where a component's values come from: in one line for all of them, or each by itself. */
export function Bases({ bases, words: { t: speak } }: BasesProps) {
  const said = (from: string) => textOr(speak, basisKey(from), from);
  const [first] = bases;
  if (!first) return null;
  if (first.field === null)
    return (
      <p class="basis-of-all">
        <b>{t('gallery.basis-of-all')}</b> {said(first.from)}
        {isAssumed(first.from) && <span class="assumed-mark">{t('gallery.assumed')}</span>}
      </p>
    );
  const assumed = bases.filter(({ from }) => isAssumed(from)).length;
  return (
    <Disclosure
      summary={
        <span class="small">
          {assumed > 0
            ? t('gallery.basis', { count: bases.length, assumed })
            : t('gallery.basis-known', { count: bases.length })}
        </span>
      }
    >
      <dl class="bases">
        {bases.map(({ field, from }) => (
          <div key={field} data-assumed={isAssumed(from)}>
            <dt>{textOr(speak, `field.${field}`, field ?? '')}</dt>
            <dd>{said(from)}</dd>
          </div>
        ))}
      </dl>
    </Disclosure>
  );
}
