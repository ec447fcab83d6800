import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Icon, type IconName } from '../../parts/index.ts';
import { t } from '../../words.ts';
import './region-switch.css';

interface RegionButton<R extends string> {
  readonly id: R;
  readonly icon: IconName;
  readonly label: string;
  /** What can be chosen there, if the board knows; else what is drawn there is counted. */
  readonly targets?: number;
  /** Where it is drawn, though it may not be shown. */
  readonly drawn?: string;
}
interface RegionSwitchProps<R extends string> {
  readonly label: string;
  readonly regions: readonly RegionButton<R>[];
  readonly shown: R;
  readonly onShow: (region: R) => void;
}

/** One region at a time, on a narrow screen; each says how much can be chosen there. */
export function RegionSwitch<R extends string>({ label, regions, shown, onShow }: RegionSwitchProps<R>) {
  const nav = useRef<HTMLElement>(null);
  const [counted, setCounted] = useState('');
  useLayoutEffect(() => {
    const board = nav.current?.parentElement;
    const counts = regions.map(({ targets, drawn }) => {
      if (targets !== undefined || drawn === undefined) return targets ?? 0;
      return board?.querySelectorAll(`${drawn} :is(.is-legal, .is-possible)`).length ?? 0;
    });
    setCounted(counts.join(' '));
  });
  const counts = counted.split(' ').map(Number);
  return (
    <nav class="board-regions" aria-label={label} ref={nav}>
      {regions.map(({ id, icon, label: name }, i) => {
        const n = counts[i] ?? 0;
        return (
          <button key={id} type="button" aria-pressed={shown === id} onClick={() => onShow(id)}>
            <Icon name={icon} />
            <span>{name}</span>
            {n > 0 && shown !== id && (
              <span class="region-badge">
                {n}
                <span class="unseen">{t('table.targets', { n })}</span>
              </span>
            )}
          </button>
        );
      })}
    </nav>
  );
}
