import type { SetFault, Translate } from '@thameside/kit';
import { Notice } from '../parts/index.ts';
import { t } from '../words.ts';
import { textOr } from './use-game.ts';

/** What is wrong with a fault's place and why, in the words of the game or else in ours. */
const said = (fault: SetFault, speak: Translate): string => {
  const own = textOr(t, fault.key, '');
  return own === '' ? speak(fault.key, fault.params) : t(fault.key, fault.params);
};

const placeOf = ({ at, params }: SetFault): string => {
  if (typeof params.line === 'number') return t('faults.line', { line: params.line });
  return at === '' ? t('faults.whole') : at;
};

/** All faults of a file, each with its place. */
export const Faults = ({
  name,
  faults,
  speak,
}: {
  readonly name: string;
  readonly faults: readonly SetFault[];
  readonly speak: Translate;
}) => (
  <Notice kind="bad">
    <p class="label">{t('faults.count', { name, count: faults.length })}</p>
    <ul class="faults">
      {faults.map((fault, i) => (
        <li key={`${i} ${fault.at}`}>
          <code>{placeOf(fault)}</code>
          <span>{said(fault, speak)}</span>
        </li>
      ))}
    </ul>
  </Notice>
);
