import type { View } from '@thameside/key-flow/client';

const TONES = ['blue', 'red', 'yellow', 'green', 'purple', 'orange'] as const;

/** The colour in which a seat plays, whatever home it has. */
export const toneOf = (seat: number): string => TONES[seat % TONES.length] ?? 'blue';

type Seated = Pick<View, 'players'>;

/** F1: seats are clockwise, the left neighbour is the next one. */
export const leftOf = ({ players }: Seated, seat: number): number => (seat + 1) % players.length;
export const rightOf = ({ players }: Seated, seat: number): number =>
  (seat + players.length - 1) % players.length;

/** F10: to whom the hand goes after this turn, and from whom the next one comes. */
export const passesTo = (view: Pick<View, 'players' | 'passing'>, seat: number): number =>
  view.passing === 'left' ? leftOf(view, seat) : rightOf(view, seat);
export const comesFrom = (view: Pick<View, 'players' | 'passing'>, seat: number): number =>
  view.passing === 'left' ? rightOf(view, seat) : leftOf(view, seat);

/** Everybody who is neither this seat nor next to it, clockwise. */
export function othersOf(view: Seated, seat: number): number[] {
  const near = [seat, leftOf(view, seat), rightOf(view, seat)];
  return view.players.map((_, i) => (seat + i) % view.players.length).filter(each => !near.includes(each));
}
