import type { Skill } from '@thameside/key-to-the-city/client';

/** A brick, a coin, a pair of compasses; the blank one is of any type. In a field of 20 by 20, around 0, 0. */
const SIGNS: Readonly<Record<Skill | 'any', string>> = {
  brick: 'M-7 -5h14v10h-14zM-7 0h14M-2 -5v5M3 0v5M-4 0v5',
  coin: 'M-7 0a7 7 0 1 0 14 0a7 7 0 1 0 -14 0zM3 -3a2.600 2.600 0 0 0 -5 1c0 2.500 1 3 0 5.800h5M-3.500 0.700h4.500',
  compass:
    'M0 -5.500L-5 7M0 -5.500L5 7M-3 2.500q3 2 6 0M-1.700 -7a1.700 1.700 0 1 0 3.400 0a1.700 1.700 0 1 0 -3.400 0z',
  any: 'M-2.600 -2.400a2.700 2.700 0 1 1 3.900 2.400c-0.900 0.500 -1.300 1 -1.300 2m0 2.600v0.300',
};

export const SkillChip = ({
  skill,
  scale = 1,
}: {
  readonly skill: Skill | 'any';
  readonly scale?: number;
}) => (
  <g class={`skill skill-${skill}`} transform={scale === 1 ? undefined : `scale(${scale})`}>
    <rect x="-10" y="-10" width="20" height="20" rx="3.5" />
    <path d={SIGNS[skill]} />
  </g>
);

export const SkillIcon = ({
  skill,
  size = 22,
}: {
  readonly skill: Skill | 'any';
  readonly size?: number;
}) => (
  <svg class="city-icon" viewBox="-11 -11 22 22" width={size} height={size} aria-hidden="true">
    <SkillChip skill={skill} />
  </svg>
);
