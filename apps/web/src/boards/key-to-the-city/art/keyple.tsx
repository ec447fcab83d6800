import type { Keyple as Colour } from '@thameside/key-to-the-city/client';
import { t } from '../../../words.ts';
import { CHIPS, FIGURE, LETTER_Y } from '../../parts/keyples.ts';
import { Letters, Scaled, Unit, useLegible } from '../../parts/legible.tsx';

const keypleLetter = (colour: Colour): string => t(`city.letter.keyple.${colour}`);

/** Shape, colour and letter: 24 units wide, around 0, 0. */
export const KeypleChip = ({ colour, scale = 1 }: { readonly colour: Colour; readonly scale?: number }) => (
  <Scaled by={scale} class={`keyple keyple-${colour}`}>
    <path d={CHIPS[colour]} />
    <Letters y={LETTER_Y[colour]} size={13} most={18}>
      {keypleLetter(colour)}
    </Letters>
  </Scaled>
);

/** The letter behind a number, where it can be read: shape and colour say the same. */
const SmallLetter = ({ colour }: { readonly colour: Colour }) =>
  useLegible() > 9 ? null : <tspan font-size="9">{keypleLetter(colour)}</tspan>;

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
  <Scaled by={scale} class={`keyple keyple-${colour}`}>
    <path d={CHIPS[colour]} />
    <Letters y={LETTER_Y[colour] + 0.6} size={count > 9 ? 11.5 : 14} most={count > 9 ? 17 : 22}>
      {count}
      <SmallLetter colour={colour} />
    </Letters>
  </Scaled>
);

/** The wooden figure of any colour. */
export const PlainFigure = () => <path d={FIGURE} />;

/** The wooden figure, with its chip on the chest: 40 units wide, around 0, 0. */
export const KeypleFigure = ({ colour }: { readonly colour: Colour }) => (
  <g class={`keyple keyple-${colour}`}>
    <PlainFigure />
    <g class="keyple-mark" transform="translate(0 -1)">
      <Scaled by={0.86}>
        <path d={CHIPS[colour]} />
        <Letters y={LETTER_Y[colour]} size={13} most={18}>
          {keypleLetter(colour)}
        </Letters>
      </Scaled>
    </g>
  </g>
);

/** For text: a chip the size of a word. */
export const KeypleIcon = ({ colour, size = 20 }: { readonly colour: Colour; readonly size?: number }) => (
  <svg class="city-icon" viewBox="-13 -14 26 26" width={size} height={size} aria-hidden="true">
    <Unit.Provider value={size / 26}>
      <KeypleChip colour={colour} />
    </Unit.Provider>
  </svg>
);
