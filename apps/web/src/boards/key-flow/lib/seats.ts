import { neighbour, type View } from '@thameside/key-flow/client';

const TONES = ['blue', 'red', 'yellow', 'green', 'purple', 'orange'] as const;

/** The colour in which a seat plays, whatever home it has. */
export const toneOf = (seat: number): string => TONES[seat % TONES.length] ?? 'blue';

type Seated = Pick<View, 'players'>;
type Passing = Pick<View, 'players' | 'passing'>;

export const leftOf = (view: Seated, seat: number): number => neighbour(view, seat, 1);
export const rightOf = (view: Seated, seat: number): number => neighbour(view, seat, -1);

/** F10: to whom the hand goes after this turn, and from whom the next one comes. */
export const passesTo = (view: Passing, seat: number): number =>
  view.passing === 'left' ? leftOf(view, seat) : rightOf(view, seat);
export const comesFrom = (view: Passing, seat: number): number =>
  view.passing === 'left' ? rightOf(view, seat) : leftOf(view, seat);

/** Everybody who is neither this seat nor next to it, clockwise. */
export function othersOf(view: Seated, seat: number): number[] {
  const near = [seat, leftOf(view, seat), rightOf(view, seat)];
  return view.players.map((_, i) => (seat + i) % view.players.length).filter(each => !near.includes(each));
}
