import { Letters, Unit } from '../parts/legible.tsx';
import { toneOf } from './lib/seats.ts';

/** Each seat has a shape besides its colour, the same as beside the table. */
const SHAPES = [
  'M0 -9.500a9.500 9.500 0 1 1 0 19a9.500 9.500 0 0 1 0 -19z',
  'M-8.500 -8.500h17v17h-17z',
  'M0 -10.500L11 9.500H-11z',
  'M0 -11.200L11.200 0L0 11.200L-11.200 0z',
  'M-5.700 -9.700h11.400L11.400 0l-5.700 9.700H-5.700L-11.400 0z',
  'M0 -11.200l3.400 6.900l7.600 1.100l-5.500 5.400l1.300 7.600l-6.800 -3.600l-6.800 3.600l1.300 -7.600l-5.500 -5.400l7.600 -1.100z',
];

export const SeatMark = ({
  seat,
  initial,
  size = 22,
}: {
  readonly seat: number;
  readonly initial: string;
  readonly size?: number;
}) => (
  <svg
    class={`flow-icon flow-seat player-${toneOf(seat)}`}
    viewBox="-12.500 -12.500 25 25"
    width={size}
    height={size}
    aria-hidden="true"
  >
    <path d={SHAPES[seat % SHAPES.length]} />
    <Unit.Provider value={size / 25}>
      <Letters size={14} y={seat % SHAPES.length === 2 ? 7.5 : 5}>
        {initial}
      </Letters>
    </Unit.Provider>
  </svg>
);
