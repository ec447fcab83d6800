import type { Arrow, Colour } from '@thameside/key-flow/client';
import { t } from '../../../words.ts';
import { CHIPS, FIGURE, LETTER_Y } from '../../parts/keyples.ts';
import { Letters, Scaled, Unit } from '../../parts/legible.tsx';

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
  <Scaled class={`keyple keyple-${colour}`} by={scale}>
    <path d={CHIPS[colour]} />
    <Letters size={14} y={LETTER_Y[colour]}>
      {text ?? t(`flow.letter.${colour}`)}
    </Letters>
  </Scaled>
);

export const KeypleFigure = ({ colour, scale = 1 }: { readonly colour: Colour; readonly scale?: number }) => (
  <Scaled class={`keyple keyple-${colour}`} by={scale}>
    <path d={FIGURE} />
    <g transform="translate(0 -1)">
      <Scaled class="keyple-mark" by={0.86}>
        <path d={CHIPS[colour]} />
        <Letters size={16} y={LETTER_Y[colour] + 0.5}>
          {t(`flow.letter.${colour}`)}
        </Letters>
      </Scaled>
    </g>
  </Scaled>
);

export const KeypleIcon = ({ colour, size = 20 }: { readonly colour: Colour; readonly size?: number }) => (
  <svg class="flow-icon" viewBox="-14 -14 28 28" width={size} height={size} aria-hidden="true">
    <Unit.Provider value={size / 28}>
      <KeypleChip colour={colour} />
    </Unit.Provider>
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
