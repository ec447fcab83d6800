import { signal } from '@preact/signals';
import type { Sight } from '@thameside/protocol';

type Seated = Pick<Sight, 'seats' | 'waiting'>;

/** Online, the seats that are played from here; null where all that people play are. */
export const ownSeats = signal<readonly number[] | null>(null);

/** The seats that the people before this screen play. */
export const personsAt = ({ seats }: Pick<Sight, 'seats'>): number[] =>
  seats.flatMap((spec, seat) =>
    spec.kind === 'person' && (ownSeats.value?.includes(seat) ?? true) ? [seat] : [],
  );

/** Several people share the screen, so that one must not see what another holds. */
export const isShared = (sight: Pick<Sight, 'seats'>): boolean => personsAt(sight).length > 1;

/** The person who has something to do next: whoever sits there first, then clockwise. Null if nobody has. */
export function nextPerson(sight: Seated, at: number | null): number | null {
  const waiting = personsAt(sight).filter(seat => sight.waiting.includes(seat));
  if (at !== null && waiting.includes(at)) return at;
  return waiting.find(seat => seat > (at ?? -1)) ?? waiting[0] ?? null;
}

export const isOver = ({ result }: Pick<Sight, 'result'>): boolean => result !== null;
