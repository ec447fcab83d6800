import './seat-mark.css';

/** Each seat has a shape besides its colour. */
const SHAPES = [
  'M12 2.5a9.5 9.5 0 1 1 0 19 9.5 9.5 0 0 1 0-19Z',
  'M3.500 3.500h17v17h-17Z',
  'M12 1.500 23 21.500H1Z',
  'M12 .800 23.200 12 12 23.200.800 12Z',
  'M6.300 2.300h11.400L23.400 12l-5.700 9.700H6.300L.600 12Z',
  'm12 .800 3.400 6.900 7.600 1.100-5.500 5.400 1.300 7.600-6.800-3.600-6.800 3.600 1.300-7.600L1 8.800l7.600-1.100Z',
];
/** The colours in which seats play, unless their game has its own. */
const TONES = ['blue', 'red', 'yellow', 'green', 'purple', 'orange'];

export const toneOfSeat = (seat: number): string => TONES[seat % TONES.length] ?? 'blue';

/** A seat's colour, shape and letter. */
export const SeatMark = ({
  seat,
  name,
  initial = Array.from(name)[0]?.toLocaleUpperCase() ?? '',
  tone = toneOfSeat(seat),
}: {
  readonly seat: number;
  readonly name: string;
  /** Where others begin alike, more than the first letter. */
  readonly initial?: string;
  readonly tone?: string;
}) => (
  <svg
    class="seat-mark"
    viewBox="0 0 24 24"
    aria-hidden="true"
    style={`--tone: var(--player-${tone}); --tone-ink: var(--player-${tone}-ink)`}
  >
    <path d={SHAPES[seat % SHAPES.length]} />
    <text x="12" y={seat === 2 ? 19 : 16.5}>
      {initial}
    </text>
  </svg>
);
