import type { Resource } from '@thameside/key-flow/client';
import { t } from '../../../words.ts';
import { Letters, Scaled, Unit } from '../../parts/legible.tsx';

/** An ingot, a stone, a log, a nugget: each resource has a shape besides its colour. Around 0, 0, 24 units wide. */
const SHAPES: Readonly<Record<Resource, string>> = {
  iron: 'M-7 -8h14l5 16h-24z',
  stone: 'M-11 2l3 -9l8 -3l8 3l4 8l-5 8h-12z',
  wood: 'M-9 -8h14a6 8 0 0 1 0 16h-14a6 8 0 0 1 0 -16z',
  gold: 'M0 -12l3.500 7.500l8.500 0.500l-6 6l2 8.500l-8 -4.500l-8 4.500l2 -8.500l-6 -6l8.500 -0.500z',
};

const Letter = ({ of }: { readonly of: string }) => (
  <Letters size={14} y={of === 'gold' ? 5.5 : 5}>
    {t(`flow.letter.${of}`)}
  </Letters>
);

export const Good = ({
  resource,
  scale = 1,
}: {
  readonly resource: Resource | 'any';
  readonly scale?: number;
}) => (
  <Scaled class={`good good-${resource}`} by={scale}>
    {resource === 'any' ? (
      <>
        <circle r="10.500" />
        <path class="good-star" d="M0 -6v12M-5.200 -3l10.400 6M-5.200 3l10.400 -6" />
      </>
    ) : (
      <>
        <path d={SHAPES[resource]} />
        <Letter of={resource} />
      </>
    )}
  </Scaled>
);

export const GoodIcon = ({
  resource,
  size = 22,
}: {
  readonly resource: Resource | 'any';
  readonly size?: number;
}) => (
  <svg class="flow-icon" viewBox="-13 -13 26 26" width={size} height={size} aria-hidden="true">
    <Unit.Provider value={size / 26}>
      <Good resource={resource} />
    </Unit.Provider>
  </svg>
);
