import type { Sight } from '@thameside/protocol';
import { SeatMark as Mark, toneOfSeat } from '../parts/index.ts';
import { initialsOf } from '../parts/initials.ts';
import { board } from '../state/speech.ts';
import './css/seat.css';

/** The colour in which a seat plays. */
export const toneOf = (sight: Sight, seat: number): string =>
  board.value?.tone?.(sight, seat) ?? toneOfSeat(seat);

export const nameOf = (sight: Sight, seat: number): string => sight.seats[seat]?.name ?? '';

/** A seat's colour, shape and letter. */
export const SeatMark = ({ sight, seat }: { readonly sight: Sight; readonly seat: number }) => (
  <Mark
    seat={seat}
    name={nameOf(sight, seat)}
    initial={initialsOf(sight.seats.map(({ name }) => name))[seat] ?? ''}
    tone={toneOf(sight, seat)}
  />
);

export const SeatName = ({ sight, seat }: { readonly sight: Sight; readonly seat: number }) => (
  <span class="seat-name">
    <SeatMark sight={sight} seat={seat} />
    <span>{nameOf(sight, seat)}</span>
  </span>
);
