import type { Skill } from '@thameside/key-flow/client';

type Sort = Skill | 'any' | 'random';

/** An anvil, a pickaxe, a saw; the star is of any type, the question mark drawn by lot. Around 0, 0, 20 units wide. */
const SIGNS: Readonly<Record<Sort, string>> = {
  anvil: 'M-8 -5h13q-1 4 -4.500 4.500v2.500l3 4h-9l3 -4v-2.500q-4 -0.500 -5.500 -4.500zM5 -5h3',
  pick: 'M-7.500 -2.500q7.500 -7.500 15 0M0 -5.500v13',
  saw: 'M-8 2l12 -7l3 4l-12 7l-1 -1.800l-0.600 2.800l-1.200 -2.600zM4 -5l2 -1.500q2 2 2 4.500l-1.500 1',
  any: 'M0 -5v10M-4.300 -2.500l8.600 5M-4.300 2.500l8.600 -5',
  random: 'M-3 -3a3 3 0 1 1 4.300 2.700c-0.900 0.500 -1.300 1.200 -1.300 2.300m0 2.800v0.400',
};

/** A double-sided tile has a second edge. */
export const SkillTile = ({
  skill,
  double = false,
  scale = 1,
}: {
  readonly skill: Sort;
  readonly double?: boolean;
  readonly scale?: number;
}) => (
  <g class={`skill skill-${skill}`} transform={scale === 1 ? undefined : `scale(${scale})`}>
    {double && <rect class="skill-back" x="-7.500" y="-12" width="20" height="20" rx="3" />}
    <rect x="-10" y="-10" width="20" height="20" rx="3" />
    <path d={SIGNS[skill]} />
  </g>
);

export const SkillIcon = ({
  skill,
  double = false,
  size = 22,
}: {
  readonly skill: Sort;
  readonly double?: boolean;
  readonly size?: number;
}) => (
  <svg class="flow-icon" viewBox="-12 -13 26 26" width={size} height={size} aria-hidden="true">
    <SkillTile skill={skill} double={double} />
  </svg>
);
