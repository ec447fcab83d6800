import type { ComponentChildren } from 'preact';
import { Letters, Scaled, Unit } from '../../parts/legible.tsx';

/* Small signs that cards and panels share. Each around 0, 0, about 22 units wide. */

/** A wooden token with a key on it. */
export const Token = ({ scale = 1 }: { readonly scale?: number }) => (
  <g class="token" transform={scale === 1 ? undefined : `scale(${scale})`}>
    <circle r="10.500" />
    <path d="M-5.500 0a3 3 0 1 0 6 0a3 3 0 1 0 -6 0zM0.500 0h6.500v3M4.500 0v2.500" />
  </g>
);

/** Transport: a cart, with how far it goes. */
export const Cart = ({ n }: { readonly n: number }) => (
  <g class="cart">
    <path class="cart-box" d="M-13 -8h21l-3 11h-15z" />
    <path class="cart-shaft" d="M7 -4l7 -3" />
    <circle cx="-4" cy="6" r="4.500" />
    <circle cx="-4" cy="6" r="1" />
    <Letters size={17} x="-3" y={3.5}>
      {n}
    </Letters>
  </g>
);

/** Upgrade icons: a gable with a mallet's arrow, once for each. */
export const Gable = ({ scale = 1 }: { readonly scale?: number }) => (
  <g class="gable" transform={scale === 1 ? undefined : `scale(${scale})`}>
    <path d="M0 -11l11 8.500h-4v11h-14v-11h-4z" />
    <path class="gable-arrow" d="M0 5v-8M-3.500 0.500l3.500 -3.500l3.500 3.500" />
  </g>
);

/** Points at the end of the game. */
export const Rosette = ({
  points,
  scale = 1,
}: {
  readonly points: number | string;
  readonly scale?: number;
}) => (
  <Scaled class="rosette" by={scale}>
    <path d="M0 -12l3.800 2.200l4.400 0.200l2 3.900l2.300 3.700l-2.300 3.700l-2 3.900l-4.400 0.200l-3.800 2.200l-3.800 -2.200l-4.400 -0.200l-2 -3.900l-2.300 -3.700l2.300 -3.700l2 -3.900l4.400 -0.200z" />
    <Letters size={String(points).length > 2 ? 13 : 16} y={4}>
      {points}
    </Letters>
  </Scaled>
);

/** An upgrade tile: plain, or turned to its point. */
export const UpgradeTile = ({ turned, scale = 1 }: { readonly turned: boolean; readonly scale?: number }) => (
  <Scaled class={`upgrade-tile ${turned ? 'is-turned' : ''}`} by={scale}>
    <rect x="-11" y="-9" width="22" height="18" rx="3" />
    {turned ? (
      <Letters size={17} y={6}>
        1
      </Letters>
    ) : (
      <path d="M0 5v-10M-4 -1l4 -4l4 4" />
    )}
  </Scaled>
);

/** A boat under sail. */
const BOAT = 'M-11 4h22l-4 6h-14zM-1 3v-14l-8 11zM1 3v-11l8 8z';

export const Boat = () => <path class="boat-sign" d={BOAT} />;

/** Any sign, the size of a word. */
export const Sign = ({
  children,
  size = 22,
}: {
  readonly children: ComponentChildren;
  readonly size?: number;
}) => (
  <svg class="flow-icon" viewBox="-14 -14 28 28" width={size} height={size} aria-hidden="true">
    <Unit.Provider value={size / 28}>{children}</Unit.Provider>
  </svg>
);
