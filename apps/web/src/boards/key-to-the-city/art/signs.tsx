import { Letters, Scaled, Unit, useLegible } from '../../parts/legible.tsx';

/* Small signs that tiles, berths and panels share. Each around 0, 0. */

/** Points at the end of the game: gold where the tile has them, grey where an upgrade would bring them. */
export function Shield({
  points,
  promised = false,
  scale = 1,
}: {
  readonly points: number | string;
  readonly promised?: boolean;
  readonly scale?: number;
}) {
  const most = String(points).length > 1 ? 17 : 20;
  if (useLegible() / scale > most) return null;
  return (
    <Scaled by={scale} class={promised ? 'shield shield-promised' : 'shield'}>
      <path d="M0 -12C4 -9 8 -8.500 11 -9v8C11 6 6 10 0 13C-6 10 -11 6 -11 -1v-8C-8 -8.500 -4 -9 0 -12z" />
      <Letters y={4.5} size={12.5} most={most}>
        {points}
      </Letters>
    </Scaled>
  );
}

export const ShieldIcon = ({
  points,
  size = 24,
  promised = false,
}: {
  readonly points: number | string;
  readonly size?: number;
  readonly promised?: boolean;
}) => (
  <svg class="city-icon" viewBox="-12 -13 24 27" width={size * 0.9} height={size} aria-hidden="true">
    <Unit.Provider value={size / 27}>
      <Shield points={points} promised={promised} />
    </Unit.Provider>
  </svg>
);

const HULL = 'M-20 3h40l-5 9h-30z';
const SAIL = 'M-2 1v-22l-13 17q-2 4 2 5zM1 1v-20q12 6 14 20z';
/** A Thames barge with its owner's initial on the sail. */
export const Barge = ({ initial }: { readonly initial: string }) => (
  <g class="barge">
    <path class="barge-hull" d={HULL} />
    <path class="barge-sail" d={SAIL} />
    <path class="barge-mast" d="M-0.500 3v-27" />
    <Letters y={-3.5} size={12} most={19}>
      {initial}
    </Letters>
  </g>
);

/** A player's mark: a house gable in the player's colour, with the initial. */
export const PlayerMark = ({ initial, scale = 1 }: { readonly initial: string; readonly scale?: number }) => (
  <Scaled by={scale} class="player-mark">
    <path d="M0 -13l11 7.500v14.500q0 2 -2 2h-18q-2 0 -2 -2v-14.500z" />
    <Letters y={6.5} size={13} most={initial.length > 1 ? 17 : 22}>
      {initial}
    </Letters>
  </Scaled>
);

export const PlayerIcon = ({
  initial,
  colour,
  size = 24,
}: {
  readonly initial: string;
  readonly colour: string | null;
  readonly size?: number;
}) => (
  <svg
    class={`city-icon player-${colour ?? 'none'}`}
    viewBox="-12 -14 24 26"
    width={size}
    height={size}
    aria-hidden="true"
  >
    <Unit.Provider value={size / 26}>
      <PlayerMark initial={initial} />
    </Unit.Provider>
  </svg>
);

/** Who leads an auction. */
export const CROWN = 'M-8 4l-2 -9l5 4l5 -7l5 7l5 -4l-2 9z';
/** A mallet: bids. */
export const MALLET = 'M-1 -8l6 6M-5 -4l6 6M-3 -6l4 4M1 -2M0 -1L-7 6M1 7h7';
/** A hand that sets something down: use and upgrade. */
export const PLACE = 'M0 -8v9M-4 -2.500l4 4l4 -4M-7 3v4h14v-4';
export const ARROW_UP = 'M0 -6l6 6h-3.500v6h-5v-6h-3.500z';
