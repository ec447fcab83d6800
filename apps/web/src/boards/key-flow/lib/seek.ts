import type { View } from '@thameside/key-flow/client';

/** Where a piece lies, for bringing it into view: whose village, or this seat's own cards. */
export function spotOf(view: View, piece: string): number | null {
  const [kind = '', name = ''] = piece.split(':');
  if (kind === 'seat' || kind === 'look') return Number(name);
  if (piece === 'panel:village') return view.me;
  if (kind !== 'card') return null;
  const seat = view.players.findIndex(({ village }) =>
    village.some(({ id, keyples }) => id === name || keyples.includes(name)),
  );
  return seat < 0 ? null : seat;
}
