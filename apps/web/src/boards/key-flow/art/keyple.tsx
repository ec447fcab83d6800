import type { Arrow, Colour } from '@thameside/key-flow/client';
import { t } from '../../../words.ts';
import { CHIPS, FIGURE, LETTER_Y } from '../../parts/keyples.ts';

/** Shape, colour and letter: 24 units wide, around 0, 0. */
export const KeypleChip = ({
  colour,
  scale = 1,
  text,
}: {
  readonly colour: Colour;
  readonly scale?: number;
  readonly text?: string | number;
}) => (
  <g class={`keyple keyple-${colour}`} transform={scale === 1 ? undefined : `scale(${scale})`}>
    <path d={CHIPS[colour]} />
    <text y={LETTER_Y[colour]}>{text ?? t(`flow.letter.${colour}`)}</text>
  </g>
);

export const KeypleFigure = ({ colour, scale = 1 }: { readonly colour: Colour; readonly scale?: number }) => (
  <g class={`keyple keyple-${colour}`} transform={scale === 1 ? undefined : `scale(${scale})`}>
    <path d={FIGURE} />
    <g class="keyple-mark" transform="translate(0 -1) scale(0.86)">
      <path d={CHIPS[colour]} />
      <text y={LETTER_Y[colour]}>{t(`flow.letter.${colour}`)}</text>
    </g>
  </g>
);

export const KeypleIcon = ({ colour, size = 20 }: { readonly colour: Colour; readonly size?: number }) => (
  <svg class="flow-icon" viewBox="-14 -14 28 28" width={size} height={size} aria-hidden="true">
    <KeypleChip colour={colour} />
  </svg>
);

const TURNS: Readonly<Record<Arrow, number>> = { left: 90, down: 0, right: -90 };

/** Where a keyple card may go: to the left, home, to the right. */
export const ArrowSign = ({ arrow, on }: { readonly arrow: Arrow; readonly on: boolean }) => (
  <path
    class={`arrow-sign ${on ? '' : 'is-absent'}`}
    d="M0 10l9 -10h-5v-9h-8v9h-5z"
    transform={`rotate(${TURNS[arrow]})`}
  />
);
