import type { Keyple as Colour } from '@thameside/key-to-the-city/client';
import { t } from '../../../words.ts';
import { CHIPS, FIGURE, LETTER_Y } from '../../parts/keyples.ts';

const keypleLetter = (colour: Colour): string => t(`city.letter.keyple.${colour}`);

/** Shape, colour and letter: 24 units wide, around 0, 0. */
export const KeypleChip = ({ colour, scale = 1 }: { readonly colour: Colour; readonly scale?: number }) => (
  <g transform={scale === 1 ? undefined : `scale(${scale})`} class={`keyple keyple-${colour}`}>
    <path d={CHIPS[colour]} />
    <text y={LETTER_Y[colour]}>{keypleLetter(colour)}</text>
  </g>
);

/** So many keyples of a colour: the number before the letter, in the shape. */
export const KeypleCount = ({
  colour,
  count,
  scale = 1,
}: {
  readonly colour: Colour;
  readonly count: number;
  readonly scale?: number;
}) => (
  <g
    transform={`scale(${scale})`}
    class={`keyple keyple-${colour} keyple-count ${count > 9 ? 'keyple-many' : ''}`}
  >
    <path d={CHIPS[colour]} />
    <text y={LETTER_Y[colour] + 0.6}>
      {count}
      <tspan class="keyple-small">{keypleLetter(colour)}</tspan>
    </text>
  </g>
);

/** The wooden figure, with its chip on the chest: 40 units wide, around 0, 0. */
export const KeypleFigure = ({ colour }: { readonly colour: Colour }) => (
  <g class={`keyple keyple-${colour}`}>
    <path d={FIGURE} />
    <g class="keyple-mark" transform="translate(0 -1) scale(0.86)">
      <path d={CHIPS[colour]} />
      <text y={LETTER_Y[colour]}>{keypleLetter(colour)}</text>
    </g>
  </g>
);

/** For text: a chip the size of a word. */
export const KeypleIcon = ({ colour, size = 20 }: { readonly colour: Colour; readonly size?: number }) => (
  <svg class="city-icon" viewBox="-13 -14 26 26" width={size} height={size} aria-hidden="true">
    <KeypleChip colour={colour} />
  </svg>
);
