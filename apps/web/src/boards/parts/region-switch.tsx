import type { ComponentChildren } from 'preact';
import { Icon, type IconName } from '../../parts/index.ts';
import './region-switch.css';

interface RegionButton<R extends string> {
  readonly id: R;
  readonly icon: IconName;
  readonly label: string;
  /** Something to be noted there. */
  readonly badge?: ComponentChildren;
}
interface RegionSwitchProps<R extends string> {
  readonly label: string;
  readonly regions: readonly RegionButton<R>[];
  readonly shown: R;
  readonly onShow: (region: R) => void;
}

/** One region at a time, on a narrow screen. */
export const RegionSwitch = <R extends string>({ label, regions, shown, onShow }: RegionSwitchProps<R>) => (
  <nav class="board-regions" aria-label={label}>
    {regions.map(region => (
      <button
        key={region.id}
        type="button"
        aria-pressed={shown === region.id}
        onClick={() => onShow(region.id)}
      >
        <Icon name={region.icon} />
        <span>{region.label}</span>
        {region.badge}
      </button>
    ))}
  </nav>
);
